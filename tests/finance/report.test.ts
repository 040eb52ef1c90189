// The ledger read back: journal, trial balance and self-check over random days of work (finance.md 6.8, 6.9).
import exceljs from 'exceljs';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { draftBill, type DraftLine, methodIds, type Receipt } from './draft.ts';

interface Check {
  readonly key: string;
  readonly ok: boolean;
  readonly diffs: readonly { readonly key: string }[];
}
interface TrialBalanceBody {
  readonly rows: readonly { readonly code: string; readonly isheader: boolean; readonly values: readonly number[] }[];
  readonly totals: readonly number[];
  readonly meta: { readonly balanced: boolean };
}
interface JournalBody {
  readonly count: number;
  readonly totals: { readonly debit: number; readonly credit: number };
  readonly data: readonly { readonly code: string; readonly details: readonly { readonly debit: number }[] }[];
}

let clinic: TestApp;
let books: Client;
let methods: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  methods = await methodIds(clinic);
});
afterAll(() => clinic.close());

const year = Number(today().slice(0, 4));
const WHOLE = `start_date=${year}-01-01&end_date=${year}-12-31`;
const verify = async () =>
  (await books.get<{ ok: boolean; checks: Check[] }>('/api/finance-v2/jurnal/verifikasi')).body;
const trialBalance = async (query = WHOLE) =>
  (await books.get<TrialBalanceBody>(`/api/finance-v2/laporan/neraca-saldo?${query}`)).body;

const lines: fc.Arbitrary<DraftLine[]> = fc.array(
  fc.record({
    name: fc.constant('Tindakan'),
    qty: fc.integer({ min: 1, max: 5 }),
    price: fc.integer({ min: 1, max: 3_000_000 }),
    akun: fc.constantFrom('4-1101', '4-1102', '4-1103', '4-1401'),
  }),
  { minLength: 1, maxLength: 6 },
);
const step = fc.record({
  lines,
  /** Share of the total that each payment pays. */
  payments: fc.array(fc.double({ min: 0.1, max: 1, noNaN: true }), { maxLength: 3 }),
  voids: fc.array(fc.boolean(), { minLength: 3, maxLength: 3 }),
  discount: fc.integer({ min: 0, max: 50 }),
  cancel: fc.boolean(),
});

type Step = typeof step extends fc.Arbitrary<infer T> ? T : never;

const pay = async (bill: number, share: number): Promise<Receipt | undefined> => {
  const { body } = await books.get<{ total_amount: number; installment_current_amount: number }>(
    `/api/finance/bill/${bill}`,
  );
  const left = body.total_amount - body.installment_current_amount;
  const amount = Math.min(left, Math.max(1, Math.floor(body.total_amount * share)));
  if (amount <= 0) return undefined;
  const qris = Math.floor(amount / 3);
  const tenders = [
    { paymentmethod_id: methods['Tunai'], amount: amount - qris },
    { paymentmethod_id: methods['QRIS'], amount: qris },
  ];
  const answer = await books.post<Receipt>('/api/finance/billtransaction', {
    methods: tenders.filter((tender) => tender.amount > 0),
    allocations: [{ bill_id: bill, amount }],
    issue: true,
  });
  expect(answer.status).toBe(201);
  return answer.body;
};

const play = async ({ lines: drawn, payments, voids, discount, cancel }: Step): Promise<void> => {
  const { id } = await draftBill(clinic, drawn);
  const change = { version: 1, discount_percent: discount, discount_reason: 'Uji' };
  if (discount > 0) expect((await books.put(`/api/finance/bill/${id}`, change)).status).toBe(200);
  for (const [i, share] of payments.entries()) {
    const receipt = await pay(id, share);
    if (!receipt || !voids[i]) continue;
    const path = `/api/finance/billtransaction/${receipt.id}/void`;
    expect((await books.post(path, { reason: 'Uji', version: receipt.version })).status).toBe(200);
  }
  if (!cancel) return;
  const { body } = await books.get<{ version: number }>(`/api/finance/bill/${id}`);
  expect([200, 409]).toContain(
    (await books.post(`/api/finance/bill/${id}/void`, { reason: 'Uji', version: body.version })).status,
  );
};

/** Plays days of work, and verifies the books after each. */
const expectWholeLedger = async (days: number): Promise<void> => {
  await fc.assert(
    fc.asyncProperty(step, async (drawn) => {
      await play(drawn);
      const { ok, checks } = await verify();
      expect(checks.filter((check) => !check.ok)).toEqual([]);
      expect(ok).toBe(true);
    }),
    { numRuns: days },
  );
  expect((await trialBalance()).meta.balanced).toBe(true);
};

describe('the ledger', () => {
  describe('stays whole whatever is billed, paid and taken back', () => {
    it('on 25 days', { timeout: 40_000 }, () => expectWholeLedger(25));
    it('on 1000 days', { tags: ['long'], timeout: 500_000 }, () => expectWholeLedger(1_000));
  });

  it('names the account and month whose kept balance was tampered with', async () => {
    const [row] = await clinic.database.asOwner<{ akun_id: number }>(
      `update akunbalances set debit = debit + 7 where (profile_id, akun_id, month, kind, slot) = (
         select b.profile_id, akun_id, month, kind, slot from akunbalances b join akuns a on a.id = b.akun_id
         where a.code = '1-1101' and b.profile_id = 1 and kind = 1 limit 1) returning akun_id`,
    );
    const { ok, checks } = await verify();
    expect(ok).toBe(false);
    expect(checks.find(({ key }) => key === 'V2')?.diffs[0]?.key).toContain('1-1101');
    await clinic.database.asOwner(
      `update akunbalances set debit = debit - 7 where akun_id = $1 and profile_id = 1 and kind = 1 and
      ctid = (select ctid from akunbalances where akun_id = $1 and profile_id = 1 and kind = 1 order by debit desc limit 1)`,
      [row?.akun_id],
    );
  });
});

