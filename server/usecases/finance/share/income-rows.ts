// Reading and writing what treatments brought (finance.md 2d, 6.5).
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { labState } from '../../../../src/resources/finance/tindakanincome-fields.ts';
import { tindakanincome } from '../../../../src/resources/finance/tindakanincome.ts';
import type { AgreedRule, IncomeFacts } from '../../../domain/finance/income.ts';
import type { InvestorRule } from '../../../domain/finance/investor-share.ts';
import { knownLabfeeStates, labfee } from '../../../../src/resources/finance/labfee.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { lockBill } from '../bill/bill-rows.ts';

/** A treatment that an income begins for. */
export interface NewWork {
  readonly visitperawatan_id: number;
  /** Null: it stands on no bill. */
  readonly bill_id: number | null;
  readonly bill_line_id: number | null;
  /** Rupiah that it is worth in its package; null: it is billed. */
  readonly package_value: number | null;
  readonly doctor_id: number;
  readonly customer_id: number | null;
  readonly name: string;
  readonly qty: number;
  /** Day of the work, 'YYYY-MM-DD'. */
  readonly day: string;
}
/** A treatment on a bill that no income stands for yet. */
export interface UnsharedLine extends NewWork {
  readonly perawatan_id: number;
}
const unsharedLines = named<UnsharedLine, [number]>(
  'share_unshared',
  `select l.id as bill_line_id, l.bill_id, null::bigint as package_value, l.ref_id as visitperawatan_id, l.perawatan_id, l.doctor_id,
     b.customer_id, l.name, l.qty::float8 as qty, b.transaction_at::text as day
   from bill_lines l join bills b on b.id = l.bill_id
   where l.bill_id = $1 and l.kind = ${billLineKind.treatment} and l.ref_type = 'visitperawatan' and l.package_value = 0
     and l.doctor_id is not null and l.perawatan_id is not null
     and not exists (select from tindakanincomes i where i.visitperawatan_id = l.ref_id and i.status <> ${tindakanincome.state.cancelled})
   order by l.id`,
);
/** Treatments on an issued bill, which is locked, that have no income yet. @param bill its id */
export const readUnshared = (tx: Transaction, bill: number): Promise<readonly UnsharedLine[]> =>
  run(tx, unsharedLines, bill);

/** An income with what the money of its line is now. */
export interface IncomeRow extends IncomeFacts {
  readonly id: number;
  /** Null: out of a package. */
  readonly bill_id: number | null;
  readonly doctor_id: number;
  readonly mitra_id: number | null;
  readonly name: string;
  readonly gross_amount: number;
  readonly discount_amount: number;
  readonly net_amount: number;
  readonly base_amount: number;
  readonly doctor_amount: number;
  readonly rumahsakit_amount: number;
  readonly investor_amount: number;
  readonly klinik_amount: number;
}
const INCOME = `i.id, i.bill_id, i.doctor_id, i.mitra_id, i.name, i.qty::float8 as qty, i.rule, i.investor_rule,
     i.lab_amount, i.bhp_amount, i.lab_state, i.override_doctor, i.override_rumahsakit, i.gross_amount, i.discount_amount, i.net_amount,
     i.base_amount, i.doctor_amount, i.rumahsakit_amount, i.investor_amount, i.klinik_amount, i.accrued_doctor,
     i.accrued_rumahsakit, i.accrued_investor, i.accrued_bruto_doctor,
     i.accrued_bruto_rumahsakit, i.accrued_bruto_investor, i.source_seq, i.status`;
const incomesOfBills = named<IncomeRow, [readonly number[]]>(
  'share_incomes',
  `select ${INCOME}, l.net_amount as line_net,
     round(l.qty * l.price)::bigint - l.discount_amount - l.bill_discount_amount as line_billed,
     l.tax_amount as line_tax, l.discount_amount + l.bill_discount_amount as line_discount,
     l.paid_amount as line_paid
   from tindakanincomes i join bill_lines l on l.id = i.bill_line_id
   where i.bill_id = any ($1) and i.status <> ${tindakanincome.state.cancelled} order by i.id for no key update of i`,
);
/** Worth what the package says, and earned in full when it is used. */
const incomeOfPackage = named<IncomeRow, [number]>(
  'share_income_package',
  `select ${INCOME}, i.package_value as line_net, i.package_value as line_billed, 0::bigint as line_tax, 0::bigint as line_discount,
     i.package_value as line_paid
   from tindakanincomes i
   where i.visitperawatan_id = $1 and i.package_value is not null and i.status <> ${tindakanincome.state.cancelled}
   for no key update of i`,
);

/** Treatments whose shares are computed together: those of bills that are locked, or one out of a package. */
export type Shared = { readonly bills: readonly number[] } | { readonly treatment: number };

/** Their incomes in force, each row locked; amounts in rupiah. */
export const readIncomes = (tx: Transaction, of: Shared): Promise<readonly IncomeRow[]> =>
  'bills' in of ? run(tx, incomesOfBills, of.bills) : run(tx, incomeOfPackage, of.treatment);

const billOfIncome = named<{ bill_id: number | null }, [number]>(
  'share_where',
  `select bill_id from tindakanincomes where visitperawatan_id = $1 and status <> ${tindakanincome.state.cancelled}`,
);
/**
 * Locks what the shares of a treatment are computed from, before any of it changes: its bill, where it has one.
 * @returns undefined: it has no income yet
 */
