// The investors' part of the treatments of a filter, added up exactly: each holder's part is rounded treatment by treatment.
import type { Calls } from '../../../../src/resources/calls.ts';
import { actorType, hutang, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import { byHolder, type Holder } from '../../../domain/finance/investor-share.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { planned, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { incomeWhere } from './list-income.ts';

type Asked = Pick<
  CallRequest<Calls['finance.income.deviden']>['query'],
  'start_date' | 'end_date' | 'keyword' | 'doctor_id' | 'investor_id'
>;
/** Incomes in which investors share; the one who is asked for among them. */
export const dividendWhere = (
  context: Context,
  { start_date, end_date, keyword, doctor_id, investor_id }: Asked,
): Conditions => {
  const words = keyword ? { keyword } : {};
  const doctor = doctor_id === undefined ? undefined : [doctor_id];
  const where = incomeWhere(context, { start_date, end_date, doctor, page: 1, limit: 1, ...words });
  where.add('(t.investor_rule is not null) = ?', true);
  where.add(`t.investor_rule->'holders' @> ?::jsonb`, investor_id && JSON.stringify([{ id: investor_id }]));
  return where;
};
/** SQL: the income `t` counts. */
export const STANDS = `t.status <> ${tindakanincome.state.cancelled}`;

interface Combination {
  readonly month: string;
  readonly holders: readonly Holder[];
  readonly investor_amount: number;
  /** Of all of them. */
  readonly clinic_amount: number;
  readonly treatments: number;
}
interface Owed {
  readonly month: string;
  readonly investor_id: number;
  readonly accrued_amount: number;
  readonly paid_amount: number;
}
export interface DividendFacts {
  /** Treatments of a month with the same part and the same holders: what a holder gets of one, he gets of all. */
  readonly combinations: readonly Combination[];
  readonly owed: readonly Owed[];
}
const MONTH = `to_char(t.transaction_at, 'YYYY-MM') as month`;
export const readDividends = async (context: Context, where: Conditions): Promise<DividendFacts> => ({
  combinations: await run(
    context.tx,
    planned<Combination, unknown[]>(
      `select ${MONTH}, t.investor_rule->'holders' as holders, t.investor_amount,
         sum(t.klinik_amount + t.investor_amount)::bigint as clinic_amount, count(*) as treatments
       from ${tindakanincome.table} t ${where.text} and ${STANDS} group by 1, 2, 3`,
    ),
    ...where.values,
  ),
  owed: await run(
    context.tx,
    planned<Owed, unknown[]>(
      `select ${MONTH}, h.actor_id as investor_id, sum(h.amount)::bigint as accrued_amount, sum(h.paid_amount)::bigint as paid_amount
       from ${tindakanincome.table} t join ${hutang.table} h on h.source_type = '${hutangSource.income}' and h.source_id = t.id
         and h.actor_type = '${actorType.investor}' and h.status <> ${hutang.state.cancelled}
       ${where.text} group by 1, 2`,
    ),
    ...where.values,
  ),
});

/** Rupiah beside the number of treatments. */
export interface DividendSums {
  readonly treatments: number;
  readonly clinic_amount: number;
  readonly investor_amount: number;
  readonly accrued_amount: number;
  readonly paid_amount: number;
}
const partOf = ({ holders, investor_amount }: Combination, investor: number): number =>
  byHolder(investor_amount, holders).find(({ id }) => id === investor)?.amount ?? 0;
const added = <T>(rows: readonly T[], of: (row: T) => number): number => rows.reduce((sum, row) => sum + of(row), 0);

/**
 * Adds up dividends: of one investor, of one month, or of all.
 * @param month 'YYYY-MM'
 */
export const sumDividends = (
  { combinations, owed }: DividendFacts,
  { investor, month }: { readonly investor?: number | undefined; readonly month?: string } = {},
): DividendSums => {
  const shared = combinations.filter(
    (one) =>
      (month === undefined || one.month === month) &&
      (investor === undefined || one.holders.some(({ id }) => id === investor)),
  );
  const rows = owed.filter(
    (row) => (month === undefined || row.month === month) && (investor === undefined || row.investor_id === investor),
  );
  return {
    treatments: added(shared, ({ treatments }) => treatments),
    clinic_amount: added(shared, ({ clinic_amount }) => clinic_amount),
    investor_amount: added(
      shared,
      (one) => (investor === undefined ? one.investor_amount : partOf(one, investor)) * one.treatments,
    ),
    accrued_amount: added(rows, ({ accrued_amount }) => accrued_amount),
    paid_amount: added(rows, ({ paid_amount }) => paid_amount),
  };
};
