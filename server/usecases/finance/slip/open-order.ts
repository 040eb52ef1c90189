// In which order the open rows of a payee are paid (finance.md 4): corrections first, so that nobody is paid too much while one waits, then
// the longest due.
import { openHutangStates, type Payee } from '../../../../src/resources/finance/hutang.ts';
import { listed } from '../../../db/statement.ts';

/** Corrections are netted by the next slip, whenever they are due. */
export type OpenOf = [branches: readonly number[], type: Payee, actor: number, until: string];
export const LAST_DAY = '9999-12-31';
const OPEN = `h.actor_type = $2 and h.actor_id = $3 and h.status in ${listed(openHutangStates)}`;

/** SQL: `id`, `due_date` and `later` of open rows, as many of each branch as are wanted: an index gives them, those behind are not read. */
const firstOf = (sign: '<' | '>', most: string, fits: string): string => `
     select h.id, h.due_date, ${sign === '>'} as later from unnest($1::bigint[]) b (id) cross join lateral (
       select h.id, h.due_date from hutangs h
       where h.profile_id = b.id and ${OPEN} and h.amount ${sign} 0${sign === '>' ? ' and h.due_date <= $4' : ''}${fits}
       order by h.due_date, h.id limit ${most}
     ) h`;
/**
 * SQL that answers the first rows of `OpenOf` in their order, with their `place`, from 1.
 * @param most SQL of how many at most @param fits SQL of what else holds for a row `h`
 */
export const inOrder = (most: string, fits = ''): string => `
  select id, due_date, later, row_number() over (order by later, due_date, id) as place
  from (${firstOf('<', most, fits)} union all ${firstOf('>', most, fits)}) x order by later, due_date, id limit ${most}`;

/** SQL: how many rows are open, and how much of them; what is due by then is kept by day (docs/decisions/0092). */
export const OPEN_SUMS = `
  select sum(count)::int as count, sum(amount)::bigint as amount from (
    select coalesce(sum(d.count), 0) as count, coalesce(sum(d.open_amount), 0) as amount from hutang_days d
    where d.profile_id = any ($1) and d.actor_type = $2 and d.actor_id = $3 and d.due_date <= $4
    union all
    select count(*), coalesce(sum(h.amount - h.paid_amount), 0) from hutangs h
    where h.profile_id = any ($1) and ${OPEN} and h.amount < 0 and h.due_date > $4
  ) x`;
