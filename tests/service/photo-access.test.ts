// Who sees, removes, takes along and publishes photos (service.md 2.11, 3.2, 6.1, 9, 10).
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { sweepFiles } from '../../server/files/sweep.ts';
import { memoryStore } from '../support/memory-store.ts';
import type { Client, Json } from '../support/app.ts';
import { type Photo, picture, upload } from './photo-stage.ts';
import { body, openStage, type Stage, type Visit } from './stage.ts';

let stage: Stage;
let visit: Visit;
let media: Client;
beforeAll(async () => {
  stage = await openStage();
  media = await stage.clinic.as('multimedia.bdg');
  visit = await stage.queued();
});
afterAll(() => stage.clinic.close());

const PATH = '/api/service/visitmultimedia';
const taken = async (by: Client = stage.nurse, fields: Json = { visit_id: visit.id }): Promise<Photo> =>
  body(await upload(by, fields), 201);
const remove = (by: Client, { id }: Photo, reason: string | undefined = 'Buram') =>
  by.delete<Json & { applog_id: number }>(`${PATH}/${id}`, { reason });
const isShown = async (photo: Photo): Promise<boolean> =>
  (await stage.manager.get(`${PATH}/${photo.id}`)).status === 200;

describe('a photo is seen', () => {
  it('by roles that treat patients, not by roles without patients and not by strangers', async () => {
    const photo = await taken();
    const statuses = async (name: string) => {
      const who = await stage.clinic.as(name);
      const answers = await Promise.all([who.get(`${PATH}/${photo.id}`), who.get(photo.url), who.get(photo.thumburl)]);
      return answers.map(({ status }) => status);
    };
    for (const name of ['multimedia.bdg', 'admin.bdg', 'perawat.bdg', 'dokter.bdg', 'superadmin'])
      expect(await statuses(name), name).toEqual([200, 200, 200]);
    expect(await statuses('finance.bdg')).toEqual([403, 404, 404]);
    expect(await statuses('manager.jkt')).toEqual([404, 404, 404]);
    // Neither his patient nor his visit.
    expect(await statuses('dokter2.bdg')).toEqual([404, 404, 404]);
    expect((await stage.clinic.anonymous.get(photo.url)).status).toBe(401);
  });

  it('in the list of his own doctor alone', async () => {
    const photo = await taken();
    const listed = async (name: string) => {
      const answer = await (await stage.clinic.as(name)).get<{ data: Photo[] }>(PATH);
      return body(answer).data.some(({ id }) => id === photo.id);
    };
    expect(await listed('dokter.bdg')).toBe(true);
    expect(await listed('dokter2.bdg')).toBe(false);
  });

  it('in every branch of the patient, within his record, and is changed in its own branch only', async () => {
    const photo = await taken();
    const jakarta = await stage.clinic.as('manager.jkt');
    await stage.clinic.database.asOwner(
      'insert into customerprofiles (user_id, profile_id) values ($1, 2) on conflict do nothing',
      [visit.customer_id],
    );
    try {
      const query = { customer: String(visit.customer_id) };
      const { data } = body(await jakarta.get<{ data: Photo[] }>(PATH, { query }));
      expect(data.find(({ id }) => id === photo.id)).toMatchObject({ profiledata: { code: 'BDG' } });
      expect((await jakarta.get(photo.url)).status).toBe(200);
      const all = body(await jakarta.get<{ data: Photo[] }>(PATH));
      expect(all.data.some(({ id }) => id === photo.id)).toBe(false);
      expect((await jakarta.put(`${PATH}/${photo.id}`, { note: 'x', version: photo.version })).status).toBe(404);
      expect((await remove(jakarta, photo)).status).toBe(404);
    } finally {
      await stage.clinic.database.asOwner('delete from customerprofiles where user_id = $1 and profile_id = 2', [
        visit.customer_id,
      ]);
    }
  });

  it('and uploaded by a doctor for his own patients, in his own branch', async () => {
    const stranger = await stage.clinic.as('dokter2.bdg');
    expect((await upload(stranger, { visit_id: visit.id })).status).toBe(404);
    expect((await upload(stranger, { customer_id: visit.customer_id })).status).toBe(404);
    expect((await upload(await stage.clinic.as('admin.jkt'), { visit_id: visit.id })).status).toBe(404);
    expect((await upload(await stage.clinic.as('finance.bdg'), { visit_id: visit.id })).status).toBe(403);
  });
});

