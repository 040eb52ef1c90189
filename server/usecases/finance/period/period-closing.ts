// What closing a period on a day finds and would post (finance.md 4 'Close wizard', 6.7).
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import type { previewClose as previewCall } from '../../../../src/resources/finance/journal-calls.ts';
import { type Closing, closingOf, type EndingBalance } from '../../../domain/finance/closing.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { closeChecks } from './closing-checks.ts';

const endingBalances = named<EndingBalance, [number, string, readonly string[]]>(
  'closing_balances',
  `with parts (akun_id, amount) as (
     select akun_id, sum(debit - credit) from balances_before(array[$1::bigint], date_trunc('month', $2::date)::date) group by akun_id
     union all
     select c.id, l.signed from akuns c cross join lateral (
       select sum(debit - credit) as signed from journal_lines where profile_id = $1 and akun_id = c.id
         and transaction_at >= date_trunc('month', $2::date)::date and transaction_at <= $2::date
     ) l where not c.isheader and l.signed is not null
     union all
     select id, 0 from akuns where code = any ($3)
   )
   select a.id as akun_id, a.code, a.name, a.type, sum(p.amount)::bigint as balance
   from parts p join akuns a on a.id = p.akun_id group by a.id having sum(p.amount) <> 0 or a.code = any ($3) order by a.code`,
);
/** Summary, retained earnings, dividends and drawings (finance.md 6.7); they are answered without a balance too. */
const EQUITY = {
  summary: accountRole.incomeSummary,
  retained: accountRole.retainedEarnings,
  dividend: accountRole.dividend,
  drawing: accountRole.drawing,
} as const;

const periodOf = named<{ profile_id: number; start_date: string; status: number }, [number, readonly number[]]>(
  'closing_period',
  'select profile_id, start_date::text as start_date, status from periodes where id = $1 and profile_id = any ($2)',
);

/** Refuses an end before the start or after today. */
export const requireEnd = (context: Context, start: string, end: string): void => {
  if (end < start) throw refuseField('period-end-before-start', 'end_date');
  if (end > context.today) throw refuseField('date-in-future', 'end_date');
};

/** The closing entries of a branch for a day, and the balances that they start from. */
export const readClosing = async (
  { tx }: Context,
  branch: number,
  end: string,
): Promise<Closing & { readonly balances: readonly EndingBalance[] }> => {
  const balances = await run(tx, endingBalances, branch, end, Object.values(EQUITY));
  const idOf = (code: string): number => {
    const account = balances.find((balance) => balance.code === code);
    if (!account) throw new Error(`The chart lacks ${code}.`);
    return account.akun_id;
  };
  const { summary, retained, dividend, drawing } = EQUITY;
  const closing = closingOf(balances, {
    summary: idOf(summary),
    retained: idOf(retained),
    drawn: [idOf(dividend), idOf(drawing)],
  });
  return { ...closing, balances };
};

const accountNames = named<{ id: number; code: string; name: string }, [readonly number[]]>(
  'closing_names',
  'select id, code, name from akuns where id = any ($1)',
);

/**
 * POST /api/finance/periode/{id}/preview-close: {end_date, checks, profit, lines}
 * @throws Refusal not-found; period-end-before-start, date-in-future (422); wrong-state (409) for a closed period
 */
export const previewClose = async (context: Context, { params, body }: CallRequest<typeof previewCall>) => {
  const period = await runOne(context.tx, periodOf, params.id ?? 0, context.branches);
  if (!period) throw new Refusal('not-found');
  if (period.status !== periode.state.active) throw new Refusal('wrong-state', { singular: periode.singular });
  const { profile_id: branch, start_date } = period;
  requireEnd(context, start_date, body.end_date);
  const { profit, lines } = await readClosing(context, branch, body.end_date);
  const names = new Map(
    (
      await run(
        context.tx,
        accountNames,
        lines.map(({ akun_id }) => akun_id),
      )
    ).map((a) => [a.id, a]),
  );
  return {
    end_date: body.end_date,
    checks: await closeChecks(context, branch, start_date, body.end_date),
    profit,
    lines: lines.map(({ akun_id, description, debit, credit }) => ({
      akun: names.get(akun_id),
      description,
      debit,
      credit,
    })),
  };
};
