// What the slips of a run are reckoned of (attendance.md 6): read set-based, so that a run of five hundred takes a few statements.
import { payeeCategory } from '../../finance/slip/payee-tax.ts';
import { contractType, payCycle, taxScheme } from '../../../../src/resources/attendance/employment.ts';
import { periodKind, periodState } from '../../../../src/resources/attendance/payroll-life.ts';
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import {
  isLastMasa,
  type ManualLine,
  type SlipComponent,
  type SlipEmployment,
  type SlipFacts,
} from '../../../domain/attendance/slip-facts.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { masaDokter, openDoctorFees } from '../../finance/slip/payroll.ts';
import { openLoans } from '../wage/open-loans.ts';
import { slipComponents, wagePreferences } from '../wage/slip-components.ts';
import { readWageLaw } from '../wage/wage-law.ts';
import { byPegawai } from './by-pegawai.ts';
import { endedContracts } from './ended-contracts.ts';
import { masaStart, type Period, runOrder } from './period-rows.ts';
import { type Attending, readDays } from './read-days.ts';
import { earlierOf, readEarlier } from './read-earlier.ts';

/** Somebody whose wages the run reckons. */
export interface Member extends SlipEmployment, Attending {
  readonly name: string;
  readonly bank_name: string | null;
  readonly bank_account_no: string | null;
  readonly bank_account_name: string | null;
  /** Finance pays his fees with his wages. */
  readonly fees_with_wages: boolean;
  /** Another run of the masa comes after this one for him. */
  readonly goes_on: boolean;
}
const DOCTOR = userRole.dokter;
const IS_DAILY = `(p.contract_type = ${contractType.daily} and p.pay_cycle = ${payCycle.daily})`;
/** First day of work; of whom nobody has said it, the day in the branch on which he was entered. */
const JOINED = 'coalesce(u.join_at, p.contract_start_at, (u.created_at at time zone b.timezone)::date)';
/** Of a run of wages the members of its days; of THR whoever may have some; of daily wages who is paid by the day. */
const takesPart = (alias: string): string => `${JOINED} <= ${alias}.end_date
     and case ${alias}.kind
       when ${periodKind.wages} then (u.leave_at is null or u.leave_at >= ${alias}.start_date) and not ${IS_DAILY}
       when ${periodKind.bonus} then p.contract_type <> ${contractType.partner}
         and (u.leave_at is null or u.leave_at >= least(${alias}.start_date, ${alias}.end_date - 366))
       else (u.leave_at is null or u.leave_at >= ${alias}.start_date) and ${IS_DAILY} end`;
/** His last day was paid by the wages of an earlier masa: there are none to come for him. */
const WAS_PAID_OUT = `exists (select from payrollperiodes w where w.profile_id = r.profile_id and w.kind = ${periodKind.wages}
         and w.status <> ${periodState.cancelled} and (w.tax_year, w.tax_month) < (r.tax_year, r.tax_month)
         and u.leave_at between w.start_date and w.end_date)`;
const members = named<Omit<Member, 'ended_contracts'>, [period: number, only: readonly number[] | null]>(
  'payroll_members',
  `select u.id, u.name, p.contract_type, p.contract_start_at::text, p.contract_end_at::text,
     ${JOINED}::text as join_at, u.leave_at::text, u.birth_date::text,
     p.base_salary, p.workdays_per_week, p.is_overtime_exempt, p.pay_cycle, p.tax_scheme, p.tax_method, p.ptkp_status, p.npwp_valid,
     p.is_bpjs_kes, p.is_bpjs_jht, p.is_bpjs_jp, p.is_bpjs_jkk_jkm, p.is_attendance_exempt as is_exempt,
     u.role = ${DOCTOR} as is_doctor, coalesce(a.bank_account_no, '') <> '' as has_bank_account,
     a.bank_name, a.bank_account_no, a.bank_account_name,
     u.role = ${DOCTOR} and p.tax_scheme = ${taxScheme.employee}
       and coalesce(a.kategori, '') = '${payeeCategory.employee}' as fees_with_wages,
     exists (select from payrollperiodes o where o.profile_id = r.profile_id and o.tax_year = r.tax_year
       and o.tax_month = r.tax_month and o.id <> r.id
       and o.status in (${periodState.draft}, ${periodState.computed}) and ${runOrder('o')} > ${runOrder('r')} and ${takesPart('o')})
       or (r.kind <> ${periodKind.wages} and not ${WAS_PAID_OUT} and not exists (
         select from payrollperiodes o where o.profile_id = r.profile_id and o.tax_year = r.tax_year and o.tax_month = r.tax_month
         and o.kind = ${periodKind.wages}
         and o.status <> ${periodState.cancelled})) as goes_on
   from payrollperiodes r join pegawais p on p.profile_id = r.profile_id join users u on u.id = p.id
   join profiles b on b.id = r.profile_id
   left join actorpajaks a on a.actor_id = p.id
     and a.actor_type = case when u.role = ${DOCTOR} then '${actorType.doctor}' else '${actorType.employee}' end
   where r.id = $1 and ($2::bigint[] is null or p.id = any ($2)) and u.membership_id is not null
     and ${takesPart('r')}
   order by u.name, u.id`,
);

