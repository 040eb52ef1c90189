// Radiographs as their device writes them: kept as they came beside the picture that everybody sees (workspace.md 3; decision 109).
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client, Json } from '../support/app.ts';
import { type DicomFile, dicomFile, losslessJpeg, SYNTAX } from '../support/dicom.ts';
import { type Photo, upload } from './photo-stage.ts';
import { body, openStage, type Stage, type Visit } from './stage.ts';

interface Xray extends Photo {
  readonly xray: Json | null;
  readonly calibration: Json | null;
  readonly dicom_id: number;
  readonly dicomurl: string;
  readonly mount: string | null;
}

let stage: Stage;
let visit: Visit;
beforeAll(async () => {
  stage = await openStage();
  visit = await stage.queued();
});
afterAll(() => stage.clinic.close());

let shot = 0;
/** Another one each time: a patient has each file once. */
const file = (more: Partial<DicomFile> = {}): Buffer => {
  shot += 1;
  const values = Array.from({ length: 12 }, (_, at) => at * 100 + shot);
  return dicomFile({ rows: 3, columns: 4, values, bits: 12, ...more });
};
const send = (bytes: Buffer, fields: Json = {}, by: Client = stage.nurse) =>
  upload(by, { visit_id: visit.id, ...fields }, bytes);
const made = async (bytes: Buffer, fields: Json = {}): Promise<Xray> =>
  body(await send(bytes, fields), 201) as unknown as Xray;
const calibrate = (by: Client, { id, version }: Xray, mm: number | null) =>
  by.put(`/api/service/visitmultimedia/${id}/kalibrasi`, { version, mm });

describe('a file of an X-ray device', () => {
  it('is a photo with its picture, and is handed out as it came', async () => {
    const bytes = file({ more: { '00080022': ['DA', '20260301'], '00080032': ['TM', '081500'] } });
    const xray = await made(bytes, { mount: 'bw-molar-r', tooth: 16 });
    expect(xray).toMatchObject({
      width: 4,
      height: 3,
      mount: 'bw-molar-r',
      tooth: 16,
      calibration: null,
      // 08.15 on the wall of the clinic.
      upload_at: '2026-03-01T01:15:00.000Z',
      xray: { modality: 'IO', rows: 3, columns: 4, bits: 12, spacing: null, differs: [] },
    });
    const [picture, kept] = await Promise.all([stage.nurse.get(xray.url), stage.nurse.get(xray.dicomurl)]);
    expect(await sharp(picture.bytes).metadata()).toMatchObject({ format: 'webp', width: 4, height: 3 });
    expect(kept.bytes.equals(bytes)).toBe(true);
    expect(kept.headers).toMatchObject({
      'content-type': 'application/dicom',
      'content-disposition': expect.stringContaining('attachment'),
    });
  });

  it.each([
    [
      'lossless JPEG',
      () => ({ syntax: SYNTAX.lossless, values: losslessJpeg([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], 3, 4) }),
    ],
    ['big endian', () => ({ syntax: SYNTAX.big })],
    ['no preamble', () => ({ syntax: SYNTAX.implicit, preamble: false })],
  ])('is read of %s', async (_, more) => {
    expect((await made(file(more()))).xray).toMatchObject({ rows: 3, columns: 4 });
  });

  it('is read of baseline JPEG, whose grey is the picture’s', async () => {
    const grey = sharp({ create: { width: 4, height: 3, channels: 3, background: '#808080' } }).greyscale();
    const values = new Uint8Array(await grey.jpeg({ quality: 100 }).toBuffer());
    const window = { '00281050': ['DS', '128'], '00281051': ['DS', '256'] } as const;
    const xray = await made(file({ syntax: SYNTAX.baseline, values, more: window }));
    const { data } = await sharp((await stage.nurse.get(xray.url)).bytes)
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(Math.abs((data[0] ?? 0) - 128)).toBeLessThanOrEqual(2);
  });

  it('tells that its patient is another one than the record’s', async () => {
    const other = { '00100010': ['PN', 'LAIN^SAMA^SEKALI'], '00100030': ['DA', '19010101'] } as const;
    expect((await made(file({ more: other }))).xray).toMatchObject({ differs: expect.arrayContaining(['name']) });
  });

  it('is of now where the device’s clock goes ahead', async () => {
    const xray = await made(file({ more: { '00080022': ['DA', '20991231'] } }));
    expect(Math.abs(Date.parse(xray.upload_at) - Date.now())).toBeLessThan(60_000);
  });

  it.each([
    [
      'JPEG 2000',
      () => ({ syntax: SYNTAX.jpeg2000, values: Uint8Array.of(1, 2, 3, 4) }),
      'xray-syntax',
      'Format JPEG 2000 belum didukung, ekspor ulang tanpa kompresi',
    ],
    [
      'colour',
      () => ({ photometric: 'RGB' }),
      'xray-kind',
      'Hanya satu gambar hitam putih per berkas yang didukung (RGB)',
    ],
  ])('is refused by name: %s', async (_, more, code, text) => {
    const { status, body: refused } = await send(file(more()));
    expect({ status, refused }).toMatchObject({ status: 422, refused: { code, errors: { photo: [text] } } });
  });

  it.each([
    ['empty', Buffer.alloc(0), 'xray-empty', 'Berkas DICOM kosong, ekspor ulang dari alat rontgen'],
    ['something else', Buffer.from('bukan rontgen'), 'xray-unreadable', 'Berkas DICOM rusak atau terpotong'],
    ['cut before its mark', file().subarray(0, 100), 'xray-unreadable', 'Berkas DICOM rusak atau terpotong'],
    ['larger than a photo', Buffer.alloc(11e6), 'xray-unreadable', 'Berkas DICOM rusak atau terpotong'],
  ])('is told as a radiograph by its name, where it is %s', async (_, bytes, code, text) => {
    for (const name of ['panoramik.dcm', 'IM000001'])
      expect(await upload(stage.nurse, { visit_id: visit.id }, bytes, name)).toMatchObject({
        status: 422,
        body: { code, errors: { photo: [text] } },
      });
  });

  it('is a photo where a picture has such a name', async () => {
    const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#123456' } })
      .png()
      .toBuffer();
    expect(body(await upload(stage.nurse, { visit_id: visit.id }, picture, 'gigi.dcm'), 201)).toMatchObject({
      xray: null,
    });
  });

  it('that is cut, or edited, leaves nothing behind', async () => {
    const count = async () =>
      (await stage.clinic.database.asOwner<{ n: number }>('select count(*)::int as n from files'))[0]?.n;
    const before = await count();
    const whole = file();
    expect((await send(whole.subarray(0, whole.length - 4))).body).toMatchObject({ code: 'xray-unreadable' });
    expect((await send(file(), { edit: JSON.stringify({ rotation: 90 }) })).body).toMatchObject({ code: 'xray-edit' });
    expect(await count()).toBe(before);
    expect((await send(whole)).status).toBe(201);
    expect((await send(whole)).body).toMatchObject({ code: 'photo-same' });
  });

  it('may be larger than a photo, a photo may not', async () => {
    const side = 2_400;
    const values = Uint16Array.from({ length: side * side }, (_, at) => at % 4_096);
    const large = dicomFile({ rows: side, columns: side, values });
    expect(large.length).toBeGreaterThan(11e6);
    expect((await made(large)).xray).toMatchObject({ rows: side, columns: side });
    const photo = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(11e6)]);
    expect((await send(photo)).body).toMatchObject({ code: 'photo-too-large' });
    expect((await send(Buffer.alloc(33 * 1024 * 1024))).body).toMatchObject({ code: 'xray-too-large' });
  });

  it('goes with its photo, and is read by nobody then', async () => {
    const xray = await made(file());
    expect((await stage.nurse.delete(`/api/service/visitmultimedia/${xray.id}`)).status).toBe(200);
    expect((await stage.nurse.get(xray.dicomurl)).status).toBe(404);
  });
});

