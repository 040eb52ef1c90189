// A slip as PDF (finance.md 4, 10).
import type { Calls } from '../../../../src/resources/calls.ts';
import { hutangSource, type Payee } from '../../../../src/resources/finance/hutang.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { renderSlip, type SlipPaper } from '../../../print/slip.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';

type Row = Omit<SlipPaper, 'lines' | 'voided'> & {
  readonly status: number;
  readonly lines: SlipPaper['lines'] | null;
  /** The branch shows the net of treatments to doctors. */
  readonly shows_net: boolean;
};
const paperOf = named<Row, [number, readonly number[], payee: Payee | null, id: number | null]>(
  'slip_print',
  `select s.code, s.transaction_at::text as date, s.actor_name as payee, m.name as method, s.reference, s.status, s.gross_amount,
     s.net_amount, coalesce(f.dokter_lihat_klinik, false) as shows_net,
     nullif(concat_ws(' ', s.bank_name, s.bank_account_no, s.bank_account_name), '') as account,
     jsonb_build_object('name', b.name, 'address', b.address, 'phone', b.phone) as clinic,
     case when t.id is not null then jsonb_build_object('name', j.name, 'dpp', t.dpp_amount, 'amount', t.amount) end as tax,
     case when s.adjust_amount > 0 then jsonb_build_object('note', s.adjust_note, 'amount', s.adjust_amount) end as adjust,
     (select jsonb_agg(jsonb_build_object('date', h.transaction_at, 'name', h.description, 'document', i.code,
         'bruto', d.bruto_amount, 'amount', d.amount) order by h.transaction_at, h.id)
       from hutangtransactiondetails d join hutangs h on h.id = d.hutang_id left join bills i on i.id = h.bill_id
       where d.hutangtransaction_id = s.id) as lines
   from hutangtransactions s
   join profiles b on b.id = s.profile_id
   left join financesettings f on f.profile_id = s.profile_id
   join paymentmethods m on m.id = s.paymentmethod_id
   left join pphs t on t.source_type = '${hutangSource.slip}' and t.source_id = s.id
   left join pajaks j on j.id = t.pajak_id
   where s.id = $1 and s.profile_id = any ($2) and ($3::text is null or (s.actor_type = $3 and s.actor_id = $4))`,
);

interface Wanted {
  readonly id: number;
  readonly branches: readonly number[];
  /** Left out: whoever was paid. */
  readonly payee?: { readonly type: Payee; readonly id: number };
  /** What tax is withheld of is left out beside each treatment, unless the branch shows doctors the net. */
  readonly hidesBruto?: boolean;
}
/** A slip as PDF; a void one prints as such. @throws Refusal not-found */
export const slipAsPdf = async (
  tx: Transaction,
  { id, branches, payee, hidesBruto = false }: Wanted,
): Promise<Download> => {
  const row = await runOne(tx, paperOf, id, branches, payee?.type ?? null, payee?.id ?? null);
  if (!row) throw new Refusal('not-found');
  const { status, lines, shows_net, ...paper } = row;
  const voided = status === hutangtransaction.state.cancelled;
  const told = hidesBruto && !shows_net ? lines?.map((line) => ({ ...line, bruto: null })) : lines;
  const pdf = await renderSlip({ ...paper, lines: told ?? [], voided });
  return new Download(`${row.code.replaceAll('/', '-')}.pdf`, PDF, pdf, 'inline');
};

/** GET /api/finance/hutangtransaction/{id}/print. @throws Refusal not-found */
export const printSlip = (
  { tx, branches }: Context,
  { params }: CallRequest<Calls['finance.hutangtransaction.print']>,
): Promise<Download> => slipAsPdf(tx, { id: params['id'] ?? 0, branches });
