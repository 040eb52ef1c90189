// A slip as PDF (finance.md 4, 10).
import type { Calls } from '../../../../src/resources/calls.ts';
import { hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import { renderSlip, type SlipPaper } from '../../../print/slip.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';

type Row = Omit<SlipPaper, 'lines' | 'voided'> & {
  readonly status: number;
  readonly lines: SlipPaper['lines'] | null;
};
const paperOf = named<Row, [number, readonly number[]]>(
  'slip_print',
  `select s.code, s.transaction_at::text as date, s.actor_name as payee, m.name as method, s.reference, s.status, s.gross_amount,
     s.net_amount, nullif(concat_ws(' ', a.bank_name, a.bank_account_no, a.bank_account_name), '') as account,
     jsonb_build_object('name', b.name, 'address', b.address, 'phone', b.phone) as clinic,
     case when t.id is not null then jsonb_build_object('name', j.name, 'dpp', t.dpp_amount, 'amount', t.amount) end as tax,
     case when s.adjust_amount > 0 then jsonb_build_object('note', s.adjust_note, 'amount', s.adjust_amount) end as adjust,
     (select jsonb_agg(jsonb_build_object('date', h.transaction_at, 'name', h.description, 'document', i.code,
         'bruto', d.bruto_amount, 'amount', d.amount) order by h.transaction_at, h.id)
       from hutangtransactiondetails d join hutangs h on h.id = d.hutang_id left join bills i on i.id = h.bill_id
       where d.hutangtransaction_id = s.id) as lines
   from hutangtransactions s
   join profiles b on b.id = s.profile_id
   join paymentmethods m on m.id = s.paymentmethod_id
   left join actorpajaks a on a.actor_type = s.actor_type and a.actor_id = s.actor_id
   left join pphs t on t.source_type = '${hutangSource.slip}' and t.source_id = s.id
   left join pajaks j on j.id = t.pajak_id
   where s.id = $1 and s.profile_id = any ($2)`,
);

/** GET /api/finance/hutangtransaction/{id}/print; a void slip prints as such. @throws Refusal not-found */
export const printSlip = async (
  { tx, branches }: Context,
  { params }: CallRequest<Calls['finance.hutangtransaction.print']>,
): Promise<Download> => {
  const row = await runOne(tx, paperOf, params['id'] ?? 0, branches);
  if (!row) throw new Refusal('not-found');
  const { status, lines, ...paper } = row;
  const voided = status === hutangtransaction.state.cancelled;
  const pdf = await renderSlip({ ...paper, lines: lines ?? [], voided });
  return new Download(`${row.code.replaceAll('/', '-')}.pdf`, PDF, pdf, 'inline');
};
