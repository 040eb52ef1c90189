// The branch before the first demo day: books opened with a balance, and the patients it already knows.
import { addDays } from '../../../src/resources/kernel/date.ts';
import type { DemoBranch } from './branch.ts';
import { instantAt } from './clock.ts';
import { drawPatient } from './patient.ts';
import type { Random } from './random.ts';
import type { Crew } from './crew.ts';

/** Rupiah; both sides come to 1.050.000.000. */
const OPENING_BALANCE = [
  { code: '1-1101', debit: 5_000_000, credit: 0 },
  { code: '1-1111', debit: 325_000_000, credit: 0 },
  { code: '1-2102', debit: 560_000_000, credit: 0 },
  { code: '1-2103', debit: 160_000_000, credit: 0 },
  { code: '3-1001', debit: 0, credit: 1_050_000_000 },
] as const;

/** What was there already, rupiah: owed by patients, and owed to them of packages. */
interface Brought {
  readonly owed?: number;
  readonly packages?: number;
}

/** Opens the books as the finance officer. */
export const openBooks = async (
  crew: Crew,
  today: string,
  startDate: string,
  { owed = 0, packages = 0 }: Brought = {},
): Promise<void> => {
  const at = instantAt(crew.branch.timezone, today, 0);
  const receivable = [
    { code: '1-1201', debit: owed, credit: 0 },
    { code: '2-1502', debit: 0, credit: packages },
    { code: '3-1002', debit: Math.max(packages - owed, 0), credit: Math.max(owed - packages, 0) },
  ];
  const saldo_awal = [...OPENING_BALANCE, ...receivable];
  await crew.at('finance', at).create('finance.periode', { start_date: startDate, saldo_awal });
};

/** How long before the first demo day the oldest patients came, in days. */
const HISTORY_DAYS = 420;
const OPENING_MINUTE = 9 * 60;

/** Registers the known patients as the front desk, the oldest first. */
export const registerKnown = async (
  crew: Crew,
  random: Random,
  branch: DemoBranch,
  firstDay: string,
  count: number,
): Promise<void> => {
  for (let i = 0; i < count; i += 1) {
    const day = addDays(firstDay, Math.floor((i / count - 1) * HISTORY_DAYS) - 1);
    const at = instantAt(branch.timezone, day, OPENING_MINUTE + (i % 60) * 8);
    await crew
      .at('admin', at)
      .call('service.registration.storecustomer', { ...drawPatient(random, branch, day), force: true });
  }
};
