// The chart of accounts from Excel (finance.md 2a, 8).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { problems, sendSheet } from '../support/workbook.ts';

const ACCOUNT = '/api/finance-v2/akun';

interface Result {
  readonly added?: number;
  readonly changed?: number;
  readonly errors: readonly { row: number; column: string; message: string }[];
}

let clinic: TestApp;
let books: Client;
beforeAll(async () => {
  clinic = await testApp();
  books = await clinic.as('finance.bdg');
});
afterAll(() => clinic.close());

const send = (path: string, rows: readonly Json[]) => sendSheet<Result>(books, path, rows);

describe('accounts from Excel', () => {
  const account = (code: string, name: string, rest: Json = {}): Json => ({
    Kode: code,
    Nama: name,
    Kategori: 'Beban Operasional',
    'Header (Y/T)': 'T',
    'Saldo Normal': 'Debit',
    ...rest,
  });

  it('are added below the nearest header, also one of the same file', async () => {
    const rows = [
      account('6-1810', 'Beban Kendaraan', { 'Header (Y/T)': 'Y' }),
      account('6-1811', 'Bensin & Tol'),
      account('6-1202', 'Listrik & Genset'),
    ];
    expect(await send(`${ACCOUNT}/import`, rows)).toMatchObject({ added: 2, changed: 1, errors: [] });
    const { body } = await books.get<{ data: Json[] }>(`${ACCOUNT}?keyword=6-181`);
    expect(body.data).toMatchObject([
      { code: '6-1810', isheader: true, allow_manual: false },
      { code: '6-1811', isheader: false, allow_manual: true, parentdata: { name: 'Beban Kendaraan' } },
    ]);
    const known = await books.get<{ data: Json[] }>(`${ACCOUNT}?keyword=6-1202`);
    expect(known.body.data).toMatchObject([{ name: 'Listrik & Genset' }]);
  });

  it('may be headed by the names of the design, for all branches', async () => {
    const row = { code: '6-1821', name: 'Ongkir', categoryname: 'Beban Operasional', isheader: 'FALSE', normal: 'D' };
    const rows = [
      { ...row, profile: '' },
      { ...row, code: '6-1822', profile: 'Bandung' },
    ];
    const seen = await send(`${ACCOUNT}/import?dryrun=true`, rows);
    expect(problems(seen)).toEqual([[3, 'Cabang', 'Kosongkan: akun berlaku untuk semua cabang']]);
    expect(await send(`${ACCOUNT}/import`, rows.slice(0, 1))).toMatchObject({ added: 1, errors: [] });
  });

  it('that something posts on become no header', async () => {
    const made = await books.post<{ id: number }>(ACCOUNT, {
      code: '4-1150',
      name: 'Implan',
      isheader: false,
      categoryname: 'Pendapatan',
      normal: 'K',
      cashflow: 1,
      allow_manual: true,
      is_active: true,
    });
    await clinic.database.asOwner(
      'update tindakanmediskategoris set akun_id = $1 where id = (select min(id) from tindakanmediskategoris)',
      [made.body.id],
    );
    const edited = await books.put<{ message: string }>(`${ACCOUNT}/${made.body.id}`, { version: 1, isheader: true });
    expect([edited.status, edited.body.message]).toEqual([
      409,
      'Akun 4-1150 sudah dipakai dan tidak dapat menjadi header',
    ]);
    const rest = { 'Header (Y/T)': 'Y', Kategori: 'Pendapatan', 'Saldo Normal': 'Kredit' };
    expect(problems(await send(`${ACCOUNT}/import`, [account('4-1150', 'Implan', rest)]))).toEqual([
      [2, 'Header (Y/T)', 'Akun sudah dipakai dan tidak dapat menjadi header'],
    ]);
  });

  it('that are in use change their name only', async () => {
    const seen = await send(`${ACCOUNT}/import`, [
      account('1-1111', 'Bank BCA', { Kategori: 'Kas & Bank', 'Saldo Normal': 'Kredit' }),
      account('6-12', 'Salah'),
      account('6-1812', 'Parkir', { 'Header (Y/T)': 'mungkin' }),
      account('6-1200', 'Gedung'),
      account('6-1813', 'Derek'),
      account('6-1813', 'Derek lagi'),
    ]);
    expect(problems(seen)).toEqual([
      [2, 'Saldo Normal', 'Akun sudah dipakai: hanya nama yang dapat diubah'],
      [3, 'Kode', 'Format kode tidak valid'],
      [4, 'Header (Y/T)', 'Isi Y atau T'],
      [5, 'Header (Y/T)', 'Akun sistem tidak dapat diubah'],
      [7, 'Kode', 'Sama dengan baris 6'],
    ]);
    expect((await books.get<{ count: number }>(`${ACCOUNT}?keyword=6-1813`)).body.count).toBe(0);
  });
});
