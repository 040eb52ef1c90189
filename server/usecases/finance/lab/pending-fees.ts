// Fees of laboratories that are awaited, with what they hold back, and confirming several at once (finance.md 4, 5).
import type { Calls } from '../../../../src/resources/calls.ts';
import { labfee } from '../../../../src/resources/finance/labfee.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { daysLate } from '../../../domain/finance/aging.ts';
import { composed, run } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { lockVersion } from '../../kernel/generic.ts';
import { confirmLabfee } from './labfee.ts';
import { labOrders } from './order-port.ts';

interface Pending {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly ordered_at: string;
  readonly treatment: string;
  readonly patient: string;
  readonly rm: string;
  readonly doctor: string;
  readonly laboratory: string;
  readonly estimate_amount: number;
  /** Fee of the doctor that waits for it, rupiah; 0 where nothing was billed yet. */
  readonly held_amount: number;
}
const pendingFees = composed<Pending, [readonly number[]]>(
  'labfee_pending',
  () => `select f.id, f.version, o.code, o.ordered_at::text as ordered_at, o.treatment, o.patient, o.rm, o.doctor, o.laboratory,
     f.estimate_amount, coalesce((
       select sum(i.doctor_amount - i.accrued_doctor) from tindakanincomes i
       where f.on_treatment and i.visitperawatan_id = f.visitperawatan_id and i.status = ${tindakanincome.state.awaitsLab}
     ), 0)::bigint as held_amount
   from labfees f ${labOrders.given().join}
   where f.profile_id = any ($1) and f.status = ${labfee.state.awaited} order by o.ordered_at, f.id`,
);

/** GET /api/finance/labfee/menunggu: the longest awaited first. Rupiah. */
export const listPendingFees = async ({ tx, branches, today }: Context) => {
  const rows = await run(tx, pendingFees, branches);
  const data = rows.map((row) => ({ ...row, age_days: daysLate(row.ordered_at, today) }));
  return { data, count: data.length };
};

/**
 * POST /api/finance/labfee/bulk-confirm: all or none, in the order of their ids.
 * @throws Refusal wrong-state, stale-version (409), those of `confirmLabfee`
 */
export const confirmLabfees = async (
  context: WriteContext,
  { body: { fees, invoice_no, due_date } }: CallRequest<Calls['finance.labfee.bulkconfirm']>,
) => {
  for (const { id, version, amount } of fees.toSorted((a, b) => a.id - b.id)) {
    const row = await lockVersion(labfee, context, id, version);
    if (row.status !== labfee.state.awaited) throw new Refusal('wrong-state', { singular: labfee.singular });
    await confirmLabfee(context, row, { amount, invoice_no: invoice_no ?? null, due_date: due_date ?? null });
  }
  const total = fees.reduce((sum, { amount }) => sum + amount, 0);
  return {
    record: { count: fees.length, amount: total },
    log: {
      message: `konfirmasi ${fees.length} biaya lab sebesar ${formatRupiah(total)}`,
      url: labfee.screens.list,
      after: { fees, invoice_no, due_date },
    },
  };
};
