// A month and a half of incomes of one branch, with everything that happens to them, and one of another branch, for tests of what is
// added up of them.
import { addDays, addMonths } from '../../src/resources/kernel/date.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { openSlips } from './slip-stage.ts';

interface Kept extends Json {
  readonly id: number;
  readonly version: number;
}
export interface IncomeFact {
  readonly id: number;
  readonly profile_id: number;
  readonly transaction_at: string;
  readonly bill_id: number;
  readonly status: number;
  readonly net_amount: number;
  readonly doctor_amount: number;
  readonly rumahsakit_amount: number;
  readonly investor_amount: number;
  readonly klinik_amount: number;
  readonly accrued_doctor: number;
  readonly accrued_rumahsakit: number;
  readonly accrued_investor: number;
}
export interface OwedFact {
  readonly id: number;
  readonly profile_id: number;
  readonly source_id: number;
  readonly source_type: string;
  readonly actor_type: string;
  readonly actor_id: number;
  readonly amount: number;
  readonly paid_amount: number;
}

export const FIRST = addMonths(`${today().slice(0, 7)}-01`, -1);
/** In the middle of the month before today's. */
export const MIDDLE = addDays(FIRST, 14);
const ELSEWHERE = 2;

export const openIncomes = async () => {
  const at = await openSlips();
  const { books, manager, clinic } = at;
  const invest = async (name: string, lembar: number): Promise<number> => {
    const { id } = body(await books.post<Kept>('/api/finance/investor', { name, is_badan: false, status: 1 }), 201);
    const held = { investor_id: id, lembar, modal_amount: 0, valid_from: '2020-01-01' };
    body(await books.post('/api/finance/investorshare', held), 201);
    return id;
  };
  const shared = { metode: 1, percent: 20, reserve_percent: 0, interval: 1, valid_from: '2020-01-01' };
  body(await books.post('/api/finance/devidensetting', shared), 201);
  const budi = await invest('Budi Santoso', 1);
  const sari = await invest('Sari Wijayanti', 1);
  await invest('Andi Pratama', 1);

  const version = async (bill: number) => body(await books.get<Kept>(`/api/finance/bill/${bill}`)).version;
  const settled = await at.billed();
  await at.pay(settled, 2_550_000);
  body(await at.slip(at.whole((await at.open()).slice(0, 1))), 201);
  const partly = await at.billed();
  await at.pay(partly, 1_000_000);
  const waiting = await at.billed(true);
  await at.pay(waiting, 2_550_000);
  const gone = await at.billed();
  body(await books.post(`/api/finance/bill/${gone}/issue`, { version: await version(gone), payment_type: 1 }));
  body(await manager.post(`/api/finance/bill/${gone}/void`, { version: await version(gone), reason: 'Salah' }));
  const returned = await at.billed();
  await at.pay(returned, 2_550_000);
  const credit = { version: await version(returned), amount: 500_000, reason: 'Keluhan pasien', to_deposit: true };
  body(await manager.post(`/api/finance/bill/${returned}/refund`, credit), 201);
  const earlier = await at.billed();
  await at.pay(earlier, 2_550_000);
  const foreign = await at.billed();
  await at.pay(foreign, 2_550_000);

  const owner = clinic.database;
  await owner.asOwner(`update tindakanincomes set transaction_at = '${MIDDLE}' where bill_id = ${earlier}`);
  await owner.asOwner(`update bills set posting_date = '${MIDDLE}' where id = ${earlier}`);
  for (const [table, column] of [
    ['tindakanincomes', 'bill_id'],
    ['hutangs', 'bill_id'],
    ['bill_lines', 'bill_id'],
    ['bills', 'id'],
  ])
    await owner.asOwner(`update ${table} set profile_id = ${ELSEWHERE} where ${column} = ${foreign}`);

  const facts = async (branch: number, from: string, to: string): Promise<readonly IncomeFact[]> =>
    (await owner.asOwner<IncomeFact>('select *, transaction_at::text as transaction_at from tindakanincomes')).filter(
      (row) => row.profile_id === branch && row.transaction_at >= from && row.transaction_at <= to,
    );
  const owedOf = async (incomes: readonly IncomeFact[], type: string): Promise<readonly OwedFact[]> => {
    const ids = new Set(incomes.map(({ id }) => id));
    const rows = await owner.asOwner<OwedFact>(
      `select * from hutangs where source_type = 'tindakanincome' and actor_type = '${type}' and status <> -1`,
    );
    return rows.filter(({ source_id }) => ids.has(source_id));
  };
  return { ...at, budi, sari, bills: { settled, partly, waiting, gone, returned, earlier, foreign }, facts, owedOf };
};
export type Incomes = Awaited<ReturnType<typeof openIncomes>>;
