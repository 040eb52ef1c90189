// A clinic that owes a doctor, and pays him by slips, for tests of what is paid of what is owed.
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { methodIds } from './draft.ts';
import { openShares } from './share-stage.ts';

export interface Slip extends Json {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly gross_amount: number;
  readonly pph_amount: number;
  readonly net_amount: number;
  readonly journal_id: number;
  readonly status: number;
}
export interface Open {
  readonly id: number;
  readonly open_amount: number;
}
export interface Tax extends Json {
  readonly id: number;
  readonly version: number;
  readonly bruto_amount: number;
  readonly dpp_amount: number;
  readonly amount: number;
  readonly status: number;
}

export const openSlips = async () => {
  const shares = await openShares();
  const { books, clinic, doctorId, rows } = shares;
  const manager = await clinic.as('manager.bdg');
  const bank = (await methodIds(clinic))['Transfer BCA'] ?? 0;
  await shares.agree();
  const profile = { actor_type: 'doctor', actor_id: doctorId, kategori: 'bukan_pegawai', nik: '3273011203850001' };
  body(await books.put('/api/finance/actorpajak', { ...profile, bank_name: 'BCA', bank_account_no: '0123456789' }));

  const owner = (actor_type: string, actor_id: number) => ({ actor_type, actor_id: String(actor_id) });
  const open = async (type = 'doctor', id = doctorId): Promise<readonly Open[]> =>
    body(await books.get<{ data: Open[] }>('/api/finance/hutang/terbuka', { query: owner(type, id) })).data;
  const wish = (details: readonly object[], more: object = {}) => ({
    actor_type: 'doctor',
    actor_id: doctorId,
    transaction_at: today(),
    paymentmethod_id: bank,
    details,
    ...more,
  });
  /** All that is open of rows. */
  const whole = (of: readonly Open[]) => of.map(({ id, open_amount }) => ({ hutang_id: id, amount: open_amount }));
  const slip = (details: readonly object[], more: object = {}) =>
    books.post<Slip>('/api/finance/hutangtransaction', wish(details, more));
  const undo = ({ id, version }: Slip, reason = 'Salah rekening') =>
    manager.post<Slip>(`/api/finance/hutangtransaction/${id}/void`, { version, reason });
  const taxes = () => rows<Tax>('/api/finance/pph', { kind: 'pph_doctor', actor_id: String(doctorId) });
  return { ...shares, manager, bank, owner, open, wish, whole, slip, undo, taxes };
};
export type Slips = Awaited<ReturnType<typeof openSlips>>;
