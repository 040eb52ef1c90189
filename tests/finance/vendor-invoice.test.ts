// Vendors' invoices, what is spread over months, and journals that come back (finance.md 2a, 2e, 3, 5).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { periodStart } from '../../server/db/seed/calendar.ts';
import { addMonths } from '../../src/resources/kernel/date.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { today } from '../service/stage.ts';
import { accountIds } from './account.ts';
import { becomePkp } from './pkp.ts';
import { journalsOf, linesOf } from './draft.ts';

interface Doc {
  readonly id: number;
  readonly version: number;
  readonly status: number;
  readonly message?: string;
}
interface Template extends Doc {
  readonly name: string;
  readonly next_at: string | null;
  readonly end_at: string | null;
}
interface Ran {
  readonly journals: readonly { readonly id: number; readonly code: string; readonly transaction_at: string }[];
  readonly template: Template;
  readonly message?: string;
}

let clinic: TestApp;
let books: Client;
let desk: Client;
let akun: Readonly<Record<string, number>>;
let vendor: number;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  desk = await clinic.as('admin.bdg');
  akun = await accountIds(clinic);
  await becomePkp(clinic);
  const made = await books.post<Doc>('/api/inventory/vendor', {
    code: 'V-SEWA',
    name: 'PT Graha Dago',
    is_pkp: true,
    term_days: 14,
    status: 1,
  });
  vendor = made.body.id;
});
afterAll(() => clinic.close());

const INVOICE = '/api/finance/biayainvoice';
/** Of the open books; its first three months are there on every day of the calendar. */
const YEAR = periodStart(today()).slice(0, 4);
const FIRST = `${YEAR}-01-31`;
let number = 0;
const invoice = (more: object = {}, client = desk) => {
  number += 1;
  return client.post<Doc>(INVOICE, {
    vendor_id: vendor,
    invoice_no: `GD/${number}`,
    invoice_date: FIRST,
    due_date: `${YEAR}-02-28`,
    details: [{ akun_id: akun['6-1207'], amount: 555_000 }],
    ...more,
  });
};
const post = ({ id, version }: Doc, client = books) => client.post<Doc>(`${INVOICE}/${id}/post`, { version });
const linesIn = async (type: string, id: number) =>
  Promise.all((await journalsOf(clinic, type, id)).map((journal) => linesOf(clinic, journal)));
const verify = async () => (await books.get<{ ok: boolean }>('/api/finance-v2/jurnal/verifikasi')).body.ok;

