// Treatments and prices of the demo clinics (service.md 8), with how often each is done.

export type Scope = 'mulut' | 'rahang' | 'gigi' | 'permukaan';

export interface DemoTreatment {
  readonly code: string;
  readonly name: string;
  readonly category: string;
  readonly scope: Scope;
  /** Rupiah, in every branch; Jakarta adds its own from `JAKARTA_MARKUP_PERCENT`. */
  readonly price: number;
  readonly minutes: number;
  readonly islab?: true;
  /** How often it is picked for a visit; 0 only by hand. */
  readonly weight: number;
}

/** Category and the income account of its bill lines (decisions 8; finance.md 7b). */
export const demoCategories: readonly (readonly [name: string, akun: string])[] = [
  ['Konsultasi & Pemeriksaan', '4-1101'],
  ['Konservasi', '4-1102'],
  ['Periodonti & Scaling', '4-1103'],
  ['Bedah Mulut & Pencabutan', '4-1104'],
  ['Prostodonti', '4-1105'],
  ['Orthodonti', '4-1106'],
  ['Gigi Anak', '4-1107'],
  ['Estetik & Bleaching', '4-1108'],
  ['Radiologi', '4-1109'],
  ['Lainnya', '4-1119'],
  ['Foto & Multimedia', '4-1403'],
];

const t = (
  code: string,
  name: string,
  category: string,
  scope: Scope,
  price: number,
  minutes: number,
  weight: number,
): DemoTreatment => ({
  code,
  name,
  category,
  scope,
  price,
  minutes,
  weight,
});

export const demoTreatments: readonly DemoTreatment[] = [
  t('KON-01', 'Konsultasi', 'Konsultasi & Pemeriksaan', 'mulut', 100_000, 15, 12),
  t('KON-02', 'Konsultasi ortodonti', 'Konsultasi & Pemeriksaan', 'mulut', 150_000, 20, 5),
  t('PER-01', 'Scaling', 'Periodonti & Scaling', 'mulut', 350_000, 45, 20),
  t('KSV-01', 'Tambal komposit', 'Konservasi', 'permukaan', 450_000, 45, 18),
  t('KSV-02', 'Tambal GIC', 'Konservasi', 'permukaan', 250_000, 30, 8),
  t('KSV-03', 'Perawatan saluran akar tunggal', 'Konservasi', 'gigi', 1_500_000, 60, 3),
  t('KSV-04', 'Perawatan saluran akar ganda', 'Konservasi', 'gigi', 2_500_000, 90, 2),
  t('BDM-01', 'Cabut gigi sulung', 'Gigi Anak', 'gigi', 200_000, 15, 4),
  t('BDM-02', 'Cabut gigi permanen', 'Bedah Mulut & Pencabutan', 'gigi', 350_000, 30, 6),
  t('BDM-03', 'Cabut gigi bungsu', 'Bedah Mulut & Pencabutan', 'gigi', 1_500_000, 60, 2),
  t('BDM-04', 'Odontektomi', 'Bedah Mulut & Pencabutan', 'gigi', 2_500_000, 90, 1),
  { ...t('PRO-01', 'Crown PFM', 'Prostodonti', 'gigi', 2_500_000, 60, 2), islab: true },
  { ...t('PRO-02', 'Crown zirkonia', 'Prostodonti', 'gigi', 3_500_000, 60, 1), islab: true },
  t('EST-01', 'Bleaching', 'Estetik & Bleaching', 'mulut', 1_750_000, 90, 2),
  t('ANK-01', 'Fissure sealant', 'Gigi Anak', 'gigi', 250_000, 20, 3),
  t('ANK-02', 'Topikal fluor', 'Gigi Anak', 'mulut', 300_000, 20, 4),
  t('ORT-01', 'Pasang behel metal', 'Orthodonti', 'rahang', 6_000_000, 120, 1),
  t('ORT-02', 'Pasang behel self-ligating', 'Orthodonti', 'rahang', 12_000_000, 120, 0.4),
  t('ORT-03', 'Kontrol behel', 'Orthodonti', 'mulut', 250_000, 20, 14),
  t('ORT-04', 'Lepas behel', 'Orthodonti', 'mulut', 500_000, 45, 0.6),
  t('RAD-01', 'Rontgen periapikal', 'Radiologi', 'gigi', 100_000, 10, 3),
  t('RAD-02', 'Rontgen panoramik', 'Radiologi', 'mulut', 200_000, 10, 2),
  t('RAD-03', 'Rontgen sefalometri', 'Radiologi', 'mulut', 200_000, 10, 1),
];

/** Fee of a visit that is no control (service.md 6.3), rupiah. */
export const ADMINISTRATION_FEE = 50_000;
export const JAKARTA_MARKUP_PERCENT = 10;
