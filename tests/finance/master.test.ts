// Masters of the books: the chart, taxes, and which accounts an event touches (finance.md 2a, 7a, 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { accountIds } from './account.ts';

interface Account {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly parent_id: number | null;
  readonly balance: number;
  readonly message?: string;
}
interface Rule {
  readonly id: number;
  readonly event: string;
  readonly component: string;
  readonly debit: { readonly code: string } | null;
  readonly credit: { readonly code: string } | null;
  readonly changed: boolean;
}

let clinic: TestApp;
let books: Client;
let akun: Readonly<Record<string, number>>;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
  akun = await accountIds(clinic);
});
afterAll(() => clinic.close());

const AKUN = '/api/finance-v2/akun';
const account = (code: string, more: object = {}) =>
  books.post<Account>(AKUN, {
    code,
    name: `Akun ${code}`,
    isheader: false,
    categoryname: 'Beban Operasional',
    normal: 'D',
    allow_manual: true,
    cashflow: 1,
    is_active: true,
    ...more,
  });
const read = async (code: string) =>
  (await books.get<{ data: Account[] }>(`${AKUN}?keyword=${code}`)).body.data[0] as Account;
const edit = async (code: string, change: object) => {
  const { id, version } = await read(code);
  return books.put<Account>(`${AKUN}/${id}`, { version, ...change });
};

describe('an account', () => {
  it('stands below the nearest header', async () => {
    expect((await account('6-1215')).body.parent_id).toBe(akun['6-1200']);
    const header = await account('6-1210', { isheader: true });
    expect(header.status, JSON.stringify(header.body)).toBe(201);
    expect((await read('6-1215')).parent_id).toBe(header.body.id);
    expect((await read('6-1210')).parent_id).toBe(akun['6-1200']);
  });

  it('takes no manual journal as a header', async () => {
    const { body } = await account('6-1220', { isheader: true });
    expect(body).toMatchObject({ allow_manual: false });
  });

  it('of the system keeps its code, header and side', async () => {
    const locked = await edit('6-1204', { normal: 'K' });
    expect([locked.status, locked.body.message]).toEqual([
      409,
      'Akun 6-1204 adalah akun sistem. Kode, header dan saldo normalnya tidak dapat diubah',
    ]);
    expect((await edit('6-1204', { name: 'Internet' })).status).toBe(200);
    const gone = await books.delete<Account>(`${AKUN}/${akun['6-1204']}`);
    expect([gone.status, gone.body.message]).toEqual([
      409,
      'Internet sudah dipakai dan tidak dapat dihapus. Nonaktifkan saja',
    ]);
  });

  it('with lines changes its name and whether it is active only', async () => {
    const lined = await edit('1-1111', { categoryname: 'Aset Lain' });
    expect([lined.status, lined.body.message]).toEqual([
      409,
      'Akun 1-1111 sudah memiliki jurnal. Hanya nama dan status aktif yang dapat diubah',
    ]);
    expect((await edit('1-1111', { name: 'Bank BCA Utama' })).status).toBe(200);
  });

  it('that is controlled stays so', async () => {
    const { status, body } = await edit('2-1102', { allow_manual: true });
    expect([status, body.message]).toEqual([422, 'Akun 2-1102 dikelola otomatis oleh sistem']);
  });

  it('is refused with a code that is taken, that is none, and when somebody was faster', async () => {
    expect((await account('6-1215')).status).toBe(409);
    expect((await account('61215')).status).toBe(422);
    const { id, version } = await read('6-1215');
    await books.put(`${AKUN}/${id}`, { version, name: 'Beban lain' });
    const late = await books.put<Account>(`${AKUN}/${id}`, { version, name: 'Beban lain lagi' });
    expect([late.status, late.body.message]).toEqual([409, 'Data sudah diubah pengguna lain. Muat ulang halaman']);
  });

  it('without lines is removed', async () => {
    const { body } = await account('6-1230');
    expect((await books.delete(`${AKUN}/${body.id}`)).status).toBe(200);
  });

  it('has its balance in the chart', async () => {
    const { body } = await books.get<{ data: Account[]; count: number }>('/api/finance/akun');
    expect(body.data.find(({ code }) => code === '1-1111')?.balance).toBe(325_000_000);
    expect(body.data.find(({ code }) => code === '3-1001')?.balance).toBe(1_050_000_000);
    expect((await (await clinic.as('admin.bdg')).post(AKUN, {})).status).toBe(403);
  });
});

const RULES = '/api/finance/jurnalautoposting';
const rules = async (client = books) => (await client.get<{ data: Rule[] }>(RULES)).body.data;
const ruleOf = async (event: string, component: string, client = books) =>
  (await rules(client)).find((rule) => rule.event === event && rule.component === component) as Rule;

