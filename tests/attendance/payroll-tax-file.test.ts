// Files of payroll for the tax portal through the real application (docs/decisions/0083): of a masa that is over, paid and remitted, by our
// own schema, to the rupiah.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { methodIds } from '../finance/draft.ts';
import { textsOf, wrongIn } from '../finance/tax-xml.ts';
import { body, today } from '../service/stage.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { attend, hire, makePeriod, month, nurseOfX4, type Period, sql, step, userId } from './payroll-stage.ts';

type TaxFile = AnswerOf<'attendance.pph21.ekspor'>;
type Shown = AnswerOf<'attendance.pph21.berkas'>;
const PATH = '/api/attendance/pph21/berkas';
const NPWP = '0123456789012000';
const year = Number(month.slice(0, 4)) - 1;

let clinic: TestApp;
let manager: Client;
let books: Client;
let bank: number;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  books = await clinic.as('finance.bdg');
  bank = (await methodIds(clinic))['Transfer BCA'] ?? 0;
  await sql(clinic, 'update users set membership_id = null where profile_id = 1');
  await nurseOfX4(clinic);
  await hire(clinic, 'multimedia.bdg', { base: 90_000_000, ptkp: 'TK/1' });
  const every = Array.from({ length: 25 }, (_, n) => ({ at: n + 1, status: 1 }));
  await attend(clinic, await userId(clinic, 'multimedia.bdg'), every);
  await sql(clinic, `update users set jobname = 'Staf' where profile_id = 1`);
});
afterAll(() => clinic.close());

const make = (form: string, masa: string, by = books, more: object = {}) =>
  by.post<TaxFile & { message: string }>(PATH, { form, masa, ...more });
const show = async (form: string, masa: string): Promise<Shown> =>
  body(await books.get<Shown>(PATH, { query: { form, masa } }));
const bytesOf = async ({ id }: TaxFile): Promise<string> => {
  const { status, bytes } = await books.get(`${PATH}/${id}/xml`);
  expect(status).toBe(200);
  return Buffer.from(bytes).toString('utf8');
};
/** A run that is posted. */
const posted = async (more: object = {}): Promise<Period> => {
  const period = await makePeriod(books, { ...more });
  body(await books.post(`/api/attendance/payrollperiode/${period.id}/generate`, {}));
  body(await step(manager, period.id, 'approve', { reason: 'Setuju', override: true }));
  return body(await step(books, period.id, 'post'));
};
const pay = async ({ id }: Period) =>
  body(await books.post(`/api/attendance/payrollperiode/${id}/pay`, { paymentmethod_id: bank, paid_at: today() }));
const owedOf = async (masa: string): Promise<number> =>
  (
    await sql<{ owed: number }>(
      clinic,
      `select sum(amount)::int as owed from pphs where kind = 'pph_pegawai' and masa = $1 and status <> -1`,
      [masa],
    )
  )[0]?.owed ?? 0;
const remit = async (masa: string) => {
  const rows = await sql<{ id: number }>(
    clinic,
    `select id::int as id from pphs where kind = 'pph_pegawai' and masa = $1 and status = 0 and amount <> 0`,
    [masa],
  );
  const ids = rows.map(({ id }) => id);
  const setor = { kind: 'pph_pegawai', masa, ids, paymentmethod_id: bank, ntpn: '0A1B2C3D4E5F6G7H', setor_at: today() };
  body(await books.post('/api/finance/pph/setor', setor), 201);
};

