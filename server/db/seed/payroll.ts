// Runs of payroll of a branch: those of the year, the last month's posted and paid, the running month's reckoned (attendance.md 8).
import { periodKind } from '../../../src/resources/attendance/payroll-life.ts';
import { paymentKind } from '../../../src/resources/finance/paymentmethod.ts';
import { addDays, addMonths } from '../../../src/resources/kernel/date.ts';
import { planned, runOne } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import { demoBranches } from './branch.ts';
import type { Crew } from './crew.ts';
import { employDoctor, giveComponents, lend } from './wages.ts';

const AFTERNOON = 15 * 60;
const PAY_DAY = 28;
/** Of the month before. */
const LENT_DAY = 10;

const runOf = planned<{ id: number }, [branch: number, year: number, month: number]>(
  `select id from payrollperiodes where profile_id = $1 and kind = ${periodKind.wages} and tax_year = $2 and tax_month = $3`,
);
const bankOf = planned<{ id: number }, [branch: number]>(
  `select id from paymentmethods where profile_id = $1 and kind = ${paymentKind.transfer} and is_active order by id limit 1`,
);
const owedIn = planned<{ id: number }, [period: number]>(
  'select id from payrolltransactions where payrollperiode_id = $1 and status = 3 limit 1',
);
const yearOf = (day: string): number => Number(day.slice(0, 4));
const monthOf = (day: string): number => Number(day.slice(5, 7));

/** @param opened first day of the running books: what lies before is paid already */
export const runPayroll = async (trx: Transaction, crew: Crew, today: string, opened: string): Promise<void> => {
  const { branch } = crew;
  const now = instantAt(branch.timezone, today, AFTERNOON);
  const finance = crew.at('finance', now);
  const last = addMonths(`${today.slice(0, 7)}-01`, -1);
  for (const tax_year of new Set([yearOf(last), yearOf(today)]))
    await finance.call('attendance.payrollperiode.buat12', {
      tax_year,
      start_day: 1,
      pay_day: PAY_DAY,
      workday_basis: 'jadwal',
    });
  const find = async (day: string) => (await runOne(trx, runOf, branch.id, yearOf(day), monthOf(day)))?.id ?? 0;
  const previous = await find(last);
  const running = await find(today);
  const bank = await runOne(trx, bankOf, branch.id);
  await giveComponents(trx, crew, now, opened);
  const isOpen = last >= opened;
  if (bank) await lend(crew, now, isOpen ? addDays(last, LENT_DAY - 1) : today, bank.id);
  if (previous > 0 && bank && isOpen) {
    await finance.call('attendance.payrollperiode.hitung', {}, { params: { id: previous } });
    const manager = crew.at('manager', now);
    await manager.act('attendance.payrollperiode', previous, 'approve', { reason: 'Sudah diperiksa', override: true });
    await finance.act('attendance.payrollperiode', previous, 'post', { reason: null });
    if (await runOne(trx, owedIn, previous))
      await finance.call(
        'attendance.payrollperiode.bayar',
        { paymentmethod_id: bank.id, paid_at: today },
        { params: { id: previous } },
      );
  }
  if (branch.id === demoBranches[0]?.id) await employDoctor(trx, crew, now);
  if (running > 0) await finance.call('attendance.payrollperiode.hitung', {}, { params: { id: running } });
};
