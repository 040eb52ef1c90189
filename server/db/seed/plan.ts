// What happens to each visit of a branch-day, drawn before anything is written: pure, so that a day can be planned again.
import { ageAt } from '../../../src/resources/kernel/date.ts';
import type { DemoBranch } from './branch.ts';
import { type DemoPatient, drawPatient } from './patient.ts';
import { planTreatments, type PlannedTreatment } from './plan-treatment.ts';
import type { Random } from './random.ts';

export interface KnownPatient {
  readonly id: number;
  readonly birth_date: string;
}
export type VisitType = 'walkin' | 'janji' | 'kontrol' | 'darurat';
/** Where the visit stands at the end: later days only know the first three. */
export type VisitEnd = 'finished' | 'cancelled' | 'absent' | 'in-unit' | 'queued' | 'booked';

export interface PlannedVisit {
  readonly patient: KnownPatient | DemoPatient;
  /** 0 the orthodontist, 1 the general dentist. */
  readonly doctor: 0 | 1;
  readonly type: VisitType;
  /** Minutes since midnight: arrival, entering the unit, end. */
  readonly arrival: number;
  readonly seated: number;
  readonly done: number;
  readonly end: VisitEnd;
  readonly treatments: readonly PlannedTreatment[];
  readonly settling: Settling;
}

/** What the cashier does with the bill. */
export interface Settling {
  readonly kind: 'draft' | 'issued' | 'part' | 'paid';
  /** 0: none; within the limit of the branch. */
  readonly discountPercent: number;
  readonly discountReason: string;
  readonly tender: Tender;
  /** Paid by the wrong method first, voided, paid again. */
  readonly voided: boolean;
}
export type Tender = 'cash' | 'qris' | 'debit' | 'credit' | 'transfer' | 'cash-and-qris';

const OPENING = 9 * 60;
const CLOSING = 19 * 60 + 30;
const CHILD_AGE = 14;

const endOfToday: readonly (readonly [VisitEnd, number])[] = [
  ['finished', 4],
  ['in-unit', 2],
  ['queued', 3],
  ['booked', 3],
];

const settlingOf = (random: Random, isToday: boolean): Settling => {
  const kind = isToday
    ? random.weighted([
        ['draft', 5],
        ['paid', 4],
        ['issued', 1],
      ] as const)
    : random.weighted([
        ['paid', 88],
        ['part', 6],
        ['issued', 5],
        ['draft', 1],
      ] as const);
  const discounted = random.chance(0.12);
  return {
    kind,
    discountPercent: discounted ? random.pick([5, 10]) : 0,
    discountReason: random.pick(['Pasien keluarga', 'Promo ulang tahun', 'Diskon pelajar', 'Karyawan rekanan']),
    tender: random.weighted([
      ['cash', 34],
      ['qris', 26],
      ['debit', 16],
      ['credit', 8],
      ['transfer', 10],
      ['cash-and-qris', 6],
    ]),
    voided: kind === 'paid' && random.chance(0.015),
  };
};

/** Visits of today stand around the present moment; each state is there at least once when there are enough visits. */
const todaysEnd = (index: number): VisitEnd => {
  const cycle = endOfToday.flatMap(([end, times]) => Array.from({ length: times }, () => end));
  return cycle[(index * 5) % cycle.length] ?? 'finished';
};

const todaysArrival = (random: Random, end: VisitEnd, minute: number): number => {
  if (end === 'booked') return minute + random.between(20, 240);
  if (end === 'queued') return minute - random.between(2, 38);
  return end === 'in-unit' ? minute - random.between(30, 55) : minute - random.between(90, 300);
};

const pastEnd = (random: Random): VisitEnd =>
  random.weighted([
    ['finished', 90],
    ['cancelled', 5],
    ['absent', 5],
  ] as const);

export interface DayOfPlan {
  readonly branch: DemoBranch;
  readonly day: string;
  /** Minutes since midnight when the day is today, else undefined. */
  readonly minute: number | undefined;
  readonly visits: number;
  readonly known: readonly KnownPatient[];
  /** Share of visits made by patients who come for the first time. */
  readonly newcomers: number;
}

const planVisit = (random: Random, plan: DayOfPlan, index: number, taken: Set<number>): PlannedVisit => {
  const { branch, day, minute, known } = plan;
  const free = known.filter(({ id }) => !taken.has(id));
  const patient =
    free.length === 0 || random.chance(plan.newcomers) ? drawPatient(random, branch, day) : random.pick(free);
  if ('id' in patient) taken.add(patient.id);
  const end = minute === undefined ? pastEnd(random) : todaysEnd(index);
  const step = (CLOSING - OPENING - 60) / Math.max(1, plan.visits);
  const arrival =
    minute === undefined
      ? Math.floor(OPENING + index * step + random.between(0, 9))
      : todaysArrival(random, end, minute);
  const doctor = random.chance(0.45) ? 0 : 1;
  const { treatments, control } = planTreatments(random, { child: ageAt(patient.birth_date, day) < CHILD_AGE, doctor });
  const seated = arrival + random.between(3, 28);
  const minutes = treatments.reduce((sum, treatment) => sum + treatment.minutes, 0);
  return {
    patient,
    doctor,
    type: control
      ? 'kontrol'
      : random.weighted([
          ['walkin', 50],
          ['janji', 44],
          ['darurat', 6],
        ] as const),
    arrival,
    seated,
    done: seated + Math.max(10, Math.floor(minutes * (0.6 + random.next() * 0.5))),
    end,
    treatments,
    settling: settlingOf(random, minute !== undefined),
  };
};

/** Plans the visits of a branch-day; a patient comes at most once a day. */
export const planDay = (random: Random, plan: DayOfPlan): readonly PlannedVisit[] => {
  const taken = new Set<number>();
  return Array.from({ length: plan.visits }, (_, i) => planVisit(random, plan, i, taken));
};
