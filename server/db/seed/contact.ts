// Who was asked for his late installments, and what came of it: a promise to come, a broken one, nobody at home (finance.md 10); and what
// colleagues tell each other on the documents about it (decision 108).
import { addDays } from '../../../src/resources/kernel/date.ts';
import { contactResult } from '../../../src/resources/finance/contact.ts';
import { planned, run } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';

const MORNING = 10 * 60;
interface Late {
  readonly bill_id: number;
  readonly ids: number[];
  /** Rupiah. */
  readonly left: number;
}
const lateOf = planned<Late, [branch: number, today: string]>(
  `select a.bill_id, array_agg(a.id order by a.no) as ids, sum(a.amount - a.paid_amount)::bigint as left
   from angsurans a join bills b on b.id = a.bill_id
   where b.profile_id = $1 and b.status in (1, 2) and a.paid_amount < a.amount and a.due_date < $2
   group by 1 order by 1`,
);
const invoiceOf = planned<{ id: number }, [branch: number]>(
  'select id from biayainvoices where profile_id = $1 order by id desc limit 1',
);

/** Rupiah in thousands, half of what is open. */
const halfOf = ({ left }: Late): number => Math.max(1_000, Math.round(left / 2_000) * 1_000);

/** Days before today on which each was asked, one after the other; the last promise was not kept. */
const askAll = async (crew: Crew, today: string, late: readonly Late[]): Promise<void> => {
  const ask = (back: number, one: Late, body: object) =>
    crew.at('admin', instantAt(crew.branch.timezone, addDays(today, -back), MORNING)).call('finance.kontak.catat', {
      angsuran_ids: one.ids,
      result: contactResult.unanswered,
      ...body,
    });
  const promise = (day: string, one: Late, note: string) => ({
    result: contactResult.promised,
    promise_date: day,
    promise_amount: halfOf(one),
    note,
  });
  const [first, second, third, ...others] = late;
  if (first) {
    await ask(6, first, {});
    await ask(2, first, promise(addDays(today, 4), first, 'Transfer setelah gajian'));
  }
  if (second) await ask(9, second, promise(addDays(today, -3), second, 'Akan datang bersama suami'));
  if (third) await ask(1, third, { result: contactResult.reached, note: 'Minta dikirim nomor rekening' });
  for (const one of others.slice(0, 2)) await ask(1, one, {});
};

/** @param today of the demo */
export const askForMoney = async (trx: Transaction, crew: Crew, today: string): Promise<void> => {
  const late = await run(trx, lateOf, crew.branch.id, today);
  await askAll(crew, today, late);
  const at = (job: string, back: number) =>
    crew.at(job, instantAt(crew.branch.timezone, addDays(today, -back), MORNING + 30));
  const write = (job: string, back: number, about: object, text: string, told: readonly string[]) =>
    at(job, back).call('finance.catatan.tulis', {
      kind: 'tagihan',
      document_id: late[0]?.bill_id ?? 0,
      ...about,
      text,
      mentions: told.map(crew.id),
    });
  if (late.length > 0) {
    await write('admin', 2, {}, 'Pasien berjanji membayar minggu ini. Mohon tidak dikirimi pengingat dulu.', [
      'finance',
    ]);
    await write('finance', 1, {}, 'Baik, saya tunggu sampai tanggal janji.', ['admin', 'manager']);
  }
  const [invoice] = await run(trx, invoiceOf, crew.branch.id);
  if (invoice)
    await write(
      'finance',
      1,
      { kind: 'invoice', document_id: invoice.id },
      'Harga lebih tinggi dari penawaran, mohon dicek sebelum diposting.',
      ['manager'],
    );
};
