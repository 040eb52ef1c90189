// A treatment of a visit as it is answered, and the list of them (service.md 2.8, 5).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { type TimeZone, timeZones } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { own, PERSON, recordOf } from '../../../db/column.ts';
import type { Conditions } from '../../../db/conditions.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context, ListParameters, UseCases } from '../../kernel/contract.ts';
import { besideRequests, type OpenRow, openRequestsText } from '../../kernel/open-requests.ts';
import { addPatientKeyword, type Among, amongFor } from '../../kernel/patient-search.ts';
import { declaredWhere, readPage, sumRows } from '../../kernel/read-page.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

type Operations = UseCases['service.visitperawatan'];
/** What is read of a treatment; the rest follows from that. */
type Row = Omit<WholeOf<'service.visitperawatan', 'written'>, 'statusname'>;
/** A treatment on the page of its visit. */
type LineRow = Pick<Row, keyof Row & keyof WholeOf<'service.visit', 'show'>['visitperawatans'][number]>;

/** SQL: how many a patient has, for those who list people; `customer` is the SQL of his id. */
export const treatmentsOf = (customer: string): string =>
  `(select count(*) from visitperawatans p where p.customer_id = ${customer} and p.status <> ${visitperawatan.state.cancelled})`;

/** As it was named when it was done. */
const PERFORMED = {
  name: 't.name',
  code: 't.code',
  ...own('scope', 'islabdefault', 'isconsent', 'consenttemplate_id'),
};
const VISIT = { name: 'e.code', ...own('code', 'status', 'version', 'visit_date') };
const LINE_COLUMNS = `
  t.id, t.profile_id, t.status, t.version, t.created_at, t.created_by, t.updated_at, t.visit_id, t.customer_id, t.doctor_id, t.perawat_id,
  t.perawatan_id, t.code, t.name, t.tooth, t.surfaces, t.qty, t.price, t.price_standard, t.discount_amount, t.amount,
    t.membershipperawatan_id, t.override_reason, t.islab, t.performed_at, t.note, t.repeated, t.has_bhp, t.isbhpused,
  ${recordOf('users', 't.doctor_id', PERSON)} as doctordata,
  ${recordOf('users', 't.perawat_id', PERSON)} as perawatdata,
  ${recordOf('tindakanmedis', 't.perawatan_id', PERFORMED)} as perawatandata`;

const COLUMNS = `${LINE_COLUMNS},
  ${recordOf('visits', 't.visit_id', VISIT)} as visitdata,
  ${recordOf('users', 't.customer_id', PERSON)} as customerdata,
  (select k.name from tindakanmedis m join tindakanmediskategoris k on k.id = m.kategori_id where m.id = t.perawatan_id) as kategori,
  (select b.name from profiles b where b.id = t.profile_id) as cabang,
  (select string_agg(distinct g.icd10 || ' ' || g.name_id, ', ') from visitdiagnosas x join diagnosas g on g.id = x.diagnosa_id
    where x.visit_id = t.visit_id and (x.tooth is null or x.tooth = any(t.tooth))) as diagnosa`;

const byId = named<Row, [number, readonly number[]]>(
  'treatment_by_id',
  `select ${COLUMNS} from visitperawatans t where t.id = $1 and t.profile_id = any($2)`,
);
/** The visit and its patient stand around the lines. */
export const visitLines = named<LineRow, [number, readonly number[]]>(
  'treatments_of_visit',
  `select ${LINE_COLUMNS} from visitperawatans t where t.visit_id = $1 and t.profile_id = any($2) order by t.id`,
);

/** They travel with the lines, of which the ids are not known yet. */
const lineRequests = named<OpenRow, [readonly number[], number]>(
  'treatment_requests_of_visit',
  openRequestsText(`'${visitperawatan.name}'`, 'in (select t.id from visitperawatans t where t.visit_id = $2)'),
);

const present = <T extends LineRow>(row: T) => ({ ...row, statusname: visitperawatan.states[row.status].label });

/** The treatment as it is answered; `not-found` out of reach. */
export const readTreatment = async (context: Context, id: number) => {
  const row = await runOne(context.tx, byId, id, context.branches);
  if (!row) throw new Refusal('not-found');
  return present(row);
};

export const showTreatment: Operations['show'] = async (context, id) => {
  const record = await readTreatment(context, id);
  if (record.doctor_id !== context.actor.id) await requireOwnCustomer(context, record.customer_id);
  return record;
};

/** The treatment without amounts for roles that may not see them. */
export const openTo = <T extends LineRow>(role: number, record: T) => {
  if (maySee(role, 'money')) return record;
  const { price: _price, price_standard: _standard, discount_amount: _discount, amount: _amount, ...open } = record;
  return open;
};

/** Treatments of one visit in the order they were entered, without amounts for roles that may not see them. */
export const treatmentsOfVisit = async ({ tx, actor, branches }: Context, visitId: number) => {
  const [rows, open] = await Promise.all([
    run(tx, visitLines, visitId, branches),
    run(tx, lineRequests, branches, visitId),
  ]);
  const records = rows.map((row) => openTo(actor.role, present(row)));
  return besideRequests(records, open, actor.role);
};

const SUMS: Readonly<Record<string, string>> = {
  '1': 'count(*)',
  true: 'count(*)',
  qty: 'sum(t.qty)',
  amount: 'sum(t.amount)',
  used: 'count(*) filter (where t.isbhpused)',
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
export const listTreatment: Operations['list'] = async (context, parameters) => {
  const { actor } = context;
  const among = await amongFor(context, visitperawatan.table, parameters, ({ on }) => on('t.name'));
  if (parameters.sum !== undefined) {
    if (parameters.sum === 'amount' && !maySee(actor.role, 'money')) throw new Refusal('forbidden');
    const count = await summed(context, parameters, among, 'count(*)');
    const expression = SUMS[String(parameters.sum)] ?? 'count(*)';
    return {
      data: [],
      count,
      sum: expression === 'count(*)' ? count : await summed(context, parameters, among, expression),
    };
  }
  const { rows, count } = await readPage<Row>(context, visitperawatan, parameters, {
    where: treatmentWhere(context, parameters, among),
    columns: COLUMNS,
    counted: () => summed(context, parameters, among, 'count(*)'),
  });
  return { data: rows.map(present), count };
};
