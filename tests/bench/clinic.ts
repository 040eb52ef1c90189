// The chair and the front desk: what is asked all day, at sixteen clients, against the time that a person notices.
import type { Call } from './load.ts';
import { FREQUENT, frequentPatient } from './fill-visit.ts';

export interface ClinicJob {
  readonly name: string;
  /** In which branch it is asked: the largest, or one with a few chairs. */
  readonly as: 'cashier' | 'desk';
  readonly next: (client: number, n: number) => Call;
  /** Most milliseconds of ninety-five in a hundred answers. */
  readonly limit: number;
}

const LIMIT_MS = 60;
const DAY_MS = 86_400_000;
const YEAR = 365;

const get = (path: string): Call => ({ method: 'GET', path });
/** The day so many days ago, 'YYYY-MM-DD'. */
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);

export const clinicJobs = (): readonly ClinicJob[] => [
  {
    name: 'day list of a branch',
    as: 'desk',
    next: (_, n) => get(`/api/service/visit?visit_date=${daysAgo(1 + (n % YEAR))}&limit=100`),
    limit: LIMIT_MS,
  },
  {
    name: 'record of a patient with 60 visits',
    as: 'cashier',
    next: (_, n) => get(`/api/service/rekammedis/${frequentPatient(n % FREQUENT)}/kunjungan?limit=20`),
    limit: LIMIT_MS,
  },
  {
    name: 'odontogram of a patient with 60 visits',
    as: 'cashier',
    next: (_, n) => get(`/api/service/odontogram?customer=${frequentPatient(n % FREQUENT)}`),
    limit: LIMIT_MS,
  },
];
