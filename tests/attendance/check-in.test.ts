// Coming and leaving by the web and at the tablet (attendance.md 5, 9; acceptance 6).
import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { body, today } from '../service/stage.ts';
import type { Client } from '../support/app.ts';
import { setClock } from '../support/clock.ts';
import { type DayStage, hour, openDays, type Refused, wib } from './day-stage.ts';

type Mine = AnswerOf<'attendance.me.show'>;
type Own = NonNullable<Mine['today']>;

let stage: DayStage;
let nurse: Client;
let person = { id: 0, code: '' };
beforeAll(async () => {
  stage = await openDays();
  person = await stage.staff('perawat.bdg', await stage.shift('P', '08:00', '16:00'));
  nurse = await stage.clinic.as('perawat.bdg');
});
afterAll(() => stage.clinic.close());

const DEFAULTS = `att_web = true, att_kios = false, att_photo = false, att_ip_list = '{}', att_lat = null, att_lng = null,
  att_radius_m = 150, att_dup_minutes = 2`;
const prefer = (values: string) =>
  stage.clinic.database.asOwner(`update branchpreferences set ${values} where profile_id = 1`);
const at = (time: string) => setClock(stage.clinic.database, wib(today(), time));
beforeEach(async () => {
  await prefer(DEFAULTS);
  await stage.clinic.database.asOwner('delete from attendances');
  await stage.clinic.database.asOwner('delete from attendancelogs');
  await stage.clinic.database.asOwner('update pegawais set geo_free = false');
});

const come = (place: object = {}, remoteAddress = '203.0.113.9') =>
  nurse.post<Own & Refused>('/api/attendance/me/checkin', place, { remoteAddress });
const leave = (place: object = {}) => nurse.post<Own & Refused>('/api/attendance/me/checkout', place);
const refusal = async (answer: Promise<{ status: number; body: Refused }>) => {
  const { status, body: told } = await answer;
  return [status, told.message];
};
const logs = (columns: string) =>
  stage.clinic.database.asOwner<Record<string, unknown>>(`select ${columns} from attendancelogs order by id`);
const picture = async () => {
  const bytes = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#a33' } })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${bytes.toString('base64')}`;
};

