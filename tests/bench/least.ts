// The least work of each job of the race: the shortest statement that answers the same question, or leaves the same behind, on the least
// schema (fill-least.ts). `$n` are its values; a bare route sends it as it stands, pgbench with the values in it.
import type { Call } from './load.ts';
import type { RawJob } from './raw.ts';
import { BRANCH } from './scale.ts';

/** Of the branch, or of all. */
export type Reach = 'branch' | 'all';
/** Matched once: counted, sorted and cut. */
const search = (words: number, reach: Reach): string => {
  const each = Array.from({ length: words }, (_, n) => `search like '%' || $${n + 1} || '%'`);
  const where = [...(reach === 'branch' ? [`branch_id = ${BRANCH}`] : []), ...each].join(' and ');
  return `with m as materialized (select id, join_at from least.patients where ${where}),
    k as (select id from m order by join_at desc, id desc limit 20)
    select (select count(*)::int from m) as count, (select json_agg(p order by p.join_at desc, p.id desc)
      from k join least.patients p using (id)) as data`;
};

export const least = {
  search1branch: search(1, 'branch'),
  search2branch: search(2, 'branch'),
  search1all: search(1, 'all'),
  search2all: search(2, 'all'),
  visit: `select v.*, (select json_agg(l order by l.id) from least.visit_lines l where l.visit_id = v.id) as lines
    from least.visits v where v.id = $1`,
  payment: `with j as (insert into least.journals (branch_id, made_on, memo) values (${BRANCH}, current_date, 'Pembayaran') returning id),
    l as (insert into least.journal_lines (journal_id, branch_id, account_id, debit, credit)
      select j.id, ${BRANCH}, a, d, c from j, (values (1, 1000, 0), (2, 0, 1000)) x (a, d, c)),
    k as (insert into least.balances as t (branch_id, month, account_id, slot, debit, credit)
      select ${BRANCH}, date_trunc('month', current_date)::date, a, pg_backend_pid() % 16, d, c
      from (values (1, 1000, 0), (2, 0, 1000)) x (a, d, c)
      on conflict (branch_id, month, account_id, slot) do update set debit = t.debit + excluded.debit, credit = t.credit + excluded.credit),
    b as (update least.bills set paid_amount = paid_amount + 1000, status = 2 where id = $1 returning id, paid_amount)
    insert into least.payments (branch_id, bill_id, journal_id, method_id, amount) select ${BRANCH}, b.id, j.id, 1, 1000 from j, b
    returning id`,
  trial: `select a.code, a.name, sum(t.debit - t.credit) filter (where t.month = $1::date) as opening,
      sum(case t.month when $2::date then t.debit else -t.debit end) as debit,
      sum(case t.month when $2::date then t.credit else -t.credit end) as credit
    from least.accounts a left join least.totals t on t.account_id = a.id and t.branch_id = ${BRANCH} and t.month in ($1::date, $2::date)
    group by a.id order by a.code`,
} as const;
export type LeastName = keyof typeof least;

/** One piece of the least work: which statement, with which values. */
export interface LeastWork {
  readonly name: LeastName;
  readonly values: readonly (string | number)[];
}
export const searchOf = (keyword: string, reach: Reach): LeastWork => {
  const words = keyword.split(' ');
  return { name: `search${words.length === 1 ? 1 : 2}${reach}`, values: words };
};

/** As a bare route takes it (least-server.ts). */
export const leastCall = ({ name, values }: LeastWork): Call => ({ method: 'POST', path: `/${name}`, body: values });

const literal = (value: string | number): string => (typeof value === 'number' ? String(value) : `'${value}'`);
/** As pgbench runs it: a script for each piece, or one whose number `:id` is drawn. */
export const leastRaw = (works: readonly LeastWork[], mode: RawJob['mode'], most?: number): RawJob => ({
  mode,
  scripts: works.map(({ name, values }) => {
    const drawn = most === undefined ? '' : `\\set id random(1, ${most})\n`;
    const text = least[name].replaceAll(/\$(\d)/g, (_, n: string) =>
      most === undefined ? literal(values[Number(n) - 1] ?? '') : `:id * ${values[0]}`,
    );
    return `${drawn}${text.replaceAll(/\s+/g, ' ')};\n`;
  }),
});
