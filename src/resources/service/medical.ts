// Allergies and illnesses of a patient, as they are told (service.md 2.3).

/** Illnesses that are asked for; `hamil` of women alone. */
export const illnesses = {
  jantung: 'Penyakit jantung',
  hipertensi: 'Hipertensi',
  diabetes: 'Diabetes',
  hemofilia: 'Hemofilia/gangguan pembekuan darah',
  hepatitis: 'Hepatitis',
  asma: 'Asma',
  epilepsi: 'Epilepsi',
  hamil: 'Hamil',
  merokok: 'Merokok',
} as const;
export type Illness = keyof typeof illnesses;
export const illnessNames = Object.keys(illnesses) as readonly Illness[];

/** What was answered: an illness that is missing was not named. */
export type History = { readonly [name in Illness]?: true } & {
  readonly obat_rutin?: string;
  readonly lainnya?: string;
};

export interface MedicalAlert {
  readonly customer_id: number;
  readonly version: number;
  readonly gender: number | null;
  readonly alergi: readonly string[];
  /** Null: nobody has asked yet. */
  readonly alergi_checked_at: string | null;
  /** Whole months since then. */
  readonly alergi_months: number | null;
  /** To be asked: nobody has, or longer ago than the branch lets an answer count. */
  readonly alergi_due: boolean;
  readonly riwayat: History;
  readonly golongan_darah: string | null;
  readonly patient_note: string | null;
  readonly isfotopublikasi: boolean;
}
