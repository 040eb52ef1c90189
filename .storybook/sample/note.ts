// Sample notes: one that is being written, one that is locked and was added to.
import type { MedicalAlert } from '../../src/resources/service/medical-calls.ts';
import type { SoapNote } from '../../src/resources/service/soap-calls.ts';

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

/** Of the first patient nobody knows, the second is allergic, the third is not. */
export const sampleAlert = (patient: number): MedicalAlert => ({
  customer_id: patient,
  version: 1,
  gender: 1,
  alergi: patient === 2 ? ['Amoksisilin', 'Latex'] : [],
  alergi_checked_at: patient === 1 ? null : `${DAY}T02:10:00.000Z`,
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

/** What GET answers at the addresses of a visit's note. */
export const noteAnswers: Readonly<Record<string, () => unknown>> = {
  'service/visitsoap/2': () => sampleNote(2),
  'service/visitsoap/3': () => sampleNote(3),
  'service/rekammedis/1/alergi': () => sampleAlert(1),
  'service/rekammedis/2/alergi': () => sampleAlert(2),
  'service/rekammedis/3/alergi': () => sampleAlert(3),
  'service/visitdiagnosa': () => ({
    data: [diagnosis(2, 'K05.1', 'Gingivitis kronis', null), diagnosis(1, 'K02.1', 'Karies dentin', 36)],
    count: 2,
  }),
};
