// Who saw this record (reliability.md 5): noted when it is opened, once in ten minutes, and told to manager and superadmin alone.
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Reader } from '../../src/resources/platform/reader-calls.ts';
import { createReadLog } from '../../server/usecases/platform/reading/read-log.ts';
import { newPatient, openStage, type Stage } from '../service/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.clinic.close());

const readersOf = async (patient: number, username = 'manager.bdg', query: Readonly<Record<string, string>> = {}) =>
  (await stage.clinic.as(username)).get<{ data: readonly Reader[]; count: number }>(`/api/users/${patient}/pembaca`, {
    query,
  });
const names = async (patient: number): Promise<readonly string[]> =>
  (await readersOf(patient)).body.data.map(({ userdata, kindname }) => `${userdata.username} ${kindname}`);
const rowsOf = (patient: number) =>
  stage.clinic.database.asOwner('select id from readlogs where customer_id = $1', [patient]);

/** The log is written beside the requests: in order, so that whoever waits for a later row has the earlier ones. */
const counted = (patient: number, count: number) =>
  vi.waitFor(async () => {
    const { body } = await readersOf(patient);
    expect(body.count).toBe(count);
    // The page is read before it is counted: a row that comes between is counted alone.
    expect(body.data).toHaveLength(count);
    return body;
  });

describe('opening a record', () => {
  it('is noted with who, when, where and how', async () => {
    const patient = await newPatient(stage.admin);
    await stage.admin.get(`/api/users/${patient}`);
    const body = await counted(patient, 1);
    expect(body.data[0]).toMatchObject({
      kindname: 'Data pasien',
      row_count: null,
      userdata: { username: 'admin.bdg', rolename: 'admin' },
      profiledata: { code: 'BDG' },
    });
    expect(Math.abs(Date.parse(body.data[0]?.read_at ?? '') - Date.now())).toBeLessThan(60_000);
  });

  it('is one row for each reader, however often and however many at once', async () => {
    const patient = await newPatient(stage.admin);
    await Promise.all(Array.from({ length: 6 }, () => stage.admin.get(`/api/users/${patient}`)));
    await stage.manager.get(`/api/users/${patient}`);
    // Seven requests may fall on both sides of a ten minutes' mark, not more.
    await vi.waitFor(async () => expect(await names(patient)).toContain('manager.bdg Data pasien'));
    const readers = await names(patient);
    expect(new Set(readers)).toEqual(new Set(['admin.bdg Data pasien', 'manager.bdg Data pasien']));
    expect(readers.length).toBeLessThanOrEqual(3);
  });

  it('of a visit is opening the record of its patient', async () => {
    const visit = await stage.queued();
    const { body } = await stage.nurse.get<{ customer_id: number }>(`/api/service/visit/${visit.id}`);
    await counted(body.customer_id, 1);
    expect(await names(body.customer_id)).toEqual(['perawat.bdg Kunjungan']);
  });

  it('that was refused is not noted, nor is looking at staff', async () => {
    const patient = await newPatient(stage.admin);
    expect((await stage.doctor.get(`/api/users/${patient}`)).status).toBe(404);
    expect((await (await stage.clinic.as('manager.jkt')).get(`/api/users/${patient}`)).status).toBe(404);
    expect((await stage.manager.get(`/api/users/${stage.doctorId}`)).status).toBe(200);
    const other = await newPatient(stage.admin);
    await stage.admin.get(`/api/users/${other}`);
    await counted(other, 1);
    expect(await rowsOf(patient)).toEqual([]);
    expect(await rowsOf(stage.doctorId)).toEqual([]);
  });
});

describe('an export of patients', () => {
  it('is one row with its filter and its number of rows, told of every patient known before', async () => {
    const patient = await newPatient(stage.admin);
    expect((await stage.manager.get('/api/users/export?role=1&gender=0')).status).toBe(200);
    const { body } = await readersOf(patient);
    const [row] = body.data;
    expect(row).toMatchObject({ kindname: 'Ekspor', userdata: { username: 'manager.bdg' } });
    expect(row?.row_count).toBeGreaterThan(0);
    const [noted] = await stage.clinic.database.asOwner('select filter from readlogs where id = $1', [row?.id]);
    expect(noted).toMatchObject({ filter: { gender: [0] } });
    const later = await newPatient(stage.admin);
    expect(await names(later)).toEqual([]);
  });
});

describe('the list of readers', () => {
  it('is for manager and superadmin, of patients in their branches', async () => {
    const patient = await newPatient(stage.admin);
    await stage.admin.get(`/api/users/${patient}`);
    expect((await readersOf(patient, 'admin.bdg')).status).toBe(403);
    expect((await readersOf(patient, 'dokter.bdg')).status).toBe(403);
    expect((await readersOf(patient, 'manager.jkt')).status).toBe(404);
    expect((await readersOf(999_999)).status).toBe(404);
    expect((await readersOf(stage.doctorId)).status).toBe(404);
    await counted(patient, 1);
    expect((await readersOf(patient, 'superadmin')).body.count).toBe(1);
  });

  it('comes in pages, the newest first', async () => {
    const patient = await newPatient(stage.admin);
    await stage.admin.get(`/api/users/${patient}`);
    await counted(patient, 1);
    await stage.manager.get(`/api/users/${patient}`);
    await counted(patient, 2);
    const first = (await readersOf(patient, 'manager.bdg', { limit: '1' })).body;
    const second = (await readersOf(patient, 'manager.bdg', { limit: '1', page: '2' })).body;
    expect(first.count).toBe(2);
    expect([...first.data, ...second.data].map(({ userdata }) => userdata.username)).toEqual([
      'manager.bdg',
      'admin.bdg',
    ]);
  });

  it('cannot be changed by the application, nor by its owner', async () => {
    const patient = await newPatient(stage.admin);
    await stage.admin.get(`/api/users/${patient}`);
    await counted(patient, 1);
    await expect(stage.clinic.database.pool.query('delete from readlogs')).rejects.toThrow(/permission denied/);
    await expect(stage.clinic.database.asOwner('update readlogs set user_id = 1')).rejects.toThrow(/never changed/);
  });
});

describe('the log', () => {
  const opening = (customer: number) => ({
    branch: 1,
    customer,
    user: stage.doctorId,
    role: 2,
    kind: 1,
    at: new Date(),
  });

  it('keeps what it could not write, and writes it when the database is back', async () => {
    const { pool } = stage.clinic.database;
    const [first, second] = [await newPatient(stage.admin), await newPatient(stage.admin)];
    const onError = vi.fn();
    const log = createReadLog(pool, onError);
    const away = vi.spyOn(pool, 'connect').mockRejectedValueOnce(new Error('away'));
    log.note(opening(first));
    await log.settle();
    expect(onError).toHaveBeenCalledOnce();
    expect(await rowsOf(first)).toHaveLength(0);
    away.mockRestore();
    log.note(opening(second));
    await log.settle();
    expect(await rowsOf(first)).toHaveLength(1);
    expect(await rowsOf(second)).toHaveLength(1);
  });

  it('of two servers has one row for what both have seen', async () => {
    const patient = await newPatient(stage.admin);
    const logs = [1, 2].map(() => createReadLog(stage.clinic.database.pool, vi.fn()));
    const at = new Date();
    for (const log of logs) log.note({ ...opening(patient), at });
    await Promise.all(logs.map((log) => log.settle()));
    expect(await rowsOf(patient)).toHaveLength(1);
  });
});
