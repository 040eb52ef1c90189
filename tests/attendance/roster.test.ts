// Departments, shifts, holidays and the roster (attendance.md 2, 5, 6 R1, 8).
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import type exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeSheet } from '../../server/sheets/write-sheet.ts';
import { field } from '../../src/resources/kernel/field.ts';
import { type Client, testApp, type TestApp } from '../support/app.ts';
import { idOf, lastLog, type Person } from '../platform/people.ts';
import { bookOf } from '../support/workbook.ts';
import { employ, makeShift } from './stage.ts';

interface Day {
  readonly shift_id: number | null;
  readonly by: string;
}
interface Grid {
  readonly data: {
    readonly days: readonly string[];
    readonly holidays: readonly { readonly date: string; readonly name: string }[];
    readonly sessions: readonly { readonly date: string; readonly doctor_id: number }[];
    readonly staff: readonly { readonly id: number; readonly days: readonly Day[] }[];
  };
}
const PATH = '/api/attendance/schedule';
/** A Monday far away, with the Sunday after it. */
const MONDAY = '2031-03-03';
const SUNDAY = '2031-03-09';
let clinic: TestApp;
let manager: Client;
let admin: Client;
let nurse: number;
let day: number;
let night: number;
beforeAll(async () => {
  clinic = await testApp();
  manager = await clinic.as('manager.bdg');
  admin = await clinic.as('admin.bdg');
  nurse = await idOf(clinic, 'perawat.bdg');
  day = await makeShift(manager, 'P', '08:00', '16:00');
  night = await makeShift(manager, 'M', '21:00', '07:00');
  await employ(clinic, manager, 'perawat.bdg', { shift_id: day });
});
afterAll(() => clinic.close());

const gridOf = async (): Promise<Grid['data']> =>
  (await admin.get<Grid>(`${PATH}/grid`, { query: { start_date: MONDAY, end_date: SUNDAY } })).body.data;
const weekOf = async (id: number): Promise<readonly Day[]> =>
  (await gridOf()).staff.find((person) => person.id === id)?.days ?? [];
const bulk = (who: Client, rows: readonly object[]) => who.post(`${PATH}/bulk`, { rows });
const row = (work_date: string, shift_id: number | null | undefined, pegawai_id = nurse) => ({
  pegawai_id,
  work_date,
  ...(shift_id !== undefined && { shift_id }),
});

describe('a department', () => {
  it('counts its staff, and is not removed while it has any', async () => {
    const head_id = await idOf(clinic, 'dokter.bdg');
    const body = { code: 'KEP', name: 'Keperawatan', head_id, status: 1 };
    const { id } = (await manager.post<Person>('/api/attendance/department', body)).body;
    await employ(clinic, manager, 'perawat.bdg', { department_id: id });
    expect((await admin.get(`/api/attendance/department/${id}`)).body).toMatchObject({
      staff_count: 1,
      headdata: { name: 'drg. Ratna Puspita, Sp.Ort' },
    });
    expect((await admin.get('/api/attendance/pegawai', { query: { department_id: String(id) } })).body).toMatchObject({
      count: 1,
      data: [{ username: 'perawat.bdg', departmentdata: { code: 'KEP' } }],
    });
    const refused = await manager.delete(`/api/attendance/department/${id}`);
    expect([refused.status, refused.body['message']]).toEqual([409, 'Departemen masih memiliki pegawai.']);
    await employ(clinic, manager, 'perawat.bdg', { department_id: null });
    expect((await manager.delete(`/api/attendance/department/${id}`)).status).toBe(200);
  });

  it('has no customer at its head', async () => {
    const [customer] = await clinic.database.asOwner<{ id: number }>(
      `insert into users (profile_id, username, name, role) values (1, 'RM99999', 'Pasien', 1) returning id`,
    );
    const body = { code: 'KEU', name: 'Keuangan', head_id: customer?.id, status: 1 };
    expect((await manager.post('/api/attendance/department', body)).body).toMatchObject({
      errors: { head_id: ['Data tidak ditemukan'] },
    });
  });
});

