// Slips of a run as its page and their employees read them (attendance.md 4).
import { componentKind } from '../../../../src/resources/attendance/component-words.ts';
import { hasFeature } from '../../../../src/policies/index.ts';
import { ADMIN, FINANCE, MANAGER, SUPERADMIN } from '../../../../src/policies/role.ts';
import type { AnswerOf, WholeOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { shownSlipStates, payslipState, periodState } from '../../../../src/resources/attendance/payroll-life.ts';
import { payrolltransaction } from '../../../../src/resources/attendance/payrolltransaction.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { groupBy } from '../../../domain/attendance/group.ts';
import { embedColumns, storedColumns } from '../../../db/column.ts';
import { searchFor } from '../../../db/search.ts';
import { listed, named, planned, run } from '../../../db/statement.ts';
import type { Actor, CallRequest, Context, UseCases } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';

type Listed = Omit<WholeOf<'attendance.payrolltransaction', 'list'>, 'requests'>;
type Line = WholeOf<'attendance.payrolltransaction', 'show'>['lines'][number];

const DESK: readonly number[] = [ADMIN, FINANCE, MANAGER, SUPERADMIN];
/** Who reads wages of others: those to whom the page of the payroll is open. */
export const readsWages = (actor: Actor): boolean =>
  DESK.includes(actor.role) && hasFeature(actor, '/attendance/payroll');

const sumOf = (component: string): string =>
  `coalesce((select sum(l.amount) from payrolltransactionlines l where l.payrolltransaction_id = t.id and l.kind = ${componentKind.earning}
     and l.ledger_component = '${component}'), 0)::bigint`;
/** The net of the last slip of the same kind before this one. */
const BEFORE = `(select b.net from payrolltransactions b join payrollperiodes q on q.id = b.payrollperiode_id
     and q.status <> ${periodState.cancelled}
   join payrollperiodes p on p.id = t.payrollperiode_id
   where b.pegawai_id = t.pegawai_id and b.status <> ${payslipState.excluded} and q.kind = p.kind and q.start_date < p.start_date
   order by q.start_date desc limit 1)`;
const COLUMNS = [
  storedColumns(payrolltransaction, 't'),
  ...embedColumns(payrolltransaction.fields, 't'),
  `${sumOf('gaji')} as basic`,
  `${sumOf('tunjangan')} as allowance`,
  `${sumOf('lembur')} as overtime`,
  `${BEFORE} as before_net`,
].join(', ');

/** GET /api/attendance/payrolltransaction?payrollperiode_id&pegawai_id&status */
export const listSlips: UseCases['attendance.payrolltransaction']['list'] = async (context, parameters) => {
  const where = declaredWhere(payrolltransaction, context, parameters);
  if (parameters.keyword) {
    const search = searchFor(parameters.keyword);
    where.add(`exists (select from users u where u.id = t.pegawai_id and ${search.on('u.name')})`, search.text);
  }
  const { rows, count } = await readPage<Omit<Listed, 'statusname'>>(context, payrolltransaction, parameters, {
    where,
    columns: COLUMNS,
    joins: '',
  });
  return { data: rows.map((row) => ({ ...row, statusname: payrolltransaction.states[row.status].label })), count };
};

const linesOf = named<Line & { readonly slip_id: number }, [readonly number[]]>(
  'payslip_lines',
  `select l.payrolltransaction_id as slip_id, l.id, l.component_id, c.code, l.name, l.kind, l.qty::float8 as qty,
     l.rate::float8 as rate, l.amount, l.is_manual, l.is_imported, l.note
   from payrolltransactionlines l join payrollcomponents c on c.id = l.component_id
   where l.payrolltransaction_id = any ($1) order by l.sort, l.id`,
);
/** Lines of slips, by the slip. */
export const readLines = async ({ tx }: Pick<Context, 'tx'>, slips: readonly number[]) => {
  const found = groupBy(await run(tx, linesOf, slips), ({ slip_id }) => slip_id);
  return new Map(slips.map((id) => [id, (found.get(id) ?? []).map(({ slip_id: _own, ...line }) => line)] as const));
};

/** @throws Refusal not-found (404) */
export const showSlip: UseCases['attendance.payrolltransaction']['show'] = async (context, id) => {
  const record = await genericShow(payrolltransaction, context, id);
  return { ...record, lines: (await readLines(context, [id])).get(id) ?? [] };
};

type Own = AnswerOf<'attendance.payrolltransaction.saya'>['data'][number];
const own = planned<Omit<Own, 'lines'>, [pegawai: number]>(
  `select t.id, t.code, p.name as period, p.end_date::text as end_date, p.pay_date::text as pay_date, t.paid_at::text as paid_at,
     t.earning, t.deduction, t.bpjs_employee, t.tax, t.net, t.status
   from payrolltransactions t join payrollperiodes p on p.id = t.payrollperiode_id
   where t.pegawai_id = $1 and t.status in ${listed(shownSlipStates)} order by p.end_date desc, t.id desc limit 60`,
);
/**
 * GET /api/attendance/me/slip: the reader's own slips that are posted or paid, or, for who reads wages, those of somebody else.
 * @throws Refusal forbidden (403)
 */
export const ownSlips = async (
  context: Context,
  { query }: CallRequest<Calls['attendance.payrolltransaction.saya']>,
): Promise<AnswerOf<'attendance.payrolltransaction.saya'>> => {
  const whose = query.pegawai_id ?? context.actor.id;
  if (whose !== context.actor.id && !readsWages(context.actor)) throw new Refusal('forbidden');
  const rows = await run(context.tx, own, whose);
  const lines = await readLines(
    context,
    rows.map(({ id }) => id),
  );
  return { data: rows.map((row) => ({ ...row, lines: lines.get(row.id) ?? [] })), count: rows.length };
};