describe('by the web', () => {
  it('tells today, lets come once and leave after that', async () => {
    await at('07:55');
    const mine = body(await nurse.get<Mine>('/api/attendance/me'));
    expect(mine).toMatchObject({
      next: 'in',
      today: { status: 0, shift: { code: 'P' } },
      allowed: { web: true, ip_ok: true, geo: null },
    });
    expect(await refusal(leave())).toEqual([409, 'Anda belum absen masuk.']);
    expect(hour(body(await come()).in_at)).toBe('07:55');
    await at('09:00');
    expect(await refusal(come())).toEqual([409, 'Anda sudah absen masuk pukul 07:55.']);
    await at('16:05');
    expect(body(await nurse.get<Mine>('/api/attendance/me')).next).toBe('out');
    expect(body(await leave())).toMatchObject({
      status: 1,
      letter: 'H',
      work_minutes: 425,
      in_source: 1,
      out_source: 1,
    });
    expect(await refusal(leave())).toEqual([409, 'Absen sudah tercatat pukul 16:05.']);
    const month = { query: { month: today().slice(0, 7) } };
    const { days, totals } = body(await nurse.get<AnswerOf<'attendance.me.month'>>('/api/attendance/me/month', month));
    expect(days.find(({ work_date }) => work_date === today())).toMatchObject({ letter: 'H' });
    expect(totals.hadir).toBe(1);
  });

  it('makes one punch of a double tap', async () => {
    await at('07:50');
    const answers = await Promise.all([come(), come(), come()]);
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ status }) => status === 409)?.body.message).toBe('Anda sudah absen masuk pukul 07:50.');
    expect(await logs('id')).toHaveLength(1);
  });

  it('is open inside the clinic’s networks only, of both versions', async () => {
    await at('07:50');
    await prefer(`att_ip_list = '{203.0.113.0/24,2001:db8:7::/48}'`);
    expect(await refusal(come({}, '198.51.100.7'))).toEqual([403, 'Absen hanya dapat dilakukan dari jaringan klinik.']);
    expect(await refusal(come({}, '2001:db8:8::1'))).toEqual([
      403,
      'Absen hanya dapat dilakukan dari jaringan klinik.',
    ]);
    expect((await come({}, '::ffff:203.0.113.40')).status).toBe(200);
    expect(await logs('host(ip) as ip, source')).toEqual([{ ip: '203.0.113.40', source: 1 }]);
    await stage.clinic.database.asOwner('delete from attendancelogs');
    await stage.clinic.database.asOwner('delete from attendances');
    expect((await come({}, '2001:db8:7:1::5')).status).toBe(200);
  });

  it('asks for a place near enough and sharp enough', async () => {
    await at('07:50');
    await prefer('att_lat = -6.9, att_lng = 107.6');
    expect(await refusal(come())).toEqual([422, 'Lokasi wajib diaktifkan untuk absen.']);
    expect(await refusal(come({ lat: -6.9, lng: 107.6, accuracy: 201 }))).toEqual([
      422,
      'Akurasi lokasi terlalu rendah.',
    ]);
    expect(await refusal(come({ lat: -6.91, lng: 107.6, accuracy: 20 }))).toEqual([
      422,
      'Anda berada 1112 m dari klinik. Absen hanya dalam radius 150 m.',
    ]);
    expect((await come({ lat: -6.901, lng: 107.6, accuracy: 20 })).status).toBe(200);
    expect(await logs('distance_m, accuracy_m')).toEqual([{ distance_m: 111, accuracy_m: 20 }]);
    await stage.clinic.database.asOwner('delete from attendances');
    await stage.clinic.database.asOwner('delete from attendancelogs');
    // On home visits anywhere.
    await stage.clinic.database.asOwner('update pegawais set geo_free = true where id = $1', [person.id]);
    await prefer(`att_ip_list = '{10.0.0.0/8}'`);
    expect((await come()).status).toBe(200);
  });

  it('asks for a photo where the branch wants one, and shows it to who keeps the days', async () => {
    await at('07:50');
    await prefer('att_photo = true');
    expect(await refusal(come())).toEqual([422, 'Foto wajib diambil untuk absen.']);
    expect((await come({ photo: 'data:image/jpeg;base64,AAAA' })).status).toBe(422);
    expect((await come({ photo: await picture() })).status).toBe(200);
    const query = { start_date: today(), end_date: today(), page: '1', limit: '20' };
    const { data } = body(await stage.admin.get<{ data: { photo_url: string }[] }>('/api/attendance/log', { query }));
    const url = data[0]?.photo_url ?? '';
    expect((await stage.admin.get(url)).status).toBe(200);
    expect((await nurse.get(url)).status).toBe(404);
  });

  it('is closed where the branch does not want it', async () => {
    await at('07:50');
    await prefer('att_web = false');
    expect(await refusal(come())).toEqual([403, 'Absen melalui web tidak diaktifkan di cabang ini.']);
    const head = await stage.clinic.as('investor');
    expect((await head.post('/api/attendance/me/checkin', {})).status).toBe(403);
    expect(body(await head.get<Mine>('/api/attendance/me')).today).toBeNull();
  });
});

describe('at the tablet', () => {
  const type = (more: object = {}) =>
    stage.admin.post<Own & Refused>('/api/attendance/attendance/punch', {
      attendance_code: person.code,
      kios: true,
      ...more,
    });
  it('takes a number, where the branch has it and inside its network', async () => {
    await at('07:58');
    expect(await refusal(type())).toEqual([403, 'Mode kios tidak diaktifkan di cabang ini.']);
    await prefer(`att_kios = true, att_ip_list = '{10.9.0.0/16}'`);
    expect(await refusal(type())).toEqual([403, 'Absen hanya dapat dilakukan dari jaringan klinik.']);
    await prefer(`att_ip_list = '{}'`);
    expect((await type({ at: wib(today(), '07:00') })).status).toBe(422);
    expect(body(await type({ photo: await picture() }))).toMatchObject({ in_source: 4, letter: 'H' });
    expect(await refusal(type())).toEqual([409, 'Absen sudah tercatat pukul 07:58.']);
    expect(await refusal(type({ attendance_code: '0' }))).toEqual([404, 'Attendance ID tidak dikenal.']);
  });
});
