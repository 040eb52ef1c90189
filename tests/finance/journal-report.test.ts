// The journals of the report page: filters, the way from and to documents, and the sheet that streams (finance.md 4).
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { periodStart } from '../../server/db/seed/calendar.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { draftBill, methodIds } from './draft.ts';

interface Report extends Json {
  readonly data: readonly {
    readonly id: number;
    readonly code: string;
    readonly event: string;
    readonly source_type: string;
    readonly source_id: number;
    readonly version: number;
    readonly details: readonly Json[];
  }[];
  readonly count: number;
  readonly totals: { readonly debit: number; readonly credit: number };
}

const PATH = '/api/finance-v2/laporan/jurnal';
/** Days before the first journal. */
const long = { start_date: '2020-01-01', end_date: '2020-03-01' };
let clinic: TestApp;
let books: Client;
let bill: { readonly id: number; readonly customer_id: number };
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  const methods = await methodIds(clinic);
  bill = await draftBill(clinic);
  const paid = await (
    await clinic.as('manager.bdg')
  ).post('/api/finance/billtransaction', {
    methods: [{ paymentmethod_id: methods['Tunai'], amount: 1_300_000 }],
    allocations: [{ bill_id: bill.id, amount: 1_300_000 }],
    issue: true,
  });
  if (paid.status !== 201) throw new Error(JSON.stringify(paid.body));
});
afterAll(() => clinic.close());

const report = async (query: Readonly<Record<string, string>> = {}): Promise<Report> => {
  const range = { start_date: periodStart(today()), end_date: today(), ...query };
  return (await books.get<Report>(PATH, { query: range })).body;
};

describe('the journals', () => {
  it('are narrowed to what happened, and to whose account it stands on', async () => {
    const paid = await report({ event: 'bill.paid' });
    expect(paid.data.map(({ event }) => event)).toEqual(['bill.paid']);
    const [receipt] = await clinic.database.asOwner<{ code: string; name: string }>(
      `select t.code, u.name from billtransactions t join users u on u.id = t.created_by
       join billtransactionallocations a on a.billtransaction_id = t.id where a.bill_id = $1`,
      [bill.id],
    );
    expect(paid.data[0]).toMatchObject({
      kind: 1,
      eventname: 'Penerimaan pembayaran',
      source_code: receipt?.code,
      posted_by: receipt?.name,
      posted_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    });
    expect(paid.totals).toEqual({ debit: 1_300_000, credit: 1_300_000 });
    const his = await report({ actor_type: 'customer', actor_id: String(bill.customer_id) });
    expect(his.data.map(({ event }) => event).toSorted()).toEqual(['bill.issued', 'bill.paid']);
    expect((await report({ actor_type: 'doctor', actor_id: String(bill.customer_id) })).count).toBe(0);
    expect((await report({ origin: '2' })).count).toBe(0);
    expect((await report({ kind: '2' })).data.map(({ event }) => event)).toEqual(['periode.opened']);
  });

  it('of a document, and one by its code, are found whatever their day', async () => {
    const issued = await report({ ...long, source_type: 'bill', source_id: String(bill.id) });
    expect(issued.data.map(({ event }) => event)).toEqual(['bill.issued']);
    const [journal] = issued.data;
    expect((await report({ ...long, code: journal?.code ?? '' })).data.map(({ id }) => id)).toEqual([journal?.id]);
    expect((await report(long)).count).toBe(0);
    const other = await clinic.as('finance.jkt');
    const query = { ...long, code: journal?.code ?? '' };
    expect((await other.get<Report>(PATH, { query })).body.count).toBe(0);
  });

  it('are not looked for by what no text holds', async () => {
    for (const keyword of ['\u0000', `%'"\\`]) {
      const { status } = await books.get<Report>(PATH, { query: { ...long, keyword } });
      expect(status).toBe(keyword === '\u0000' ? 422 : 200);
    }
  });

  it('can be filtered by every event that the rules know', async () => {
    const { body } = await books.get<{ data: { event: string; name: string }[] }>(`${PATH}/peristiwa`);
    expect(body.data.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['jurnal.umum', 'bill.issued', 'bill.paid']),
    );
    expect(new Set(body.data.map(({ event }) => event)).size).toBe(body.data.length);
  });

  it('leave as a sheet of all their lines, over many pages, and say how many there will be', async () => {
    const journals = 600;
    const [account, other] = await clinic.database.asOwner<{ id: number }>(
      `select id from akuns where code in ('1-1102', '6-1301') order by code`,
    );
    await clinic.database.asOwner(
      `with j as (
         insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
         select 1, 'BANYAK/' || n, $1, 'Banyak', 1, 2, 'jurnal.umum', 'uji', n, n from generate_series(1, ${journals}) n
         returning id, total_amount)
       insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
       select j.id, l.no, 1, $1, 1, l.akun, 'Banyak', l.sign * j.total_amount, (1 - l.sign) * j.total_amount
       from j, (values (1, $2::bigint, 1), (2, $3::bigint, 0)) l (no, akun, sign)`,
      [addDays(today(), -1), other?.id, account?.id],
    );
    const query = { start_date: addDays(today(), -1), end_date: today(), export: 'xlsx' };
    const { status, headers, bytes } = await books.get(PATH, { query });
    expect(status).toBe(200);
    const book = new exceljs.Workbook();
    await book.xlsx.load(bytes as never);
    const [sheet] = book.worksheets;
    if (!sheet) throw new Error('The workbook is empty.');
    const rows = sheet.rowCount;
    const headings = (sheet.getRow(1).values as readonly string[]).slice(1);
    expect(headings.slice(0, 7)).toEqual([
      'Tanggal',
      'Kode Jurnal',
      'Jenis',
      'Peristiwa',
      'Dokumen Sumber',
      'Dibukukan Oleh',
      'Dibukukan Pada',
    ]);
    const lines = Array.from({ length: rows - 1 }, (_, i) =>
      (sheet.getRow(i + 2).values as readonly unknown[]).slice(3, 8),
    );
    const paid = lines.find(([, event]) => event === 'Penerimaan pembayaran');
    expect(paid).toEqual([
      'Transaksi',
      'Penerimaan pembayaran',
      expect.stringMatching(/^KW\/BDG\//),
      expect.stringMatching(/./),
      expect.stringMatching(/^\d{1,2} \S+ \d{4} \d\d[.:]\d\d$/),
    ]);
    // What nobody posted was the system's doing.
    expect(lines.find(([, , source]) => String(source).startsWith('BANYAK/'))?.[3]).toBe('Sistem');
    expect(rows).toBeGreaterThan(2 * journals);
    expect(Number(headers['x-total-rows'])).toBe(rows - 1);
    const codes = new Set(book.worksheets[0]?.getColumn(2).values.slice(2));
    expect([...codes].filter((code) => String(code).startsWith('BANYAK/'))).toHaveLength(journals);
  });
});