describe('BPMP', () => {
  let run: Period;
  it('is made of a masa whose runs are paid and whose tax is remitted', async () => {
    run = await posted();
    const text = `Masa ${month.slice(5, 7)}-${month.slice(0, 4)} belum ditutup: `;
    expect((await make('bpmp', month)).body).toMatchObject({ message: `${text}1 payroll belum lunas` });
    expect(await show('bpmp', month)).toMatchObject({ closed: false, runs: 1, lines: [], file: null });
    await pay(run);
    const refused = await make('bpmp', month);
    expect([refused.status, refused.body.message]).toEqual([409, `${text}2 PPh belum disetor`]);
    expect((await make('bpmp', `${today().slice(0, 7)}-01`)).status).toBe(409);
    await remit(month);
    expect((await make('bpmp', month, await clinic.as('admin.bdg'))).status).toBe(403);
    expect((await make('bp21', month)).status).toBe(422);
  });

  it('names who lacks what before it is made', async () => {
    await sql(clinic, `update actorpajaks set nik = null where actor_id = $1`, [await userId(clinic, 'perawat.bdg')]);
    await sql(clinic, `update users set idcard = null, jobname = null where username = 'perawat.bdg'`);
    const refused = await make('bpmp', month);
    expect(refused.status).toBe(422);
    const { faults } = await show('bpmp', month);
    expect(faults.map(({ field }) => field).toSorted()).toEqual(
      ['TIN', 'IDPlaceOfBusinessActivity', 'CounterpartTin', 'Position'].toSorted(),
    );
    const [{ name } = { name: '' }] = await sql<{ name: string }>(
      clinic,
      `select name from users where username = 'perawat.bdg'`,
    );
    expect(faults.filter(({ line }) => line !== null).every(({ text }) => text.includes(name))).toBe(true);
    await sql(
      clinic,
      `update users set idcard = '3273010101900001', jobname = 'Perawat' where username = 'perawat.bdg'`,
    );
    await sql(clinic, 'update profiles set npwp = $1, nitku = $2 where id = 1', [NPWP, `${NPWP}000000`]);
    expect((await show('bpmp', month)).faults).toEqual([]);
  });

  it('has a line an employee, by the schema, and comes to what was owed', async () => {
    const both = await Promise.all([make('bpmp', month), make('bpmp', month)]);
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 201]);
    const file = both[0]?.body;
    if (!file) throw new Error('No file was made.');
    const xml = await bytesOf(file);
    expect(await wrongIn('bpmp', xml)).toEqual([]);
    const [gross, rate] = ['Gross', 'Rate'].map((name) => textsOf(xml, name).map(Number));
    const owed = (gross ?? []).reduce((sum, one, n) => sum + Math.round((one * (rate?.[n] ?? NaN)) / 100), 0);
    expect(owed).toBe(await owedOf(month));
    expect(file).toMatchObject({ line_count: 2, pph_amount: owed, current: true });
    expect(textsOf(xml, 'TaxPeriodMonth')).toEqual([1, 2].map(() => String(Number(month.slice(5, 7)))));
    expect(textsOf(xml, 'Rate')).toContain('0.5');
    await sql(clinic, `update users set jobname = 'Bidan' where username = 'perawat.bdg'`);
    expect(await bytesOf(body(await make('bpmp', month)))).toBe(xml);
    const next = body(await make('bpmp', month, books, { again: true }), 201);
    expect(textsOf(await bytesOf(next), 'Position')).toContain('Bidan');
    expect((await (await clinic.as('finance.jkt')).get(`${PATH}/${next.id}/xml`)).status).toBe(404);
    expect((await books.get(`/api/finance/pph/berkas/${next.id}/xml`)).status).toBe(404);
  });
});

describe('BPA1', () => {
  const masa = `${year}-12-01`;
  it('tells the year of whose last masa it is, part by part, and no month of theirs', async () => {
    const dates = { start_date: masa, end_date: `${year}-12-31`, pay_date: `${year}-12-31` };
    await pay(await posted({ ...dates, name: 'Desember', tax_year: year, tax_month: 12 }));
    expect(await owedOf(masa)).toBeGreaterThan(0);
    await remit(masa);
    expect((await make('bpmp', masa)).status).toBe(422);
    const file = body(await make('bpa1', masa), 201);
    const xml = await bytesOf(file);
    expect(await wrongIn('bpa1', xml)).toEqual([]);
    expect(file).toMatchObject({ line_count: 2, pph_amount: await owedOf(masa) });
    const parts = [
      'SalaryPensionJhtTht',
      'IncomeTaxBenefit',
      'OtherBenefit',
      'Honorarium',
      'InsurancePaidByEmployer',
      'Natura',
      'TantiemBonusThr',
    ].flatMap((name) => textsOf(xml, name).map(Number));
    expect(parts.reduce((sum, one) => sum + one, 0)).toBe(file.gross_amount);
    expect(textsOf(xml, 'StatusOfWithholding')).toEqual(['PartialYear', 'PartialYear']);
    expect(textsOf(xml, 'TaxPeriodMonthStart')).toEqual(['12', '12']);
  });
});
