// The end of a day at the desk: how what should be in a drawer came about, its minutes, and the daily cash report (workspace.md 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dateIn } from '../../src/resources/kernel/date.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { closeSession, issuedBill, messageOf, openSessionOf, PAY, SESSION, tenders } from './desk.ts';
import { wordsOn } from '../support/pdf.ts';
import { methodIds, type Receipt } from './draft.ts';

const TODAY = dateIn('Asia/Jakarta', new Date());
const REPORT = '/api/finance-v2/laporan/kas-harian';

interface Detail {
  readonly counts: readonly {
    readonly method: string;
    readonly parts: readonly { readonly kind: string; readonly amount: number; readonly count: number }[];
    readonly expected_amount: number;
    readonly difference_amount: number;
  }[];
  readonly lines: readonly { readonly kind: string; readonly code: string; readonly amount: number }[];
}
interface Report {
  readonly rows: readonly {
    readonly code: string;
    readonly name: string;
    readonly values: readonly (number | null)[];
  }[];
  readonly meta: { readonly warnings: readonly string[] };
}
let clinic: TestApp;
let desk: Client;
let finance: Client;
let by: Awaited<ReturnType<typeof tenders>>;
let methods: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  desk = await clinic.as('admin.bdg');
  finance = await clinic.as('finance.bdg');
  by = await tenders(clinic);
  methods = await methodIds(clinic);
});
afterAll(() => clinic.close());

const pay = async (client: Client, amounts: Readonly<Record<string, number>>) => {
  const price = Object.values(amounts).reduce((sum, n) => sum + n, 0);
  const bill = await issuedBill(clinic, finance, price);
  return client.post<Receipt>(PAY, { methods: by(amounts), allocations: [{ bill_id: bill.id, amount: price }] });
};
const payExpense = async (amount: number) => {
  const { body } = await finance.get<{ data: { id: number }[] }>('/api/finance-v2/akun?keyword=6-1301');
  return desk.post('/api/finance/biaya', {
    transaction_at: TODAY,
    payee: 'Toko Sinar',
    paymentmethod_id: methods['Tunai'],
    details: [{ akun_id: body.data[0]?.id, description: 'Kertas', amount }],
  });
};
const undo = ({ body }: { body: Receipt }, client: Client) =>
  client.post(`${PAY}/${body.id}/void`, { reason: 'Salah pasien', version: body.version });
const detailOf = async (id: number, client = desk) => client.get<Detail>(`${SESSION}/${id}/rincian`);

describe('how what should be in a drawer came about', () => {
  let session = 0;

  it('is told to nobody before it is counted', async () => {
    await closeSession(clinic, 'admin.bdg', {});
    await desk.post(`${SESSION}/open`, { opening_amount: 200_000 });
    session = (await openSessionOf(clinic, 'admin.bdg'))?.id ?? 0;
    const blind = [409, 'Rincian tampak setelah sesi kasir dihitung'];
    expect(messageOf(await detailOf(session))).toEqual(blind);
    expect(messageOf(await detailOf(session, finance))).toEqual(blind);
    expect((await finance.get(`${SESSION}/${session}/print`)).status).toBe(409);
  });

  it('is its float, what came and what went, document by document', async () => {
    await pay(desk, { Tunai: 300_000, QRIS: 150_000 });
    expect((await undo(await pay(desk, { Tunai: 90_000 }), finance)).status).toBe(200);
    const later = await pay(desk, { Tunai: 100_000 });
    expect((await payExpense(50_000)).status).toBe(201);
    const counted = { [methods['Tunai'] ?? 0]: 545_000, [methods['QRIS'] ?? 0]: 150_000 };
    const closed = await closeSession(clinic, 'admin.bdg', counted);
    expect(closed.body.difference_amount).toBe(-5_000);
    const { body } = await detailOf(session);
    expect(
      body.counts.map(({ method, parts }) => [method, ...parts.map(({ kind, amount }) => [kind, amount])]),
    ).toEqual([
      ['Tunai', ['opening', 200_000], ['receipt', 400_000], ['expense', -50_000]],
      ['QRIS', ['receipt', 150_000]],
    ]);
    expect(body.lines.map(({ kind, amount }) => [kind, amount])).toEqual([
      ['receipt', 300_000],
      ['receipt', 150_000],
      ['receipt', 100_000],
      ['expense', -50_000],
    ]);
    // What is taken back after the count was there when it was counted.
    await desk.post(`${SESSION}/open`, { opening_amount: 0 });
    expect((await undo(later, finance)).status).toBe(200);
    expect((await detailOf(session)).body).toEqual(body);
  });

  it('is read by the desk of the branch, and printed as minutes', async () => {
    expect((await detailOf(session, await clinic.as('admin.jkt'))).status).toBe(404);
    expect((await detailOf(session, await clinic.as('perawat.bdg'))).status).toBe(403);
    const paper = await desk.get(`${SESSION}/${session}/print`);
    expect(paper.status).toBe(200);
    const words = wordsOn(paper.bytes);
    for (const said of ['BERITAACARASESIKASIR', 'Rp550.000Seharusnya', '-Rp5.000Selisih', 'TokoSinar'])
      expect(words).toContain(said);
  });
});

