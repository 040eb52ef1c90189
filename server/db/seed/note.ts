// What the demo's doctors write and measure: a case for each treatment, as it is read in a dentist's notes.
import type { Vital } from '../../../src/resources/service/vital.ts';
import { planned, run } from '../statement.ts';
import type { PlannedTreatment } from './plan-treatment.ts';
import type { Person } from './person.ts';
import { type Coded, drawnFor } from './random.ts';
import type { Transaction } from '../transaction.ts';

interface Case {
  readonly icd10: string;
  readonly subjective: string;
  readonly objective: string;
  readonly assessment: string;
  readonly plan: string;
}
const of = (icd10: string, subjective: string, objective: string, assessment: string, plan: string): Case => ({
  icd10,
  subjective,
  objective,
  assessment,
  plan,
});

const checkUp = of(
  'Z01.2',
  'Ingin memeriksakan gigi, tidak ada keluhan nyeri',
  'Oral hygiene sedang, tidak ada karies baru, gingiva normal',
  'Gigi dan jaringan pendukung dalam batas normal',
  'KIE cara menyikat gigi, kontrol 6 bulan',
);
const decay = of(
  'K02.1',
  'Gigi ngilu saat minum dingin dan makan manis sejak dua minggu',
  'Karies mencapai dentin, sondasi (+), perkusi (-), termal (+)',
  'Karies dentin',
  'Preparasi dan tumpatan, pemolesan, KIE diet',
);
const pulp = of(
  'K04.0',
  'Gigi berdenyut terutama malam hari, nyeri menjalar ke telinga',
  'Karies profunda, termal (+) menetap, perkusi (+), palpasi (-)',
  'Pulpitis ireversibel',
  'Perawatan saluran akar, resep analgesik, kunjungan ulang 1 minggu',
);
const deposit = of(
  'K03.6',
  'Gusi mudah berdarah saat menyikat gigi, terasa ada karang gigi',
  'Kalkulus supragingiva regio anterior bawah, BOP (+)',
  'Gingivitis karena deposit gigi',
  'Scaling, pemolesan, KIE kebersihan mulut, kontrol 6 bulan',
);
const root = of(
  'K08.3',
  'Gigi tinggal akar dan sering bengkak, ingin dicabut',
  'Sisa akar, mobilitas derajat 1, jaringan sekitar kemerahan',
  'Sisa akar',
  'Pencabutan dengan anestesi lokal, instruksi pasca cabut',
);
const impacted = of(
  'K01.1',
  'Gusi belakang bawah nyeri dan sulit membuka mulut',
  'Gigi bungsu impaksi sebagian, operkulum kemerahan',
  'Gigi impaksi',
  'Pengangkatan gigi bungsu, resep antibiotik dan analgesik, lepas jahitan 7 hari',
);
const milk = of(
  'K00.6',
  'Gigi susu goyang, gigi tetap mulai tumbuh',
  'Gigi sulung goyang derajat 2, gigi pengganti terlihat',
  'Gangguan erupsi, persistensi gigi sulung',
  'Pencabutan gigi sulung dengan anestesi topikal, instruksi orang tua',
);
const prevention = of(
  'Z01.2',
  'Orang tua ingin gigi anak dirawat agar tidak berlubang',
  'Fisura dalam, tidak ada kavitas',
  'Risiko karies sedang',
  'Tindakan pencegahan, kontrol 6 bulan',
);
const brace = of(
  'K07.3',
  'Kontrol behel, tidak ada bagian yang menusuk',
  'Kawat aktif, braket utuh, oral hygiene cukup',
  'Kelainan posisi gigi dalam perawatan',
  'Ganti karet, aktivasi kawat, kontrol 4 minggu',
);
const crown = of(
  'K08.1',
  'Ingin gigi yang sudah dirawat dilapisi mahkota',
  'Gigi pasca perawatan saluran akar, sisa jaringan cukup, perkusi (-)',
  'Gigi pasca PSA, indikasi mahkota',
  'Preparasi mahkota, cetak, pilih warna, mahkota sementara',
);
const stain = of(
  'K03.6',
  'Ingin gigi tampak lebih putih',
  'Diskolorasi ekstrinsik ringan, tidak ada karies',
  'Diskolorasi gigi',
  'Bleaching, hindari makanan berwarna 48 jam',
);

const cases: Readonly<Record<string, Case>> = {
  'KON-01': checkUp,
  'KON-02': brace,
  'PER-01': deposit,
  'KSV-01': decay,
  'KSV-02': decay,
  'KSV-03': pulp,
  'KSV-04': pulp,
  'BDM-01': milk,
  'BDM-02': root,
  'BDM-03': impacted,
  'BDM-04': impacted,
  'PRO-01': crown,
  'PRO-02': crown,
  'EST-01': stain,
  'ANK-01': prevention,
  'ANK-02': prevention,
  'ORT-01': brace,
  'ORT-02': brace,
  'ORT-03': brace,
  'ORT-04': brace,
};

/** The words of the commonest cases, which every doctor may begin a note with. */
const templates: readonly (readonly [name: string, Case])[] = [
  ['Pemeriksaan rutin', checkUp],
  ['Karies dentin', decay],
  ['Pulpitis ireversibel', pulp],
  ['Scaling', deposit],
  ['Cabut sisa akar', root],
  ['Impaksi gigi bungsu', impacted],
  ['Gigi sulung persistensi', milk],
  ['Kontrol behel', brace],
];

const insertTemplate = planned<unknown, [string, string, string, string, string]>(
  'insert into soaptemplates (name, subjective, objective, assessment, plan) values ($1, $2, $3, $4, $5)',
);

export const installTemplates = async (trx: Transaction): Promise<void> => {
  for (const [name, { subjective, objective, assessment, plan }] of templates)
    await run(trx, insertTemplate, name, subjective, objective, assessment, plan);
};

/** The case behind a visit's first treatment. */
const caseOf = (treatments: readonly PlannedTreatment[]): Case => cases[treatments[0]?.code ?? ''] ?? checkUp;

const measured = (code: string): Vital => {
  const random = drawnFor(code, 'vital');
  return {
    td_sistol: random.between(105, 138),
    td_diastol: random.between(68, 88),
    nadi: random.between(64, 92),
    suhu: random.between(361, 370) / 10,
    nafas: random.between(14, 20),
  };
};

/** The doctor writes the note of a visit. */
export const writeNote = async (
  doctor: Person,
  { id, code }: Coded,
  treatments: readonly PlannedTreatment[],
): Promise<void> => {
  const { icd10: _icd10, ...texts } = caseOf(treatments);
  await doctor.call('service.visitsoap.save', { ...texts, vital: measured(code), version: 0 }, { params: { id } });
};

/** What the note found, by its code; the tooth is the one that is treated. */
export const diagnose = async (
  doctor: Person,
  visitId: number,
  treatments: readonly PlannedTreatment[],
  ids: ReadonlyMap<string, number>,
): Promise<void> => {
  const { icd10 } = caseOf(treatments);
  const diagnosa_id = ids.get(icd10);
  if (diagnosa_id === undefined) throw new Error(`The diagnosis ${icd10} is not there.`);
  const tooth = treatments[0]?.teeth[0] ?? null;
  await doctor.create('service.visitdiagnosa', { visit_id: visitId, diagnosa_id, tooth });
};
