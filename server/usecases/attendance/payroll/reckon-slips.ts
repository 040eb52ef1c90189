// 'Hitung' (attendance.md 3): slips of a run are reckoned and stored, all of them by a few statements.
import type { Calls } from '../../../../src/resources/calls.ts';
import { payrollperiode } from '../../../../src/resources/attendance/payrollperiode.ts';
import { payslipState, periodState } from '../../../../src/resources/attendance/payroll-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { reckonSlip, type Slip } from '../../../domain/attendance/payslip.ts';
import { codePrefix, documentKinds } from '../../../domain/document-code.ts';
import { nextNumbers } from '../../../db/sequence.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { addUpPeriod, lockPeriod, type Period, reckonAlone, requireOpen } from './period-rows.ts';
import { type MemberFacts, readFacts, readMembers } from './read-facts.ts';

interface Standing {
  readonly id: number;
  readonly pegawai_id: number;
  readonly status: number;
}
export interface Reckoned {
  readonly one: MemberFacts;
  readonly slip: Slip;
}
export const standing = named<Standing, [number]>(
  'payroll_standing',
  'select id, pegawai_id, status from payrolltransactions where payrollperiode_id = $1 order by id for update',
);
const COLUMNS = `days_scheduled numeric, days_present numeric, days_paid_leave numeric, days_unpaid numeric, days_alpha numeric,
  days_served numeric, late_count int, late_minutes int, overtime_hours numeric, upah_tetap bigint, earning bigint, deduction bigint,
  bpjs_employee bigint, bpjs_employer bigint, pension_employee bigint, zakat bigint, fee_amount bigint, gross_taxable bigint,
  ter_category text, ter_rate numeric, tax_allowance bigint, tax bigint, is_settlement boolean, net bigint, tax_detail jsonb,
  ptkp_status text, tax_scheme smallint, tax_method smallint, bank_name text, bank_account_no text, bank_account_name text,
  flags text[], bpjs jsonb, loan_parts jsonb`;
const names = COLUMNS.split(',').map((column) => column.trim().split(/\s/)[0] ?? '');
const store = named<{ id: number; pegawai_id: number }, [profile: number, period: number, by: number, rows: string]>(
  'payroll_store',
  `insert into payrolltransactions (profile_id, payrollperiode_id, created_by, code, pegawai_id, status, ${names.join(', ')})
   select $1, $2, $3, s.code, s.pegawai_id, ${payslipState.computed}, ${names.map((name) => `s.${name}`).join(', ')}
   from jsonb_to_recordset($4::jsonb) s (code text, pegawai_id bigint, ${COLUMNS})
   on conflict (payrollperiode_id, pegawai_id) do update set status = excluded.status, updated_at = now(),
     version = payrolltransactions.version + 1, ${names.map((name) => `${name} = excluded.${name}`).join(', ')}
   returning id, pegawai_id`,
);
const clearLines = named<unknown, [readonly number[]]>(
  'payroll_clear_lines',
  'delete from payrolltransactionlines where payrolltransaction_id = any ($1)',
);
const storeLines = named<unknown, [profile: number, rows: string]>(
  'payroll_store_lines',
  `insert into payrolltransactionlines (profile_id, payrolltransaction_id, component_id, name, kind, ledger_component, qty, rate, amount,
     is_taxable, reduces_gross, is_manual, is_imported, note, sort)
   select $1, l.slip_id, l.component_id, l.name, l.kind, l.ledger_component, l.qty, l.rate, l.amount, l.is_taxable, l.reduces_gross,
     l.is_manual, l.is_imported, l.note, l.sort
   from jsonb_to_recordset($2::jsonb) l (slip_id bigint, component_id bigint, name text, kind smallint, ledger_component text,
     qty numeric, rate numeric, amount bigint, is_taxable boolean, reduces_gross boolean,
     is_manual boolean, is_imported boolean, note text, sort int)`,
);
const drop = named<unknown, [readonly number[]]>('payroll_drop', 'delete from payrolltransactions where id = any ($1)');
const markComputed = named<unknown, [number, string]>(
  'payroll_computed',
  `update payrollperiodes set status = ${periodState.computed}, computed_at = $2 where id = $1`,
);

const rowOf = ({ member }: MemberFacts, slip: Slip, code: string) => ({
  code,
  pegawai_id: member.id,
  ...slip.counts,
  upah_tetap: slip.upah_tetap,
  earning: slip.earning,
  deduction: slip.deduction,
  bpjs_employee: slip.bpjs_employee,
  bpjs_employer: slip.bpjs_employer,
  pension_employee: slip.pension_employee,
  zakat: slip.zakat,
  fee_amount: slip.fee_amount,
  gross_taxable: slip.gross_taxable,
  ter_category: slip.ter_category,
  ter_rate: slip.ter_rate,
  tax_allowance: slip.tax_allowance,
  tax: slip.tax,
  is_settlement: slip.is_settlement,
  net: slip.net,
  tax_detail: slip.tax_detail,
  ptkp_status: member.ptkp_status,
  tax_scheme: member.tax_scheme,
  tax_method: member.tax_method,
  bank_name: member.bank_name,
  bank_account_no: member.bank_account_no,
  bank_account_name: member.bank_account_name,
  flags: slip.flags,
  bpjs: slip.bpjs,
  loan_parts: slip.loans,
});

/** A person without any line has no slip. */
const isSomething = ({ lines }: Slip): boolean => lines.length > 0;