const manual = named<ManualLine & { readonly pegawai_id: number; readonly component: SlipComponent }, [number]>(
  'payroll_manual',
  `select t.pegawai_id, l.component_id, l.qty::float8 as qty, l.rate::float8 as rate, l.note, l.is_imported, jsonb_build_object(
     'id', c.id, 'code', c.code, 'name', c.name, 'kind', c.kind, 'calc', c.calc, 'amount', c.amount, 'percent', c.percent,
     'base', c.base, 'day_basis', c.day_basis, 'unit_basis', c.unit_basis, 'max_per_day', c.max_per_day,
     'is_fixed_allowance', c.is_fixed_allowance, 'is_taxable', c.is_taxable, 'is_prorated', c.is_prorated,
     'reduces_gross', c.reduces_gross, 'ledger_component', c.ledger_component, 'sort', c.sort, 'from', null, 'to', null) as component
   from payrolltransactions t join payrolltransactionlines l on l.payrolltransaction_id = t.id and l.is_manual
   join payrollcomponents c on c.id = l.component_id
   where t.payrollperiode_id = $1 order by l.id`,
);
/** Members of a run. @param only these alone; null: all */
export const readMembers = (
  { tx }: Context,
  period: Period,
  only: readonly number[] | null,
): Promise<readonly Member[]> => run(tx, members, period.id, only);

const feesOf = async (context: Context, { kind, end_date }: Period, people: readonly Member[]) => {
  const paid = people.filter(({ fees_with_wages }) => kind === periodKind.wages && fees_with_wages);
  // They travel together.
  const fees = await Promise.all(paid.map(({ id }) => openDoctorFees(context, id, end_date)));
  return new Map(paid.map(({ id }, n) => [id, Math.max(0, fees[n]?.amount ?? 0)]));
};
/** What finance knows of practising doctors in the masa. */
const masasOf = async (context: Context, period: Period, people: readonly Member[]) => {
  const found = new Map<number, { readonly bruto: number; readonly withheld: number }>();
  for (const { id, tax_scheme, is_doctor } of people)
    if (tax_scheme === 3 && is_doctor) found.set(id, await masaDokter(context, id, masaStart(period)));
  return found;
};

export interface MemberFacts {
  readonly member: Member;
  readonly facts: SlipFacts;
}
/** Facts of each member, in the order of the members. */
export const readFacts = async (
  context: Context,
  period: Period,
  people: readonly Member[],
): Promise<readonly MemberFacts[]> => {
  const { tx } = context;
  const ids = people.map(({ id }) => id);
  const { start_date: start, end_date: end, profile_id: branch } = period;
  const law = await readWageLaw(context, masaStart(period));
  const [preferences, given, byHand, owed, attended, earlier, ended] = await Promise.all([
    wagePreferences(context, branch),
    slipComponents(context, branch, ids, [start, end]),
    run(tx, manual, period.id),
    openLoans(context, ids, end),
    readDays(context, people, start, end),
    readEarlier(context, period, ids),
    endedContracts(context, period, ids),
  ]);
  const fees = await feesOf(context, period, people);
  const masas = await masasOf(context, period, people);
  const [ofHand, ofLoans] = [byPegawai(byHand), byPegawai(owed)];
  return people.map((member) => {
    const own = attended.get(member.id) ?? { days: [], overtime: [] };
    const hand = ofHand.get(member.id) ?? [];
    const active = given.get(member.id) ?? [];
    // What was entered by hand counts although its component is nobody's by a row.
    const extra = hand.map(({ component }) => component).filter(({ id }) => !active.some((one) => one.id === id));
    const only = new Map(extra.map((one) => [one.id, { ...one, amount: null, calc: 'manual' as const }]));
    return {
      member,
      facts: {
        run: { ...period, settles: isLastMasa(period, member) && !member.goes_on },
        employment: { ...member, ended_contracts: ended.get(member.id) ?? [] },
        days: own.days,
        overtime: period.kind === periodKind.bonus ? [] : own.overtime,
        components: [...active, ...only.values()],
        manual: hand.map(({ component_id, qty, rate, note, is_imported }) => ({
          component_id,
          qty,
          rate,
          note,
          is_imported,
        })),
        loans: ofLoans.get(member.id) ?? [],
        open_fee: fees.get(member.id) ?? 0,
        law,
        preferences,
        earlier: earlierOf(earlier, member.id, masas.get(member.id)),
      },
    };
  });
};
