// V10 (finance.md 6.8): what the lines of a control account say of a person is what his open documents come to. Lines keep the patient
// for whom they were written; his documents went over to the record that goes on, and so they are counted for that one.
import { controlAccounts } from '../ledger/control-accounts.ts';

const accounts = Object.entries(controlAccounts).filter(([, { actor }]) => actor !== null);
const together = (parts: readonly string[]): string => parts.join(' union all ');
const owned = (of: 'documents' | 'opening'): string =>
  together(accounts.map(([code, account]) => `select '${code}', '${account.actor}', d.* from (${account[of]}) d`));
const codes = accounts.map(([code]) => `'${code}'`).join(', ');
const TOLD = accounts.map(([code, { told }]) => `when '${code}' then ${told}`).join(' ');
/** 0: nobody. */
const PERSON = (row: string): string =>
  `case ${row}.actor when 'customer' then coalesce(u.merged_into_id, ${row}.person, 0) else coalesce(${row}.person, 0) end`;
const RECORD = (row: string): string => `left join users u on ${row}.actor = 'customer' and u.id = ${row}.person`;

/** Nobody's lines are compared too: there stands what the opening journal says, less what has its detail. */
export const byPerson = (): string => `
  with posted as (
    select c.id as akun_id, c.code, l.profile_id, l.actor_type as actor, l.actor_id as person,
      sum(case c.normal when 'D' then l.debit - l.credit else l.credit - l.debit end) as amount
    from unnest($1::bigint[]) p (id) cross join akuns c join journal_lines l on l.profile_id = p.id and l.akun_id = c.id
    where c.code in (${codes}) group by 1, 3, 4, 5
  ), opening as (
    select * from (${owned('opening')}) o (code, actor, profile_id, person, amount)
  ), lines as (
    select code, profile_id, actor, person, amount from posted
    union all select code, profile_id, actor, person, amount from opening
    union all select code, profile_id, null, null, -amount from opening
  ), ledger as (
    select l.code, l.profile_id, ${PERSON('l')} as person, sum(l.amount) as amount from lines l ${RECORD('l')} group by 1, 2, 3
  ), documents as (
    select d.code, d.profile_id, ${PERSON('d')} as person, sum(d.amount) as amount
    from (${owned('documents')}) d (code, actor, profile_id, person, amount) ${RECORD('d')} group by 1, 2, 3
  )
  select concat_ws(' ', 'cabang', x.profile_id, 'akun', a.code, a.name,
      case when x.person = 0 then 'tanpa nama' else case a.code ${TOLD} end end),
    x.profile_id, null::date, a.code || ' ' || a.name, null,
    x.expected, x.actual, '/finance/laporan-v2/bukubesar?akun=' || a.id
  from (
    select code, profile_id, person, coalesce(d.amount, 0)::bigint as expected, coalesce(l.amount, 0)::bigint as actual
    from documents d full join ledger l using (code, profile_id, person)
  ) x join akuns a on a.code = x.code
  where x.expected <> x.actual`;
