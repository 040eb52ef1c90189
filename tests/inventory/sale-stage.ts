// A branch that sells: goods in its warehouse, a desk that takes money, and patients with prescriptions.
import type { ShownOf } from '../../src/resources/answers.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import type { Answer, Client, Json } from '../support/app.ts';
import { PAY, tenders } from '../finance/desk.ts';
import type { Verification } from '../finance/verification-answer.ts';
import { body, newPatient, openStage, type Stage, today, type Visit } from '../service/stage.ts';
import { moveInto, type Places, placesOf, receiveOf } from './stock-stage.ts';

export type Sale = ShownOf<'inventory.sales'>;
export const SALES = '/api/inventory/sales';
export const TOOTHBRUSH = 'RTL-00001';
export const WAX = 'RTL-00002';
export const PAINKILLER = 'OBT-00003';
export const ANTIBIOTIC = 'OBT-00002';

export interface Shop extends Places {
  readonly stage: Stage;
  readonly clerk: Client;
  readonly patient: number;
  /** Into the main store where nothing else is said. */
  readonly receive: (code: string, qty: number, value: number, warehouse?: number) => Promise<void>;
  readonly draft: (lines: readonly Json[], more?: Json, by?: Client) => Promise<Sale>;
  readonly act: (
    sale: Pick<Sale, 'id' | 'version'>,
    verb: string,
    more?: Json,
    by?: Client,
  ) => Promise<Answer<Sale & { message: string }>>;
  readonly show: (id: number) => Promise<Sale>;
  readonly pay: (sale: Pick<Sale, 'bill_id' | 'total_amount'>) => Promise<void>;
  /** Keys of the checks of the books that fail. */
  readonly failing: () => Promise<readonly string[]>;
  /** Journals of documents, in their order: event, account, debit, credit. */
  readonly booked: (type: string, id: number | null) => Promise<readonly (readonly [string, string, number, number])[]>;
  /** Base units and rupiah in the branch. */
  readonly pool: (code: string) => Promise<readonly [number, number]>;
  readonly prescribed: (
    lines: readonly Json[],
    visit?: Visit,
  ) => Promise<{ readonly id: number; readonly version: number; readonly visit: Visit }>;
}

export const openShop = async (): Promise<Shop> => {
  const stage = await openStage();
  const { clinic, admin, doctor, manager } = stage;
  const { database } = clinic;
  const places = await placesOf(clinic);
  const clerk = await clinic.as('inventory.bdg');
  for (const [code, price] of [
    [TOOTHBRUSH, 25_000],
    [WAX, 18_000],
    [PAINKILLER, 800],
    [ANTIBIOTIC, 1000],
  ] as const)
    await database.asOwner('update items set sell_price = $2 where code = $1', [code, price]);
  return {
    ...places,
    stage,
    clerk,
    patient: await newPatient(admin),
    receive: (code, qty, value, warehouse = places.gudang) => {
      const line = receiveOf(places.item(code), warehouse, qty, value);
      const batch = { batch_no: `L${code}`, expired_at: addDays(today(), 200) };
      return moveInto(clinic, [code.startsWith('OBT') ? { ...line, batch } : line]);
    },
    draft: async (lines, more = {}, by = clerk) => body(await by.post<Sale>(SALES, { lines, ...more }), 201),
    act: ({ id, version }, verb, more = {}, by = clerk) => by.post(`${SALES}/${id}/${verb}`, { version, ...more }),
    show: async (id) => body(await manager.get<Sale>(`${SALES}/${id}`)),
    pay: async ({ bill_id, total_amount }) => {
      const methods = (await tenders(clinic))({ Tunai: total_amount });
      body(await admin.post(PAY, { methods, allocations: [{ bill_id, amount: total_amount }] }), 201);
    },
    failing: async () =>
      body(await manager.get<Verification>('/api/finance-v2/jurnal/verifikasi'))
        .checks.filter(({ ok }) => !ok)
        .map(({ key }) => key),
    booked: async (type, id) =>
      (
        await database.asOwner<{ event: string; code: string; debit: number; credit: number }>(
          `select j.event, a.code, l.debit, l.credit from journals j join journal_lines l on l.journal_id = j.id
           join akuns a on a.id = l.akun_id where j.source_type = $1 and j.source_id = $2 order by j.id, l.line_no`,
          [type, id],
        )
      ).map(({ event, code, debit, credit }) => [event, code, debit, credit] as const),
    pool: async (code) => {
      const [row] = await database.asOwner<{ qty: number; value: number }>(
        'select qty_on_hand::float8 as qty, stock_value as value from item_branches where profile_id = 1 and item_id = $1',
        [places.item(code)],
      );
      return [row?.qty ?? 0, row?.value ?? 0];
    },
    prescribed: async (lines, given) => {
      const visit = given ?? (await stage.seated(stage.units[0]));
      const items = lines.map((line) => ({ signa: '3x1 sesudah makan', isracikan: false, ...line }));
      const made = body(
        await doctor.post<{ id: number; version: number }>('/api/service/visitresep', { visit_id: visit.id, items }),
        201,
      );
      const sent = body(
        await doctor.post<{ id: number; version: number }>(`/api/service/visitresep/${made.id}/kirim`, {
          version: made.version,
        }),
      );
      return { id: sent.id, version: sent.version, visit };
    },
  };
};
