// Buttons of a doctor at the chair.
import type { AnswerOf } from '../../src/resources/answers.ts';

type Button = AnswerOf<'service.tindakanfavorit.list'>['data'][number];
const button = (id: number, name: string, scope: Button['scope'], price: number): Button => ({
  id,
  code: `T-${id}`,
  name,
  scope,
  pinned: id < 3,
  price,
});
const buttons: readonly Button[] = [
  button(1, 'Scaling', 'mulut', 350_000),
  button(2, 'Tambal komposit', 'permukaan', 450_000),
  button(3, 'Konsultasi', 'mulut', 100_000),
  button(4, 'Pencabutan gigi tetap', 'gigi', 400_000),
  button(5, 'Kontrol ortodonti', 'mulut', 250_000),
  button(6, 'Perawatan saluran akar tunggal', 'gigi', 900_000),
  button(7, 'Topikal aplikasi fluor', 'mulut', 200_000),
  button(8, 'Odontektomi', 'gigi', 2_500_000),
];

type Medicine = AnswerOf<'service.resepfavorit.list'>['data'][number];
const medicine = (id: number, name: string, qty: number, signa: string, alergi: string | null = null): Medicine => ({
  id,
  version: 1,
  item_id: 100 + id,
  name,
  unit: 'Tablet',
  qty,
  signa,
  alergi,
});
const medicines: readonly Medicine[] = [
  medicine(1, 'Amoksisilin 500 mg', 15, '3x1 sesudah makan', 'Amoksisilin'),
  medicine(2, 'Asam Mefenamat 500 mg', 10, '3x1 bila nyeri'),
  medicine(3, 'Parasetamol 500 mg', 10, '3x1 bila nyeri'),
];

type Diagnosis = AnswerOf<'service.diagnosa.cari'>['data'][number];
const diagnosis = (id: number, icd10: string, name: string, more: Partial<Diagnosis> = {}): Diagnosis => ({
  id,
  icd10,
  name_id: name,
  name_en: name,
  isown: false,
  ischapter: false,
  ...more,
});
const diagnoses: readonly Diagnosis[] = [
  diagnosis(1, 'K02.1', 'Karies dentin', { isown: true }),
  diagnosis(2, 'K04.0', 'Pulpitis', { isown: true }),
  diagnosis(3, 'K02.0', 'Karies email'),
  diagnosis(4, 'K02', 'Karies gigi', { ischapter: true }),
];

type Late = AnswerOf<'service.orthocase.lama'>['data'][number];
const late = (id: number, name: string, more: Partial<Late> = {}): Late => ({
  id,
  appliance: 'metal',
  start_at: '2025-01-06',
  planned_months: 24,
  month: 14,
  last_control_at: '2026-01-05',
  days: 56,
  next_visit_id: null,
  next_visit_date: null,
  customerdata: { id, name, code: `BDG26000${id}` },
  doctordata: { id: 2, name: 'drg. Ratna Puspita, Sp.Ort', code: 'ratna' },
  ...more,
});
const lates: readonly Late[] = [
  late(1, 'Keysha Almira', { last_control_at: null, days: 120, start_at: '2025-11-02', month: 5 }),
  late(2, 'I Gede Putra', { month: 27, days: 90 }),
  late(3, 'Ratna Kusuma Wardani', { next_visit_id: 9, next_visit_date: '2026-03-09' }),
];
type Pair = AnswerOf<'service.multimedia.banding'>['data'][number];
const shot = (at: string) => ({ url: '/sample.png', thumburl: '/sample.png', upload_at: `${at}T02:00:00.000Z` });
const pairs: readonly Pair[] = [
  { id: 1, name: 'Frontal senyum', first: shot('2025-10-06'), last: shot('2026-02-02') },
  { id: 2, name: 'Profil kanan', first: shot('2025-10-06'), last: null },
  { id: 3, name: 'Oklusal atas', first: null, last: null },
];

export const chairAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  'service/orthokontrol': () => ({ data: lates, count: lates.length }),
  'service/multimedia/banding': () => ({ data: pairs, count: pairs.length }),
  'service/diagnosacari': () => ({ data: diagnoses, count: diagnoses.length }),
  'service/resepfavorit': () => ({ data: medicines, count: medicines.length }),
  'service/tindakanfavorit': () => ({ data: buttons, count: buttons.length }),
};
