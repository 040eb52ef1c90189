// Which treatments a visit has, and on which teeth.
import type { Random } from './random.ts';
import { type DemoTreatment, demoTreatments } from './treatment.ts';

export interface PlannedTreatment {
  readonly code: string;
  readonly qty: number;
  /** FDI numbers; empty where the whole mouth or a jaw is treated. */
  readonly teeth: readonly number[];
  readonly minutes: number;
}

const ORTHODONTIC = 'Orthodonti';
const PAEDIATRIC = 'Gigi Anak';
const CONTROL = 'ORT-03';
const WISDOM = [18, 28, 38, 48] as const;
const MOLARS = [16, 26, 36, 46, 17, 27, 37, 47, 14, 24, 34, 44] as const;
const FRONT = [11, 12, 13, 21, 22, 23, 31, 41] as const;
const MILK = [54, 55, 64, 65, 74, 75, 84, 85, 51, 61] as const;

const teethFor = (code: string, child: boolean): readonly number[] => {
  if (child) return MILK;
  return code === 'BDM-03' || code === 'BDM-04' ? WISDOM : [...MOLARS, ...MOLARS, ...FRONT];
};

const suits = ({ category, code }: DemoTreatment, child: boolean, doctor: 0 | 1): boolean => {
  if (category === PAEDIATRIC) return child;
  if (category === ORTHODONTIC || code === 'KON-02') return doctor === 0 && !child;
  return !child || ['Konsultasi & Pemeriksaan', 'Konservasi', 'Radiologi'].includes(category);
};

const perTooth = ({ scope }: DemoTreatment): boolean => scope === 'gigi' || scope === 'permukaan';

const planned = (random: Random, treatment: DemoTreatment, child: boolean): PlannedTreatment => {
  const { code, minutes } = treatment;
  if (!perTooth(treatment)) return { code, qty: 1, teeth: [], minutes };
  const candidates = teethFor(code, child);
  const teeth = new Set([random.pick(candidates)]);
  if (code === 'KSV-01' && random.chance(0.3)) teeth.add(random.pick(candidates));
  return { code, qty: teeth.size, teeth: [...teeth].toSorted((a, b) => a - b), minutes: minutes * teeth.size };
};

/**
 * Draws one to three different treatments that suit patient and doctor.
 * @returns `control`: the visit is nothing but an orthodontic control, which bears no administration fee
 */
export const planTreatments = (
  random: Random,
  { child, doctor }: { readonly child: boolean; readonly doctor: 0 | 1 },
): { readonly treatments: readonly PlannedTreatment[]; readonly control: boolean } => {
  const possible = demoTreatments
    .filter((treatment) => suits(treatment, child, doctor))
    .map((treatment) => [treatment, treatment.weight] as const);
  const wanted = random.weighted([
    [1, 66],
    [2, 27],
    [3, 7],
  ] as const);
  const chosen = new Set(Array.from({ length: wanted }, () => random.weighted(possible)));
  const treatments = [...chosen].map((treatment) => planned(random, treatment, child));
  return { treatments, control: treatments.length === 1 && treatments[0]?.code === CONTROL };
};
