// Photos beyond reading and labelling them: upload, removal, taking along, the day's checklist, tiles and gaps (service.md 2.11, 4, 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { MAX_LIMIT } from '../kernel/page.ts';
import { day, instant } from '../kernel/day.ts';
import { TEETH } from './tooth.ts';
import { MAX_XRAY, mountPlaces } from './xray/mounts.ts';

const module = 'service';
const REQUIRED = 'Wajib diisi';
export const QUALITY = { min: 1, max: 100, default: 25 } as const;
export const ROTATION = { min: -360, max: 360 } as const;

/** What a form left empty was not given. */
const given = <S extends z.ZodType>(shape: S) =>
  z.preprocess((value) => (value === '' ? undefined : value), shape.optional());
const id = z.coerce.number({ error: REQUIRED }).int().positive(REQUIRED);
const whole = ({ min, max }: { readonly min: number; readonly max: number }) =>
  z.coerce.number({ error: 'Harus angka' }).min(min, `Minimal ${min}`).max(max, `Maksimal ${max}`);

const pixel = z.number().min(0, 'Minimal 0').max(100_000, 'Maksimal 100000');
const edge = z.number().min(1, 'Minimal 1').max(100_000, 'Maksimal 100000');

/** What the editor did: mirrored, then turned clockwise, then cropped; the crop in pixels of the turned photo. */
export const photoEdit = z.strictObject({
  crop: z.strictObject({ x: pixel, y: pixel, width: edge, height: edge }).optional(),
  mode: z.enum(['square', 'flexible'], { error: 'Pilihan tidak valid' }).default('flexible'),
  rotation: whole(ROTATION).default(0),
  flip_h: z.boolean().default(false),
  flip_v: z.boolean().default(false),
});

const json = z.string().transform((text, ctx): unknown => {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    ctx.addIssue({ code: 'custom', message: 'Format tidak valid' });
    return z.NEVER;
  }
});

const uploadBody = z
  .strictObject({
    customer_id: given(id),
    visit_id: given(id),
    multimedialabel_id: given(id),
    upload_at: given(instant),
    quality: given(whole(QUALITY).int('Harus bilangan bulat')),
    tooth: given(z.coerce.number().refine((tooth) => TEETH.includes(tooth), 'Pilihan tidak valid')),
    mount: given(
      z.enum(
        mountPlaces.map(({ value }) => value),
        { error: 'Pilihan tidak valid' },
      ),
    ),
    note: given(z.string().trim().max(300, 'Maksimal 300 karakter')),
    edit: given(json.pipe(photoEdit)),
  })
  .refine(({ customer_id, visit_id }) => customer_id !== undefined || visit_id !== undefined, {
    path: ['customer_id'],
    message: REQUIRED,
  });

/** Millimetres a pixel that a sensor can have. */
const MM = { least: 0.001, most: 5 } as const;

export const photoCalls = {
  'service.visitmultimedia.create': defineCall({
    name: 'service.visitmultimedia.create',
    method: 'POST',
    path: 'service/visitmultimedia',
    module,
    summary: 'Unggah foto pasien, atau rontgen sebagai berkas DICOM',
    upload: 'photo',
    most: MAX_XRAY,
    oversize: 'xray-too-large',
    body: uploadBody,
    writes: true,
  }),
  'service.visitmultimedia.delete': defineCall({
    name: 'service.visitmultimedia.delete',
    method: 'DELETE',
    path: 'service/visitmultimedia/:id',
    module,
    summary: 'Hapus foto, dengan atau tanpa alasan; berkasnya disimpan 30 hari',
    body: z.strictObject({ reason: z.string().trim().max(300, 'Maksimal 300 karakter').nullish() }).nullish(),
    writes: true,
  }),
  /** Noted in the read log of the patient; `publikasi` has a watermark and needs the patient's consent. */
  'service.visitmultimedia.unduh': defineCall({
    name: 'service.visitmultimedia.unduh',
    method: 'GET',
    path: 'service/visitmultimedia/:id/unduh',
    module,
    summary: 'Unduh foto untuk keperluan klinis atau publikasi',
    query: z.strictObject({
      purpose: z.enum(['klinis', 'publikasi'], { error: 'Pilihan tidak valid' }).default('klinis'),
    }),
    writes: false,
    answers: 'file',
  }),
  /** What the ruler measures by, as it was measured on a known length; null: as the file says. */
  'service.visitmultimedia.kalibrasi': defineCall({
    name: 'service.visitmultimedia.kalibrasi',
    method: 'PUT',
    path: 'service/visitmultimedia/:id/kalibrasi',
    module,
    summary: 'Kalibrasi penggaris rontgen dengan panjang yang diketahui',
    body: z.strictObject({
      version: z.number().int(),
      mm: z.number().min(MM.least, `Minimal ${MM.least}`).max(MM.most, `Maksimal ${MM.most}`).nullable(),
    }),
    writes: true,
  }),
  'service.multimedialabel.urutan': defineCall({
    name: 'service.multimedialabel.urutan',
    method: 'PUT',
    path: 'service/multimedialabel/urutan',
    module,
    summary: 'Susun urutan label foto',
    body: z.strictObject({ ids: z.array(id).min(1, REQUIRED).max(500, 'Maksimal 500 baris') }),
    writes: true,
  }),
  'service.multimedia.visit': defineCall({
    name: 'service.multimedia.visit',
    method: 'GET',
    path: 'service/multimedia/visit',
    module,
    summary: 'Kunjungan satu hari dengan jumlah foto dan label yang sudah ada',
    query: z.strictObject({ visit_date: day, doctor: id.optional() }),
    writes: false,
  }),
  'service.multimedia.label': defineCall({
    name: 'service.multimedia.label',
    method: 'GET',
    path: 'service/multimedia/label',
    module,
    summary: 'Label foto dengan jumlah dan foto terbarunya',
    writes: false,
  }),
  'service.multimedia.banding': defineCall({
    name: 'service.multimedia.banding',
    method: 'GET',
    path: 'service/multimedia/banding',
    module,
    summary: 'Foto protokol seorang pasien: yang pertama dan yang terbaru per label',
    query: z.strictObject({ customer: id }),
    writes: false,
  }),
  'service.multimedia.matriks': defineCall({
    name: 'service.multimedia.matriks',
    method: 'GET',
    path: 'service/multimedia/matriks',
    module,
    summary: 'Pasien dan label foto yang sudah ada atau belum',
    query: z
      .strictObject({
        start_date: day,
        end_date: day,
        page: z.coerce.number().int().min(1).default(1),
        limit: z.coerce.number().int().min(1).max(MAX_LIMIT).default(20),
      })
      .refine((q) => q.start_date <= q.end_date, {
        path: ['end_date'],
        message: 'Tanggal akhir harus setelah tanggal awal',
      }),
    writes: false,
  }),
} as const;