describe('a vendor invoice', () => {
  it('is a draft of the desk until finance books it', async () => {
    const { body: taxes } = await books.get<{ data: Doc[] }>('/api/finance/pajak?kind=ppn');
    const details = [{ akun_id: akun['6-1207'], amount: 555_000, pajak_id: taxes.data[0]?.id }];
    const { body } = await invoice({ details });
    expect(body).toMatchObject({ status: 0, total_amount: 555_000, tax_amount: 55_000, outstanding: 0 });
    expect((await post(body, desk)).status).toBe(403);
    const posted = await post(body);
    expect(posted.status, JSON.stringify(posted.body)).toBe(200);
    expect(posted.body).toMatchObject({ status: 1, outstanding: 555_000, posting_date: FIRST });
    expect(await linesIn('biayainvoice', body.id)).toEqual([
      [
        ['1-1501', 55_000],
        ['6-1207', 500_000],
        ['2-1102', -555_000],
      ],
    ]);
    expect(await verify()).toBe(true);
    const { body: sums } = await books.get<{ sum: number }>(`${INVOICE}?sum=outstanding`);
    expect(sums.sum).toBe(555_000);
    const late = await books.put<Doc>(`${INVOICE}/${body.id}`, { version: posted.body.version, note: 'x' });
    expect([late.status, late.body.message]).toEqual([409, 'Invoice sudah dibukukan dan tidak dapat diubah']);
  });

  it('is recorded once', async () => {
    await invoice({ invoice_no: 'SAMA-1' });
    const again = await invoice({ invoice_no: 'SAMA-1' }, await clinic.as('admin.jkt'));
    expect([again.status, again.body.message]).toEqual([409, 'Nomor invoice vendor sudah dicatat']);
  });

  it('is recorded once when two write it down at the same moment', async () => {
    const writers = [desk, books, await clinic.as('admin.jkt'), await clinic.as('manager.bdg')];
    const both = await Promise.all(writers.map((client) => invoice({ invoice_no: 'BALAP-1' }, client)));
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    const texts = both.filter(({ status }) => status === 409).map(({ body }) => body.message);
    expect(new Set(texts)).toEqual(new Set(['Nomor invoice vendor sudah dicatat']));
  });

  it('is taken back with its journal, and its number is free again', async () => {
    const { body } = await invoice({ invoice_no: 'BATAL-1' });
    const { body: posted } = await post(body);
    const taken = await books.post<Doc>(`${INVOICE}/${body.id}/void`, { version: posted.version, reason: 'Dobel' });
    expect([taken.status, taken.body.status]).toEqual([200, -1]);
    expect(await linesIn('biayainvoice', body.id)).toHaveLength(2);
    expect(await verify()).toBe(true);
    expect((await invoice({ invoice_no: 'BATAL-1' })).status).toBe(201);
  });

  it('is refused when it falls due before it was written, and on control accounts', async () => {
    expect((await invoice({ due_date: `${YEAR}-01-01` })).status).toBe(422);
    const { status, body } = await invoice({ details: [{ akun_id: akun['2-1102'], amount: 1 }] });
    expect([status, body.message]).toEqual([422, 'Akun 2-1102 dikelola otomatis oleh sistem']);
  });

  it('of another branch does not exist', async () => {
    const { body } = await invoice();
    expect((await (await clinic.as('finance.jkt')).get(`${INVOICE}/${body.id}`)).status).toBe(404);
  });
});

describe('rent paid ahead', () => {
  it('waits on an asset that is neither money nor kept by the system', async () => {
    const refused = async (code: string) => {
      const { status, body } = await invoice({ amortize_months: 3, prepaid_akun_id: akun[code] });
      return [status, body.message];
    };
    const money = 'Akun 1-1101 adalah Kas & Bank. Catat perpindahannya sebagai transfer kas';
    expect(await refused('1-1101')).toEqual([422, money]);
    expect(await refused('1-1201')).toEqual([422, 'Akun 1-1201 dikelola otomatis oleh sistem']);
    expect(await refused('6-1201')).toEqual([422, 'Akun 6-1201 bukan akun aset']);
    const { status, body } = await invoice({ details: [{ akun_id: akun['1-1101'], amount: 1 }] });
    expect([status, body.message]).toEqual([422, money]);
  });

  it('goes to the costs month by month, the last takes the remainder', async () => {
    const { body } = await invoice({
      details: [{ akun_id: akun['6-1201'], amount: 100 }],
      amortize_months: 3,
      prepaid_akun_id: akun['1-1401'],
    });
    expect((await post(body)).status).toBe(200);
    expect((await linesIn('biayainvoice', body.id))[0]).toEqual([
      ['1-1401', 100],
      ['2-1102', -100],
    ]);
    const { body: found } = await books.get<{ data: Template[] }>('/api/finance/jurnaltemplate?keyword=Amortisasi');
    const template = found.data[0];
    expect(template).toMatchObject({ next_at: FIRST, end_at: `${YEAR}-03-31` });
    const path = `/api/finance/jurnaltemplate/${template?.id}/run`;
    const ran = await books.post<Ran>(path, { until: `${YEAR}-03-31` });
    expect(ran.status, JSON.stringify(ran.body)).toBe(201);
    const charged = await Promise.all(ran.body.journals.map(({ id }) => linesOf(clinic, id)));
    expect(charged).toEqual(
      [33, 33, 34].map((amount) => [
        ['6-1201', amount],
        ['1-1401', -amount],
      ]),
    );
    expect(ran.body.template.next_at).toBeNull();
    const removed = await books.delete<Doc>(`/api/finance/jurnaltemplate/${template?.id}`);
    expect([removed.status, removed.body.message]).toEqual([
      409,
      'Template berasal dari invoice biaya dan tidak dapat diubah atau dihapus',
    ]);
    const again = await books.post<Ran>(path, {});
    expect([again.status, again.body.message]).toEqual([409, 'Template sudah dijalankan untuk bulan ini']);
    const { version } = (await books.get<Doc>(`${INVOICE}/${body.id}`)).body;
    expect((await books.post(`${INVOICE}/${body.id}/void`, { version, reason: 'Batal sewa' })).status).toBe(200);
    const [left] = await clinic.database.asOwner<{ sum: string }>(
      `select sum(debit - credit)::text as sum from journal_lines where akun_id = $1`,
      [akun['1-1401']],
    );
    expect(left?.sum).toBe('0');
  });
});

