// The kwitansi as PDF (finance.md 5).
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { dateIn, formatTime, timeIn } from '../../../../src/resources/kernel/date.ts';
import type { printReceipt as printReceiptCall } from '../../../../src/resources/finance/payment-calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import { type ReceiptBill, type ReceiptData, renderReceipt } from '../../../print/receipt.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';

interface ReceiptRow {
  readonly code: string;
  readonly transaction_at: string;
  readonly customer_name: string;
  readonly rm: string | null;
  readonly cashier: string | null;
  readonly type: ReceiptData['type'];
  readonly price_amount: number;
  readonly deposit_amount: number;
  readonly received_amount: number;
  readonly change_amount: number;
  readonly status: number;
  readonly clinic: ReceiptData['clinic'];
  readonly footer: string | null;
  readonly methods: ReceiptData['methods'];
  readonly bills: readonly ReceiptBill[] | null;
}

/** What is left of a bill after this receipt counts the receipts up to it that still stand. */
const receiptOf = named<ReceiptRow, [number]>(
  'receipt_print',
  `select r.code, r.transaction_at, r.customer_name, c.username as rm, u.name as cashier, r.type, r.price_amount, r.deposit_amount,
    r.received_amount,
    r.change_amount,
     r.status, jsonb_build_object('name', p.name, 'address', p.address, 'phone', p.phone,
       'npwp', case when p.pkp_since <= r.posting_date then p.npwp end) as clinic, f.receipt_footer as footer,
     (select jsonb_agg(jsonb_build_object('name', pm.name, 'amount', m.amount, 'reference', m.reference) order by m.id)
       from billtransactionmethods m join paymentmethods pm on pm.id = m.paymentmethod_id where m.billtransaction_id = r.id) as methods,
     (select jsonb_agg(jsonb_build_object(
         'code', b.code, 'patient', case when b.customer_id is distinct from r.customer_id then b.customer_name end,
         'discount_amount', b.discount_amount, 'total_amount', b.total_amount, 'paid_now', a.amount,
         'remaining', greatest(b.total_amount - (
           select sum(case e.type when ${receiptType.payout} then -o.amount else o.amount end)
           from billtransactionallocations o join billtransactions e on e.id = o.billtransaction_id
           where o.bill_id = b.id and (e.id = r.id or (e.status = ${billtransaction.state.valid} and e.id < r.id))), 0),
         'lines', (select jsonb_agg(jsonb_build_object('name', l.name, 'qty', l.qty, 'amount', l.net_amount + l.bill_discount_amount)
           order by l.line_no) from bill_lines l where l.bill_id = b.id)
       ) order by a.at)
       from (select bill_id, sum(amount) as amount, min(id) as at from billtransactionallocations
         where billtransaction_id = r.id group by bill_id) a join bills b on b.id = a.bill_id) as bills
   from billtransactions r
   join profiles p on p.id = r.profile_id
   left join financesettings f on f.profile_id = r.profile_id
   left join users c on c.id = r.customer_id
   left join users u on u.id = r.created_by
   where r.id = $1`,
);

/** GET /api/finance/billtransaction/{id}/print?format=a5|80mm|58mm; a void receipt prints as such. */
export const printReceipt = async (
  context: Context,
  { params, query }: CallRequest<typeof printReceiptCall>,
): Promise<Download> => {
  const row = await runOne(context.tx, receiptOf, params['id'] ?? 0);
  if (!row) throw new Refusal('not-found');
  const at = new Date(row.transaction_at);
  const pdf = await renderReceipt(
    {
      ...row,
      bills: row.bills ?? [],
      date: dateIn(context.timezone, at),
      time: formatTime(timeIn(context.timezone, at)),
      patient: { name: row.customer_name, rm: row.rm },
      cashier: row.cashier ?? '',
      voided: row.status === billtransaction.state.cancelled,
    },
    query.format,
  );
  return new Download(`${row.code.replaceAll('/', '-')}.pdf`, PDF, pdf, 'inline');
};