describe('a photo is removed', () => {
  it('with a reason, and neither it nor its bytes are handed out again', async () => {
    const photo = await taken();
    body(await remove(stage.manager, photo));
    expect(await isShown(photo)).toBe(false);
    expect((await stage.manager.get(photo.url)).status).toBe(404);
    expect((await remove(stage.manager, photo)).status).toBe(404);
    expect((await stage.manager.put(`${PATH}/${photo.id}`, { note: 'x', version: photo.version + 1 })).status).toBe(
      404,
    );
    const log = body(await stage.manager.get<{ data: Json[] }>('/api/applog', { query: { limit: '8' } }));
    expect(log.data.some(({ message }) => String(message).startsWith('penghapusan foto'))).toBe(true);
  });

  it('without a body, as the specified call does', async () => {
    const photo = await taken();
    body(await stage.manager.delete(`${PATH}/${photo.id}`));
    expect(await isShown(photo)).toBe(false);
    const [row] = await stage.clinic.database.asOwner(
      'select deleted_at is not null as gone, delete_reason from visitmultimedias where id = $1',
      [photo.id],
    );
    expect(row).toEqual({ gone: true, delete_reason: 'Tanpa alasan' });
  });

  it('by whoever uploaded it within a day, after that no more', async () => {
    const photo = await taken(stage.nurse);
    expect((await remove(stage.doctor, photo)).status).toBe(403);
    body(await remove(stage.nurse, photo));
    const old = await taken(stage.nurse);
    await stage.clinic.database.asOwner(
      `update visitmultimedias set created_at = now() - interval '25 hours' where id = $1`,
      [old.id],
    );
    expect((await remove(stage.nurse, old)).status).toBe(403);
  });

  it.each(['admin.bdg', 'multimedia.bdg'])('by %s when a manager lets it happen', async (name) => {
    const photo = await taken(stage.nurse);
    const asked = await remove(await stage.clinic.as(name), photo);
    expect(asked.status).toBe(202);
    expect(await isShown(photo)).toBe(true);
    const decision = { status: 1, reason: 'Memang buram' };
    expect((await stage.manager.put(`/api/applog/${asked.body.applog_id}`, decision)).status).toBe(200);
    expect(await isShown(photo)).toBe(false);
  });

  it('for good after 30 days', async () => {
    const store = memoryStore();
    const photo = await taken();
    body(await remove(stage.manager, photo));
    const rows = () =>
      stage.clinic.database.asOwner<{ file_id: number | null }>('select file_id from visitmultimedias where id = $1', [
        photo.id,
      ]);
    const after = (days: number) => new Date(Date.now() + days * 86_400_000);
    await sweepFiles(stage.clinic.database.pool, store, after(29));
    expect((await rows())[0]?.file_id).not.toBeNull();
    await sweepFiles(stage.clinic.database.pool, store, after(31));
    expect((await rows())[0]?.file_id).toBeNull();
  });
});

describe('a photo is taken along', () => {
  const take = (by: Client, { id }: Photo, purpose = 'klinis') => by.get(`${PATH}/${id}/unduh`, { query: { purpose } });
  const readers = async (): Promise<readonly unknown[]> => {
    const answer = await stage.manager.get<{ data: Json[] }>(`/api/users/${String(visit.customer_id)}/pembaca`);
    return answer.body.data.map(({ kindname }) => kindname);
  };

  it('as it is, which the record of the patient notes', async () => {
    const photo = await taken();
    const answer = await take(stage.nurse, photo);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename=".*\.webp"$/);
    expect(answer.bytes.equals((await stage.nurse.get(photo.url)).bytes)).toBe(true);
    await vi.waitFor(async () => expect(await readers()).toContain('Unduhan foto'));
    expect((await take(await stage.clinic.as('manager.jkt'), photo)).status).toBe(404);
  });

  it('for publication with a watermark, once the patient has agreed', async () => {
    const photo = body(await upload(media, { visit_id: visit.id }, await picture(600, 400).png().toBuffer()), 201);
    const refused = await take(media, photo, 'publikasi');
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({ message: 'Pasien belum menyetujui publikasi foto' });
    await stage.clinic.database.asOwner('update rekammedis set isfotopublikasi = true where customer_id = $1', [
      visit.customer_id,
    ]);
    const copy = await take(media, photo, 'publikasi');
    expect(copy.status).toBe(200);
    expect(copy.headers['content-disposition']).not.toContain('BDG');
    const plain = (await media.get(photo.url)).bytes;
    const [before, after] = await Promise.all([plain, copy.bytes].map((bytes) => sharp(bytes).stats()));
    // One colour before; letters over it afterwards.
    expect(before?.channels[0]?.stdev ?? 0).toBeLessThan(2);
    expect(after?.channels[0]?.stdev ?? 0).toBeGreaterThan(3);
    await vi.waitFor(async () => expect(await readers()).toContain('Salinan foto untuk publikasi'));
  });
});