export const holdShared = async (context: WriteContext, treatment: number): Promise<Shared | undefined> => {
  const found = await runOne(context.tx, billOfIncome, treatment);
  if (!found) return undefined;
  if (found.bill_id === null) return { treatment };
  await lockBill(context, found.bill_id);
  return { bills: [found.bill_id] };
};

/** SQL: state and rupiah of the laboratory work that a treatment bears, by its id; what is awaited counts as it was estimated. */
export const labOf = (treatment: string): string =>
  `select coalesce(sum(case when status in ${listed(knownLabfeeStates)} then amount else estimate_amount end), 0)::bigint as amount,
     case when count(*) filter (where status = ${labfee.state.awaited}) > 0 then ${labState.awaited}
       when count(*) > 0 then ${labState.confirmed} else ${labState.none} end as state
   from labfees where visitperawatan_id = ${treatment} and on_treatment and status <> ${labfee.state.cancelled}`;

/** What a new income is written with: everything else follows by `recomputeShare`. */
export interface NewIncome {
  readonly work: NewWork;
  readonly rule: (AgreedRule & { readonly mitra_id: number | null }) | undefined;
  readonly investors: InvestorRule | null;
  readonly source: number;
  /** Rupiah of the consumables so far. */
  readonly bhp: number;
}
/** SQL of the values that a new income begins with, by column: `n` is the treatment, `f` its laboratory work. */
const INITIAL = {
  source: 'n.source',
  bill_id: 'n.bill_id',
  bill_line_id: 'n.bill_line_id',
  package_value: 'n.package_value',
  customer_id: 'n.customer_id',
  doctor_id: 'n.doctor_id',
  mitra_id: 'n.mitra_id',
  sharingprofit_id: 'n.sharingprofit_id',
  rule: 'n.rule',
  investor_rule: 'n.investor_rule',
  name: 'n.name',
  transaction_at: 'n.day',
  qty: 'n.qty',
  lab_state: 'f.state',
  lab_amount: 'f.amount',
  bhp_amount: 'n.bhp',
  gross_amount: '0',
  discount_amount: '0',
  net_amount: '0',
  base_amount: '0',
  doctor_amount: '0',
  rumahsakit_amount: '0',
  investor_amount: '0',
  klinik_amount: '-f.amount - n.bhp',
} as const;
const names = Object.keys(INITIAL).join(', ');
const values = Object.values(INITIAL).join(', ');
/** A treatment has one row: what was taken back lives again, so that what is owed of it goes on being counted. */
const beginIncomes = named<unknown, [number, number, string]>(
  'share_income_begin',
  `with given as materialized (
     select n.*, (select max(i.id) from tindakanincomes i
       where i.visitperawatan_id = n.visitperawatan_id and i.status = ${tindakanincome.state.cancelled}) as before
     from jsonb_to_recordset($3) n (source smallint, visitperawatan_id bigint, bill_id bigint, bill_line_id bigint, package_value bigint,
       customer_id bigint, doctor_id bigint, mitra_id bigint, sharingprofit_id bigint, rule jsonb, investor_rule jsonb, name text, day date,
       qty numeric, bhp bigint)
   ), revived as (
     update tindakanincomes i set (${names}) = (select ${values} from (${labOf('n.visitperawatan_id')}) f),
       status = ${tindakanincome.state.running}, override_doctor = null, override_rumahsakit = null, override_reason = null,
       rule_sought_at = now(), updated_at = now(), version = i.version + 1
     from given n where i.id = n.before
   )
   insert into tindakanincomes (profile_id, created_by, visitperawatan_id, ${names})
   select $1, $2, n.visitperawatan_id, ${values}
   from given n cross join lateral (${labOf('n.visitperawatan_id')}) f where n.before is null`,
);
/** Adds incomes without amounts; one that was cancelled before is revived. */
export const addIncomes = async ({ tx, branch, actor }: WriteContext, incomes: readonly NewIncome[]): Promise<void> => {
  const rows = incomes.map(({ work, rule, investors, ...known }) => ({
    ...work,
    ...known,
    mitra_id: rule?.mitra_id ?? null,
    sharingprofit_id: rule?.id ?? null,
    rule: rule ?? null,
    investor_rule: investors,
  }));
  await run(tx, beginIncomes, branch.id, actor.id, JSON.stringify(rows));
};

/** Columns that follow from the others, as `recomputeShare` finds them. */
const COMPUTED = [
  'gross_amount',
  'discount_amount',
  'net_amount',
  'base_amount',
  'doctor_amount',
  'rumahsakit_amount',
  'investor_amount',
  'klinik_amount',
  'accrued_doctor',
  'accrued_rumahsakit',
  'accrued_investor',
  'accrued_bruto_doctor',
  'accrued_bruto_rumahsakit',
  'accrued_bruto_investor',
  'source_seq',
  'status',
] as const satisfies readonly (keyof IncomeRow)[];
const saveRows = named<unknown, [string]>(
  'share_income_save',
  `update tindakanincomes i set ${COMPUTED.map((name) => `${name} = n.${name}`).join(', ')}, updated_at = now(), version = version + 1
   from jsonb_to_recordset($1) n (id bigint, ${COMPUTED.map((name) => `${name} bigint`).join(', ')}) where i.id = n.id`,
);
/** Writes the computed columns of rows. */
export const saveIncomes = async ({ tx }: WriteContext, rows: readonly IncomeRow[]): Promise<void> => {
  if (rows.length > 0) await run(tx, saveRows, JSON.stringify(rows));
};
/** True where any computed column differs. */
export const hasChanged = (before: IncomeRow, after: IncomeRow): boolean =>
  COMPUTED.some((name) => before[name] !== after[name]);
