// A treatment of a visit as it is answered (service.md 2.8, 5).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { own, PERSON, recordOf } from '../../../db/column.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context, UseCases } from '../../kernel/contract.ts';
import { besideRequests, type OpenRow, openRequestsText } from '../../kernel/open-requests.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

type Operations = UseCases['service.visitperawatan'];
/** What is read of a treatment; the rest follows from that. */
export type TreatmentRow = Omit<WholeOf<'service.visitperawatan', 'written'>, 'statusname'>;
/** A treatment on the page of its visit. */
type LineRow = Pick<
  TreatmentRow,
  keyof TreatmentRow & keyof WholeOf<'service.visit', 'show'>['visitperawatans'][number]
>;

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

export const TREATMENT_COLUMNS = `${LINE_COLUMNS},
  ${recordOf('visits', 't.visit_id', VISIT)} as visitdata,
  ${recordOf('users', 't.customer_id', PERSON)} as customerdata,
  (select k.name from tindakanmedis m join tindakanmediskategoris k on k.id = m.kategori_id where m.id = t.perawatan_id) as kategori,
  (select b.name from profiles b where b.id = t.profile_id) as cabang,
  (select string_agg(distinct g.icd10 || ' ' || g.name_id, ', ') from visitdiagnosas x join diagnosas g on g.id = x.diagnosa_id
    where x.visit_id = t.visit_id and (x.tooth is null or x.tooth = any(t.tooth))) as diagnosa`;

const byId = named<TreatmentRow, [number, readonly number[]]>(
  'treatment_by_id',
  `select ${TREATMENT_COLUMNS} from visitperawatans t where t.id = $1 and t.profile_id = any($2)`,
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

export const presentTreatment = <T extends LineRow>(row: T) => ({
  ...row,
  statusname: visitperawatan.states[row.status].label,
});

/** The treatment as it is answered; `not-found` out of reach. */
export const readTreatment = async (context: Context, id: number) => {
  const row = await runOne(context.tx, byId, id, context.branches);
  if (!row) throw new Refusal('not-found');
  return presentTreatment(row);
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
  const records = rows.map((row) => openTo(actor.role, presentTreatment(row)));
  return besideRequests(records, open, actor.role);
};
