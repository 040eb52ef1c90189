// The doctor's note: who writes and reads it, what two writers get, its lock and what is added afterwards (service.md 2.7, 3.2, 9, 11.15).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { runDueJobs } from '../../server/jobs/nightly.ts';
import type { Json } from '../support/app.ts';
import { act, body, NOTE, openStage, type Stage, type Visit } from './stage.ts';

interface Note extends Json {
  readonly version: number;
  readonly subjective: string;
  readonly vital: Json;
  readonly locked_at: string | null;
  readonly addenda: readonly Json[];
}

let stage: Stage;
let visit: Visit;
const at = (id: number, action = '') => `/api/service/visitsoap/${id}${action}`;
const save = (more: Json, by = stage.doctor, id = visit.id) =>
  by.put<Note & { message: string }>(at(id), { ...NOTE, ...more });
const entries = async (): Promise<readonly string[]> =>
  (
    await stage.clinic.database.asOwner<{ message: string }>(
      `select message from applogs where groupvisit = $1 and message ~ 'catatan' order by id`,
      [visit.id],
    )
  ).map(({ message }) => message);

beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.clinic.close());

describe('the note of a visit', () => {
  it('is empty until it is written, and keeps tags as text', async () => {
    visit = await stage.seated(stage.units[1]);
    expect(body(await stage.doctor.get<Note>(at(visit.id)))).toMatchObject({ version: 0, subjective: '', vital: {} });
    const written = body(
      await save({ version: 0, subjective: '<b>ngilu</b>', vital: { td_sistol: 120, td_diastol: 80 } }),
    );
    expect(written).toMatchObject({ version: 1, subjective: '<b>ngilu</b>', vital: { td_sistol: 120 } });
    expect(written['authorname']).toContain('drg.');
  });

  it('is measured by the nurse, who does not become its author', async () => {
    const read = body(await stage.nurse.get<Note>(at(visit.id)));
    const vital = { td_sistol: 130, td_diastol: 85, skala_nyeri: 4 };
    const measured = body(await save({ version: 1, subjective: read.subjective, vital }, stage.nurse));
    expect(measured).toMatchObject({ version: 2, vital, authorname: read['authorname'], writername: 'Siti Aminah' });
    const late = await save({ version: 1, plan: 'Cabut' });
    expect(late.body).toMatchObject({
      code: 'stale-version',
      changed: { name: 'Siti Aminah', at: measured['updated_at'] },
    });
  });

  it.each([
    [{ suhu: 29 }, 'suhu'],
    [{ skala_nyeri: 11 }, 'skala_nyeri'],
    [{ nadi: 70.5 }, 'nadi'],
    [{ td_sistol: 80, td_diastol: 90 }, 'td_diastol'],
    [{ gula: 100 }, 'gula'],
  ])('refuses %o', async (vital, name) => {
    const answer = await save({ version: 2, vital });
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body['errors'] as Json)).toEqual([`vital.${name}`]);
  });

  it('is one entry of the log while it is typed in one go, and none when nothing changes', async () => {
    body(await save({ version: 2, plan: 'Scaling' }));
    body(await save({ version: 3, plan: 'Scaling, kontrol' }));
    expect(body(await save({ version: 4, plan: 'Scaling, kontrol' })).version).toBe(4);
    const said = await entries();
    expect(said).toEqual(Array.from({ length: 3 }, () => `penulisan catatan kunjungan ${visit.code}`));
  });

  it('goes to one of two who write at once', async () => {
    const answers = await Promise.all(['satu', 'dua', 'tiga'].map((plan) => save({ version: 4, plan })));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const late = answers.find(({ status }) => status === 409);
    expect(late?.body.message).toBe('Data sudah diubah pengguna lain. Muat ulang halaman');
    const other = await stage.seated(stage.units[2]);
    const first = await Promise.all(['satu', 'dua'].map((plan) => save({ version: 0, plan }, stage.doctor, other.id)));
    expect(first.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
    await stage.leave(other);
    const gone = await save({ version: 1 }, stage.doctor, other.id);
    expect([gone.status, gone.body.message]).toEqual([409, 'Kunjungan sudah dibatalkan']);
  });

  it('is not for multimedia, other branches, or doctors who do not treat the patient; an admin reads it', async () => {
    const { clinic, admin } = stage;
    const multimedia = await clinic.as('multimedia.bdg');
    expect((await multimedia.get(at(visit.id))).status).toBe(403);
    expect((await save({ version: 5 }, admin)).status).toBe(403);
    expect((await admin.get(at(visit.id))).status).toBe(200);
    for (const username of ['manager.jkt', 'dokter2.bdg']) {
      const stranger = await clinic.as(username);
      expect((await stranger.get(at(visit.id))).status).toBe(404);
      expect((await save({ version: 5 }, stranger)).status).toBe(404);
      expect((await stranger.post(at(visit.id, '/kunci'), { version: 5 })).status).toBe(404);
    }
  });

  it('is asked for at the end of the visit, all four parts of it', async () => {
    const { doctor } = stage;
    const { version } = body(await save({ version: 5, assessment: ' ' }));
    const early = await act<Json>(doctor, 'visit', visit, 'selesai');
    expect([early.status, early.body['message']]).toEqual([
      422,
      'Lengkapi catatan SOAP atau progres orto sebelum menyelesaikan kunjungan',
    ]);
    body(await save({ version }));
    expect(body(await act(doctor, 'visit', visit, 'selesai')).status).toBe(3);
  });

  it('is locked for good and only added to', async () => {
    const { doctor, manager, nurse } = stage;
    const addition = { text: 'Alergi latex disampaikan pasien', reason: 'Lupa dicatat' };
    const open = await doctor.post(at(visit.id, '/addendum'), addition);
    expect(open.status).toBe(409);
    expect((await nurse.post(at(visit.id, '/kunci'), { version: 7 })).status).toBe(403);
    const locked = body(await doctor.post<Note>(at(visit.id, '/kunci'), { version: 7 }));
    expect(locked.locked_at).not.toBeNull();
    const refused = await save({ version: locked.version });
    expect([refused.status, refused.body.message]).toEqual([409, 'Catatan sudah dikunci. Tambahkan addendum']);
    expect((await doctor.post(at(visit.id, '/addendum'), { ...addition, text: ' ' })).status).toBe(422);
    const added = body(await manager.post<Note>(at(visit.id, '/addendum'), addition), 201);
    expect(added).toMatchObject({ subjective: NOTE.subjective, addenda: [{ ...addition }] });
    expect(added.addenda[0]?.['authorname']).toBeTruthy();
    expect(added.addenda[0]?.['created_at']).toBeTruthy();
  });

  it('is locked by the night two days after the end of its visit, and not before', async () => {
    const { clinic, doctor, units } = stage;
    const ended: number[] = [];
    for (const hours of [47, 49]) {
      const seated = await stage.noted(await stage.seated(units[3]));
      body(await act(doctor, 'visit', seated, 'selesai'));
      const text = `update visits set finished_at = now() - $2 * interval '1 hour' where id = $1`;
      await clinic.database.asOwner(text, [seated.id, hours]);
      ended.push(seated.id);
    }
    const night = () => runDueJobs({ pool: clinic.database.pool, logger: pino({ level: 'silent' }) }, new Date());
    await Promise.all([night(), night()]);
    const notes = await Promise.all(ended.map((id) => doctor.get<Note>(at(id))));
    expect(notes.map((note) => body(note).locked_at !== null)).toEqual([false, true]);
    expect(notes[1]?.body).toMatchObject({ lockedname: null, version: 2 });
    const said = await clinic.database.asOwner<{ message: string }>(
      `select message from applogs where groupvisit = any($1) and message ~ 'otomatis'`,
      [ended],
    );
    expect(said).toHaveLength(1);
  });

  it('stays locked when the visit goes on', async () => {
    const { doctor, manager } = stage;
    const seen = body(await doctor.get<Visit>(`/api/service/visit/${visit.id}`));
    const open = body(await act(manager, 'visit', seen, 'bukakembali', { reason: 'Tindakan kurang' }));
    expect((await save({ version: 8 })).status).toBe(409);
    expect(body(await act(doctor, 'visit', open, 'selesai')).status).toBe(3);
    await expect(
      stage.clinic.database.asOwner(`update visitsoaps set plan = 'x' where visit_id = $1`, [visit.id]),
    ).rejects.toThrow('never changed');
  });
});
