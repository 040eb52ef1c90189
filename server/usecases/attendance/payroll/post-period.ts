// An approved run is booked (attendance.md 3, 7; corrections.md 13 to 16): one journal, a payable and a tax row for each slip, fees of
// employed doctors, loans.
import { payrollperiode } from '../../../../src/resources/attendance/payrollperiode.ts';
import { payslipState, periodState, periodKind } from '../../../../src/resources/attendance/payroll-life.ts';
import { actorType, hutangKind, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { postingDay } from '../../../../src/resources/finance/open-day.ts';
import { type PphKind, pphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { dppOf } from '../../../domain/finance/withholding.ts';
import { type BookedLine, NO_EMPLOYEE, payrollAmounts } from '../../../domain/attendance/payroll-journal.ts';
import type { PaidPart } from '../../../domain/finance/slip.ts';
import { named, run } from '../../../db/statement.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { openPeriodOf } from '../../finance/ledger/open-period.ts';
import { post } from '../../finance/ledger/post-journal.ts';
import { addHutangs } from '../../finance/payable/hutang-rows.ts';
import { addPph } from '../../finance/slip/book-slip.ts';
import { masaDokter, takeForPayroll } from '../../finance/slip/payroll.ts';
import { takeLoans } from '../wage/open-loans.ts';
import { lockPeriod, masaStart, type Period } from './period-rows.ts';

export interface ApprovedSlip {
  readonly id: number;
  readonly code: string;
  readonly pegawai_id: number;
  readonly name: string;
  readonly tax_scheme: number;
  readonly tax_method: number;
  readonly tax: number;
  readonly gross_taxable: number;
  /** What of the masa of a practising doctor is taxed; null: another scheme. */
  readonly dpp: number | null;
  /** What his masa had, as it was reckoned: gross and tax. */
  readonly masa_gross: number;
  readonly masa_withheld: number;
  readonly is_doctor: boolean;
  readonly bpjs_employee: number;
  readonly bpjs_employer: number;
  readonly fee_amount: number;
  readonly net: number;
  readonly takes_fees: boolean;
  readonly loan_parts: readonly { readonly id: number; readonly amount: number }[];
  readonly lines: readonly BookedLine[] | null;
}
const BORNE = 2;
const slips = named<ApprovedSlip, [number]>(
  'payroll_slips',
  `with held as materialized (
     select * from payrolltransactions where payrollperiode_id = $1 and status = ${payslipState.approved} order by id for update
   )
   select t.id, t.code, t.pegawai_id, u.name, t.tax_scheme, t.tax_method, t.tax, t.gross_taxable, (t.tax_detail ->> 'dpp')::bigint as dpp,
     coalesce((t.tax_detail ->> 'masa_gross')::bigint, 0) as masa_gross,
     coalesce((t.tax_detail ->> 'masa_withheld')::bigint, 0) as masa_withheld,
     u.role = ${userRole.dokter} as is_doctor, t.bpjs_employee, t.bpjs_employer, t.fee_amount, t.net, t.loan_parts,
     exists (select from actorpajaks a where a.actor_type = '${actorType.doctor}' and a.actor_id = t.pegawai_id
       and a.kategori = 'pegawai') and t.tax_scheme = 1 as takes_fees,
     (select jsonb_agg(jsonb_build_object('kind', l.kind, 'calc', c.calc, 'ledger_component', l.ledger_component, 'amount', l.amount)
       order by l.id) from payrolltransactionlines l join payrollcomponents c on c.id = l.component_id
       where l.payrolltransaction_id = t.id) as lines
   from held t join users u on u.id = t.pegawai_id order by t.pegawai_id`,
);
const markPosted = named<
  unknown,
  [ids: readonly number[], hutangs: readonly (number | null)[], fees: readonly string[], day: string]
>(
  'payroll_slips_posted',
  `update payrolltransactions t set hutang_id = n.hutang_id, fee_parts = n.fees::jsonb,
     status = case when t.net = 0 then ${payslipState.paid} else ${payslipState.posted} end,
     paid_at = case when t.net = 0 then $4::date end, updated_at = now(), version = t.version + 1
   from unnest($1::bigint[], $2::bigint[], $3::text[]) n (id, hutang_id, fees) where t.id = n.id`,
);
const markPeriod = named<unknown, [id: number, journal: number | null, status: number]>(
  'payroll_posted',
  `update payrollperiodes set status = $3, journal_id = $2, updated_at = now(), version = version + 1 where id = $1`,
);
interface TaxRow {
  readonly id: number;
  readonly kind: string;
  readonly name: string;
  readonly akun: string;
  readonly dpp_percent: number;
}
const taxes = named<TaxRow, [day: string]>(
  'payroll_taxes',
  `select distinct on (t.kind) t.id, t.kind, t.name, t.dpp_percent::float8 as dpp_percent, a.code as akun
   from pajaks t join akuns a on a.id = t.akun_id
   where t.kind in ('${pphKind.employee}', '${pphKind.doctor}') and t.valid_from <= $1::date
     and (t.valid_to is null or t.valid_to >= $1::date)
   order by t.kind, t.valid_from desc`,
);

/** Takes the fees that the slips pay; answers their parts by slip. @throws Refusal payroll-fee-changed (409) */
const takeFees = async (context: WriteContext, period: Period, rows: readonly ApprovedSlip[], day: string) => {
  const taken = new Map<number, readonly PaidPart[]>();
  if (period.kind !== periodKind.wages) return taken;
  for (const slip of rows.filter(({ takes_fees, fee_amount }) => takes_fees || fee_amount > 0)) {
    const source = { type: hutangSource.wages, id: slip.id, seq: period.postings };
    const doctor = { id: slip.pegawai_id, name: slip.name };
    const { amount, parts } = await takeForPayroll(context, { doctor, until: period.end_date }, { source, day });
    if (amount !== slip.fee_amount) throw new Refusal('payroll-fee-changed');
    taken.set(slip.id, parts);
  }
  return taken;
};

/** Fees that finance paid to a practising doctor meanwhile raise the tax of his masa. @throws Refusal payroll-stale (409) */
const requireSameMasa = async (context: WriteContext, period: Period, rows: readonly ApprovedSlip[]): Promise<void> => {
  for (const slip of rows.filter(({ tax_scheme, is_doctor }) => is_doctor && tax_scheme === NO_EMPLOYEE)) {
    const { bruto, withheld } = await masaDokter(context, slip.pegawai_id, masaStart(period));
    if (bruto !== slip.masa_gross || withheld !== slip.masa_withheld)
      throw new Refusal('payroll-stale', { name: slip.name });
  }
};

/** Owes the nets; answers the rows by slip. */
const oweWages = async (
  context: WriteContext,
  period: Period,
  rows: readonly ApprovedSlip[],
  booked: { day: string; journal: number | null },
) => {
  const owed = rows.filter(({ net }) => net > 0);
  const ids = await addHutangs(context, {
    ...booked,
    rows: owed.map((slip) => ({
      actor: { type: actorType.employee, id: slip.pegawai_id },
      kind: hutangKind.payroll,
      source: { type: hutangSource.wages, id: slip.id, seq: period.postings },
      bill_id: null,
      description: `${period.name} ${slip.code}`,
      amount: slip.net,
      bruto: 0,
      due: period.pay_date < booked.day ? booked.day : period.pay_date,
    })),
  });
  return new Map(owed.map(({ id }, n) => [id, ids[n] ?? null]));
};

/** Keeps what was withheld. @throws Refusal pph-not-valid (422) */
const oweTaxes = async (
  context: WriteContext,
  period: Period,
  rows: readonly ApprovedSlip[],
  booked: { day: string; journal: number | null },
) => {
  const valid = await run(context.tx, taxes, booked.day);
  const taxOf = (kind: PphKind): TaxRow => {
    const found = valid.find((row) => row.kind === kind);
    if (!found) throw new Refusal('pph-not-valid', { name: kind, date: booked.day });
    return found;
  };
  for (const slip of rows.filter(({ tax_scheme }) => tax_scheme !== 0)) {
    const isDoctor = slip.tax_scheme === NO_EMPLOYEE;
    const kind = isDoctor ? pphKind.doctor : pphKind.employee;
    const tax = taxOf(kind);
    await addPph(context, {
      kind,
      masa: masaStart(period),
      actor: { type: isDoctor ? actorType.doctor : actorType.employee, id: slip.pegawai_id, name: slip.name },
      pajak: tax,
      bruto: slip.gross_taxable,
      // The slip of a doctor tells the DPP of his month, with what slips of payables have paid in it.
      dpp: isDoctor ? dppOf(tax, slip.gross_taxable) : (slip.dpp ?? slip.gross_taxable),
      amount: slip.tax,
      source: { type: hutangSource.wages, id: slip.id, code: slip.code, seq: period.postings },
      ...booked,
    });
  }
};

/**
 * POST /api/attendance/payrollperiode/{id}/post {version}: booked on its last day while the books take journals on it.
 * @throws Refusal payroll-stale, payroll-fee-changed, loan-changed (409); those of posting
 */
export const postPeriod: UseCases['attendance.payrollperiode']['post'] = async (context, { id }) => {
  const { tx, today } = context;
  const period = await lockPeriod(context, id);
  const rows = await run(tx, slips, id);
  await requireSameMasa(context, period, rows);
  const day = postingDay(period.end_date, await openPeriodOf(context), today);
  const fees = await takeFees(context, period, rows, day);
  const loans = rows.flatMap(({ loan_parts }) => loan_parts);
  if (!(await takeLoans(context, loans))) throw new Refusal('loan-changed');
  const journal = await post(context, postedEvent.payrollApproved, {
    source: { type: 'payrollperiode', id, seq: period.postings },
    transaction_at: day,
    memo: `Payroll ${period.name} ${period.code}`,
    amounts: payrollAmounts(
      rows.map((row) => ({ ...row, is_tax_borne: row.tax_method === BORNE, lines: row.lines ?? [] })),
    ),
  });
  const booked = { day, journal: journal?.id ?? null };
  const owed = await oweWages(context, period, rows, booked);
  await oweTaxes(context, period, rows, booked);
  await run(
    tx,
    markPosted,
    rows.map((row) => row.id),
    rows.map((row) => owed.get(row.id) ?? null),
    rows.map((row) => JSON.stringify(fees.get(row.id) ?? [])),
    day,
  );
  const isPaid = owed.size === 0;
  await run(tx, markPeriod, id, booked.journal, isPaid ? periodState.paid : periodState.posted);
  const net = rows.reduce((sum, row) => sum + row.net, 0);
  return {
    record: await genericShow(payrollperiode, context, id),
    log: {
      message: `posting payroll ${period.name} sebesar ${formatRupiah(net)}`,
      url: '/attendance/payroll/transaction',
    },
  };
};