describe('the trial balance', () => {
  const raw = (start: string, end: string) =>
    clinic.database.asOwner<{ code: string; opening: number; debit: number; credit: number }>(
      `select a.code, coalesce(sum(l.debit - l.credit) filter (where l.transaction_at < $1 or l.kind = 2), 0)::bigint as opening,
         coalesce(sum(l.debit) filter (where l.transaction_at >= $1 and l.kind <> 2), 0)::bigint as debit,
         coalesce(sum(l.credit) filter (where l.transaction_at >= $1 and l.kind <> 2), 0)::bigint as credit
       from journal_lines l join akuns a on a.id = l.akun_id where l.profile_id = 1 and l.transaction_at <= $2 group by a.code`,
      [start, end],
    );
  const dayOf = (month: number, date: number) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  const day = fc.integer({ min: 0, max: 364 }).map((n) => dayOf(0, 1 + n));
  const monthStart = (month: number) => dayOf(month, 1);
  const monthEnd = (month: number) => dayOf(month + 1, 0);

  /** Sixty journals of every kind but closing, over the year: no use case can post on days to come. */
  const scatterJournals = () =>
    clinic.database.asOwner(
      `with made as (
         insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
         select 1, 'UJI/' || n, make_date($1, 1, 1) + (n * 6 + n % 5), 'Uji', 1 + n % 3, 2, 'uji', 'uji', n, n * 1000
         from generate_series(1, 60) n returning id, transaction_at, kind, total_amount
       )
       insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
       select m.id, s.line_no, 1, m.transaction_at, m.kind, a.id, 'Uji', m.total_amount * (2 - s.line_no), m.total_amount * (s.line_no - 1)
       from made m, (values (1, '1-1101'), (2, '4-1102')) s (line_no, code) join akuns a on a.code = s.code`,
      [year],
    );

  /** Ranges of days, and whole months, which are read in another way. */
  const range = fc.oneof(
    fc.tuple(day, day).map((days) => days.toSorted() as [string, string]),
    fc
      .tuple(fc.integer({ min: 0, max: 11 }), fc.integer({ min: 0, max: 11 }))
      .map(([a, b]): [string, string] => [monthStart(Math.min(a, b)), monthEnd(Math.max(a, b))]),
  );

  it('equals the lines summed from scratch, for any range', async () => {
    await scatterJournals();
    await fc.assert(
      fc.asyncProperty(range, async ([start, end]) => {
        const { rows } = await trialBalance(`start_date=${start}&end_date=${end}&zero=1`);
        const expected = new Map((await raw(start, end)).map((row) => [row.code, row]));
        for (const row of rows.filter((r) => !r.isheader)) {
          const want = expected.get(row.code) ?? { opening: 0, debit: 0, credit: 0 };
          const [od = 0, oc = 0, debit, credit, ed = 0, ec = 0] = row.values;
          expect([row.code, od - oc, debit, credit]).toEqual([row.code, want.opening, want.debit, want.credit]);
          expect(ed - ec).toBe(want.opening + want.debit - want.credit);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is closed to the front desk and to other branches', async () => {
    const path = `/api/finance-v2/laporan/neraca-saldo?${WHOLE}`;
    expect((await (await clinic.as('admin.bdg')).get(path)).status).toBe(403);
    expect((await books.get(`${path}&profile_id=2`)).status).toBe(403);
    expect(
      (await books.get(`/api/finance-v2/laporan/neraca-saldo?start_date=${year}-02-01&end_date=${year}-01-01`)).status,
    ).toBe(422);
  });

  it('leaves as an Excel sheet with the same totals', async () => {
    const { bytes, status } = await books.get(`/api/finance-v2/laporan/neraca-saldo?${WHOLE}&export=xlsx`);
    expect(status).toBe(200);
    const book = new exceljs.Workbook();
    await book.xlsx.load(bytes.buffer as ArrayBuffer);
    const last = book.worksheets[0]?.lastRow;
    const { totals } = await trialBalance();
    expect(totals.map((_, i) => last?.getCell(i + 3).value)).toEqual(totals);
  });
});

describe('the journal', () => {
  it('lists every journal of the range with its lines, newest first', async () => {
    const pages: JournalBody['data'][number][] = [];
    for (let page = 1; ; page += 1) {
      const { body } = await books.get<JournalBody>(`/api/finance-v2/laporan/jurnal?${WHOLE}&limit=30&page=${page}`);
      pages.push(...body.data);
      if (body.data.length > 0) continue;
      expect(pages).toHaveLength(body.count);
      const debits = pages.reduce((sum, j) => sum + j.details.reduce((n, l) => n + l.debit, 0), 0);
      expect([debits, debits]).toEqual([body.totals.debit, body.totals.credit]);
      return;
    }
  });
});
