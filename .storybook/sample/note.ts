// Sample notes: one that is being written, one that is locked and was added to.
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