describe('a shift', () => {
  it('that ends at or before its start lies over midnight, and keeps its weekdays as bits too', async () => {
    expect((await admin.get(`/api/attendance/shift/${night}`)).body).toMatchObject({
      cross_midnight: true,
      days: [1, 2, 3, 4, 5, 6],
      workdays: 63,
    });
    expect((await admin.get(`/api/attendance/shift/${day}`)).body).toMatchObject({ cross_midnight: false });
  });

  it.each([
    [{ break_minutes: 181 }, 'break_minutes'],
    [{ late_tolerance: -1 }, 'late_tolerance'],
    [{ color: 'merah' }, 'color'],
    [{ start_time: '25:00' }, 'start_time'],
    [{ days: [8] }, 'days'],
  ])('with %o is refused', async (body, at) => {
    const { version } = (await admin.get<Person>(`/api/attendance/shift/${day}`)).body;
    const answer = await admin.put(`/api/attendance/shift/${day}`, { version, ...body });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body['errors'] as object)[0]).toContain(at);
  });

  it('is not for finance', async () => {
    expect((await (await clinic.as('finance.bdg')).get('/api/attendance/shift')).status).toBe(403);
  });
});

describe('the roster', () => {
  it('goes by the usual shift, then by holidays, then by what is painted', async () => {
    expect((await weekOf(nurse)).map(({ shift_id }) => shift_id)).toEqual([day, day, day, day, day, day, null]);
    const holiday = { holiday_date: '2031-03-04', name: 'Hari besar' };
    const { body } = await manager.post<Person>('/api/attendance/holiday', holiday);
    expect((await weekOf(nurse))[1]).toEqual({ shift_id: null, by: 'holiday' });
    expect((await bulk(admin, [row('2031-03-04', night), row(MONDAY, null)])).body).toEqual({ saved: 2 });
    expect((await weekOf(nurse)).slice(0, 3)).toEqual([
      { shift_id: null, by: 'roster' },
      { shift_id: night, by: 'roster' },
      { shift_id: day, by: 'usual' },
    ]);
    expect(await lastLog(clinic)).toMatchObject({ message: 'perubahan 2 hari jadwal kerja' });
    expect((await bulk(admin, [row('2031-03-04', night)])).body).toEqual({ saved: 0 });
    expect((await bulk(admin, [row('2031-03-04', undefined), row(MONDAY, undefined)])).body).toEqual({ saved: 2 });
    expect((await manager.delete(`/api/attendance/holiday/${body.id}`)).status).toBe(200);
    expect((await weekOf(nurse)).map(({ by }) => by)).toEqual(Array.from({ length: 7 }, () => 'usual'));
  });

  it('tells the sessions of the doctors', async () => {
    const { sessions } = await gridOf();
    const doctor = await idOf(clinic, 'dokter.bdg');
    expect(sessions.some(({ doctor_id }) => doctor_id === doctor)).toBe(true);
  });

  it('refuses strangers, shifts of others, days after the last one, and a span too long', async () => {
    const other = await idOf(clinic, 'perawat.jkt');
    expect((await bulk(admin, [row(MONDAY, day, other)])).body).toMatchObject({
      statusCode: 422,
      errors: { 'rows.0.pegawai_id': ['Data tidak ditemukan'] },
    });
    expect((await bulk(await clinic.as('manager.jkt'), [row(MONDAY, day, other)])).body).toMatchObject({
      errors: { 'rows.0.shift_id': ['Data tidak ditemukan'] },
    });
    expect((await bulk(admin, [{ ...row(MONDAY, day), work_date: '2031-02-30' }])).status).toBe(422);
    expect((await bulk(admin, [])).status).toBe(422);
    expect((await bulk(await clinic.as('perawat.bdg'), [row(MONDAY, day)])).status).toBe(403);
    const query = { start_date: MONDAY, end_date: '2031-05-01' };
    expect((await admin.get(`${PATH}/grid`, { query })).status).toBe(422);
  });
});

describe('a holiday', () => {
  it('of all branches is the superadmin’s; each branch has its own beside them', async () => {
    const head = await clinic.as('superadmin');
    await head.post('/api/profile/changeprofile', { session_profile_id: 1 });
    const all = { holiday_date: '2031-08-17', name: 'Hari Kemerdekaan', profile_id: null };
    expect((await manager.post('/api/attendance/holiday', all)).status).toBe(403);
    const made = await head.post<Person>('/api/attendance/holiday', all);
    expect(made.body).toMatchObject({ profile_id: null });
    expect((await manager.delete(`/api/attendance/holiday/${made.body.id}`)).status).toBe(403);
    expect((await manager.post('/api/attendance/holiday', { ...all, profile_id: 2 })).status).toBe(422);
    const own = await manager.post<Person>('/api/attendance/holiday', {
      holiday_date: '2031-08-18',
      name: 'Cuti bersama',
    });
    expect(own.body).toMatchObject({ profile_id: 1 });
    const jakarta = await clinic.as('manager.jkt');
    const query = { start_date: '2031-08-01', end_date: '2031-08-31' };
    expect((await jakarta.get('/api/attendance/holiday', { query })).body).toMatchObject({
      count: 1,
      data: [{ name: 'Hari Kemerdekaan' }],
    });
    expect((await jakarta.put(`/api/attendance/holiday/${own.body.id}`, { version: 1, name: 'x y' })).status).toBe(404);
    const again = { holiday_date: '2031-08-18', name: 'Dua kali' };
    expect((await manager.post('/api/attendance/holiday', again)).status).toBe(409);
  });
});

