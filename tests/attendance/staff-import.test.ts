// The staff of a branch from Excel (attendance.md 2, 5, 8): accounts with contract and pay, whole or not at all, and once.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readRows } from '../../server/sheets/read-rows.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body } from '../service/stage.ts';
import { type Client, type Json, testApp, type TestApp } from '../support/app.ts';
import { refusedSheet, sendSheet, toldRows, workbook } from '../support/workbook.ts';
import { sql } from './payroll-stage.ts';
import { doctor, nurse, PASSWORD } from './staff-sheet.ts';

type Imported = AnswerOf<'attendance.pegawai.import'>;
const PATH = '/api/attendance/pegawai';

let clinic: TestApp;
let manager: Client;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  await sql(
    clinic,
    `insert into departments (profile_id, code, name) values (1, 'UJIA', 'Uji A'), (1, 'UJIB', 'Uji Kembar'), (1, 'UJIC', 'Uji Kembar'),
       (2, 'UJID', 'Uji Jakarta')`,
  );
});
afterAll(() => clinic.close());

const send = (rows: readonly Json[], by = manager) => sendSheet<Imported>(by, `${PATH}/import`, rows);
const file = async (rows: readonly Json[]) => ({
  part: 'upload',
  filename: 'pegawai.xlsx',
  bytes: await workbook(rows),
});
const idOf = async (username: string): Promise<number> =>
  (await sql<{ id: number }>(clinic, 'select id::int as id from users where username = $1', [username]))[0]?.id ?? 0;
const shown = async (username: string) => body(await manager.get(`${PATH}/${await idOf(username)}`));
const counted = async () =>
  (
    await sql<{ users: number; files: number; logs: number }>(
      clinic,
      `select (select count(*)::int from users) as users, (select count(*)::int from files) as files,
         (select count(*)::int from applogs) as logs`,
    )
  )[0];
/** The template as rows by heading. */
const template = async (by = manager): Promise<Json[]> => {
  const { header, rows } = await readRows((await by.get(`${PATH}/template`)).bytes);
  return rows.map(({ cells }) =>
    Object.fromEntries(
      header.map((name, i) => {
        const cell = cells[i] ?? '';
        return [String(name), cell instanceof Date ? cell.toISOString().slice(0, 10) : String(cell)];
      }),
    ),
  );
};

