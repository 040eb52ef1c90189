// Photos of patients: what gets in and how it is kept (service.md 2.11, 5, 9; acceptance 9).
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Json } from '../support/app.ts';
import { type Photo, picture, upload } from './photo-stage.ts';
import { body, idOf, newPatient, openStage, type Stage, type Visit } from './stage.ts';

let stage: Stage;
let visit: Visit;
beforeAll(async () => {
  stage = await openStage();
  visit = await stage.queued();
});
afterAll(() => stage.clinic.close());

const stored = async (): Promise<number> => {
  const [row] = await stage.clinic.database.asOwner<{ n: number }>('select count(*)::int as n from visitmultimedias');
  return row?.n ?? 0;
};

describe('an uploaded photo', () => {
  it.each(['png', 'jpeg', 'gif'] as const)('of type %s is kept with its thumbnail', async (type) => {
    const bytes = await picture(800, 400).toFormat(type).toBuffer();
    const made = body(await upload(stage.nurse, { visit_id: visit.id, quality: 80 }, bytes), 201);
    expect(made).toMatchObject({
      customer_id: visit.customer_id,
      visit_id: visit.id,
      quality: 80,
      width: 800,
      height: 400,
    });
    const [whole, small] = await Promise.all([stage.nurse.get(made.url), stage.nurse.get(made.thumburl)]);
    expect(await sharp(whole.bytes).metadata()).toMatchObject({ format: 'webp', width: 800, height: 400 });
    expect(await sharp(small.bytes).metadata()).toMatchObject({ format: 'webp', width: 320, height: 160 });
    expect(whole.headers).toMatchObject({
      'cache-control': 'private, max-age=3600',
      vary: expect.stringContaining('Cookie'),
    });
  });

  it('is of now, and of quality 25, unless it is said otherwise', async () => {
    const before = Date.now();
    const made = body(await upload(stage.nurse, { visit_id: visit.id, upload_at: '', quality: '' }), 201);
    expect(Date.parse(made.upload_at)).toBeGreaterThanOrEqual(before - 1_000);
    expect(Date.parse(made.upload_at)).toBeLessThanOrEqual(Date.now() + 1_000);
    expect(made).toMatchObject({ quality: 25, edit: null });
  });

  it('is turned, mirrored and cropped as the editor says, and keeps what was said', async () => {
    const edit = {
      crop: { x: 0, y: 5, width: 20, height: 30 },
      mode: 'flexible',
      rotation: 90,
      flip_h: true,
      flip_v: false,
    };
    const made = body(await upload(stage.nurse, { visit_id: visit.id, edit: JSON.stringify(edit) }), 201);
    expect(made).toMatchObject({ width: 20, height: 30, edit });
  });

  it('from before the visits belongs to the patient alone, on its own day', async () => {
    const customer = await newPatient(stage.admin);
    const sent = { customer_id: customer, upload_at: '2020-05-06T10:00:00+07:00', tooth: 11, note: 'Dari klinik lama' };
    const made = body(await upload(stage.admin, sent), 201);
    expect(made).toMatchObject({
      customer_id: customer,
      visit_id: null,
      upload_at: '2020-05-06T03:00:00.000Z',
      tooth: 11,
    });
  });

  it('keeps neither its place nor its camera', async () => {
    const bytes = await picture()
      .jpeg()
      .withExif({ IFD0: { Make: 'Kamera Rahasia' }, IFD3: { GPSLatitude: '6/1 54/1 0/1' } })
      .toBuffer();
    const made = body(await upload(stage.nurse, { visit_id: visit.id }, bytes), 201);
    const { bytes: kept } = await stage.nurse.get(made.url);
    expect((await sharp(kept).metadata()).exif).toBeUndefined();
    expect(kept.includes('Kamera')).toBe(false);
  });

  it('is not taken twice, until the first is removed; of another patient it is', async () => {
    const bytes = await picture().png().toBuffer();
    const made = body(await upload(stage.nurse, { visit_id: visit.id }, bytes), 201);
    const again = await upload(stage.doctor, { visit_id: visit.id }, bytes);
    expect(again.status).toBe(409);
    expect(again.body).toMatchObject({ code: 'photo-same', message: 'Foto yang sama sudah diunggah' });
    body(await upload(stage.nurse, { customer_id: await newPatient(stage.admin) }, bytes), 201);
    body(await stage.manager.delete(`/api/service/visitmultimedia/${made.id}`, { reason: 'Salah' }));
    body(await upload(stage.nurse, { visit_id: visit.id }, bytes), 201);
  });

  it('sent twice at once is kept once', async () => {
    const bytes = await picture().png().toBuffer();
    const answers = await Promise.all([1, 2, 3].map(() => upload(stage.nurse, { visit_id: visit.id }, bytes)));
    expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409, 409]);
  });
});

