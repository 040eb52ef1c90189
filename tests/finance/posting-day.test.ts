// Whose day a bill's income is of: that of its visit while the books are open on it, by desk and night alike (finance.md 3, 6.1).
import { pino } from 'pino';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import { issueDrafts } from '../../server/usecases/finance/bill/issue-drafts.ts';
import { addDays, formatDate } from '../../src/resources/kernel/date.ts';
import { act, body, openStage, type Stage, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { type Desk, openDesk, PAY, refused } from './credit-stage.ts';

let stage: Stage;
let at: Desk;
beforeAll(async () => {
  stage = await openStage();
  at = await openDesk(stage.clinic);
});
afterAll(() => stage.clinic.close());

const sql = <T extends Json = Json>(text: string, values: readonly unknown[] = []) =>
  stage.clinic.database.asOwner<T>(text, [...values]);
let unit = 0;
/** A visit that ended on a day and left its draft. */
const draftOf = async (day: string): Promise<number> => {
  unit += 1;
  const [made] = await sql<{ readonly id: number }>(
    'insert into units (profile_id, code, name) values (1, $1, $1) returning id',
    [`H${unit}`],
  );
  const visit = await stage.noted(await stage.scaled(await stage.seated(made?.id)));
  const bill = body(await act(stage.doctor, 'visit', visit, 'selesai')).bill_id ?? 0;
  await sql('update visits set visit_date = $2 where id = $1', [visit.id, day]);
  await sql('update bills set transaction_at = $2 where id = $1', [bill, day]);
  return bill;
};
const billOf = async (id: number) =>
  (
    await sql(
      `select b.status, b.code, b.posting_date::text as posting_date, b.due_date::text as due_date,
         j.code as journal, j.transaction_at::text as journal_day
       from bills b left join journals j on j.source_type = 'bill' and j.source_id = b.id where b.id = $1`,
      [id],
    )
  )[0];
const lock = (day: string | null) =>
  sql('update periodes set lock_date = $1 where profile_id = 1 and status = 0', [day]);
const issue = (id: number, terms: Json = {}, by = at.desk) => at.verb(by, id, 'issue', terms);

describe('the night of 31 December', () => {
  const year = today().slice(0, 4);
  const [last, first] = [`${year}-12-31`, `${Number(year) + 1}-01-01`];
  const night = async () => {
    await sql('delete from job_runs');
    const jobs = [{ name: 'bill-issue', run: issueDrafts }];
    const now = new Date(`${first}T03:00:00+07:00`);
    await runDueJobs({ pool: stage.clinic.database.pool, logger: pino({ level: 'silent' }), jobs }, now);
  };

  it('books its visits as income of 31 December, with a number of that year, due when they are billed', async () => {
    const draft = await draftOf(last);
    await night();
    expect(await billOf(draft)).toEqual({
      status: 1,
      code: expect.stringContaining(`/${year}/`),
      posting_date: last,
      due_date: first,
      journal: expect.stringContaining(`/${year}/`),
      journal_day: last,
    });
    const income = await sql(
      `select sum(l.credit - l.debit)::bigint as income from journal_lines l join akuns a on a.id = l.akun_id
       where a.type = 4 and l.profile_id = 1 and l.transaction_at >= $1`,
      [first],
    );
    expect(income).toEqual([{ income: null }]);
  });

  it('books them on the first open day where 31 December is locked', async () => {
    const draft = await draftOf(last);
    await lock(last);
    await night();
    await lock(null);
    const next = `/${first.slice(0, 4)}/`;
    expect(await billOf(draft)).toMatchObject({
      code: expect.stringContaining(next),
      posting_date: first,
      due_date: first,
      journal: expect.stringContaining(next),
      journal_day: first,
    });
  });

  it('leaves them where that day is locked too', async () => {
    const draft = await draftOf(last);
    await lock(first);
    await night();
    await lock(null);
    expect(await billOf(draft)).toMatchObject({ status: 0, code: null });
    await sql('update bills set status = -1 where id = $1', [draft]);
  });
});

describe('the desk', () => {
  const ago = (days: number): string => addDays(today(), -days);

  it('books on the day of the visit, also when it takes the money today', async () => {
    const [issued, paid] = [await draftOf(ago(3)), await draftOf(ago(3))];
    expect(body(await issue(issued))).toMatchObject({ posting_date: ago(3), due_date: today() });
    const { total_amount } = await at.bill(paid);
    body(await at.pay(paid, total_amount), 422);
    const methods = [{ ...at.cash(), amount: total_amount }];
    const allocations = [{ bill_id: paid, amount: total_amount }];
    const receipt = body(await at.desk.post(PAY, { methods, allocations, issue: true }), 201);
    expect(receipt).toMatchObject({ posting_date: today() });
    expect(await billOf(paid)).toMatchObject({ status: 3, posting_date: ago(3), journal_day: ago(3) });
    expect(await at.verified()).toEqual([]);
  });

  it('books on the first open day where that of the visit is locked', async () => {
    const [issued, paid] = [await draftOf(ago(3)), await draftOf(ago(3))];
    await lock(ago(2));
    expect(body(await issue(issued))).toMatchObject({ posting_date: ago(1) });
    const { total_amount } = await at.bill(paid);
    const methods = [{ ...at.cash(), amount: total_amount }];
    body(
      await at.desk.post(PAY, { methods, allocations: [{ bill_id: paid, amount: total_amount }], issue: true }),
      201,
    );
    expect(await billOf(paid)).toMatchObject({ posting_date: ago(1), journal_day: ago(1) });
    await lock(today());
    const late = await draftOf(ago(3));
    expect(refused(await issue(late))).toEqual([422, `Tanggal sudah dikunci sampai ${formatDate(today())}`]);
    await lock(null);
  });

  it('lets who keeps the books choose a day between the visit and today, and nobody one before it', async () => {
    const draft = await draftOf(ago(3));
    const finance = await stage.clinic.as('finance.bdg');
    const fixed = 'Tanggal terbit mengikuti tanggal kunjungan. Hanya finance dan manajer yang memilih tanggal lain';
    expect(refused(await issue(draft, { posting_date: ago(1) }))).toEqual([403, fixed]);
    const early = `Tanggal terbit tidak boleh sebelum tanggal kunjungan (${formatDate(ago(3))})`;
    for (const days of [4, 640])
      for (const by of [finance, at.manager])
        expect(refused(await issue(draft, { posting_date: ago(days) }, by))).toEqual([422, early]);
    expect(refused(await issue(draft, { posting_date: addDays(today(), 1) }, finance))).toEqual([
      422,
      'Tanggal transaksi tidak boleh melebihi hari ini',
    ]);
    expect(body(await issue(draft, { posting_date: ago(1) }, finance))).toMatchObject({ posting_date: ago(1) });
  });

  it('counts the installments of a credit from the day on which it is agreed', async () => {
    const draft = await draftOf(ago(3));
    const terms = { payment_type: 2, dp_amount: 50_000, cicilan_attempt: 2, due_mode: 1 };
    const past = await issue(draft, { ...terms, first_due_date: ago(2) });
    expect([past.status, past.body]).toMatchObject([422, { code: 'first-due-early' }]);
    expect(body(await issue(draft, { ...terms, first_due_date: addDays(today(), 30) }))).toMatchObject({
      posting_date: ago(3),
      due_date: today(),
    });
  });
});
