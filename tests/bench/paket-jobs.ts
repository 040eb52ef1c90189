// Packages: what the treatment picker of a visit asks, and the list of what was sold (paket.md 4, 5).
import type { ClinicJob } from './clinic.ts';
import type { BookJob } from './books.ts';
import { customerWithSlots } from './fill-paket.ts';
import { daysOfMonth, get } from './jobs.ts';
import type { Scale } from './scale.ts';

const PICKER_MS = 40;
const LIST_MS = 120;

/** Sixteen doctors and nurses at once. */
export const pickerJobs = (scale: Scale): readonly ClinicJob[] => [
  {
    name: 'slots of a customer in the picker',
    as: 'cashier',
    next: (_, n) => get(`/api/paket/membership/tersedia?customer=${customerWithSlots(n * 7919, scale)}&type=1`),
    limit: PICKER_MS,
  },
];

/** One person at the desk: the rows, and the sums below them. */
export const paketPages = (): readonly BookJob[] => {
  const [start] = daysOfMonth(3);
  const [, end] = daysOfMonth(1);
  const list = `/api/paket/membership?start_date=${start}&end_date=${end}`;
  return [
    {
      name: 'packages sold in three months, with sums',
      as: 'books',
      paths: [`${list}&limit=20`, `${list}&sum=1`, `${list}&sum=total_amount`],
      limit: LIST_MS,
    },
  ];
};