describe('the daily cash report', () => {
  const report = async (client = finance, query: Readonly<Record<string, string>> = {}) =>
    client.get<Report>(REPORT, { query: { start_date: TODAY, end_date: TODAY, ...query } });
  const rowOf = ({ rows }: Report, name: string) => rows.find((row) => row.name === name)?.values;

  it('follows every receipt of the day, and what of it is taken back', async () => {
    const before = rowOf((await report()).body, 'Jumlah penerimaan') ?? [];
    const paid = await pay(finance, { QRIS: 240_000 });
    const after = rowOf((await report()).body, 'Jumlah penerimaan') ?? [];
    expect([Number(after[1]) - Number(before[1]), Number(after[2]) - Number(before[2])]).toEqual([240_000, 0]);
    await undo(paid, await clinic.as('manager.bdg'));
    const undone = rowOf((await report()).body, 'Jumlah penerimaan') ?? [];
    expect([Number(undone[2]) - Number(after[2]), Number(undone[3]) - Number(before[3])]).toEqual([240_000, 0]);
  });

  it('has cash as the ledger has it, and what the drawers of the day counted', async () => {
    const { body } = await report();
    const cash = body.rows.find(({ code }) => code === '1-1101')?.values ?? [];
    const [ledger] = await clinic.database.asOwner<{ sum: string }>(
      `select sum(l.debit - l.credit)::text as sum from journal_lines l join akuns a on a.id = l.akun_id
       where l.profile_id = 1 and a.code = '1-1101' and l.transaction_at <= $1`,
      [TODAY],
    );
    expect(cash[3]).toBe(Number(ledger?.sum));
    const [drawers] = await clinic.database.asOwner<{ sum: string }>(
      `select sum(c.counted_amount)::text as sum from kasirsesis s join kasirsesicounts c on c.kasirsesi_id = s.id
       join paymentmethods p on p.id = c.paymentmethod_id
       where s.profile_id = 1 and p.kind = 1 and (s.closed_at at time zone 'Asia/Jakarta')::date = $1`,
      [TODAY],
    );
    expect([cash[4], cash[5]]).toEqual([Number(drawers?.sum), Number(drawers?.sum) - Number(ledger?.sum)]);
    expect(body.meta.warnings).toHaveLength(1);
  });

  it('is of those who keep the books, of their branch, and a file', async () => {
    expect((await report(desk)).status).toBe(403);
    const elsewhere = await report(await clinic.as('finance.jkt'));
    expect(rowOf(elsewhere.body, 'Jumlah penerimaan')).not.toEqual(rowOf((await report()).body, 'Jumlah penerimaan'));
    for (const as of ['xlsx', 'pdf'])
      expect((await finance.get(`${REPORT}?start_date=${TODAY}&end_date=${TODAY}&export=${as}`)).status).toBe(200);
    expect((await report(finance, { end_date: '2020-01-01' })).status).toBe(422);
  });
});

describe('the slip of a deposit at the bank', () => {
  it('says what goes where, and that it was taken back', async () => {
    const { body } = await finance.get<{ data: { id: number; code: string }[] }>('/api/finance-v2/akun?keyword=1-11');
    const idOf = (code: string) => body.data.find((account) => account.code === code)?.id;
    const made = await finance.post<{ id: number; version: number }>('/api/finance/kastransfer', {
      transaction_at: TODAY,
      amount: 400_000,
      from_akun_id: idOf('1-1101'),
      to_akun_id: idOf('1-1111'),
      note: 'Setoran pagi',
    });
    expect(made.status).toBe(201);
    const path = `/api/finance/kastransfer/${made.body.id}`;
    const words = async () => wordsOn((await finance.get(`${path}/print`)).bytes);
    for (const said of ['SLIPSETORANKAS', '1-1101KasKasir', '1-1111BankBCA', 'Rp400.000', 'Setoranpagi'])
      expect(await words()).toContain(said);
    await finance.post(`${path}/void`, { version: made.body.version, reason: 'Belum disetor' });
    expect(await words()).toContain('(BATAL)');
    expect((await desk.get(`${path}/print`)).status).toBe(403);
    expect((await (await clinic.as('finance.jkt')).get(`${path}/print`)).status).toBe(404);
  });
});
