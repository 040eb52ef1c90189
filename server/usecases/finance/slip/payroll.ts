// What payroll asks of Finance (finance.md 6.12): an employed doctor's fees are paid with his wages, and whatever the clinic withholds of a
// doctor counts in one month, whoever pays it.
import { actorType, hutang, openHutangStates } from '../../../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { pphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { type OpenRow, openOf, type PaidPart, partsOf, sumsOf } from '../../../domain/finance/slip.ts';
import type { Masa } from '../../../domain/finance/withholding.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { type JournalSource, post } from '../ledger/post-journal.ts';
import { payHutangs } from '../payable/pay-hutangs.ts';
import { masaSeen, payeeCategory } from './payee-tax.ts';
import { queuePayee } from './plan-slip.ts';

type FeesAsked = [branches: readonly number[], doctor: number, until: string];
/** Corrections come along, and so does what was owed before the books. */
const SELECT_FEES = `
  select id, akun_id, amount, paid_amount, bruto_amount, bruto_paid from ${hutang.table}
  where profile_id = any ($1) and actor_type = '${actorType.doctor}' and actor_id = $2 and transaction_at <= $3
    and status in ${listed(openHutangStates)} order by id`;
const fees = named<OpenRow, FeesAsked>('payroll_fees', SELECT_FEES);
const heldFees = named<OpenRow, FeesAsked>('payroll_fees_held', `${SELECT_FEES} for no key update`);
const categoryOf = named<{ kategori: string }, [doctor: number]>(
  'payroll_category',
  `select kategori from actorpajaks where actor_type = '${actorType.doctor}' and actor_id = $1`,
);

/** Fees of a doctor in the reach of the request, rupiah. */
export interface DoctorFees {
  /** May be below nothing, where corrections are more than what is owed. */
  readonly amount: number;
  /** What tax is withheld of. */
  readonly bruto: number;
  /** Rows that they are made of. */
  readonly parts: readonly PaidPart[];
}
const feesOf = (rows: readonly OpenRow[]): DoctorFees => {
  const parts = partsOf(
    rows,
    rows.map((row) => ({ hutang_id: row.id, amount: openOf(row) })),
  );
  const { gross: amount, bruto } = sumsOf(parts);
  return { amount, bruto, parts };
};

/** What a doctor is still owed of fees up to a day. @param until 'YYYY-MM-DD', that day too */
export const openDoctorFees = async (context: Context, doctorId: number, until: string): Promise<DoctorFees> =>
  feesOf(await run(context.tx, fees, context.branches, doctorId, until));

/**
 * Pays the open fees of an employed doctor with his wages: they are closed, and what was owed to the doctor is owed to the employee. Sums
 * that are not above nothing stay open and go along with the next wages.
 * @param wages document that pays them, and the day that it is booked on @returns what was taken; `reopenHutangs` gives it back
 * @throws Refusal fee-paid-by-slip (422) for a doctor who is no employee; those of posting
 */
export const takeForPayroll = async (
  context: WriteContext,
  { doctor, until }: { readonly doctor: { readonly id: number; readonly name: string }; readonly until: string },
  wages: { readonly source: JournalSource; readonly day: string },
): Promise<DoctorFees> => {
  const found = await runOne(context.tx, categoryOf, doctor.id);
  if (found?.kategori !== payeeCategory.employee) throw new Refusal('fee-paid-by-slip');
  await queuePayee(context, actorType.doctor, doctor.id);
  const taken = feesOf(await run(context.tx, heldFees, [context.branch.id], doctor.id, until));
  if (taken.amount <= 0) return { amount: 0, bruto: 0, parts: [] };
  await payHutangs(context, taken.parts);
  await post(context, postedEvent.feeToPayroll, {
    source: wages.source,
    transaction_at: wages.day,
    memo: `Fee ${doctor.name} dibayar lewat payroll`,
    amounts: {
      fee: [
        {
          amount: taken.amount,
          debitActor: { type: actorType.doctor, id: doctor.id },
          actor: { type: 'pegawai', id: doctor.id },
          description: doctor.name,
        },
      ],
    },
  });
  return taken;
};

/** Gross of a doctor's month and what was withheld of it so far, by slips and wages of all branches; rupiah. @param masa its first day */
export const masaDokter = (context: Context, doctorId: number, masa: string): Promise<Masa> =>
  masaSeen(context, pphKind.doctor, { type: actorType.doctor, id: doctorId }, masa);
