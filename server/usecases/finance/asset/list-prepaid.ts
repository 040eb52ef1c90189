// Costs that were paid ahead, as schedules (decision 105): what the recurring journals of invoices and of hand charge of them by month.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { accountType, cashflowKind } from '../../../../src/resources/finance/akun.ts';
import { prepaidTotal } from '../../../domain/finance/asset.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

type Answer = AnswerOf<'finance.prabayar'>;

/** An account of costs that were paid ahead, `a`. */
const PREPAID = `a.type = ${accountType.asset} and a.cashflow = ${cashflowKind.operating} and a.normal = 'D'`;

type Row = Omit<Answer['data'][number], 'months' | 'total_amount' | 'rest_amount'> & {
  readonly interval_months: number;
  /** Rupiah of a month, and of the last one. */
  readonly each: number;
  readonly last: number;
};
/** Those without an end are no schedule. What was taken back was charged and given back by the same template. */
const schedules = named<Row, [readonly number[]]>(
  'prepaid_schedules',
  `select t.id, t.name, t.biayainvoice_id as invoice_id, i.code as invoice_code,
     jsonb_build_object('id', a.id, 'name', a.name, 'code', a.code) as akun,
     t.start_at, t.end_at, t.interval_months, t.next_at, t.is_active, t.problem,
     sum(l.credit)::bigint as each, sum(coalesce(l.last_credit, l.credit))::bigint as last,
     c.amount as charged_amount, c.months as charged_months
   from jurnaltemplates t join jurnaltemplatelines l on l.jurnaltemplate_id = t.id and l.credit > 0
   join akuns a on a.id = l.akun_id and ${PREPAID} left join biayainvoices i on i.id = t.biayainvoice_id
   cross join lateral (
     select coalesce(sum(e.credit - e.debit), 0)::bigint as amount,
       (count(distinct j.id) filter (where j.reversal_of_id is null)
         - count(distinct j.id) filter (where j.reversal_of_id is not null))::int as months
     from journals j join journal_lines e on e.journal_id = j.id and e.akun_id = a.id
     where j.profile_id = t.profile_id and j.source_type = 'jurnaltemplate' and j.source_id = t.id
   ) c
   where t.profile_id = any ($1) and t.end_at is not null
   group by t.id, a.id, i.code, c.amount, c.months order by t.is_active desc, t.end_at, t.id`,
);

type Account = Answer['accounts'][number];
const balances = named<Omit<Account, 'rest_amount' | 'difference'>, [readonly number[], readonly number[]]>(
  'prepaid_balances',
  `select jsonb_build_object('id', a.id, 'name', a.name, 'code', a.code) as akun,
     coalesce((
       select sum(b.debit - b.credit) from akunbalances b where b.akun_id = a.id and b.profile_id = any ($1)
     ), 0)::bigint as ledger_amount
   from akuns a where a.id = any ($2) order by a.code`,
);

/** GET /api/finance/prabayar: what was stopped is listed, and nothing of it is left to charge. */
export const listPrepaid = async ({ tx, branches }: Context): Promise<Answer> => {
  const rows = await run(tx, schedules, branches);
  const data = rows.map(({ each, last, interval_months, ...row }) => {
    const { months, total } = prepaidTotal({ ...row, interval_months }, each, last);
    const rest_amount = row.is_active ? total - row.charged_amount : 0;
    return { ...row, months, total_amount: total, rest_amount };
  });
  const ids = [...new Set(data.map(({ akun }) => akun.id))];
  const accounts = (await run(tx, balances, branches, ids)).map((account) => {
    const rest_amount = data
      .filter(({ akun }) => akun.id === account.akun.id)
      .reduce((sum, row) => sum + row.rest_amount, 0);
    return { ...account, rest_amount, difference: account.ledger_amount - rest_amount };
  });
  return { data, count: data.length, accounts };
};
