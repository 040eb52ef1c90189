// Rows of what is owed that somebody changed past the program: every look at the books finds them (finance.md 6.8, V4, V7, V10).
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { nightlyJobs } from '../../server/jobs/jobs.ts';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { body, today } from '../service/stage.ts';
import { accountIds } from './account.ts';
import { openSlips, type Slips } from './slip-stage.ts';
import type { Check, Verification } from './verification-answer.ts';

const BOOKS = 'Saldo bulanan tidak cocok dengan jurnal. Jalankan verifikasi';

let at: Slips;
/** A fee that is owed, one that was paid with its tax withheld, and the cost of a laboratory. */
beforeAll(async () => {
  at = await openSlips();
  const bill = await at.billed(true);
  await at.pay(bill, 2_550_000);
  const [fee] = await at.rows<{ id: number; version: number }>('/api/finance/labfee', { status: '0' });
  body(await at.books.post(`/api/finance/labfee/${fee?.id}/confirm`, { version: fee?.version, amount: 600_000 }));
  const [open] = await at.open();
  body(await at.slip([{ hutang_id: open?.id, amount: 500_000 }]), 201);
});
afterAll(() => at.clinic.close());

const PATH = '/api/finance-v2/jurnal/verifikasi';
const failing = async (): Promise<readonly Check[]> =>
  body(await at.books.get<Verification>(PATH)).checks.filter(({ ok }) => !ok);
const damaged = async (change: string, back: string): Promise<void> => {
  await at.clinic.database.asOwner(change);
  onTestFinished(async () => void (await at.clinic.database.asOwner(back)));
};
const row = (
  actor: string,
): string => `id = (select min(id) from hutangs where profile_id = 1 and actor_type = '${actor}'
  and source_type <> 'saldoawal')`;
const more = (actor: string, by: number): string => `update hutangs set amount = amount + ${by} where ${row(actor)}`;

describe('a row of what is owed that was changed', () => {
  it.each([
    ['doctor', '2-1201', ['V4', 'V7', 'V10']],
    ['rumahsakit', '2-1203', ['V4', 'V7', 'V10']],
    ['laboratorium', '2-1202', ['V4', 'V10']],
    ['pajak', '2-1401', ['V4', 'V10']],
  ])('of %s fails check %s on the page', async (actor, account, keys) => {
    expect(await failing()).toEqual([]);
    await damaged(more(actor, 7), more(actor, -7));
    const found = await failing();
    expect(found.map(({ key }) => key)).toEqual(keys);
    const [v4] = found;
    expect(v4?.diffs.map((diff) => [diff.account?.slice(0, 6), (diff.expected ?? 0) - (diff.actual ?? 0)])).toEqual([
      [account, 7],
    ]);
  });

  it.each([
    ['investor', '2-1204'],
    ['investor', '2-1205'],
    ['pajak', '2-1403'],
    ['pajak', '2-1405'],
  ])('of %s that is booked on %s alone fails the check', async (actor, account) => {
    await damaged(
      `insert into hutangs (profile_id, actor_type, kind, source_type, source_id, description, transaction_at, due_date, amount, akun_id)
       select 1, '${actor}', 'saldo_awal', 'saldoawal', 0, 'Palsu', current_date, current_date, 7, id from akuns where code = '${account}'`,
      `delete from hutangs where description = 'Palsu'`,
    );
    const found = await failing();
    expect(found.map(({ key }) => key)).toEqual(['V4', 'V10']);
    expect(found[0]?.diffs.map((diff) => [diff.account?.slice(0, 6), diff.expected])).toEqual([[account, 7]]);
  });

  it('of a vendor differs from his invoice, whose account agrees with the invoices', async () => {
    const known = { code: 'V-RUSAK', name: 'CV Konsultan', is_pkp: false, term_days: 14, status: 1 };
    const { id: vendor } = body(await at.books.post<{ id: number }>('/api/inventory/vendor', known), 201);
    const expense = (await accountIds(at.clinic))['6-1304'];
    const details = [{ akun_id: expense, description: 'Konsultan', amount: 1_000_000 }];
    const about = { vendor_id: vendor, invoice_no: 'INV-RUSAK', invoice_date: today(), due_date: today(), details };
    const invoice = body(await at.books.post<{ id: number; version: number }>('/api/finance/biayainvoice', about), 201);
    body(await at.books.post(`/api/finance/biayainvoice/${invoice.id}/post`, { version: invoice.version }));
    expect(await failing()).toEqual([]);
    await damaged(more('vendor', 7), more('vendor', -7));
    const found = await failing();
    expect(found.map(({ key, diffs }) => [key, diffs.map(({ expected, actual }) => [expected, actual])])).toEqual([
      ['V7', [[1_000_000, 1_000_007]]],
    ]);
  });

  it('is found where its account agrees: what one treatment is owed too much another is owed too little', async () => {
    await at.pay(await at.billed(), 2_550_000);
    const [one, two] = (await at.open()).map(({ id }) => id);
    const shift = (from = 0, into = 0) =>
      `update hutangs set amount = amount + case id when ${into} then 5 else -5 end where id in (${from}, ${into})`;
    await damaged(shift(one, two), shift(two, one));
    expect((await failing()).map(({ key }) => key)).toEqual(['V7']);
  });

  it('is told in the morning, and holds up the closing of the period', async () => {
    const night = nightlyJobs.filter(({ name }) => name === 'ledger-verify');
    const logger = pino({ level: 'silent' });
    const look = (days: number) =>
      runDueJobs({ pool: at.clinic.database.pool, logger, jobs: night }, new Date(Date.now() + days * 86_400_000));
    const last = async () => body(await at.books.get(`${PATH}/terakhir`));
    await look(0);
    expect(await last()).toMatchObject({ ok: true, failed: [] });
    await damaged(more('doctor', 7), more('doctor', -7));
    await look(1);
    expect(await last()).toMatchObject({ ok: false, failed: ['V10', 'V4', 'V7'] });
    const [period] = body(
      await at.books.get<{ data: readonly { id: number; version: number }[] }>('/api/finance/periode?status=0'),
    ).data;
    const wish = { version: period?.version, end_date: today() };
    const closed = await at.books.post(`/api/finance/periode/${period?.id}/close`, wish);
    expect([closed.status, closed.body['message']]).toEqual([409, BOOKS]);
  });
});