const codesOf = async (context: WriteContext, { tax_year }: Period, count: number) => {
  const { series, prefix } = documentKinds.payslip;
  const first = count === 0 ? 0 : await nextNumbers(context.tx, context.branch.id, series, String(tax_year), count);
  const front = codePrefix(prefix, context.branch.code, String(tax_year));
  return (place: number) => `${front}${String(first + place).padStart(6, '0')}`;
};

const shell = named<
  unknown,
  [profile: number, period: number, by: number, codes: readonly string[], people: readonly number[]]
>(
  'payroll_shell',
  `insert into payrolltransactions (profile_id, payrollperiode_id, created_by, code, pegawai_id, status, ptkp_status, tax_scheme,
     tax_method)
   select $1, $2, $3, n.code, p.id, ${payslipState.computed}, p.ptkp_status, p.tax_scheme, p.tax_method
   from unnest($4::text[], $5::bigint[]) n (code, id) join pegawais p on p.id = n.id`,
);
const slipsFor = named<{ id: number; code: string; pegawai_id: number }, [number, readonly number[]]>(
  'payroll_slips_for',
  `select id, code, pegawai_id from payrolltransactions where payrollperiode_id = $1 and pegawai_id = any ($2) order by id`,
);
/** Gives members of a run that is held slips to put lines on, where they have none; the run is to be reckoned after that. */
export const openSlips = async (context: WriteContext, period: Period, people: readonly number[]) => {
  const { tx, branch, actor } = context;
  const known = new Set((await run(tx, slipsFor, period.id, people)).map(({ pegawai_id }) => pegawai_id));
  const fresh = people.filter((id) => !known.has(id));
  const codeAt = await codesOf(context, period, fresh.length);
  await run(
    tx,
    shell,
    branch.id,
    period.id,
    actor.id,
    fresh.map((_id, place) => codeAt(place)),
    fresh,
  );
  const slips = await run(tx, slipsFor, period.id, people);
  return new Map(slips.map(({ pegawai_id, ...slip }) => [pegawai_id, slip]));
};

/** The slips of a run as its facts are now, of nobody who is excluded. @param only these alone; null: all */
export const reckonNow = async (
  context: Context,
  period: Period,
  stand: readonly Pick<Standing, 'pegawai_id' | 'status'>[],
  only: readonly number[] | null,
): Promise<readonly Reckoned[]> => {
  const excluded = new Set(
    stand.filter(({ status }) => status === payslipState.excluded).map(({ pegawai_id }) => pegawai_id),
  );
  const people = (await readMembers(context, period, only)).filter(({ id }) => !excluded.has(id));
  return (await readFacts(context, period, people))
    .map((one) => ({ one, slip: reckonSlip(one.facts) }))
    .filter(({ slip }) => isSomething(slip));
};

/**
 * Reckons slips of a run that is held and open, and stores them; those that are excluded stay as they are.
 * @param only these alone; null: all, and slips of people who are no members any more go
 */
export const reckonPeriod = async (
  context: WriteContext,
  period: Period,
  only: readonly number[] | null,
): Promise<void> => {
  const { tx, branch, actor } = context;
  const stand = await run(tx, standing, period.id);
  const reckoned = await reckonNow(context, period, stand, only);
  const known = new Map(stand.map((row) => [row.pegawai_id, row]));
  const fresh = reckoned.filter(({ one }) => !known.has(one.member.id));
  const place = new Map(fresh.map(({ one }, n) => [one.member.id, n]));
  const codeAt = await codesOf(context, period, fresh.length);
  const rows = reckoned.map(({ one, slip }) => rowOf(one, slip, codeAt(place.get(one.member.id) ?? 0)));
  const kept = new Set(reckoned.map(({ one }) => one.member.id));
  const gone = stand.filter(
    ({ pegawai_id, status }) =>
      status !== payslipState.excluded && !kept.has(pegawai_id) && (only === null || only.includes(pegawai_id)),
  );
  await run(
    tx,
    drop,
    gone.map(({ id }) => id),
  );
  const stored = await run(tx, store, branch.id, period.id, actor.id, JSON.stringify(rows));
  const idOf = new Map(stored.map(({ id, pegawai_id }) => [pegawai_id, id]));
  await run(
    tx,
    clearLines,
    stored.map(({ id }) => id),
  );
  const lines = reckoned.flatMap(({ one, slip }) =>
    slip.lines.map((line) => ({ ...line, slip_id: idOf.get(one.member.id) })),
  );
  await run(tx, storeLines, branch.id, JSON.stringify(lines));
  await addUpPeriod(context, period.id);
};

/**
 * POST /api/attendance/payrollperiode/{id}/generate {pegawai_ids?}: repeatable while the run is not approved.
 * @throws Refusal payroll-busy, payroll-approved, payroll-cancelled (409), wage-law-missing (422)
 */
export const reckonRun = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['attendance.payrollperiode.hitung']>,
) => {
  const id = params['id'] ?? 0;
  await reckonAlone(context, id);
  const period = await lockPeriod(context, id);
  if (period.profile_id !== context.branch.id) throw new Refusal('not-found');
  requireOpen(period);
  await reckonPeriod(context, period, body.pegawai_ids ?? null);
  await run(context.tx, markComputed, id, context.now.toISOString());
  return {
    record: await genericShow(payrollperiode, context, id),
    log: { message: `perhitungan payroll ${period.name}`, url: '/attendance/payroll/transaction' },
  };
};
