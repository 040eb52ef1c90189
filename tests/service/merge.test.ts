// The merge of two records of one patient into one (service.md 5, 10).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HEADER, KEPT, MOVED, STAFF_COLUMNS } from '../../server/usecases/service/patient/patient-columns.ts';
import type { Client, Json } from '../support/app.ts';
import { body, newPatient, openStage, type Stage, today } from './stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.clinic.close());

interface Patient extends Json {
  readonly id: number;
  readonly username: string;
}
const REGISTER = '/api/service/registration/storecustomer';
const register = async (more: Json): Promise<Patient> =>
  body(
    await stage.admin.post<Patient>(REGISTER, {
      name: 'Budi Santoso',
      gender: 0,
      birth_date: '1988-04-11',
      phone: '081200001111',
      force: true,
      ...more,
    }),
    201,
  );
const merge = (by: Client, from: number, into: number, reason = 'Terdaftar dua kali') =>
  by.post('/api/service/registration/gabung', { from_id: from, into_id: into, reason });
const found = async (by: Client, keyword: string): Promise<readonly number[]> => {
  const query = { role: '1', keyword };
  return body(await by.get<{ data: readonly Patient[] }>('/api/users', { query })).data.map(({ id }) => id);
};
const ownerOf = async (table: string, id: number): Promise<number | undefined> =>
  (
    await stage.clinic.database.asOwner<{ customer_id: number }>(`select customer_id from ${table} where id = $1`, [id])
  )[0]?.customer_id;

describe('the columns that name a patient', () => {
  it('are all told what becomes of them', async () => {
    const rows = await stage.clinic.database.asOwner<{ name: string; column: string }>(
      `select c.conrelid::regclass || '.' || a.attname as name, a.attname as column
       from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
       where c.contype = 'f' and c.confrelid = 'users'::regclass`,
    );
    const told = new Set([...MOVED.map(({ table, column }) => `${table}.${column}`), ...Object.keys(KEPT)]);
    const names = rows.filter(({ name, column }) => !told.has(name) && !STAFF_COLUMNS.includes(column));
    expect(names.map(({ name }) => name)).toEqual([]);
    const known = new Set(rows.map(({ name }) => name));
    expect([...told].filter((name) => !known.has(name))).toEqual([]);
  });

  it('in the header of the record are taken over where he has none of his own', async () => {
    const rows = await stage.clinic.database.asOwner<{ name: string }>(
      `select table_name || '.' || column_name as name from information_schema.columns
       where table_schema = 'public' and table_name = 'rekammedis'`,
    );
    const own = ['id', 'customer_id', 'created_at', 'created_by', 'updated_at', 'version'];
    const added = ['alergi', 'alergi_checked_at', 'riwayat', 'isfotopublikasi', 'visits_count'];
    const known = [...own, ...HEADER, ...added].map((column) => `rekammedis.${column}`);
    expect(rows.map(({ name }) => name).toSorted()).toEqual(known.toSorted());
  });
});

