// A bill as PDF (finance.md 4 'cetak').
import type { Calls } from '../../../../src/resources/calls.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import { type BillPaper, renderBill } from '../../../print/bill.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { readBillDetail } from './bill-detail.ts';

type Row = Omit<BillPaper, 'lines' | 'remaining' | 'schedule' | 'payments' | 'voided'> & {
  readonly status: number;
  readonly lines: BillPaper['lines'] | null;
};

const paperOf = named<Row, [number, readonly number[]]>(
  'bill_print',
  `select b.code, b.status, b.transaction_at::text as date, b.due_date::text as due_date,
     jsonb_build_object('name', b.customer_name, 'rm', c.username) as patient, d.name as doctor,
     b.subtotal_amount, b.discount_amount, b.tax_amount, b.rounding_amount, b.total_amount,
     greatest(coalesce(b.original_total_amount, b.total_amount) - b.total_amount, 0) as credited_amount,
     b.installment_current_amount as paid_amount,
     jsonb_build_object('name', p.name, 'address', p.address, 'phone', p.phone,
       'npwp', case when p.pkp_since <= b.transaction_at then p.npwp end) as clinic, f.receipt_footer as footer,
     (select jsonb_agg(jsonb_build_object('name', l.name, 'qty', l.qty, 'price', l.price, 'discount_amount', l.discount_amount,
         'tax_rate', l.tax_rate,
         'amount', round(l.qty * l.price)::bigint - l.discount_amount) order by l.line_no)
       from bill_lines l where l.bill_id = b.id) as lines
   from bills b
   join profiles p on p.id = b.profile_id
   left join financesettings f on f.profile_id = b.profile_id
   left join users c on c.id = b.customer_id
   left join users d on d.id = b.doctor_id
   where b.id = $1 and b.profile_id = any ($2)`,
);

const SETTLED: readonly number[] = [3, -1];

/** GET /api/finance/bill/{id}/print; a draft and a void bill print as such. @throws Refusal not-found */
export const printBill = async (
  context: Context,
  { params }: CallRequest<Calls['finance.bill.print']>,
): Promise<Download> => {
  const id = params['id'] ?? 0;
  const [row, { angsurans, payments }] = await Promise.all([
    runOne(context.tx, paperOf, id, context.branches),
    readBillDetail(context, id),
  ]);
  if (!row) throw new Refusal('not-found');
  const pdf = await renderBill({
    ...row,
    lines: row.lines ?? [],
    remaining: SETTLED.includes(row.status) ? 0 : row.total_amount - row.paid_amount,
    schedule: angsurans.filter(({ amount }) => amount > 0),
    payments: payments
      .filter(({ status }) => status === billtransaction.state.valid)
      .map(({ code, posting_date, methods, amount, type }) => ({
        code,
        date: posting_date,
        methods: type === receiptType.payout ? `Dikembalikan: ${methods}` : methods,
        amount: type === receiptType.payout ? -amount : amount,
      })),
    voided: row.status === bill.state.cancelled,
  });
  return new Download(`Tagihan-${row.code?.replaceAll('/', '-') ?? id}.pdf`, PDF, pdf, 'inline');
};