describe('staff from Excel', () => {
  it('is looked at before anything is stored', async () => {
    const before = await counted();
    const looked = await sendSheet<Imported>(manager, `${PATH}/import?dryrun=true`, [nurse, doctor]);
    expect(looked).toMatchObject({ count: 2, errors: [], data: [], file_id: null, preview: '2 pegawai' });
    expect(await counted()).toEqual(before);
  });

  it('becomes accounts that sign in, with contract, pay and the branch of who sends it', async () => {
    const before = await counted();
    const made = await send([nurse, doctor]);
    expect(made).toMatchObject({ added: 2, changed: 0, errors: [], file_id: null });
    expect(made.data.map(({ code }) => code)).toEqual(['impor.perawat', 'impor.dokter']);
    expect(await counted()).toEqual({
      users: Number(before?.users) + 2,
      // First passwords and pay are kept nowhere.
      files: before?.files,
      logs: Number(before?.logs) + 1,
    });
    expect(await shown('impor.perawat')).toMatchObject({
      name: 'Rina Wati',
      profile_id: 1,
      role: 11,
      jobname: 'Perawat Gigi',
      join_at: '2026-02-01',
      attendance_code: 'IMP01',
      gender: 1,
      phone: '081234567801',
      departmentdata: { code: 'UJIA' },
      contract_type: 2,
      contract_start_at: '2026-02-01',
      contract_end_at: '2027-01-31',
      base_salary: 4_500_000,
      ptkp_status: 'K/1',
      nik: '3273010101900001',
      tax_scheme: 1,
      is_bpjs_kes: false,
      is_bpjs_jht: true,
      bank_account: '1234567890',
    });
    expect(await shown('impor.dokter')).toMatchObject({ contract_type: 4, tax_scheme: 3, base_salary: 0 });
    const signed = await clinic.anonymous.post('/api/auth/login', { username: 'impor.perawat', password: PASSWORD });
    expect(signed.status).toBe(200);
    const [log] = await sql<{ text: string }>(
      clinic,
      `select to_jsonb(l)::text as text from applogs l order by id desc limit 1`,
    );
    expect(log?.text).toContain('impor 2 pegawai');
    expect(log?.text).not.toContain(PASSWORD);
  });

  it('changes nothing a second time, nor as the template gives it back', async () => {
    const before = await counted();
    expect(await send([nurse, doctor])).toMatchObject({ added: 0, changed: 0, data: [] });
    const whole = await template();
    expect(whole.length).toBeGreaterThan(8);
    expect(whole.find((row) => row['ID Pegawai'] === 'impor.perawat')).toMatchObject({
      Nama: 'Rina Wati',
      'Password Pertama': '',
      Departemen: 'UJIA',
      'Jenis Kontrak': 'PKWT',
      'Gaji Pokok': '4500000',
    });
    expect(await send(whole)).toMatchObject({ added: 0, changed: 0, data: [] });
    expect(await counted()).toEqual(before);
  });

  it('changes what filled cells say of somebody who is known, and leaves the rest', async () => {
    const changed = await send([
      {
        'ID Pegawai': 'impor.perawat',
        Nama: 'Rina Wati',
        Peran: 'perawat',
        'Tgl Join': '01/02/2026',
        'Gaji Pokok': '5000000',
      },
      { ...doctor, Jabatan: 'Ortodontis', 'Jenis Kontrak': 'Tetap', 'Gaji Pokok': '9000000' },
    ]);
    expect(changed).toMatchObject({ added: 0, changed: 2 });
    expect(await shown('impor.perawat')).toMatchObject({ base_salary: 5_000_000, jobname: 'Perawat Gigi', npwp: null });
    // Another contract brings its usual terms along.
    expect(await shown('impor.dokter')).toMatchObject({ jobname: 'Ortodontis', contract_type: 1, tax_scheme: 1 });
    const signed = await clinic.anonymous.post('/api/auth/login', { username: 'impor.dokter', password: PASSWORD });
    expect(signed.status).toBe(200);
  });

  it('names every wrong cell of every row, and then stores none of them', async () => {
    const before = await counted();
    const fresh = { ...doctor, 'ID Pegawai': 'impor.lain' };
    const wrong = [
      { ...fresh, 'ID Pegawai': 'impor.baik' },
      {
        ...nurse,
        'ID Pegawai': 'admin.jkt',
        'Attendance ID': '',
        'Password Pertama': '12345',
        Departemen: 'Uji Jakarta',
      },
      { ...fresh, 'Gaji Pokok': 'banyak', Departemen: 'Uji Kembar', 'Password Pertama': '', Peran: 'superadmin' },
      {
        ...fresh,
        'ID Pegawai': 'impor.tiga',
        'Attendance ID': 'IMP01',
        'Jenis Kontrak': 'Mitra (dokter praktik)',
        'Skema Pajak': 'Tidak dipotong',
      },
      {
        ...fresh,
        'ID Pegawai': 'impor.empat',
        'Mulai Kontrak': '2026-05-01',
        'Akhir Kontrak': '2026-04-01',
        Email: 'bukan',
      },
      { ...fresh, 'ID Pegawai': 'impor.baik' },
      { ...fresh, 'ID Pegawai': 'manager.bdg', Nama: 'Saya Sendiri', Peran: 'manager', 'Tgl Join': '2020-01-01' },
      { ...fresh, 'ID Pegawai': 'impor.lima', Peran: 'investor', Jabatan: 'Pemodal', 'Gaji Pokok': '1' },
    ];
    const told = toldRows(await refusedSheet(manager, `${PATH}/import`, wrong));
    expect(told).toEqual([
      [3, 'username', 'ID Pegawai sudah dipakai'],
      [3, 'password', 'Kata sandi terlalu umum dan mudah ditebak'],
      [3, 'department', 'Departemen tidak ditemukan'],
      [4, 'base_salary', 'Jumlah tidak terbaca. Tulis misalnya 1250000 atau 1.250.000'],
      [4, 'role', 'Anda tidak memiliki akses untuk aksi ini'],
      [4, 'password', 'Wajib diisi untuk pegawai baru'],
      [4, 'department', 'Ada beberapa Departemen: tulis kodenya'],
      [4, 'department', 'Peran ini bukan anggota absensi dan payroll.'],
      [5, 'attendance_code', 'Attendance ID sudah dipakai Rina Wati.'],
      [5, 'tax_scheme', 'Mitra dipotong pajak sebagai Bukan Pegawai.'],
      [6, 'email', 'Alamat email tidak valid'],
      [6, 'contract_end_at', 'Tanggal akhir tidak boleh sebelum tanggal mulai.'],
      [7, 'username', 'Sama dengan baris 2'],
      [8, 'username', 'Anda tidak memiliki akses untuk aksi ini'],
      [9, 'base_salary', 'Peran ini bukan anggota absensi dan payroll.'],
    ]);
    expect(await counted()).toEqual(before);
    const back = await manager.upload(`${PATH}/import/rejected`, await file(wrong));
    const { rows } = await readRows(back.bytes);
    expect(rows).toHaveLength(7);
    expect(rows[1]?.cells.at(-1)).toBe(
      'Gaji Pokok: Jumlah tidak terbaca. Tulis misalnya 1250000 atau 1.250.000; Peran: Anda tidak memiliki akses untuk aksi ini; ' +
        'Password Pertama: Wajib diisi untuk pegawai baru; Departemen: Ada beberapa Departemen: tulis kodenya; ' +
        'Departemen: Peran ini bukan anggota absensi dan payroll.',
    );
  });

  it('is a superior’s, of his own branch', async () => {
    for (const name of ['admin.bdg', 'finance.bdg', 'dokter.bdg']) {
      const other = await clinic.as(name);
      expect((await other.upload(`${PATH}/import`, await file([nurse]))).status, name).toBe(403);
      expect((await other.upload(`${PATH}/import/rejected`, await file([nurse]))).status, name).toBe(403);
      expect((await other.get(`${PATH}/template`)).status, name).toBe(403);
    }
    const jakarta = await clinic.as('manager.jkt');
    expect((await template(jakarta)).map((row) => row['ID Pegawai'])).not.toContain('impor.perawat');
    expect(toldRows(await refusedSheet(jakarta, `${PATH}/import`, [doctor]))).toEqual([
      [2, 'username', 'ID Pegawai sudah dipakai'],
    ]);
    const superadmin = await clinic.as('superadmin');
    const nowhere = await superadmin.upload(`${PATH}/import`, await file([{ ...doctor, 'ID Pegawai': 'impor.x' }]));
    expect(nowhere).toMatchObject({ status: 422, body: { message: 'Cabang Belum dipilih' } });
    expect((await superadmin.get(`${PATH}/template`)).status).toBe(422);
  });

  it('sent twice at once makes each account once', async () => {
    const rows = ['satu', 'dua'].map((name) => ({ ...doctor, 'ID Pegawai': `impor.${name}` }));
    const both = await Promise.all(
      [rows, rows].map(async (sent) => manager.upload<Imported>(`${PATH}/import`, await file(sent))),
    );
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    expect(both.map(({ body: { added } }) => added).toSorted((a = 0, b = 0) => a - b)).toEqual([0, 2]);
    const found = await sql(clinic, `select id from users where username in ('impor.satu', 'impor.dua')`);
    expect(found).toHaveLength(2);
  });
});
