// Labels, numbers of photos, and where photos are missing (service.md 2.11, 4).
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import { type Photo, upload } from './photo-stage.ts';
import { body, idOf, newPatient, openStage, type Stage, type Visit } from './stage.ts';

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
const remove = (by: Client, { id }: Photo) => by.delete(`${PATH}/${id}`, { reason: 'Buram' });

describe('labels', () => {
  it('are not removed while a photo of any branch has them', async () => {
    const made = { name: 'Uji hapus', group: 'intraoral', sort: 90, isprotocol: false, status: 1 };
    const label = body(await media.post<Json & { id: number }>('/api/service/multimedialabel', made), 201);
    const photo = await taken(stage.nurse, { visit_id: visit.id, multimedialabel_id: label.id });
    const url = `/api/service/multimedialabel/${label.id}`;
    expect(body(await media.get(url))).toMatchObject({ photo_count: 1 });
    const jakarta = await stage.clinic.as('multimedia.jkt');
    expect(body(await jakarta.get(url))).toMatchObject({ photo_count: 0 });
    expect((await jakarta.delete(url)).body).toMatchObject({
      code: 'label-in-use',
      message: 'Label masih dipakai 1 foto',
    });
    body(await remove(stage.manager, photo));
    expect(body(await media.get(url))).toMatchObject({ photo_count: 0 });
    body(await media.delete(url));
  });

  it('stand in the order that they were dragged to', async () => {
    const names = async () => {
      const { data } = body(await media.get<{ data: { id: number; name: string }[] }>('/api/service/multimedialabel'));
      return data;
    };
    const before = await names();
    const ids = before.map(({ id }) => id);
    const moved = [ids.at(-1), ...ids.slice(0, -1)];
    body(await media.put('/api/service/multimedialabel/urutan', { ids: moved }));
    expect((await names()).map(({ id }) => id)).toEqual(moved);
    expect((await media.put('/api/service/multimedialabel/urutan', { ids: [999_999] })).status).toBe(422);
    body(await media.put('/api/service/multimedialabel/urutan', { ids }));
  });
});

describe('the number of photos', () => {
  it('is kept as they come, change their label and go', async () => {
    const counted = async () => {
      const rows = await stage.clinic.database.asOwner<{ kept: number; real: number }>(
        `select coalesce(c.photos, 0) as kept, coalesce(p.photos, 0)::int as real
         from (select profile_id, multimedialabel_id, count(*) as photos from visitmultimedias where deleted_at is null
           group by profile_id, multimedialabel_id) p
         full join multimediacounts c
           on c.profile_id = p.profile_id and c.multimedialabel_id is not distinct from p.multimedialabel_id`,
      );
      for (const { kept, real } of rows) expect(kept).toBe(real);
      const { body: answer } = await stage.manager.get<{ count: number }>(PATH, { query: { limit: '1' } });
      return answer.count;
    };
    const before = await counted();
    const label = await idOf(stage.clinic, 'multimedialabels', 'name', 'Sebelum');
    const photo = await taken();
    expect(await counted()).toBe(before + 1);
    body(await stage.nurse.put(`${PATH}/${photo.id}`, { multimedialabel_id: label, version: photo.version }));
    expect(await counted()).toBe(before + 1);
    body(await remove(stage.manager, photo));
    expect(await counted()).toBe(before);
  });
});

describe('the overview', () => {
  it("tells of each of the day's visits how many photos and which labels it has", async () => {
    const frontal = await idOf(stage.clinic, 'multimedialabels', 'name', 'Frontal');
    const today = await stage.queued();
    await taken(stage.nurse, { visit_id: today.id, multimedialabel_id: frontal });
    await taken(stage.nurse, { visit_id: today.id });
    const query = { visit_date: String(today.visit_date) };
    const day = async (name: string) => {
      const answer = await (
        await stage.clinic.as(name)
      ).get<{ data: Json[] }>('/api/service/multimedia/visit', { query });
      return body(answer).data.find(({ id }) => id === today.id);
    };
    expect(await day('multimedia.bdg')).toMatchObject({ photo_count: 2, labels: [frontal], has_earlier: false });
    expect(await day('dokter.bdg')).toBeDefined();
    expect(await day('dokter2.bdg')).toBeUndefined();
    expect(await day('manager.jkt')).toBeUndefined();
  });

  it('has a tile for each label and a row for each patient seen', async () => {
    const occlusal = await idOf(stage.clinic, 'multimedialabels', 'name', 'Oklusal atas');
    const photo = await taken(stage.nurse, { visit_id: visit.id, multimedialabel_id: occlusal });
    const tiles = body(await media.get<{ data: Json[] }>('/api/service/multimedia/label')).data;
    expect(tiles.find(({ id }) => id === occlusal)).toMatchObject({ photo_count: 1, thumburl: photo.thumburl });
    const query = { start_date: String(visit.visit_date), end_date: String(visit.visit_date), limit: '100' };
    const gaps = body(await media.get<{ data: Json[]; count: number }>('/api/service/multimedia/matriks', { query }));
    expect(gaps.count).toBe(gaps.data.length);
    expect(gaps.data.find(({ id }) => id === visit.customer_id)?.['cells']).toContainEqual(
      expect.objectContaining({ multimedialabel_id: occlusal, count: 1, thumburl: photo.thumburl }),
    );
    const unseen = await newPatient(stage.admin);
    expect(gaps.data.some(({ id }) => id === unseen)).toBe(false);
    expect((await stage.nurse.get('/api/service/multimedia/matriks', { query })).status).toBe(403);
  });
});
