// What the branches want of this year: a budget that grows from the closed one, and targets of the last months (decision 104).
import { accountType, isEarned } from '../../../src/resources/finance/akun.ts';
import { addMonths } from '../../../src/resources/kernel/date.ts';
import { journalKind } from '../../../src/resources/finance/jurnal.ts';
import { planned, run } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { DEMO_DAYS } from './calendar.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';

const MORNING = 9 * 60;
/** Of the closed year. */
const GROWTH = 1.08;
const NEAREST = 100_000;
/** Months with targets: this one, and those before it in the year. */
const TARGETED = 4;
const DAYS_OF_MONTH = 30;

interface Booked {
  readonly akun_id: number;
  readonly type: number;
  /** 1 to 12. */
  readonly month: number;
  /** Debit less credit, rupiah. */
  readonly amount: number;
}
const bookedOf = planned<Booked, [branch: number, since: string, until: string]>(
  `select l.akun_id, a.type, extract(month from l.transaction_at)::int as month,
     sum(l.debit - l.credit)::bigint as amount
   from journal_lines l join akuns a on a.id = l.akun_id
   where l.profile_id = $1 and l.transaction_at >= $2 and l.transaction_at < $3 and a.type >= ${accountType.income}
     and l.kind <> ${journalKind.closing}
   group by 1, 2, 3 having sum(l.debit - l.credit) <> 0 order by 1, 3`,
);
/** Rupiah and people that a visit brings: what is wanted lies a little above what comes. */
const WANTED = { received: 560_000, newcomers: 0.16, noshows: 0.04 } as const;

const keepBudget = async (trx: Transaction, crew: Crew, start: string, today: string): Promise<void> => {
  const booked = await run(trx, bookedOf, crew.branch.id, addMonths(start, -12), start);
  const year = Number(today.slice(0, 4));
  const cells = booked.map(({ akun_id, type, month, amount }) => ({
    akun_id,
    month,
    amount: Math.round(((isEarned(type) ? -amount : amount) * GROWTH) / NEAREST) * NEAREST,
  }));
  await crew
    .at('finance', instantAt(crew.branch.timezone, `${year}-01-01`, MORNING))
    .call('finance.anggaran.simpan', { year, version: 0, cells: cells.filter(({ amount }) => amount !== 0) });
};

/** @param start first day of the active books @param visits of the demo days */
export const planYear = async (
  trx: Transaction,
  crew: Crew,
  { start, today, visits }: { readonly start: string; readonly today: string; readonly visits: number },
): Promise<void> => {
  await keepBudget(trx, crew, start, today);
  const monthly = (visits * DAYS_OF_MONTH) / DEMO_DAYS;
  const manager = crew.at('manager', instantAt(crew.branch.timezone, start, MORNING));
  const month = Number(today.slice(5, 7));
  for (let back = 0; back < Math.min(TARGETED, month); back += 1)
    await manager.create('finance.target', {
      year: Number(today.slice(0, 4)),
      month: month - back,
      received: Math.round((monthly * WANTED.received) / NEAREST) * NEAREST,
      newcomers: Math.ceil(monthly * WANTED.newcomers),
      noshows: Math.ceil(monthly * WANTED.noshows),
    });
};
