// GET profile/kesiapan: what a branch has, and lacks, before its first day (docs/go-live.md). Nothing is kept: every step is counted anew.
import { accountRole } from '../../../src/resources/finance/account-role.ts';
import { periode } from '../../../src/resources/finance/periode.ts';
import { adjustment, adjustmentType } from '../../../src/resources/inventory/adjustment.ts';
import { contractType } from '../../../src/resources/attendance/employment.ts';
import { activeStatus } from '../../../src/resources/kernel/active.ts';
import {
  type ReadinessFacts,
  readinessOf,
  readinessOrder,
  type ReadinessStep,
} from '../../../src/resources/platform/readiness.ts';
import { userRole } from '../../../src/resources/platform/role.ts';
import { named, runOne } from '../../db/statement.ts';
import { payableRest } from '../finance/expense/opening-payable.ts';
import { restOf } from '../finance/bill/opening-receivable.ts';
import { depositRest } from '../finance/desk/opening-deposit.ts';
import type { Rest } from '../finance/opening/opening-rest.ts';
import { hutangRests, type NamedOpening, openedTo } from '../finance/payable/opening-detail.ts';
import { onlyBranch } from '../finance/ledger/only-branch.ts';
import { STOCK_ACCOUNTS } from '../inventory/stock/stock-behind-ledger.ts';
import type { CallHandlers } from '../kernel/contract.ts';

type Counted = Exclude<ReadinessStep, 'receivable' | 'deposit' | 'payable'>;
interface Row extends Readonly<Record<Counted, ReadinessFacts>> {
  readonly profile_row: { readonly id: number; readonly name: string; readonly code: string };
}

const facts = (count: string, missing = '0', amount = '0'): string =>
  `jsonb_build_object('count', ${count}, 'missing', ${missing}, 'amount', ${amount})`;
const of = (table: string, where: string, count: string, missing?: string, amount?: string): string =>
  `(select ${facts(count, missing, amount)} from ${table} where ${where})`;
/** Rupiah, debit less credit, with which the books of the branch began on these accounts. */
const openedOn = (codes: readonly string[]): string => `(
  select coalesce(sum(x.debit - x.credit), 0)
  from periodes o join journal_lines x on x.journal_id = o.opening_journal_id join akuns a on a.id = x.akun_id
  where o.profile_id = $1 and a.code in (${codes.map((code) => `'${code}'`).join(', ')}))`;

const ACTIVE = `status = ${activeStatus.active}`;
const STAFF = `u.profile_id = $1 and u.${ACTIVE} and u.role not in (${userRole.superadmin}, ${userRole.customer}, ${userRole.investor})`;
const DOCTORS = `(select count(*) from users u where ${STAFF} and u.role = ${userRole.dokter}`;
const SESSION = `j.profile_id = $1 and j.${ACTIVE} and coalesce(j.valid_to, $2::date) >= $2::date`;
const RULE = 's.profile_id = $1 and s.valid_from <= $2::date and coalesce(s.valid_to, $2::date) >= $2::date';

/** $1 branch, $2 today. What is not sold, kept or brought along counts nothing. */
const read = named<Row, [branch: number, today: string]>(
  'branch_readiness',
  `select jsonb_build_object('id', p.id, 'name', p.name, 'code', p.code) as profile_row,
     ${facts('1', `num_nulls(nullif(p.address, ''), nullif(p.phone, ''), p.logourl)`)} as profile,
     ${of('users u', STAFF, 'count(*)')} as staff,
     ${of(
       'users u left join pegawais e on e.id = u.id',
       STAFF,
       'count(*) filter (where e.base_salary > 0)',
       `case when bool_or(e.base_salary > 0) then count(*) filter (
          where e.id is null or (e.base_salary = 0 and e.contract_type <> ${contractType.partner})) else 0 end`,
     )} as employment,
     ${of('units', `profile_id = $1 and ${ACTIVE}`, 'count(*)')} as unit,
     ${of('jadwals j', SESSION, 'count(*)', `${DOCTORS} and not exists (select from jadwals j where j.doctor_id = u.id and ${SESSION}))`)}
       as session,
     ${of('tindakanmedis', ACTIVE, 'count(treatment_price(id, $1, $2::date))')} as treatment,
     ${of('laboratoriumjasas', ACTIVE, 'count(*)')} as laboratory,
     ${of('customerprofiles', 'profile_id = $1', 'count(*)')} as patient,
     ${of('items', ACTIVE, 'count(*)')} as item,
     ${of(
       'warehouses',
       `profile_id = $1 and ${ACTIVE}`,
       'count(*)',
       `case when count(*) = 0 then 0 else 3 - count(*) filter (where is_default_bhp) - count(*) filter (where is_default_sale)
          - count(*) filter (where is_default_receive) end`,
     )} as warehouse,
     ${of(
       'adjustments',
       `profile_id = $1 and type = ${adjustmentType.opening}`,
       `count(*) filter (where status = ${adjustment.state.done})`,
       `count(*) filter (where status in (${adjustment.state.draft}, ${adjustment.state.waiting}))`,
       // On the first day of the books it posts nothing: it is the detail behind their opening balance.
       `${openedOn(STOCK_ACCOUNTS)} - coalesce(sum(total_value) filter (where journal_id is null), 0)`,
     )} as stock,
     ${of('paymentmethods', 'profile_id = $1 and is_active', 'count(*)')} as method,
     ${of('periodes', `profile_id = $1 and status = ${periode.state.active}`, 'count(*)')} as period,
     ${of(
       'membershipperawatans',
       'profile_id = $1 and opening_amount > 0',
       'count(distinct membership_id)',
       '0',
       `-${openedOn([accountRole.unearnedPackage])} - coalesce(sum(opening_amount), 0)`,
     )} as package,
     ${of(
       'sharingprofits s',
       RULE,
       'count(*)',
       `case when count(*) = 0 then 0 else ${DOCTORS} and not exists (
       select from sharingprofits s where coalesce(s.doctor_id, u.id) = u.id and ${RULE})) end`,
     )} as sharing
   from profiles p where p.id = $1`,
);

const restFacts = (rests: readonly (Rest | undefined)[]): ReadinessFacts => {
  const found = rests.filter((rest) => rest !== undefined);
  return { count: found.length, missing: 0, amount: found.reduce((sum, rest) => sum + rest.amount, 0) };
};

/** @throws Refusal no-branch (422) for a superadmin who has not chosen one */
export const showReadiness: CallHandlers['platform.readiness.show'] = async (context) => {
  const branch = onlyBranch(context);
  const [row, receivable, deposit, vendor, others] = await Promise.all([
    runOne(context.tx, read, branch, context.today),
    restOf(context, branch),
    depositRest(context, branch),
    payableRest(context, branch),
    hutangRests(context, branch),
  ]);
  if (!row) throw new Error('The branch of a request is one that there is.');
  const { profile_row: profile, ...counted } = row;
  const payees = Object.keys(openedTo) as NamedOpening[];
  const all: Readonly<Record<ReadinessStep, ReadinessFacts>> = {
    ...counted,
    receivable: restFacts([receivable]),
    deposit: restFacts([deposit]),
    payable: restFacts([vendor, ...payees.map(others)]),
  };
  const steps = readinessOrder.map((step) => ({ step, state: readinessOf(step, all[step]), ...all[step] }));
  return { profile, ready: steps.every(({ state }) => state !== 'open'), steps };
};
