// Two years of payroll of the staff: paid runs with slips of thirteen lines, and the last months still to be approved.
import { FIRST_STAFF } from './fill-staff.ts';
import type { FillStep } from './fill-master.ts';
import { BRANCH, type Scale } from './scale.ts';

/** Months back of the youngest run that is paid, and of the one that is reckoned in a measurement. */
export const PAID_BACK = 3;
export const OPEN_BACK = 1;
const MONTH_DAYS = 30;
/** Of one slip, rupiah. */
const [ALLOWANCE, MEALS, TRAVEL, HEALTH] = [500_000, 600_000, 480_000, 50_000];

/** The components that each branch has from its first day on (0095_payroll.sql). */
const components = `
  set session_replication_role = origin;
  create trigger open_wages_once after update on profiles for each row execute function open_wages();
  update profiles set name = name where not exists (select from payrollcomponents c where c.profile_id = profiles.id);
  drop trigger open_wages_once on profiles;
  set session_replication_role = replica;
  insert into pegawaicomponents (profile_id, pegawai_id, component_id, start_date)
  select p.profile_id, p.id, c.id, date '2020-01-01' from pegawais p
  join payrollcomponents c on c.profile_id = p.profile_id and c.code in ('TJAB', 'TMKN', 'TTRN') where p.id > ${FIRST_STAFF};`;

const runs = (months: number): string => `
  insert into payrollperiodes (profile_id, code, name, kind, tax_year, tax_month, start_date, end_date, pay_date, status)
  select b.id, 'PRL/' || b.id || '/' || m, 'Gaji ' || m || ' bulan lalu', 1, extract(year from d.first)::int,
    extract(month from d.first)::int, d.first, (d.first + interval '1 month')::date - 1, (d.first + interval '1 month')::date,
    case when m >= ${PAID_BACK} then 4 when m > ${OPEN_BACK} then 1 else 0 end
  from (select distinct profile_id as id from pegawais where id > ${FIRST_STAFF}) b cross join generate_series(1, ${months}) m
  cross join lateral (select (date_trunc('month', current_date) - make_interval(months => m))::date as first) d;`;

const SLIPS = `
  insert into payrolltransactions (profile_id, payrollperiode_id, pegawai_id, code, days_scheduled, days_present, days_served, upah_tetap,
    earning, deduction, bpjs_employee, bpjs_employer, pension_employee, gross_taxable, ter_category, ter_rate, tax, net, ptkp_status,
    tax_scheme, tax_method, bank_name, bank_account_no, bank_account_name, bpjs, tax_detail, status, paid_at)
  select r.profile_id, r.id, p.id, 'GAJI/' || r.id || '/' || p.id, 26, 24, 26, p.base_salary + ${ALLOWANCE},
    p.base_salary + ${ALLOWANCE + MEALS + TRAVEL}, ${4 * HEALTH}, ${4 * HEALTH}, 512000, 150000, p.base_salary + ${ALLOWANCE + MEALS},
    'A', 0.5, 28000, p.base_salary + ${ALLOWANCE + MEALS + TRAVEL - 4 * HEALTH} - 28000, p.ptkp_status, p.tax_scheme, 1, 'BCA',
    '1234567890', 'Staf', '{"KES":{"employer":200000,"employee":50000},"JHT":{"employer":185000,"employee":100000}}', '{}', r.status,
    case when r.status = 4 then r.pay_date end
  from payrollperiodes r join pegawais p on p.profile_id = r.profile_id where r.status > 0 and p.id > ${FIRST_STAFF} order by r.id, p.id;
  insert into payrolltransactionlines (profile_id, payrolltransaction_id, component_id, name, kind, ledger_component, qty, rate, amount,
    sort)
  select t.profile_id, t.id, c.id, c.name, c.kind, c.ledger_component, 1, l.amount, l.amount, c.sort
  from payrolltransactions t cross join lateral (values
    ('GAPOK', t.upah_tetap - ${ALLOWANCE}), ('TJAB', ${ALLOWANCE}), ('TMKN', ${MEALS}), ('TTRN', ${TRAVEL}), ('BPJSKES', ${HEALTH}),
    ('BPJSJHT', ${2 * HEALTH}), ('BPJSJP', ${HEALTH}), ('BPJSKESK', 200000), ('BPJSJHTK', 185000), ('BPJSJPK', 100000), ('BPJSJKK', 12000),
    ('BPJSJKM', 15000), ('PPH21', t.tax)) l (code, amount)
  join payrollcomponents c on c.profile_id = t.profile_id and c.code = l.code order by t.id, c.sort;
  update payrollperiodes r set total_earning = s.earning, total_deduction = s.deduction, total_tax = s.tax, total_net = s.net,
    total_employer = s.employer, computed_at = now()
  from (select payrollperiode_id, sum(earning) as earning, sum(deduction) as deduction, sum(tax) as tax, sum(net) as net,
      sum(bpjs_employer) as employer from payrolltransactions group by 1) s where s.payrollperiode_id = r.id;`;

/** Of the first branch. @param back months */
export const runAt = (back: number): string => `select id from payrollperiodes where code = 'PRL/${BRANCH}/${back}'`;

export const payrollSteps = ({ staffDays }: Scale): readonly FillStep[] => [
  { label: 'components of wages', sql: components },
  { label: 'runs of payroll', sql: runs(Math.floor(staffDays / MONTH_DAYS) - 1) },
  { label: 'slips', sql: SLIPS },
];
