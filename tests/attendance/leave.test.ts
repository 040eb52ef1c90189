// Leave is asked for, decided once at the bell or on the list, and called off (attendance.md 2, 3, 9).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenRequest } from '../../src/resources/platform/approval.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { body, idOf } from '../service/stage.ts';
import type { Json } from '../support/app.ts';
import { type Desk, LEAVE, type Leave, mondayFrom, openDesk } from './leave-stage.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.clinic.close());

interface Entry extends Json {
  readonly id: number;
  readonly message: string;
  readonly decidable: boolean;
}
/** Weeks that no other test asks for. */
let weeks = 0;
const freeMonday = (): string => {
  weeks += 1;
  return mondayFrom(weeks * 7);
};
const letter = async () => {
  const file = { part: 'bukti', filename: 'surat.pdf', bytes: Buffer.from('%PDF-1.4\n%%EOF\n') };
  return body(await desk.nurse.upload<{ id: number }>(`${LEAVE}/surat`, file), 201).id;
};
const managerId = () => idOf(desk.clinic, 'users', 'username', 'manager.bdg');

describe('a request for leave', () => {
  it('counts the days of the roster, and is paid by its kind', async () => {
    const start_date = freeMonday();
    const leave = await desk.asked({ start_date, end_date: addDays(start_date, 6) });
    expect(leave).toMatchObject({ days: 6, is_paid: false, statusname: 'Diajukan', is_half_day: false });
    expect(leave.code).toMatch(/^IZN\/BDG\/\d{4}\/\d{6}$/);
    const away = freeMonday();
    expect(await desk.asked({ type: 8, start_date: away, end_date: away })).toMatchObject({ days: 1, is_paid: true });
    const special = freeMonday();
    const wedding = { type: 10, special: 'menikah', start_date: special, end_date: addDays(special, 2) };
    expect(await desk.asked(wedding)).toMatchObject({ days: 3, is_paid: true, special: 'menikah' });
  });

  it('leaves out holidays and days that the roster keeps free', async () => {
    const start_date = freeMonday();
    const { database } = desk.clinic;
    await database.asOwner(`insert into holidays (profile_id, holiday_date, name) values (1, $1, 'Uji')`, [start_date]);
    await database.asOwner(
      'insert into shiftschedules (profile_id, pegawai_id, work_date, shift_id) values (1, $1, $2, null)',
      [desk.nurseId, addDays(start_date, 1)],
    );
    expect(await desk.ask({ start_date, end_date: addDays(start_date, 1) })).toMatchObject({
      status: 422,
      body: { message: 'Tidak ada hari kerja pada tanggal tersebut.' },
    });
    expect(await desk.asked({ start_date, end_date: addDays(start_date, 3) })).toMatchObject({ days: 2 });
  });

  it.each([
    [{ end: -1 }, 'Tanggal akhir tidak boleh sebelum tanggal mulai.'],
    [{ end: 1, is_half_day: true }, 'Setengah hari hanya untuk satu tanggal.'],
    [{ type: 10 }, 'Alasan cuti khusus wajib dipilih.'],
    [{ type: 4, end: 1 }, 'Surat sakit wajib dilampirkan untuk 2 hari atau lebih.'],
    [{ type: 4, attachment_id: 999_999 }, 'Surat tidak ditemukan. Upload ulang.'],
    [{ start: 700 }, 'Tanggal paling jauh satu tahun dari hari ini.'],
  ])('is refused with %j', async ({ start = 0, end = 0, ...wish }: Json & { start?: number; end?: number }, text) => {
    const first = addDays(mondayFrom(300), start);
    const answer = await desk.ask({ ...wish, start_date: first, end_date: addDays(first, end) });
    expect(answer).toMatchObject({ status: 422, body: { message: text } });
  });

  it('of half a day counts half', async () => {
    const day = freeMonday();
    expect(await desk.asked({ start_date: day, end_date: day, is_half_day: true })).toMatchObject({ days: 0.5 });
  });

  it('for sickness of one day needs no letter and is not paid; with one it is, and its letter is for him and the desk', async () => {
    const short = freeMonday();
    expect(await desk.asked({ type: 4, start_date: short, end_date: short })).toMatchObject({ is_paid: false });
    const long = freeMonday();
    const wish = { type: 4, start_date: long, end_date: addDays(long, 2), attachment_id: await letter() };
    const leave = await desk.asked(wish);
    expect(leave).toMatchObject({ is_paid: true, attachment_url: `${LEAVE}/${leave.id}/surat` });
    const url = String(leave.attachment_url);
    const doctor = await desk.clinic.as('dokter.bdg');
    const readers = [desk.nurse, desk.manager, desk.admin, doctor];
    expect(await Promise.all(readers.map(async (by) => (await by.get(url)).status))).toEqual([200, 200, 200, 404]);
    expect((await doctor.get(`/api/files/${leave.attachment_id}`)).status).toBe(404);
    const again = freeMonday();
    expect(await desk.ask({ ...wish, start_date: again, end_date: again })).toMatchObject({ status: 422 });
  });

  it('overlaps no other, also where two are made at once', async () => {
    const start_date = freeMonday();
    const wish = { start_date, end_date: addDays(start_date, 1) };
    const answers = await Promise.all([desk.ask(wish), desk.ask({ ...wish, start_date: addDays(start_date, 1) })]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 422]);
    expect(answers.find(({ status }) => status === 422)?.body.message).toBe(
      'Sudah ada izin/cuti pada tanggal tersebut.',
    );
    expect((await desk.ask(wish)).body.message).toBe('Sudah ada izin/cuti pada tanggal tersebut.');
  });

  it('is made for others by the desk alone, and never for who is no member', async () => {
    const start_date = freeMonday();
    const wish = { start_date, end_date: start_date };
    const doctor = await desk.clinic.as('dokter.bdg');
    expect((await desk.ask(wish, doctor)).status).toBe(403);
    expect((await desk.ask(wish, desk.admin)).status).toBe(201);
    const stranger = await idOf(desk.clinic, 'users', 'username', 'perawat.jkt');
    const far = await desk.ask({ ...wish, pegawai_id: stranger }, desk.manager);
    expect(far).toMatchObject({ status: 422 });
    const investor = await desk.clinic.as('investor');
    expect((await investor.get(LEAVE)).status).toBe(403);
  });
});