describe('nothing is kept of', () => {
  const refused = async (fields: Json, bytes?: Buffer): Promise<Json> => {
    const before = await stored();
    const answer = await upload(stage.nurse, fields, bytes);
    expect(answer.status, JSON.stringify(answer.body)).toBe(422);
    expect(await stored()).toBe(before);
    return answer.body;
  };

  it.each([
    ['HTML called jpg', Buffer.from('<html><script>1</script>'), 'Format foto harus PNG, JPG, JPEG atau GIF'],
    ['SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'Format foto harus PNG, JPG, JPEG atau GIF'],
    ['a GIF in name only', Buffer.from('GIF89a<script>'), 'Foto tidak dapat dibaca'],
    ['10 MB and a byte', Buffer.alloc(10 * 1024 * 1024 + 1, 0xff), 'Ukuran foto maksimal 10MB'],
  ])('%s', async (_name, bytes, text) => {
    expect(await refused({ visit_id: visit.id }, bytes)).toMatchObject({ errors: { photo: [text] } });
  });

  it('a PNG that promises more than 50 megapixels', async () => {
    const bytes = await picture(1, 1).png().toBuffer();
    bytes.writeUInt32BE(8_000, 16);
    bytes.writeUInt32BE(8_000, 20);
    expect(await refused({ visit_id: visit.id }, bytes)).toMatchObject({
      errors: { photo: ['Foto tidak dapat dibaca'] },
    });
  });

  it.each([
    [{ quality: 0 }, 'quality'],
    [{ quality: 101 }, 'quality'],
    [{ edit: '{"rotation":361}' }, 'edit.rotation'],
    [{ edit: '{"zoom":2}' }, 'edit.zoom'],
    [{ edit: 'bukan json' }, 'edit'],
    [{ tooth: 19 }, 'tooth'],
    [{ upload_at: new Date(Date.now() + 6 * 60_000).toISOString() }, 'upload_at'],
    [{ upload_at: '0000-01-01T00:00:00Z' }, 'upload_at'],
    [{ multimedialabel_id: 999_999 }, 'multimedialabel_id'],
  ])('a photo with %j', async (fields, at) => {
    const { errors } = await refused({ visit_id: visit.id, ...fields });
    expect(Object.keys(errors as Json)).toEqual([at]);
  });

  it('a photo of nobody, and of another patient than the visit', async () => {
    expect(await refused({})).toMatchObject({ errors: { body: expect.anything() } });
    expect(await refused({ note: 'Tanpa pasien' })).toMatchObject({ errors: { customer_id: ['Wajib diisi'] } });
    const customer_id = await newPatient(stage.admin);
    expect(await refused({ visit_id: visit.id, customer_id })).toMatchObject({
      errors: { visit_id: ['Kunjungan bukan milik pasien ini'] },
    });
  });
});

describe('a photo', () => {
  it('gets its label, tooth and note later, with the version that was read', async () => {
    const made = body(await upload(stage.nurse, { visit_id: visit.id }), 201);
    const label = await idOf(stage.clinic, 'multimedialabels', 'name', 'Frontal');
    const url = `/api/service/visitmultimedia/${made.id}`;
    const change = { multimedialabel_id: label, tooth: 21, note: 'Sebelum dirapikan', version: made.version };
    const changed = body(await stage.nurse.put<Photo>(url, change));
    expect(changed).toMatchObject({ labeldata: { id: label, name: 'Frontal' }, tooth: 21, note: 'Sebelum dirapikan' });
    // A colleague changes another one of the same patient and label: he has not been quicker here.
    const other = body(await upload(stage.admin, { visit_id: visit.id, multimedialabel_id: label }), 201);
    body(await stage.admin.put(`/api/service/visitmultimedia/${other.id}`, { note: 'Lain', version: other.version }));
    const late = await stage.nurse.put(url, change);
    expect(late.body).toMatchObject({ code: 'stale-version', changed: { name: 'Siti Aminah' } });
  });

  it('is found by patient, visit, label, tooth, doctor, day and words', async () => {
    const other = await stage.queued();
    const label = await idOf(stage.clinic, 'multimedialabels', 'name', 'Panoramik');
    const fields = { visit_id: other.id, multimedialabel_id: label, tooth: 46, note: 'Akar bengkok sekali' };
    const made = body(await upload(stage.nurse, fields), 201);
    const ids = async (query: Record<string, string>) => {
      const answer = body(await stage.nurse.get<{ data: Photo[] }>('/api/service/visitmultimedia', { query }));
      return answer.data.map(({ id }) => id);
    };
    expect(await ids({ visit: String(other.id) })).toEqual([made.id]);
    expect(await ids({ customer: String(other.customer_id) })).toEqual([made.id]);
    expect(await ids({ label: String(label) })).toEqual([made.id]);
    expect(await ids({ tooth: '46' })).toEqual([made.id]);
    expect(await ids({ keyword: 'bengkok' })).toEqual([made.id]);
    expect(await ids({ doctor: String(stage.doctorId) })).toContain(made.id);
    expect(await ids({ doctor: '999999' })).toEqual([]);
    expect(await ids({ unlabelled: 'true' })).not.toContain(made.id);
    expect(await ids({ start_date: '2020-05-06', end_date: '2020-05-06' })).not.toContain(made.id);
  });
});