describe('the rules of posting', () => {
  it('are pointed to another account for one branch, and put back', async () => {
    const fee = await ruleOf('settlement.posted', 'fee');
    const pointed = await books.put(`${RULES}/${fee.id}`, { debit_akun_id: akun['6-1701'] });
    expect(pointed.status, JSON.stringify(pointed.body)).toBe(200);
    const own = await ruleOf('settlement.posted', 'fee');
    expect([own.debit?.code, own.changed]).toEqual(['6-1701', true]);
    const jkt = await clinic.as('finance.jkt');
    expect((await ruleOf('settlement.posted', 'fee', jkt)).debit?.code).toBe('6-1702');
    expect((await jkt.post(`${RULES}/${own.id}/bawaan`)).status).toBe(404);
    expect((await books.post(`${RULES}/${own.id}/bawaan`)).status).toBe(200);
    expect(await ruleOf('settlement.posted', 'fee')).toMatchObject({ id: fee.id, changed: false });
  });

  it('of all branches are the superadmin’s', async () => {
    const fee = await ruleOf('settlement.posted', 'fee');
    const body = { debit_akun_id: akun['6-1701'], scope: 'semua' };
    expect((await books.put(`${RULES}/${fee.id}`, body)).status).toBe(403);
    const head = await clinic.as('superadmin');
    await head.post('/api/profile/changeprofile', { session_profile_id: 1 });
    expect((await head.put(`${RULES}/${fee.id}`, body)).status).toBe(200);
    expect((await ruleOf('settlement.posted', 'fee')).debit?.code).toBe('6-1701');
    expect((await books.post(`${RULES}/${fee.id}/bawaan`)).status).toBe(403);
    expect((await head.post(`${RULES}/${fee.id}/bawaan`)).status).toBe(200);
    expect((await ruleOf('settlement.posted', 'fee')).debit?.code).toBe('6-1702');
  });

  it('keep control accounts with their documents', async () => {
    const line = await ruleOf('biayainvoice.posted', 'line');
    const moved = await books.put<Account>(`${RULES}/${line.id}`, { credit_akun_id: akun['2-1601'] });
    expect([moved.status, moved.body.message]).toEqual([422, 'Akun 2-1102 dikelola otomatis oleh sistem']);
    const tender = await ruleOf('bill.paid', 'tender');
    const other = await books.put<Account>(`${RULES}/${tender.id}`, { credit_akun_id: akun['2-1501'] });
    expect([other.status, other.body.message]).toEqual([422, 'Akun 1-1201 dikelola otomatis oleh sistem']);
    const side = await books.put<Account>(`${RULES}/${line.id}`, { debit_akun_id: akun['6-1201'] });
    expect([side.status, side.body.message]).toEqual([
      422,
      'Sisi ini mengikuti dokumennya dan tidak memiliki akun tetap',
    ]);
  });

  it('find the income of a treatment on an account that takes lines', async () => {
    const manager = await clinic.as('manager.bdg');
    const category = { name: 'Akupunktur', status: 1 };
    const path = '/api/service/tindakanmediskategori';
    expect((await manager.post(path, { ...category, akun_id: akun['4-0000'] })).status).toBe(422);
    expect((await manager.post(path, { ...category, akun_id: akun['4-1119'] })).status).toBe(201);
  });

  it('are tried with amounts, without a journal', async () => {
    const { status, body } = await books.post<{
      lines: { akun: { code: string | null; name: string }; debit: number; credit: number }[];
    }>(`${RULES}/preview`, { event: 'settlement.posted', amounts: { net: 695_100, fee: 4_900 } });
    expect(status, JSON.stringify(body)).toBe(200);
    expect(body.lines.map(({ akun: { code, name }, debit, credit }) => [code ?? name, debit - credit])).toEqual([
      ['Akun pencairan', 695_100],
      ['6-1702', 4_900],
      ['Akun metode pembayaran', -700_000],
    ]);
    expect((await books.post(`${RULES}/preview`, { event: 'tidak.ada', amounts: {} })).status).toBe(422);
  });
});

describe('a tax', () => {
  it('has its dated figures, progressive ones their steps', async () => {
    const { body } = await books.get<{ data: { id: number; code: string; rate: number }[] }>('/api/finance/pajak');
    expect(body.data.map(({ code, rate }) => [code, rate])).toEqual([
      ['PPH21_DOKTER', 0],
      ['PPH21_PEGAWAI', 0],
      ['PPH23', 2],
      ['PPH4_2_SEWA', 10],
      ['PPH_BADAN', 22],
      ['PPH_DIVIDEN', 10],
      ['PPH_FINAL_UMKM', 0.5],
      ['PPN', 11],
    ]);
    const shown = await books.get<{ brackets: { sampai: number | null; persen: number }[] }>(
      `/api/finance/pajak/${body.data[0]?.id}`,
    );
    expect(shown.body.brackets.map(({ sampai, persen }) => [sampai, persen])).toEqual([
      [60_000_000, 5],
      [250_000_000, 15],
      [500_000_000, 25],
      [5_000_000_000, 30],
      [null, 35],
    ]);
  });

  it('has all of the facility of pasal 31E, or nothing of it', async () => {
    const { body } = await books.get<{ data: { id: number; version: number; code: string }[] }>('/api/finance/pajak', {
      query: { kind: 'pph_badan' },
    });
    const yearly = body.data.find(({ code }) => code === 'PPH_BADAN');
    const refused = await books.put(`/api/finance/pajak/${yearly?.id}`, {
      version: yearly?.version,
      fasilitas_omzet: null,
    });
    expect(refused).toMatchObject({ status: 422, body: { errors: { fasilitas_percent: [expect.any(String)] } } });
  });

  it('is refused without the steps that it needs, and when it ends before it begins', async () => {
    const fresh = {
      code: 'PPH21_BARU',
      name: 'PPh 21 baru',
      kind: 'pph_doctor',
      method: 'progresif17',
      rate: 0,
      dpp_percent: 50,
      no_npwp_percent: 120,
      akun_id: akun['2-1401'],
      valid_from: '2027-01-01',
    };
    const made = await books.post<Account>('/api/finance/pajak', fresh);
    expect([made.status, made.body.message]).toEqual([422, 'Tarif progresif memerlukan lapisan tarif']);
    const backwards = { ...fresh, brackets: [{ sampai: null, persen: 5 }], valid_to: '2026-12-31' };
    const ended = await books.post<Account>('/api/finance/pajak', backwards);
    expect([ended.status, ended.body.message]).toEqual([422, 'Tanggal akhir harus setelah tanggal awal']);
  });
});