describe('merging two records', () => {
  it('moves visits, treatments and bills, fills what is missing, and the old number finds the kept one', async () => {
    const { manager, doctor, units } = stage;
    const kept = await register({ name: 'Sari Wulandari', phone: '081200002222' });
    const other = await register({
      name: 'Sari Wulandarii',
      phone: '081200002223',
      email: 'sari@contoh.id',
      idcard_type: 'paspor',
      idcard: 'A1234567',
      alergi: ['Lateks'],
    });
    const visit = await stage.noted(await stage.scaled(await stage.seated(units[0], { customer_id: other.id })));
    const done = body(
      await doctor.post<Json & { bill_id: number }>(
        `/api/service/visit/${visit.id}/selesai`,
        visit && { version: visit.version },
      ),
    );
    const answer = body(await merge(manager, other.id, kept.id));
    expect(answer).toMatchObject({
      id: kept.id,
      email: 'sari@contoh.id',
      idcard: 'A1234567',
      phone: '081200002222',
      former_numbers: other.username,
      rekammedisdata: { alergi: ['Lateks'] },
      meta: { visits_count: 1, visitperawatans_count: 1 },
    });
    expect(await ownerOf('visits', visit.id)).toBe(kept.id);
    expect(await ownerOf('bills', done.bill_id)).toBe(kept.id);
    expect(await found(manager, other.username)).toEqual([kept.id]);
    expect(await found(manager, 'Sari Wulandarii')).toEqual([]);
    expect(body(await manager.get(`/api/users/${other.id}`))).toMatchObject({
      status: 0,
      merged_into_id: kept.id,
      mergedintodata: { id: kept.id, code: kept.username },
    });
    const again = await stage.admin.post(REGISTER, {
      name: 'Orang Lain',
      gender: 1,
      birth_date: '1990-01-01',
      phone: '0811111111',
      idcard_type: 'paspor',
      idcard: 'A1234567',
    });
    expect(again).toMatchObject({ status: 409, body: { candidate_id: kept.id } });
  });

  it('moves what is never changed otherwise, and only into the kept record', async () => {
    const { admin, manager, doctorId, clinic } = stage;
    const kept = await newPatient(admin);
    const other = await newPatient(admin);
    const visit = await stage.leave(await stage.queued({ customer_id: other }));
    const own = [visit.id, other, doctorId];
    await clinic.database.asOwner(
      `insert into odontogramentries (profile_id, visit_id, customer_id, recorded_by, recorded_at, tooth, code, layer)
       values (1, $1, $2, $3, now(), 11, 'sou', 1)`,
      own,
    );
    const consent = `insert into consents (profile_id, visit_id, customer_id, doctor_id, consenttemplate_id, revision, type, title,
        body_rendered, decision, signer, signer_name, signed_at, sha256, signature_id)
      select 1, $1, $2, $3, t.id, 1, 'publikasi', 'Publikasi', 'Isi', 'setuju', 'pasien', 'Tamu', now(), repeat('a', 64), f.id
      from consenttemplates t, files f order by t.id limit 1`;
    await clinic.database.asOwner(
      `insert into files (profile_id, key, object, filename, sha256, mime, bytes, uploaded_by)
       values (1, gen_random_uuid(), 'service.consent', 'ttd.png', repeat('b', 64), 'image/png', 1, $1)`,
      [doctorId],
    );
    await clinic.database.asOwner(consent, own);
    const move = (table: string) =>
      clinic.database.asOwner(`update ${table} set customer_id = $1 where customer_id = $2`, [kept, other]);
    await expect(move('consents')).rejects.toThrow('never changed');
    await expect(move('odontogramentries')).rejects.toThrow('never changed');
    body(await merge(manager, other, kept));
    const rows = await clinic.database.asOwner(
      `select (select count(*) from consents where customer_id = $1) as consents,
         (select count(*) from odontogramentries where customer_id = $1) as entries,
         (select isfotopublikasi from rekammedis where customer_id = $1) as published`,
      [kept],
    );
    expect(rows).toEqual([{ consents: 1, entries: 1, published: true }]);
  });

  it('keeps one first visit, and counts the visits of both', async () => {
    const kept = await newPatient(stage.admin);
    const other = await newPatient(stage.admin);
    const first = await stage.leave(await stage.queued({ customer_id: kept }));
    expect(first.status).toBe(-1);
    const one = await stage.queued({ customer_id: other });
    const dokter2 = (
      await stage.clinic.database.asOwner<{ id: number }>(`select id from users where username = 'dokter2.bdg'`)
    )[0];
    const two = await stage.queued({ customer_id: kept, doctor_id: dokter2?.id });
    expect([one.isnew, two.isnew]).toEqual([true, true]);
    body(await merge(stage.manager, other, kept));
    const rows = await stage.clinic.database.asOwner<{ id: number; isnew: boolean }>(
      'select id, isnew from visits where customer_id = $1 and status <> -1 order by id',
      [kept],
    );
    expect(rows).toEqual([
      { id: one.id, isnew: true },
      { id: two.id, isnew: false },
    ]);
    const counts = await stage.clinic.database.asOwner<{ visits_count: number }>(
      'select visits_count from rekammedis where customer_id in ($1, $2) order by visits_count',
      [kept, other],
    );
    expect(counts).toEqual([{ visits_count: 0 }, { visits_count: 2 }]);
  });

  it('reaches the rows of other branches', async () => {
    const kept = await newPatient(stage.admin);
    const other = await newPatient(stage.admin);
    await stage.clinic.database.asOwner('insert into customerprofiles (user_id, profile_id) values ($1, 2)', [other]);
    await stage.clinic.database.asOwner(
      `insert into visits (profile_id, code, customer_id, doctor_id, visit_date, type)
       select 2, 'VST-JKT-GABUNG', $1, id, $2, 'janji' from users where username = 'dokter.jkt'`,
      [other, today()],
    );
    body(await merge(stage.manager, other, kept));
    const [row] = await stage.clinic.database.asOwner<{ customer_id: number }>(
      `select customer_id from visits where code = 'VST-JKT-GABUNG'`,
    );
    expect(row?.customer_id).toBe(kept);
    expect((await (await stage.clinic.as('manager.jkt')).get(`/api/users/${kept}`)).status).toBe(200);
  });

  it('of an admin waits for the manager, and nothing changes meanwhile', async () => {
    const kept = await newPatient(stage.admin);
    const other = await newPatient(stage.admin);
    const asked = await merge(stage.admin, other, kept);
    expect(asked).toMatchObject({ status: 202, body: { statusname: 'Requested' } });
    expect((await stage.admin.get(`/api/users/${other}`)).body).toMatchObject({ merged_into_id: null, status: 1 });
    body(
      await stage.manager.put(`/api/applog/${String(asked.body['applog_id'])}`, { status: 1, reason: 'Benar ganda' }),
    );
    expect((await stage.admin.get(`/api/users/${other}`)).body).toMatchObject({ merged_into_id: kept });
  });

  it('is refused for itself, twice, for strangers, and while both wait for the same doctor', async () => {
    const { manager, admin, doctor, clinic } = stage;
    const kept = await newPatient(admin);
    const other = await newPatient(admin);
    expect(await merge(manager, kept, kept)).toMatchObject({
      status: 422,
      body: { message: 'Pasien tidak dapat digabung dengan dirinya sendiri' },
    });
    expect((await merge(doctor, other, kept)).status).toBe(403);
    expect((await merge(await clinic.as('manager.jkt'), other, kept)).status).toBe(404);
    expect((await merge(manager, stage.doctorId, kept)).status).toBe(404);
    expect((await merge(manager, other, kept, '  ')).status).toBe(422);
    const one = await stage.queued({ customer_id: kept });
    const two = await stage.queued({ customer_id: other });
    expect(await merge(manager, other, kept)).toMatchObject({ status: 409, body: { code: 'merge-open-visits' } });
    await stage.leave(one);
    await stage.leave(two);
    body(await merge(manager, other, kept));
    expect(await merge(manager, other, kept)).toMatchObject({ status: 409, body: { code: 'merge-done' } });
    const third = await newPatient(admin);
    body(await merge(manager, kept, third));
    expect((await manager.get(`/api/users/${other}`)).body).toMatchObject({ merged_into_id: third });
  });
});
