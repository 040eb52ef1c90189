// What is owed by age, and the account that it comes to (finance.md 4): for lists, dashboards and their files.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { type Age, ages } from '../../../../src/resources/finance/aging.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { ageRanges } from '../../../domain/finance/aging.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import type { ControlCode } from '../ledger/control-accounts.ts';
import { openByAge, openInvoices, openParts } from './open-parts.ts';

type Ranges = readonly [ages: readonly string[], first: readonly string[]];
interface Found {
  readonly age: Age;
  readonly count: number;
  readonly amount: number;
}
export interface Aged extends Found {
  readonly label: string;
}

/** $1 and $2 are the ages from the oldest on, and the first day of each. */
const placeOf = (due: string): string => `width_bucket(coalesce(${due}, 'infinity'), $2::date[])`;
/** A document with parts of two ages counts in both. */
const byAge = (parts: string): string =>
  `select ($1::text[])[y.place] as age, count(*)::int as count, sum(y.amount)::bigint as amount from (
     select x.id, ${placeOf('x.due')} as place, sum(x.amount) as amount from (${parts}) x
     group by 1, 2) y
   group by 1`;

const rangesOn = (today: string): Ranges => {
  const ranges = ageRanges(today).toReversed();
  return [ranges.map(({ age }) => age), ranges.map(({ first }) => first)];
};
/** Every age in order, those of nothing too. */
const complete = (found: readonly Found[]): readonly Aged[] =>
  ages.map(({ value, label }) => {
    const { count = 0, amount = 0 } = found.find(({ age }) => age === value) ?? {};
    return { age: value, label, count, amount };
  });

type OfBranches = readonly [...Ranges, branches: readonly number[]];
const billsByAge = named<Found, OfBranches>(
  'bills_by_age',
  `select ($1::text[])[x.place] as age, sum(x.count)::int as count, sum(x.amount)::bigint as amount
   from (${openByAge('$3', placeOf)}) x group by 1`,
);
const personBillsByAge = named<Found, readonly [...OfBranches, doctor: number | null, customer: number | null]>(
  'person_bills_by_age',
  byAge(
    openParts(
      'o.profile_id = any ($3) and ($4::bigint is null or o.doctor_id = $4) and ($5::bigint is null or o.customer_id = $5)',
    ),
  ),
);
const invoicesByAge = named<Found, OfBranches>('invoices_by_age', byAge(openInvoices('o.profile_id = any ($3)')));

/** What patients owe today, all of them or those of a doctor's bills, or one. */
export const agesOfBills = async (
  { tx, today }: Context,
  branches: readonly number[],
  { doctor = null, customer = null }: { doctor?: number | null; customer?: number | null } = {},
): Promise<readonly Aged[]> => {
  const asked = [...rangesOn(today), branches] as const;
  const ofAll = doctor === null && customer === null;
  return complete(
    ofAll ? await run(tx, billsByAge, ...asked) : await run(tx, personBillsByAge, ...asked, doctor, customer),
  );
};

interface Account {
  readonly akun_id: number;
  readonly code: string;
  readonly name: string;
  /** Rupiah on its normal side. */
  readonly amount: number;
}
const accountOf = named<Account, [string, readonly number[]]>(
  'control_account_balance',
  `select a.id as akun_id, a.code, a.name,
     coalesce(sum(case a.normal when 'D' then b.debit - b.credit else b.credit - b.debit end), 0)::bigint as amount
   from akuns a left join balances_before($2::bigint[], 'infinity') b on b.akun_id = a.id where a.code = $1 group by a.id`,
);

/** The ages, their sum, and whether that is what the ledger says: `difference` is the sum less the account, 0 as it should be. */
const tied = async ({ tx, branches }: Context, code: ControlCode, data: readonly Aged[]) => {
  const account = await runOne(tx, accountOf, code, branches);
  if (!account) throw new Error(`The chart has no ${code}.`);
  const sum = data.reduce((total, { amount }) => total + amount, 0);
  return { data, count: data.length, sum, account, difference: sum - account.amount };
};

/** GET /api/finance/bill/umur: what patients owe today by age, beside 1-1201. Rupiah. */
export const billAging = async (context: Context, _request: CallRequest<Calls['finance.bill.umur']>) =>
  tied(context, accountRole.patientReceivable, await agesOfBills(context, context.branches));

/** GET /api/finance/biayainvoice/umur: what vendors are owed today by age, beside 2-1102. Rupiah. */
export const invoiceAging = async (context: Context, _request: CallRequest<Calls['finance.biayainvoice.umur']>) => {
  const found = await run(context.tx, invoicesByAge, ...rangesOn(context.today), context.branches);
  return tied(context, accountRole.vendorPayable, complete(found));
};