describe('a sheet of the roster', () => {
  const sheet = (rows: readonly Readonly<Record<string, string>>[]) => {
    const headers = ['Attendance ID', 'Nama', '10/03/2031', '11/03/2031'];
    const columns = headers.map((header) => ({ name: header, header, field: field.text(header, { max: 100 }) }));
    return buffer(Readable.from(writeSheet('Jadwal', columns, rows)));
  };
  const send = async (rows: readonly Readonly<Record<string, string>>[]) =>
    admin.upload(`${PATH}/import`, { part: 'upload', filename: 'jadwal.xlsx', bytes: await sheet(rows) });

  it('is stored; L and an empty cell are free, unknown numbers are named', async () => {
    const { attendance_code: code } = (await manager.get<Person>(`/api/attendance/pegawai/${nurse}`)).body;
    const shift = (await admin.get<Person>(`/api/attendance/shift/${night}`)).body;
    const own = { 'Attendance ID': String(code), Nama: 'Siti' };
    const answer = await send([
      { ...own, '10/03/2031': String(shift['code']), '11/03/2031': 'L' },
      { 'Attendance ID': '999999', Nama: 'Siapa', '10/03/2031': 'L', '11/03/2031': 'L' },
    ]);
    expect(answer.body).toEqual({ data: { saved: 2, unknown_code: ['999999'], errors: [] } });
    const wrong = await send([{ ...own, '10/03/2031': 'XX', '11/03/2031': 'L' }]);
    expect(wrong.body).toEqual({
      data: { saved: 0, unknown_code: [], errors: [{ row: 2, message: 'Kode shift XX tidak dikenal' }] },
    });
  });

  it('is refused with days that nobody would see to be left out', async () => {
    const { attendance_code: code } = (await manager.get<Person>(`/api/attendance/pegawai/${nurse}`)).body;
    const { code: shift } = (await admin.get<Person>(`/api/attendance/shift/${night}`)).body;
    const heads = ['Attendance ID', 'Nama', '12/03/2031', '13/03/2031'];
    const mine = [String(code), 'Siti', String(shift), String(shift)];
    const sendBook = async (fill: (book: exceljs.Workbook) => void) =>
      admin.upload(`${PATH}/import`, { part: 'upload', filename: 'jadwal.xlsx', bytes: await bookOf(fill) });
    const merged = await sendBook((book) => {
      const made = book.addWorksheet('Maret');
      made.addRows([heads, mine]);
      made.mergeCells('C2:D2');
    });
    expect([merged.status, merged.body['errors']]).toEqual([
      422,
      { upload: ['Sel C2:D2 digabung: pisahkan, lalu isi setiap sel'] },
    ]);
    const two = await sendBook((book) => {
      for (const name of ['Maret', 'April']) book.addWorksheet(name).addRows([heads, mine]);
    });
    expect([two.status, two.body['errors']]).toEqual([
      422,
      { upload: [expect.stringContaining("Lembar 'April' juga berisi data dan tidak dibaca")] },
    ]);
    const nameless = await sendBook((book) => {
      book.addWorksheet('Maret').addRows([heads, mine, [null, 'Siapa', String(shift)], [null, 'Jumlah']]);
    });
    expect(nameless.body).toEqual({
      data: { saved: 0, unknown_code: [], errors: [{ row: 3, message: 'Attendance ID: Wajib diisi' }] },
    });
  });

  it('comes as it stands', async () => {
    const query = { start_date: '2031-03-10', end_date: '2031-03-11' };
    const { status, headers } = await admin.get(`${PATH}/template`, { query });
    expect([status, headers['content-type']]).toEqual([200, expect.stringContaining('spreadsheetml')]);
  });
});