describe('the ruler of a radiograph', () => {
  it('is calibrated by who treats, and goes back to what the file says', async () => {
    const xray = await made(file());
    const done = body(await calibrate(stage.nurse, xray, 0.025)) as unknown as Xray;
    expect(done.calibration).toMatchObject({ mm: 0.025 });
    expect((await calibrate(stage.nurse, xray, 0.03)).body).toMatchObject({
      code: 'stale-version',
      changed: { name: 'Siti Aminah' },
    });
    expect((await calibrate(stage.nurse, done, 6)).status).toBe(422);
    expect(body(await calibrate(stage.nurse, done, null))).toMatchObject({ calibration: null });
  });

  it('is none of a photo’s', async () => {
    const photo = body(await upload(stage.nurse, { visit_id: visit.id }), 201) as unknown as Xray;
    expect(photo).toMatchObject({ xray: null, dicomurl: null });
    expect((await calibrate(stage.nurse, photo, 0.1)).body).toMatchObject({ code: 'xray-none' });
  });
});

it('lists what hangs in a mount', async () => {
  await made(file(), { mount: 'bw-molar-l' });
  expect((await made(file({ more: { '00080060': ['CS', 'PX'] } }))).mount).toBe('panoramic');
  const list = async (mounted: number) => {
    const path = `/api/service/visitmultimedia?customer=${String(visit.customer_id)}&mounted=${mounted}&limit=100`;
    return body(await stage.nurse.get<{ data: Xray[] }>(path)).data;
  };
  const [hung, loose] = await Promise.all([list(1), list(0)]);
  expect(hung.length).toBeGreaterThan(0);
  expect(hung.every(({ mount }) => mount !== null)).toBe(true);
  expect(loose.every(({ mount }) => mount === null)).toBe(true);
});