describe('the list of leave', () => {
  it('shows the desk all of a period and a department, and everybody else his own', async () => {
    const start_date = freeMonday();
    const { id } = await desk.asked({ start_date, end_date: addDays(start_date, 4) });
    const period = `${LEAVE}?start_date=${addDays(start_date, 3)}&end_date=${addDays(start_date, 3)}`;
    const idsOf = async (by: Desk['nurse'], url = period) =>
      body(await by.get<{ data: readonly Leave[] }>(url)).data.map((row) => row.id);
    expect(await idsOf(desk.manager)).toEqual([id]);
    expect(await idsOf(desk.nurse)).toEqual([id]);
    const doctor = await desk.clinic.as('dokter.bdg');
    expect(await idsOf(doctor, LEAVE)).toEqual([]);
    expect((await doctor.get(`${LEAVE}/${id}`)).status).toBe(404);
    const [row] = await desk.clinic.database.asOwner<{ id: number }>(
      `insert into departments (profile_id, code, name) values (1, 'UJK', 'Uji') returning id`,
    );
    expect(await idsOf(desk.manager, `${period}&department=${row?.id}`)).toEqual([]);
    await desk.clinic.database.asOwner('update pegawais set department_id = $1 where id = $2', [row?.id, desk.nurseId]);
    expect(await idsOf(desk.manager, `${period}&department=${row?.id}`)).toEqual([id]);
  });

  it('comes as a calendar of who is away', async () => {
    const start_date = freeMonday();
    const { id } = await desk.asked({ start_date, end_date: addDays(start_date, 1) });
    const url = `${LEAVE}/kalender?start_date=${start_date}&end_date=${addDays(start_date, 6)}`;
    const { data } = body(await desk.admin.get<{ data: readonly (Json & { leaves: readonly Json[] })[] }>(url));
    expect(data).toMatchObject([{ id: desk.nurseId, leaves: [{ id, type: 3, start_date, days: 2, status: 0 }] }]);
    expect((await desk.nurse.get(url)).status).toBe(403);
  });
});

