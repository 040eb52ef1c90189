// Allergies and illnesses of a patient: read wherever he is treated, asked and noted by whoever treats him (service.md 2.3).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { illnessNames, type Illness } from './medical.ts';

const yes = z.literal(true, { error: 'Tidak valid' }).optional();
const words = (max: number) => z.string().trim().min(1, 'Wajib diisi').max(max, `Maksimal ${max} karakter`);
const historyShape = z.strictObject({
  ...(Object.fromEntries(illnessNames.map((name) => [name, yes])) as Record<Illness, typeof yes>),
  obat_rutin: words(300).optional(),
  lainnya: words(300).optional(),
});

const PATH = 'service/rekammedis/:id/alergi';
const module = 'service';

export const medicalCalls = {
  'service.rekammedis.alert': defineCall({
    name: 'service.rekammedis.alert',
    method: 'GET',
    path: PATH,
    module,
    summary: 'Alergi dan riwayat penyakit seorang pasien',
    writes: false,
  }),
  'service.rekammedis.setalert': defineCall({
    name: 'service.rekammedis.setalert',
    method: 'PUT',
    path: PATH,
    module,
    summary: 'Mencatat alergi dan riwayat penyakit yang ditanyakan',
    body: z.strictObject({
      alergi: z.array(words(60), { error: 'Wajib diisi' }).max(20, 'Maksimal 20'),
      riwayat: historyShape,
      patient_note: words(500).nullable(),
      version: z.number({ error: 'Wajib diisi' }).int().min(0),
    }),
    writes: true,
  }),
} as const;
