// Paying many at once, and the file of their transfers for the bank (finance.md 4, 8).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import { methodIds } from './draft.ts';
import { body, today } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { openSlips, type Slip, type Slips } from './slip-stage.ts';

interface Due extends Json {
  readonly actor_type: string;
  readonly actor_id: number;
  readonly amount: number;
  readonly rows: readonly { readonly hutang_id: number; readonly amount: number }[];
}
interface Transfer extends Json {
  readonly id: number;
  readonly left_out: string | null;
}

let at: Slips;
beforeAll(async () => {
  at = await openSlips();
});
afterAll(() => at.clinic.close());

const due = async (until = today(), actor_type?: string) =>
  body(
    await at.books.get<{ data: Due[] }>('/api/finance-v2/hutang/jatuhtempo', {
      query: { until, ...(actor_type && { actor_type }) },
    }),
  ).data;
const page = async (query: Readonly<Record<string, string>>) =>
  body(
    await at.books.get<{ data: Due[]; count: number; amount: number }>('/api/finance-v2/hutang/jatuhtempo', {
      query: { until: today(), ...query },
    }),
  );
const transfers = async () =>
  body(
    await at.books.get<{ data: Transfer[] }>('/api/finance-v2/hutangtransaction/transfer', {
      query: { start_date: today(), end_date: today() },
    }),
  ).data;
const file = (ids: readonly number[], by = at.books) =>
  by.get('/api/finance-v2/hutangtransaction/transfer/csv', { query: { ids: ids.join(',') } });
const linesOf = ({ bytes }: { readonly bytes: Buffer }) => bytes.toString('utf8').split('\r\n').slice(0, -1);
const batch = (slips: readonly object[]) =>
  at.books.post<{ data: { id: number; net_amount: number }[] }>('/api/finance-v2/hutangtransaction/batch', { slips });
const slipOf = ({ actor_type, actor_id, rows }: Due, more: object = {}) =>
  at.wish(rows, { actor_type, actor_id, ...more });

/** The doctor, his partner hospital and a laboratory are owed something. */
const oweThree = async () => {
  await at.pay(await at.billed(true), 2_550_000);
  const [fee] = await at.rows<Slip>('/api/finance/labfee', { status: '0' });
  body(await at.books.post(`/api/finance/labfee/${fee?.id}/confirm`, { version: fee?.version, amount: 600_000 }));
};

