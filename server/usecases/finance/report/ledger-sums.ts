// What an account came to before a line and within a range: of all its lines from the kept balances, of one actor line by line.
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { Conditions } from '../../../db/conditions.ts';
import { named, planned, runOne } from '../../../db/statement.ts';
import { readingOf } from '../../../domain/finance/kept-months.ts';
import type { Range } from '../../../domain/finance/report-column.ts';
import type { Context } from '../../kernel/contract.ts';
import { sameActor } from './same-actor.ts';

/** The lines of an account in some branches. */
export interface Lines {
  readonly branches: readonly number[];
  readonly akun_id: number;
  readonly actor_type: string | undefined;
  readonly actor_id: number | undefined;
}
/** A line in the order of the ledger. */
export interface Place {
  readonly transaction_at: string;
  readonly id: number;
}
/** Rupiah. */
export interface Sums {
  readonly debit: number;
  readonly credit: number;
}

/** Before every journal. */
const BEGINNING = '1900-01-01';
const NOTHING: Sums = { debit: 0, credit: 0 };
const SUMS = 'coalesce(sum(l.debit), 0)::bigint as debit, coalesce(sum(l.credit), 0)::bigint as credit';

type KeptValues = readonly [
  branches: readonly number[],
  akun: number,
  fromMonth: string,
  untilMonth: string,
  cutSigns: readonly number[],
  cutFrom: readonly string[],
  cutUntil: readonly string[],
];
const kept = named<Sums, KeptValues>(
  'ledger_kept',
  `select ${SUMS} from (
     select e.sign * b.debit as debit, e.sign * b.credit as credit from (values (-1, $3::date), (1, $4::date)) e (sign, day)
     cross join lateral balances_before($1, e.day) b where b.akun_id = $2
     union all
     select c.sign * l.debit, c.sign * l.credit
     from unnest($5::int[], $6::date[], $7::date[]) c (sign, from_day, until_day), unnest($1::bigint[]) p (id), lateral (
       select sum(debit) as debit, sum(credit) as credit from journal_lines
       where profile_id = p.id and akun_id = $2 and transaction_at >= c.from_day and transaction_at < c.until_day
     ) l
   ) l`,
);

const actorOf = (where: Conditions, { actor_type, actor_id }: Lines): void => {
  where.add('l.actor_type = ?', actor_type);
  where.add(sameActor('l.actor_id', actor_type), actor_id);
};

/** Lines of a range of days. */
export const linesOf = (lines: Lines, { start, end }: Range): Conditions => {
  const where = new Conditions();
  where.addBranches('l.profile_id', lines.branches);
  where.add('l.akun_id = ?', lines.akun_id);
  where.add('l.transaction_at >= ?', start);
  where.add('l.transaction_at <= ?', end);
  actorOf(where, lines);
  return where;
};

const byLine = async ({ tx }: Context, where: Conditions): Promise<Sums> =>
  (await runOne(tx, planned<Sums, unknown[]>(`select ${SUMS} from journal_lines l ${where.text}`), ...where.values)) ??
  NOTHING;

/** Debit and credit of a range of days. */
export const sumsOf = async (context: Context, lines: Lines, range: Range): Promise<Sums> => {
  if (lines.actor_type !== undefined || lines.actor_id !== undefined) return byLine(context, linesOf(lines, range));
  const { months, cuts } = readingOf(range, context.today);
  const found = await runOne(
    context.tx,
    kept,
    lines.branches,
    lines.akun_id,
    months.from,
    months.until,
    cuts.map(({ sign }) => sign),
    cuts.map(({ from }) => from),
    cuts.map(({ until }) => until),
  );
  return found ?? NOTHING;
};

const signed = ({ debit, credit }: Sums): number => debit - credit;

/** Debit minus credit before a day. */
export const balanceBefore = async (context: Context, lines: Lines, day: string): Promise<number> =>
  signed(await sumsOf(context, lines, { start: BEGINNING, end: addDays(day, -1) }));

/** Debit minus credit before a line. */
export const balanceAt = async (
  context: Context,
  lines: Lines,
  { transaction_at: day, id }: Place,
): Promise<number> => {
  const sameDay = linesOf(lines, { start: day, end: day });
  sameDay.add('l.id < ?', id);
  const [before, within] = await Promise.all([balanceBefore(context, lines, day), byLine(context, sameDay)]);
  return before + signed(within);
};
