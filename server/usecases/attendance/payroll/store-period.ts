// Runs of payroll are made and changed before they are approved (attendance.md 2, 4).
import { periodKind, periodState } from '../../../../src/resources/attendance/payroll-life.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { payrollperiode } from '../../../../src/resources/attendance/payrollperiode.ts';
import { addDays, addMonths, monthName } from '../../../../src/resources/kernel/date.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericEdit, genericShow } from '../../kernel/generic.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';
import { requireOpen, lockPeriod } from './period-rows.ts';

const MONTHS = 12;

interface Wished {
  readonly kind: number | string;
  readonly tax_year: number;
  readonly tax_month: number;
  readonly start_date: string;
  readonly end_date: string;
  readonly holiday_date?: string | null | undefined;
}
const queue = named<unknown, [number]>(
  'payroll_queue',
  `select pg_advisory_xact_lock(hashtext('payrollperiodes'), $1::int)`,
);
const clash = named<
  { name: string; is_masa: boolean },
  [branch: number, id: number, kind: number, year: number, month: number, start: string, end: string]
>(
  'payroll_clash',
  `select name, kind <> ${periodKind.daily} and tax_year = $4 and tax_month = $5 as is_masa from payrollperiodes
   where profile_id = $1 and id <> $2 and status <> ${periodState.cancelled} and kind = $3
     and ((kind = ${periodKind.wages} and start_date <= $7::date and end_date >= $6::date)
       or (kind <> ${periodKind.daily} and tax_year = $4 and tax_month = $5))
   order by start_date limit 1`,
);
/** @throws Refusal end-before-start, payroll-overlap, payroll-masa-taken, payroll-holiday-kind (422) */
const requireFree = async ({ tx, branch }: WriteContext, id: number, wish: Wished): Promise<void> => {
  if (wish.end_date < wish.start_date) throw refuseField('end-before-start', 'end_date');
  if (wish.holiday_date && wish.kind !== periodKind.bonus) throw refuseField('payroll-holiday-kind', 'holiday_date');
  await run(tx, queue, branch.id);
  const kind = Number(wish.kind);
  const found = await runOne(
    tx,
    clash,
    branch.id,
    id,
    kind,
    wish.tax_year,
    wish.tax_month,
    wish.start_date,
    wish.end_date,
  );
  if (!found) return;
  throw found.is_masa && kind !== periodKind.wages
    ? refuseField('payroll-masa-taken', 'tax_month', { name: found.name })
    : refuseField('payroll-overlap', 'start_date', { name: found.name });
};

type Operations = UseCases['attendance.payrollperiode'];
type Body = Parameters<Operations['create']>[1];
const insert = async (context: WriteContext, body: Body): Promise<number> => {
  await requireFree(context, 0, body);
  const { tx, actor, branch, branches } = context;
  const code = await nextCode(context, documentKinds.payroll, `${body.tax_year}-01-01`);
  return insertRecord(tx, payrollperiode, { ...body, code }, { id: actor.id, branch: branch.id, branches });
};

/** @throws Refusal those of `requireFree` */
export const createPeriod: Operations['create'] = async (context, body) => {
  const id = await insert(context, body);
  const record = await genericShow(payrollperiode, context, id);
  return {
    status: 201 as const,
    record,
    log: {
      message: `penambahan periode payroll ${body.name}`,
      url: `/attendance/master/payrollperiode/${id}`,
      after: body,
    },
  };
};

/** @throws Refusal payroll-approved, payroll-cancelled (409); those of `requireFree` */
export const editPeriod: Operations['edit'] = async (context, { id, before }, body) => {
  requireOpen(await lockPeriod(context, id));
  const sent = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined));
  await requireFree(context, id, { ...before, ...sent });
  return genericEdit(payrollperiode, context, before, body);
};

const standing = named<{ tax_month: number }, [branch: number, year: number]>(
  'payroll_year',
  `select tax_month from payrollperiodes
   where profile_id = $1 and tax_year = $2 and kind = ${periodKind.wages} and status <> ${periodState.cancelled}`,
);
/**
 * POST /api/attendance/payrollperiode/tahun: from `start_day` on; above 1 a period begins in the month before its masa.
 * @throws Refusal those of `requireFree`
 */
export const createYear = async (
  context: WriteContext,
  { body }: CallRequest<Calls['attendance.payrollperiode.buat12']>,
) => {
  const { tax_year, start_day, pay_day, workday_basis } = body;
  const there = new Set(
    (await run(context.tx, standing, context.branch.id, tax_year)).map(({ tax_month }) => tax_month),
  );
  const months = Array.from({ length: MONTHS }, (_, n) => n + 1).filter((month) => !there.has(month));
  if (months.length === 0) throw new Refusal('payroll-year-made', { year: tax_year });
  for (const month of months) {
    const first = `${tax_year}-${String(month).padStart(2, '0')}-01`;
    const start = start_day === 1 ? first : addDays(addMonths(first, -1), start_day - 1);
    const end = addDays(addMonths(`${start.slice(0, 7)}-01`, 1), start_day - 2);
    const due = addDays(first, pay_day - 1);
    await insert(context, {
      name: `Gaji ${monthName(first)}`,
      kind: periodKind.wages,
      tax_year,
      tax_month: month,
      start_date: start,
      end_date: end,
      // After the last day: wages of a whole month are paid in the next.
      pay_date: due < end ? addDays(addMonths(first, 1), pay_day - 1) : due,
      workday_basis,
    });
  }
  return {
    status: 201 as const,
    record: { count: months.length },
    log: { message: `pembuatan ${months.length} periode payroll tahun ${tax_year}`, url: payrollperiode.screens.list },
  };
};