describe('the decision', () => {
  const waitingOf = async (by: Desk['manager'], id: number) =>
    body(await by.get<{ data: readonly Entry[] }>(`/api/applog?assigner=${await managerId()}&limit=100`)).data.find(
      (entry) => entry.id === id,
    );

  it('waits in the news of the manager, and made there it makes the days what they are', async () => {
    const start_date = freeMonday();
    const leave = await desk.asked({ start_date, end_date: addDays(start_date, 6) });
    expect(await waitingOf(desk.manager, Number(leave.applog_id))).toMatchObject({ decidable: true });
    const { requests } = body(await desk.manager.get<{ requests: readonly OpenRequest[] }>(`${LEAVE}/${leave.id}`));
    expect(requests).toMatchObject([{ id: leave.applog_id, action: 'attendance.leave' }]);
    body(await desk.manager.put(`/api/applog/${leave.applog_id}`, { status: 1, reason: 'Silakan' }));
    expect(body(await desk.nurse.get<Leave>(`${LEAVE}/${leave.id}`))).toMatchObject({
      statusname: 'Disetujui',
      decided_by: await managerId(),
      decided_reason: 'Silakan',
    });
    expect(await desk.dayOf(start_date)).toEqual({ status: 3, leave_id: leave.id });
    expect(await desk.dayOf(addDays(start_date, 5))).toMatchObject({ status: 3 });
    expect((await desk.verb(leave, 'approve')).status).toBe(409);
  });

  it('made on the list ends what waits in the news, and the approver says whether it is paid', async () => {
    const day = freeMonday();
    const leave = await desk.asked({ start_date: day, end_date: day });
    expect(body(await desk.verb(leave, 'approve', desk.manager, { is_paid: true }))).toMatchObject({ is_paid: true });
    const late = await desk.manager.put(`/api/applog/${leave.applog_id}`, { status: -1, reason: 'Terlambat' });
    expect(late).toMatchObject({ status: 409, body: { message: 'Permintaan sudah diputuskan' } });
    expect(body(await desk.nurse.get(`/api/applog/${leave.applog_id}`))).toMatchObject({
      status: 1,
      reason: 'Sesuai',
    });
  });

  it('may be a refusal, at the bell too', async () => {
    const day = freeMonday();
    const first = await desk.asked({ start_date: day, end_date: day });
    body(await desk.manager.put(`/api/applog/${first.applog_id}`, { status: -1, reason: 'Kurang perawat' }));
    expect(body(await desk.nurse.get<Leave>(`${LEAVE}/${first.id}`))).toMatchObject({
      statusname: 'Ditolak',
      decided_reason: 'Kurang perawat',
    });
    const second = await desk.asked({ start_date: day, end_date: day });
    expect(body(await desk.verb(second, 'reject'))).toMatchObject({ statusname: 'Ditolak' });
    expect(await desk.dayOf(day)).toBeUndefined();
  });

  it('is nobody’s own, and no admin’s', async () => {
    const day = freeMonday();
    const own = await desk.asked({ pegawai_id: await managerId(), start_date: day, end_date: day }, desk.manager);
    const mine = { status: 403, body: { message: 'Pengaju tidak dapat memutuskan permintaannya sendiri' } };
    expect(await desk.verb(own, 'approve')).toMatchObject(mine);
    const forHim = addDays(day, 1);
    const byAdmin = await desk.asked(
      { pegawai_id: await managerId(), start_date: forHim, end_date: forHim },
      desk.admin,
    );
    expect(await desk.verb(byAdmin, 'reject')).toMatchObject(mine);
    expect(await desk.manager.put(`/api/applog/${byAdmin.applog_id}`, { status: 1, reason: 'Ya' })).toMatchObject(mine);
    const leave = await desk.asked({ start_date: day, end_date: day });
    for (const by of [desk.admin, desk.nurse]) expect((await desk.verb(leave, 'approve', by)).status).toBe(403);
  });

  it('is told of to the head of the department before it is made', async () => {
    const doctor = await desk.clinic.as('dokter.bdg');
    const head = await idOf(desk.clinic, 'users', 'username', 'dokter.bdg');
    const [row] = await desk.clinic.database.asOwner<{ id: number }>(
      `insert into departments (profile_id, code, name, head_id) values (1, 'KEPU', 'Uji Kepala', $1) returning id`,
      [head],
    );
    await desk.clinic.database.asOwner('update pegawais set department_id = $1 where id = $2', [row?.id, desk.nurseId]);
    const before = body(await doctor.get<{ last_id: number }>('/api/applog/news?after=0')).last_id;
    const day = freeMonday();
    const leave = await desk.asked({ start_date: day, end_date: day });
    expect(body(await doctor.get<{ unread: number }>(`/api/applog/news?after=${before}`)).unread).toBe(1);
    const { data } = body(await doctor.get<{ data: readonly Entry[] }>('/api/applog'));
    expect(data[0]).toMatchObject({ id: leave.applog_id, decidable: false });
    expect((await doctor.put(`/api/applog/${leave.applog_id}`, { status: 1, reason: 'Ya' })).status).toBe(403);
    const other = await desk.clinic.as('dokter2.bdg');
    expect(
      body(await other.get<{ data: readonly Entry[] }>('/api/applog?status=0,1')).data.map(({ id }) => id),
    ).not.toContain(leave.applog_id);
  });
});