describe('payees that are due', () => {
  it('come with what one slip would pay, until a day, and corrections whenever they are due', async () => {
    await oweThree();
    const found = await due();
    expect(Object.fromEntries(found.map(({ actor_type, amount, more }) => [actor_type, [amount, more]]))).toEqual({
      doctor: [760_000, 0],
      laboratorium: [600_000, 0],
      rumahsakit: [250_000, 0],
    });
    expect(found.find(({ actor_type }) => actor_type === 'doctor')).toMatchObject({
      bank_name: 'BCA',
      bank_account_no: '0123456789',
      late_amount: 0,
      due_date: today(),
    });
    expect(found.find(({ actor_type }) => actor_type === 'rumahsakit')).toMatchObject({ bank_account_no: null });
    expect(await due(today(), 'laboratorium')).toHaveLength(1);
    expect(await due(addDays(today(), -1))).toEqual([]);
    expect(await page({})).toMatchObject({ count: 3, amount: 1_610_000 });
    const paged = [];
    for (const number of ['1', '2', '3', '4']) {
      const { data, ...all } = await page({ page: number, limit: '1' });
      expect(all).toEqual({ count: 3, amount: 1_610_000 });
      paged.push(...data);
    }
    expect(paged).toEqual(found);
    expect(await page({ limit: '2' })).toMatchObject({ data: found.slice(0, 2) });
    const refused = { query: { until: today(), limit: '101' } };
    expect((await at.books.get('/api/finance-v2/hutang/jatuhtempo', refused)).status).toBe(422);

    // Another fee is known later: less for the doctor, and the rest of it for the laboratory.
    const [fee] = await at.rows<Slip>('/api/finance/labfee', { status: '1' });
    body(await at.books.post(`/api/finance/labfee/${fee?.id}/confirm`, { version: fee?.version, amount: 700_000 }));
    const [doctor] = await due(today(), 'doctor');
    expect(doctor).toMatchObject({ amount: 720_000 });
    expect(doctor?.rows.map(({ amount }) => amount)).toContain(-40_000);
    expect(await due(addDays(today(), -1))).toMatchObject([{ actor_type: 'doctor', amount: -40_000 }]);
  });

  it('are paid together, and the file has who has an account', async () => {
    const paid = body(await batch((await due()).map((payee) => slipOf(payee))), 201).data;
    expect(await due()).toEqual([]);
    const rows = await transfers();
    expect(Object.fromEntries(rows.map(({ actor_name, left_out }) => [actor_name, left_out]))).toEqual({
      'Lab Gigi Prima': 'account',
      'RS Uji': 'account',
      'drg. Ratna Puspita, Sp.Ort': null,
    });
    const answer = await file(paid.map(({ id }) => id));
    expect(answer.status).toBe(200);
    const doctor = rows.find(({ left_out }) => left_out === null);
    expect(linesOf(answer)).toEqual([
      'bank,rekening,nama,jumlah,berita',
      `"BCA","0123456789","drg. Ratna Puspita, Sp.Ort",${String(doctor?.['net_amount'])},"${String(doctor?.['code'])}"`,
    ]);
    expect(doctor).toMatchObject({ net_amount: 657_500 });
    await at.expectHolding();
  });

  it('keep the account that they were paid to; what is taken back leaves the file', async () => {
    const [slip] = (await transfers()).filter(({ left_out }) => left_out === null);
    const before = linesOf(await file([slip?.id ?? 0]));
    const profile = { actor_type: 'doctor', actor_id: at.doctorId, kategori: 'bukan_pegawai', nik: '3273011203850001' };
    const other = { bank_name: 'Mandiri', bank_account_no: '9999', bank_account_name: '=HYPERLINK("x")' };
    body(await at.books.put('/api/finance/actorpajak', { ...profile, ...other }));
    expect(linesOf(await file([slip?.id ?? 0]))).toEqual(before);

    await at.pay(await at.billed(), 2_550_000);
    const [owed] = await due(today(), 'doctor');
    const [later] = body(await batch([slipOf(owed as Due)]), 201).data;
    expect(linesOf(await file([later?.id ?? 0, slip?.id ?? 0]))).toEqual([
      ...before,
      expect.stringContaining(`"Mandiri","9999","'=HYPERLINK(""x"")",`),
    ]);
    const kept = body(await at.books.get<Slip>(`/api/finance/hutangtransaction/${later?.id}`));
    expect(kept).toMatchObject(other);
    body(await at.undo(kept));
    expect(linesOf(await file([later?.id ?? 0, slip?.id ?? 0]))).toEqual(before);
    expect(await file([later?.id ?? 0])).toMatchObject({
      status: 422,
      body: { message: 'Tidak ada slip terpilih yang dibayar dengan transfer' },
    });
    expect((await transfers()).find(({ id }) => id === later?.id)).toMatchObject({ left_out: 'cancelled' });
  });

  it('paid in cash go into no bank file and need no bank account', async () => {
    const [owed] = await due(today(), 'doctor');
    const cash = (await methodIds(at.clinic))['Tunai'] ?? 0;
    const session = await at.books.post('/api/finance/kasirsesi/open', { opening_amount: 5_000_000 });
    expect([201, 409]).toContain(session.status);
    const [paid] = body(await batch([slipOf(owed as Due, { paymentmethod_id: cash })]), 201).data;
    expect((await transfers()).find(({ id }) => id === paid?.id)).toMatchObject({
      left_out: 'cash',
      bank_account_no: null,
    });
    expect((await file([paid?.id ?? 0])).status).toBe(422);
  });

  it('are another branch’s, or nobody’s of the desk', async () => {
    const [slip] = await transfers();
    const ids = [slip?.id ?? 0];
    expect((await file(ids, await at.clinic.as('finance.mks'))).status).toBe(404);
    expect((await file(ids, await at.clinic.as('admin.bdg'))).status).toBe(403);
    const wrong = await at.books.get('/api/finance-v2/hutangtransaction/transfer/csv', { query: { ids: '1;drop' } });
    expect(wrong.status).toBe(422);
  });
});
