import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp, type Client, type Json, type TestApp } from '../support/app.ts';

interface User {
  readonly id: number;
  readonly version: number;
  readonly username: string;
  readonly [field: string]: unknown;
}

let clinic: TestApp;
let admin: Client;
let doctorId: number;
const made = new Map<string, User>();

const register = async (name: string, more: Json, by: Client = admin): Promise<void> => {
  const body = { name, gender: 1, birth_date: '1990-05-06', phone: '08123456789', ...more };
  const answer = await by.post<User>('/api/service/registration/storecustomer', body);
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  made.set(name, answer.body);
};
const patient = (name: string): User => {
  const found = made.get(name);
  if (!found) throw new Error(`${name} is not registered.`);
  return found;
};

beforeAll(async () => {
  clinic = await testApp();
  admin = await clinic.as('admin.bdg');
  const [doctor] = await clinic.database.asOwner<{ id: number }>(`select id from users where username = 'dokter.bdg'`);
  doctorId = doctor?.id ?? 0;
  await register('Aulia Maharani', { idcard: '3273014605900001' });
  await register('Aulia Rahma', {});
  await register('Citra Lestari', {}, await clinic.as('admin.jkt'));
});
afterAll(() => clinic.close());

describe('changing a patient', () => {
  const edit = (who: Client, name: string, body: Json) => who.put<User>(`/api/users/${patient(name).id}`, body);
  const current = async (name: string): Promise<User> =>
    (await (await clinic.as('manager.bdg')).get<User>(`/api/users/${patient(name).id}`)).body;

  it('stores, counts the version and logs', async () => {
    const { version } = await current('Aulia Rahma');
    const answer = await edit(admin, 'Aulia Rahma', { version, name: ' Aulia   Rahmawati ', phone: '+62 811-222-333' });
    expect(answer.body).toMatchObject({ name: 'Aulia Rahmawati', phone: '0811222333', version: version + 1 });
    const again = await edit(admin, 'Aulia Rahma', { version, name: 'Terlambat' });
    expect(again.body).toMatchObject({
      statusCode: 409,
      message: 'Data sudah diubah pengguna lain. Muat ulang halaman',
      changed: { name: 'Rina Puspitasari' },
    });
    const [log] = await clinic.database.asOwner<Json>(
      'select message, before, after from applogs order by id desc limit 1',
    );
    expect(log).toMatchObject({
      message: `perubahan pasien Aulia Rahmawati (${answer.body.username})`,
      before: { name: 'Aulia Rahma' },
      after: { name: 'Aulia Rahmawati' },
    });
  });

  it.each([
    [{ birth_date: '2999-01-01' }, 'birth_date', 'Tanggal lahir tidak boleh melebihi hari ini'],
    [{ phone: null }, 'phone', 'Wajib diisi'],
    [{ idcard: '12345678' }, 'idcard', 'NIK harus 16 digit angka'],
    [{ role: 0 }, 'role', 'Tidak dikenal'],
    [{ profile_id: 2 }, 'profile_id', 'Tidak dikenal'],
  ])('refuses %o', async (more, at, text) => {
    const { version } = await current('Aulia Rahma');
    const { status, body } = await edit(admin, 'Aulia Rahma', { version, ...more });
    expect(status).toBe(422);
    expect((body.errors as Record<string, string[]>)[at]?.[0]).toBe(text);
  });

  it('refuses an identity number that somebody has', async () => {
    const { version } = await current('Aulia Rahma');
    const answer = await edit(admin, 'Aulia Rahma', { version, idcard: '3273014605900001' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ candidate_id: patient('Aulia Maharani').id });
  });

  it('gives a new RM number by manager only, and before the first visit only', async () => {
    const manager = await clinic.as('manager.bdg');
    const { version, username } = await current('Aulia Rahma');
    expect((await edit(admin, 'Aulia Rahma', { version, username: 'LAMA-1' })).status).toBe(403);
    expect((await edit(admin, 'Aulia Rahma', { version, username, note: 'sama' })).status).toBe(200);
    const taken = patient('Citra Lestari').username;
    expect((await edit(manager, 'Aulia Rahma', { version: version + 1, username: taken })).body).toMatchObject({
      statusCode: 409,
      message: 'No. RM sudah dipakai',
    });
    expect((await edit(manager, 'Aulia Rahma', { version: version + 1, username: 'LAMA-1' })).status).toBe(200);
    await clinic.database.asOwner('update rekammedis set visits_count = 1 where customer_id = $1', [
      patient('Aulia Rahma').id,
    ]);
    expect((await edit(manager, 'Aulia Rahma', { version: version + 2, username: 'LAMA-2' })).body).toMatchObject({
      statusCode: 422,
      message: 'No. RM tidak dapat diubah karena pasien sudah memiliki kunjungan',
    });
  });

  it('is not for those who treat, and staff are not for the desk', async () => {
    const { version } = await current('Aulia Rahma');
    for (const name of ['dokter.bdg', 'perawat.bdg', 'inventory.bdg'])
      expect((await edit(await clinic.as(name), 'Aulia Rahma', { version, note: 'x' })).status).toBe(403);
    expect((await admin.put(`/api/users/${doctorId}`, { version: 1, note: 'x' })).status).toBe(403);
    const manager = await clinic.as('manager.bdg');
    expect((await manager.put(`/api/users/${doctorId}`, { version: 1, birth_place: 'Garut' })).status).toBe(200);
    const foreign = await clinic.as('manager.jkt');
    expect((await foreign.put(`/api/users/${doctorId}`, { version: 2, note: 'x' })).status).toBe(404);
  });
});

describe('removing a person', () => {
  const answersOf = async (who: Client, id: number) => {
    const { status, body } = await who.delete(`/api/users/${id}`);
    return { status, message: body['message'] };
  };

  it('is refused of a patient, whose record is kept, and of staff', async () => {
    const { id } = patient('Aulia Maharani');
    const kept = { status: 409, message: 'Pasien memiliki rekam medis dan tidak dapat dihapus' };
    for (const name of ['admin.bdg', 'manager.bdg']) expect(await answersOf(await clinic.as(name), id)).toEqual(kept);
    expect((await admin.get<User>(`/api/users/${id}`)).body).toMatchObject({ name: 'Aulia Maharani', status: 1 });
    const { status, message } = await answersOf(await clinic.as('manager.bdg'), doctorId);
    expect([status, message]).toEqual([409, expect.stringMatching(/tidak dapat dihapus. Nonaktifkan saja$/)]);
  });

  it('tells other roles and other branches nothing of him', async () => {
    const { id } = patient('Aulia Maharani');
    expect((await answersOf(await clinic.as('dokter.bdg'), id)).status).toBe(403);
    expect((await answersOf(await clinic.as('manager.jkt'), id)).status).toBe(404);
  });
});