const TEMPLATE = '/api/finance/jurnaltemplate';
const template = (name: string, more: object = {}) =>
  books.post<Template>(TEMPLATE, {
    name,
    kind: 3,
    interval_months: 1,
    start_at: `${YEAR}-01-15`,
    is_active: true,
    lines: [
      { akun_id: akun['6-1502'], debit: 250_000 },
      { akun_id: akun['1-2203'], credit: 250_000 },
    ],
    ...more,
  });

describe('a recurring journal', () => {
  it('is run once a month, by whoever comes first', async () => {
    const { body } = await template('Penyusutan autoclave');
    const runs = await Promise.all(
      Array.from({ length: 4 }, () => books.post<Ran>(`${TEMPLATE}/${body.id}/run`, { until: `${YEAR}-01-31` })),
    );
    expect(runs.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409, 409]);
    const made = runs.find(({ status }) => status === 201);
    expect(made?.body.journals).toEqual([expect.objectContaining({ transaction_at: `${YEAR}-01-15` })]);
    expect(made?.body.template.next_at).toBe(`${YEAR}-02-15`);
  });

  it('may be run again for a month whose journal was taken back', async () => {
    const { body } = await template('Penyusutan kursi');
    const until = `${YEAR}-01-31`;
    const manager = await clinic.as('manager.bdg');
    for (const reason of ['Salah', 'Salah lagi']) {
      const { body: ran } = await books.post<Ran>(`${TEMPLATE}/${body.id}/run`, { until });
      const path = `/api/finance-v2/jurnal/${ran.journals[0]?.id}/reverse`;
      const reversed = await manager.post(path, { version: 1, reason });
      expect(reversed.status, JSON.stringify(reversed.body)).toBe(201);
    }
    expect((await books.post(`${TEMPLATE}/${body.id}/run`, { until })).status).toBe(201);
  });

  it('is written by the rules of a journal', async () => {
    const level = await template('Pincang', { lines: [{ akun_id: akun['6-1502'], debit: 1 }] });
    expect([level.status, level.body.message]).toEqual([422, 'Total debit dan kredit harus sama']);
    const control = await template('Kontrol', {
      lines: [
        { akun_id: akun['1-1201'], debit: 1 },
        { akun_id: akun['6-1502'], credit: 1 },
      ],
    });
    expect([control.status, control.body.message]).toEqual([422, 'Baris 1: akun 1-1201 dikelola otomatis oleh sistem']);
  });

  it('is refused for a day that has not come, to the desk, and in another branch', async () => {
    const { body } = await template('Nanti', { start_at: addMonths(today(), 1) });
    const early = await books.post<Ran>(`${TEMPLATE}/${body.id}/run`, { until: addMonths(today(), 2) });
    expect([early.status, early.body.message]).toEqual([422, 'Tanggal transaksi tidak boleh melebihi hari ini']);
    expect((await desk.post(`${TEMPLATE}/${body.id}/run`, {})).status).toBe(403);
    expect((await (await clinic.as('finance.jkt')).post(`${TEMPLATE}/${body.id}/run`, {})).status).toBe(404);
  });
});
