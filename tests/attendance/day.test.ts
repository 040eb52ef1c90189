// Punches become days (attendance.md 2, 6, 9; acceptance 4, 8, 12).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { body } from '../service/stage.ts';
import {
  ago,
  type DayStage,
  type Daily,
  hour,
  type Monthly,
  openDays,
  type Row,
  type Refused,
  wib,
} from './day-stage.ts';

let stage: DayStage;
let night = 0;
let morning = 0;
beforeAll(async () => {
  stage = await openDays();
  night = await stage.shift('M', '21:00', '07:00');
  morning = await stage.shift('P', '08:00', '16:00');
});
afterAll(() => stage.clinic.close());

const put = (row: Row, more: object) =>
  stage.admin.put<Row & Refused>(`/api/attendance/attendance/${row.id}`, {
    in_at: row.in_at,
    out_at: row.out_at,
    note: 'Diperbaiki',
    version: row.version,
    ...more,
  });

describe('days of punches', () => {
  it('X1: a night shift stands on the day on which it began', async () => {
    const nurse = await stage.staff('perawat.bdg');
    await stage.roster(nurse.id, ago(11), night);
    await stage.roster(nurse.id, ago(10), morning);
    for (const at of [wib(ago(11), '20:55'), wib(ago(10), '07:05'), wib(ago(10), '07:58')])
      expect((await stage.punch(nurse.code, at)).status).toBe(200);
    const first = await stage.day(nurse.id, ago(11));
    expect([hour(first.in_at), hour(first.out_at)]).toEqual(['20:55', '07:05']);
    expect(first).toMatchObject({ late_minutes: 0, work_minutes: 545, letter: 'H', shift: { code: 'M' } });
    const second = await stage.day(nurse.id, ago(10));
    expect([hour(second.in_at), hour(second.out_at)]).toEqual(['07:58', null]);
    // Acceptance 8: in the grid of the month too.
    const query = { month: ago(11).slice(0, 7) };
    const grid = body(await stage.manager.get<Monthly>('/api/attendance/attendance/monthly', { query }));
    const row = grid.find(({ pegawai }) => pegawai.id === nurse.id);
    expect(row?.days[String(Number(ago(11).slice(-2)))]).toBe('H');
  });

  it('X2: late counts from the hour once the tolerance is passed', async () => {
    const { id, code } = await stage.staff('inventory.bdg', morning);
    for (const [days, time] of [
      [20, '08:10'],
      [19, '08:11'],
      [18, '08:17'],
    ] as const) {
      body(await stage.punch(code, wib(ago(days), time)));
      body(await stage.punch(code, wib(ago(days), '16:02')));
    }
    expect(await stage.day(id, ago(20))).toMatchObject({ late_minutes: 0, letter: 'H' });
    expect(await stage.day(id, ago(19))).toMatchObject({ late_minutes: 11, letter: 'T' });
    expect(await stage.day(id, ago(18))).toMatchObject({ late_minutes: 17, letter: 'T', work_minutes: 405 });
    const query = { date: ago(18), status: '2' };
    const late = body(await stage.admin.get<Daily>('/api/attendance/attendance/daily', { query }));
    expect(late.count).toBe(1);
    expect(late.sum['2']).toBe(1);
  });

  it('refuses a moment to come, one long ago, one outside the shift and one twice', async () => {
    const { code } = await stage.staff('multimedia.bdg', morning);
    const wrong = async (at: string) => {
      const { status, body: told } = await stage.punch(code, at);
      return [status, told.message];
    };
    expect(await wrong(new Date(Date.now() + 10 * 60_000).toISOString())).toEqual([422, 'Waktu absen tidak valid.']);
    expect(await wrong(wib(ago(62), '08:00'))).toEqual([422, 'Waktu absen tidak valid.']);
    expect(await wrong(wib(ago(5), '02:00'))).toEqual([422, 'Waktu absen di luar jadwal shift.']);
    body(await stage.punch(code, wib(ago(5), '08:00')));
    expect(await wrong(wib(ago(5), '08:01:30'))).toEqual([409, 'Absen sudah tercatat pukul 08:00.']);
    expect((await stage.punch('9999', wib(ago(5), '08:00'))).body.message).toBe('Attendance ID tidak dikenal.');
  });

  it('corrects a day with the reason, once for each version', async () => {
    const { id, code } = await stage.staff('finance.bdg', morning);
    body(await stage.punch(code, wib(ago(7), '08:30')));
    const row = await stage.day(id, ago(7));
    expect(row).toMatchObject({ letter: '?', status: 9, late_minutes: 30 });
    const wrong = await put(row, { out_at: wib(ago(7), '07:00') });
    expect([wrong.status, wrong.body.message]).toEqual([422, 'Jam pulang harus setelah jam masuk.']);
    expect((await put(row, { note: '' })).status).toBe(422);
    const leave = await put(row, { status: 5 });
    expect([leave.status, leave.body.message]).toEqual([422, 'Gunakan pengajuan izin/cuti untuk status ini.']);
    const fixed = body(await put(row, { out_at: wib(ago(7), '16:00') }));
    expect(fixed).toMatchObject({ letter: 'T', is_edited: true, note: 'Diperbaiki', work_minutes: 390, out_source: 3 });
    const again = await put(row, { out_at: wib(ago(7), '17:00') });
    expect([again.status, again.body.message]).toEqual([409, 'Data sudah diubah pengguna lain. Muat ulang halaman']);
    expect(again.body).toMatchObject({ changed: { name: 'Rina Puspitasari' } });
    // What is reckoned leaves it alone; given back it is what the punches say.
    body(await stage.punch(code, wib(ago(7), '15:30')));
    expect(hour((await stage.day(id, ago(7))).out_at)).toBe('16:00');
    body(await put(await stage.day(id, ago(7)), { kembali: true, note: 'Mesin sudah benar' }));
    const back = await stage.day(id, ago(7));
    expect([hour(back.out_at), back.is_edited, back.early_minutes]).toEqual(['15:30', false, 30]);
  });

  it('voids a wrong punch with the reason, which stays to be seen', async () => {
    const { id, code } = await stage.staff('dokter2.bdg', morning);
    body(await stage.punch(code, wib(ago(6), '08:00')));
    body(await stage.punch(code, wib(ago(6), '16:00')));
    const query = { start_date: ago(6), end_date: ago(6), pegawai_id: String(id), page: '1', limit: '20' };
    const list = async () =>
      body(
        await stage.admin.get<{ data: { id: number; is_void: boolean }[]; count: number }>('/api/attendance/log', {
          query,
        }),
      );
    const { data } = await list();
    const path = `/api/attendance/log/${data[1]?.id}/void`;
    expect((await stage.admin.post(path, { reason: '' })).status).toBe(422);
    body(await stage.admin.post(path, { reason: 'Salah orang' }));
    expect((await stage.admin.post<Refused>(path, { reason: 'Salah orang' })).body.message).toBe(
      'Absen sudah dibatalkan.',
    );
    expect((await stage.day(id, ago(6))).out_at).toBeNull();
    expect(await list()).toMatchObject({ count: 2, data: [{ is_void: false }, { is_void: true }] });
    // Voided by mistake: entered again it counts again.
    body(await stage.punch(code, wib(ago(6), '16:00')));
    expect(hour((await stage.day(id, ago(6))).out_at)).toBe('16:00');
    expect(await list()).toMatchObject({ count: 2, data: [{ is_void: false }, { is_void: false }] });
  });

  it('reckons past days by another roster only when it is asked to', async () => {
    const { id, code } = await stage.staff('admin.bdg', morning);
    body(await stage.punch(code, wib(ago(9), '08:20')));
    body(await stage.punch(code, wib(ago(9), '16:20')));
    await stage.clinic.database.asOwner('update pegawais set shift_id = null where id = $1', [id]);
    body(await stage.punch(code, wib(ago(9), '16:25')));
    expect(await stage.day(id, ago(9))).toMatchObject({ letter: 'T', late_minutes: 20 });
    const range = { start_date: ago(9), end_date: ago(9), pegawai_ids: [id] };
    const { changed } = body(await stage.manager.post<{ changed: number }>('/api/attendance/attendance/recalc', range));
    expect(changed).toBe(1);
    expect(await stage.day(id, ago(9))).toMatchObject({ letter: 'H', late_minutes: 0, shift: null });
    const late = { start_date: ago(1), end_date: ago(2) };
    const wrong = await stage.manager.post<Refused>('/api/attendance/attendance/recalc', late);
    expect(wrong.body.errors).toEqual({ end_date: ['Tanggal akhir tidak boleh sebelum tanggal mulai.'] });
  });

  it('shows nobody of another branch, and the days to nobody who does not keep them', async () => {
    const elsewhere = await stage.clinic.as('admin.jkt');
    const nurse = await stage.staff('perawat.bdg');
    const query = { date: ago(11), pegawai_id: String(nurse.id) };
    expect(body(await elsewhere.get<Daily>('/api/attendance/attendance/daily', { query })).count).toBe(0);
    const row = await stage.day(nurse.id, ago(11));
    const theirs = await elsewhere.put(`/api/attendance/attendance/${row.id}`, { note: 'x', version: row.version });
    expect(theirs.status).toBe(404);
    for (const username of ['perawat.bdg', 'finance.bdg']) {
      const other = await stage.clinic.as(username);
      expect((await other.get('/api/attendance/attendance/daily', { query })).status).toBe(403);
    }
  });
});
