// The list of treatments, its number and its sums (service.md 5).
import { type TimeZone, timeZones } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { maySee } from '../../../../src/policies/index.ts';
import type { Conditions } from '../../../db/conditions.ts';
import type { Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { type KeptClass, keptClasses, keptQuantities, rowsOf } from '../../kernel/kept-counts.ts';
import { addPatientKeyword, type Among, amongFor } from '../../kernel/patient-search.ts';
import { declaredWhere, readPage, sumRows } from '../../kernel/read-page.ts';
import { presentTreatment, TREATMENT_COLUMNS, type TreatmentRow } from './treatment-record.ts';

const kept = (context: Context, parameters: ListParameters) =>
  keptClasses(context, 'service.visitperawatan', parameters);
const THOUSANDTHS = 1000;
const amountOf = (classes: readonly KeptClass[]): number => classes.reduce((sum, { amount }) => sum + amount, 0);

interface Sum {
  /** SQL over the rows `t`. */
  readonly rows: string;
  /** The same of what is kept, where all rows of some states are asked for (docs/decisions/0163). */
  readonly kept: typeof kept;
  readonly of: (classes: readonly KeptClass[]) => number;
}
const NUMBER: Sum = { rows: 'count(*)', kept, of: rowsOf };
const SUMS: Readonly<Record<string, Sum>> = {
  qty: { rows: 'sum(t.qty)', kept: keptQuantities, of: (classes) => amountOf(classes) / THOUSANDTHS },
  amount: { rows: 'sum(t.amount)', kept, of: amountOf },
  used: {
    rows: 'count(*) filter (where t.isbhpused)',
    kept,
    // Their kind is 1, that of the others 0.
    of: (classes) => classes.reduce((sum, { kind, count }) => sum + kind * count, 0),
  },
};

/** SQL: done on the days of the branches of a zone. */
const doneIn = (zone: TimeZone): string =>
  `t.profile_id = any (array(select z.id from profiles z where z.timezone = '${zone}'))
    and t.performed_at >= (?::date[])[1]::timestamp at time zone '${zone}'
    and t.performed_at < ((?::date[])[2] + 1)::timestamp at time zone '${zone}'`;
/**
 * Done on the days of its own branch (service.md 5), by the index of branch and moment. No branch is behind UTC, or further ahead of it
 * than nine hours: the days around the range let the index cut it.
 */
const DONE = `t.performed_at >= ((?::date[])[1] - 1)::timestamp at time zone 'UTC'
    and t.performed_at < ((?::date[])[2] + 1)::timestamp at time zone 'UTC'
    and (${timeZones.map(doneIn).join(' or ')})`;
/** Not done yet, in a visit of the days. */
const TO_DO = `t.performed_at is null and t.visit_id in (
    select v.id from visits v where v.visit_date between (?::date[])[1] and (?::date[])[2])`;
/** Of the days a treatment is done or to be done, never both: each part is counted by an index of its own. */
const IN_DAYS = { done: DONE, toDo: TO_DO, all: `(${DONE} or ${TO_DO})` } as const;
type DaysPart = keyof typeof IN_DAYS;
const OF_CATEGORY = 't.perawatan_id in (select m.id from tindakanmedis m where m.kategori_id = ?)';

/** Conditions of the list beside the declared ones. */
const treatmentWhere = (
  context: Context,
  parameters: ListParameters,
  among: Among,
  part: DaysPart = 'all',
): Conditions => {
  const { start_date, end_date, ...others } = parameters;
  const where = declaredWhere(visitperawatan, context, others);
  if (start_date ?? end_date) where.add(IN_DAYS[part], [start_date ?? '-infinity', end_date ?? 'infinity']);
  where.add(OF_CATEGORY, parameters.kategori);
  where.add('t.profile_id = ?', parameters.profile_id);
  if (context.actor.role === DOKTER)
    where.add(
      '(t.doctor_id = ? or t.customer_id in (select own.customer_id from own_customers(?) own))',
      context.actor.id,
    );
  addPatientKeyword(where, context, parameters.keyword, 't.name', among);
  return where;
};

/** An aggregate over all rows of the list; of days it is that of their two parts. */
const summed = async (
  context: Context,
  parameters: ListParameters,
  among: Among,
  expression: string,
): Promise<number> => {
  const parts: readonly DaysPart[] = parameters.start_date || parameters.end_date ? ['done', 'toDo'] : ['all'];
  let sum = 0;
  for (const part of parts)
    sum += await sumRows(context, visitperawatan, treatmentWhere(context, parameters, among, part), expression);
  return sum;
};

/** Treatments of the branches in reach; `sum` answers the number of rows or the total of a column instead of rows. */
export const listTreatment: UseCases['service.visitperawatan']['list'] = async (context, parameters) => {
  const { role } = context.actor;
  const ask = SUMS[String(parameters.sum)] ?? NUMBER;
  // Of a doctor his own are listed.
  const found = role === DOKTER ? undefined : ask.kept(context, parameters);
  const total = found && (async () => rowsOf(await found()));
  const among = await amongFor(context, visitperawatan.table, parameters, ({ on }) => on('t.name'));
  if (parameters.sum !== undefined) {
    if (parameters.sum === 'amount' && !maySee(role, 'money')) throw new Refusal('forbidden');
    if (found) {
      const classes = await found();
      return { data: [], count: rowsOf(classes), sum: ask.of(classes) };
    }
    const count = await summed(context, parameters, among, NUMBER.rows);
    return { data: [], count, sum: ask === NUMBER ? count : await summed(context, parameters, among, ask.rows) };
  }
  const { rows, count } = await readPage<TreatmentRow>(context, visitperawatan, parameters, {
    where: treatmentWhere(context, parameters, among),
    columns: TREATMENT_COLUMNS,
    counted: () => summed(context, parameters, among, NUMBER.rows),
    ...(total && { total }),
  });
  return { data: rows.map(presentTreatment), count };
};
