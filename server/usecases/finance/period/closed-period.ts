// What a closed period came to and where the chain of seals stood then: on the screen, and as a paper that is kept outside.
import type { Calls } from '../../../../src/resources/calls.ts';
import { accountType } from '../../../../src/resources/finance/akun.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import { formatInstant } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { type PeriodPaper, renderPeriod } from '../../../print/period.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { readClosing } from './period-closing.ts';

interface Row {
  readonly profile_id: number;
  readonly clinic: PeriodPaper['clinic'];
  readonly start_date: string;
  readonly end_date: string;
  readonly closed_by: string;
  readonly closed_at: string;
  readonly closing_code: string | null;
  readonly net_profit: number;
  readonly journals: number;
  readonly booked: number;
  readonly income: number;
  readonly expense: number;
}
/** Income and expense are what the closing journal took off their accounts. */
const closedOf = named<Row, [number, readonly number[]]>(
  'closed_period',
  `select t.profile_id, jsonb_build_object('name', p.name, 'address', p.address, 'phone', p.phone) as clinic,
     t.start_date::text as start_date, t.end_date::text as end_date, u.name as closed_by, t.closed_at, c.code as closing_code,
     coalesce(t.net_profit, 0) as net_profit, n.journals, n.booked, l.income, l.expense
   from periodes t join profiles p on p.id = t.profile_id left join users u on u.id = t.closed_by
   left join journals c on c.id = t.closing_journal_id
   cross join lateral (
     select count(*)::int as journals, coalesce(sum(total_amount), 0)::bigint as booked from journals
     where profile_id = t.profile_id and transaction_at between t.start_date and t.end_date
   ) n cross join lateral (
     select coalesce(sum(k.debit - k.credit) filter (where a.type in (${accountType.income}, ${accountType.otherIncome})),
       0)::bigint as income,
       coalesce(sum(k.credit - k.debit) filter (where a.type in (${accountType.costOfService}, ${accountType.operatingExpense},
         ${accountType.otherExpense}, ${accountType.incomeTax})), 0)::bigint as expense
     from journal_lines k join akuns a on a.id = k.akun_id where k.journal_id = t.closing_journal_id
   ) l
   where t.id = $1 and t.profile_id = any ($2) and t.status = ${periode.state.closed}`,
);
/** The seal of the last journal of the period, and of those before it: nothing was posted into it afterwards. */
const sealOf = named<NonNullable<PeriodPaper['seal']>, [number, string]>(
  'closed_seal',
  `select s.seq, encode(s.hash, 'hex') as hash, s.sealed_at
   from journal_seals s where s.profile_id = $1 and s.journal_id = (
     select max(id) from journals where profile_id = $1 and transaction_at <= $2)`,
);

/**
 * GET /api/finance/periode/{id}/penutupan: totals in rupiah, who closed it and when, and the seal of its last journal (null for the
 * seconds until it is sealed); `export=pdf`: the same as a paper. @throws Refusal not-found, wrong-state (409) for a period that is open
 */
export const showClosed = async (context: Context, { params, query }: CallRequest<Calls['finance.periode.closed']>) => {
  const { tx, branches, actor, timezone, now } = context;
  const id = params['id'] ?? 0;
  const row = await runOne(tx, closedOf, id, branches);
  if (!row) {
    await genericShow(periode, context, id);
    throw new Refusal('wrong-state', { singular: periode.singular });
  }
  const { profile_id: branch, ...about } = row;
  const [{ balances }, [seal = null]] = [
    await readClosing(context, branch, row.end_date),
    await run(tx, sealOf, branch, row.end_date),
  ];
  const sumOf = (type: number): number =>
    balances.filter((account) => account.type === type).reduce((sum, { balance }) => sum + balance, 0);
  const data = {
    ...about,
    assets: sumOf(accountType.asset),
    liabilities: 0 - sumOf(accountType.liability),
    equity: 0 - sumOf(accountType.equity),
    seal,
  };
  if (query.export === undefined) return data;
  const at = (instant: string | Date): string => formatInstant(timezone, new Date(instant));
  const pdf = await renderPeriod({
    ...data,
    closed_at: at(data.closed_at),
    seal: seal && { ...seal, sealed_at: at(seal.sealed_at) },
    printed: `Dicetak ${actor.name}, ${formatInstant(timezone, now)}`,
  });
  return new Download(`Penutupan periode ${row.start_date} ${row.end_date}.pdf`, PDF, pdf, 'inline');
};
