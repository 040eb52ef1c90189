// Sample notes: one that is being written, one that is locked and was added to.
import type { AnswerOf } from '../../src/resources/answers.ts';
import type { EarlierVisit } from '../../src/resources/service/history-calls.ts';
import type { MedicalAlert } from '../../src/resources/service/medical.ts';
import type { OrthoProgress, OrthoSheet } from '../../src/resources/service/ortho-answer.ts';
import type { SoapNote } from '../../src/resources/service/soap.ts';
import { type VisitPartName, visitPartNames } from '../../src/resources/service/visit-part.ts';

const DAY = '2026-03-02';

export const sampleNote = (visit: number): SoapNote => ({
  visit_id: visit,
  subjective: 'Gigi belakang bawah ngilu saat minum dingin sejak dua minggu',
  objective: 'Karies mencapai dentin pada 36, sondasi (+), perkusi (-), termal (+)',
  assessment: 'Karies dentin 36',
  plan: visit === 2 ? '' : 'Tumpatan komposit 36, KIE diet, kontrol 6 bulan',
  vital: { td_sistol: 120, td_diastol: 80, nadi: 76, suhu: 36.5, skala_nyeri: 3 },
  version: 4,
  authorname: 'drg. Bayu Hartono',
  writername: 'drg. Bayu Hartono',
  updated_at: `${DAY}T02:40:00.000Z`,
  locked_at: visit === 3 ? `${DAY}T04:00:00.000Z` : null,
  lockedname: visit === 3 ? 'drg. Bayu Hartono' : null,
  addenda:
    visit === 3
      ? [
          {
            id: 1,
            text: 'Pasien menelepon: ngilu sudah hilang.',
            reason: 'Kabar setelah kunjungan',
            authorname: 'Siti Aminah',
            created_at: `${DAY}T09:00:00.000Z`,
          },
        ]
      : [],
});

/** Of the first patient nobody knows, the second is allergic, the third is not, the fourth was asked long ago. */
export const sampleAlert = (patient: number): MedicalAlert => ({
  customer_id: patient,
  version: 1,
  gender: 1,
  alergi: patient === 2 || patient === 4 ? ['Amoksisilin', 'Latex'] : [],
  alergi_checked_at: patient === 1 ? null : `${DAY}T02:10:00.000Z`,
  alergi_months: patient === 1 ? null : patient === 4 ? 9 : 0,
  alergi_due: patient === 1 || patient === 4,
  riwayat: patient === 2 ? { diabetes: true, obat_rutin: 'Metformin' } : {},
  golongan_darah: 'O+',
  patient_note: null,
  isfotopublikasi: false,
});

const diagnosis = (id: number, code: string, name: string, tooth: number | null) => ({
  id,
  version: 1,
  visit_id: 2,
  diagnosa_id: id,
  tooth,
  isprimary: id === 1,
  note: id === 2 ? 'Regio anterior bawah' : null,
  diagnosadata: { id, code, name },
});

const earlier = (id: number): EarlierVisit => ({
  id,
  code: `VST/BDG/2026/00000${id}`,
  visit_date: '2026-01-12',
  keluhan: 'Gusi mudah berdarah',
  doctorname: 'drg. Bayu Hartono',
  profilename: 'Cabang Jakarta Selatan',
  own: id !== 8,
  soap: { ...sampleNote(3), addenda: ['Pasien menelepon: ngilu sudah hilang.'] },
  diagnoses: [{ icd10: 'K05.1', name: 'Gingivitis kronis', tooth: null, isprimary: true }],
  treatments: [
    { id: 1, name: 'Scaling', tooth: null },
    { id: 2, name: 'Tambal komposit', tooth: [36, 37] },
  ],
});

const control = (id: number): OrthoProgress => ({
  id,
  version: 1,
  visit_id: id,
  visit_date: `2026-0${id}-02`,
  doctorname: 'drg. Ratna Puspita, Sp.Ort',
  profilename: 'Cabang Bandung',
  stage: 'leveling',
  upper_wire: '.016 NiTi',
  lower_wire: '.014 NiTi',
  procedures: ['ganti karet', 'power chain'],
  debonded_teeth: [15],
  upper_elastic: 'Power chain pendek',
  lower_elastic: 'O-ring',
  elastic: 'Kelas II 3/16 medium',
  hygiene: 'cukup',
  aligner_no: null,
  note: 'Geser 13 ke distal',
  next_control_weeks: 4,
});

const orthoSheet: OrthoSheet = {
  orthocase: {
    id: 1,
    profile_id: 1,
    version: 2,
    created_at: `${DAY}T02:00:00.000Z`,
    created_by: 1,
    updated_at: `${DAY}T02:00:00.000Z`,
    status: 1,
    statusname: 'Aktif',
    customer_id: 2,
    doctor_id: 2,
    angle_class: 'II/1',
    skeletal_class: 'II',
    overjet_mm: 6.5,
    overbite_mm: 4,
    crowding: 'sedang',
    appliance: 'metal',
    slot: '.022',
    treatment_goal: 'Overjet dan overbite normal, profil membaik',
    start_at: '2025-10-06',
    planned_months: 24,
    control_interval_weeks: 5,
    stop_reason: null,
    doctorname: 'drg. Ratna Puspita, Sp.Ort',
    profilename: 'Cabang Bandung',
    own: true,
  },
  progress: null,
  timeline: [control(5), control(4), control(3), control(2), control(1)].map((one) => ({
    ...one,
    visit_id: one.id + 10,
  })),
};

/** A visit with these parts filled, and these open by what is left in them. */
const partsOf = (
  filled: readonly VisitPartName[],
  open: Partial<Readonly<Record<VisitPartName, readonly string[]>>>,
): AnswerOf<'service.visit.parts'> => ({
  parts: visitPartNames.map((part) => ({ part, filled: filled.includes(part), open: open[part] ?? [] })),
  debt: 350_000,
});

/** What GET answers at the addresses of a visit's note. */
export const noteAnswers: Readonly<Record<string, () => unknown>> = {
  'service/visitsoap/2': () => sampleNote(2),
  'service/visitsoap/3': () => sampleNote(3),
  'service/rekammedis/1/alergi': () => sampleAlert(1),
  'service/rekammedis/2/alergi': () => sampleAlert(2),
  'service/rekammedis/3/alergi': () => sampleAlert(3),
  'service/visit/2/bagian': () =>
    partsOf(['soap', 'diagnosa', 'tindakan', 'foto'], { bhp: ['Scaling'], resep: ['RSP/BDG/2026/000004'] }),
  'service/visit/2/biaya': () => ({
    lines: [
      { line_no: 1, name: 'Scaling', qty: 1, amount: 315_000, discount_amount: 35_000, covered: false },
      { line_no: 2, name: 'Kontrol behel', qty: 1, amount: 0, discount_amount: 0, covered: true },
      { line_no: 3, name: 'Administrasi', qty: 1, amount: 50_000, discount_amount: 0, covered: false },
    ],
    total: 365_000,
  }),
  'service/visit/3/bagian': () => partsOf(visitPartNames, {}),
  'service/visit/2/sebelumnya': () => ({ data: [earlier(9), earlier(8)], count: 2 }),
  'service/visit/3/sebelumnya': () => ({ data: [], count: 0 }),
  'service/orthoprogress/2': () => orthoSheet,
  'service/orthoprogress/3': () => ({ orthocase: null, progress: null, timeline: [] }),
  'service/visitdiagnosa': () => ({
    data: [diagnosis(2, 'K05.1', 'Gingivitis kronis', null), diagnosis(1, 'K02.1', 'Karies dentin', 36)],
    count: 2,
  }),
};
