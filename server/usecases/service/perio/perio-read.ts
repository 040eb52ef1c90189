// Examinations of gums and hygiene as they are answered: of all the patient's branches, with all their versions.
import type { Calls } from '../../../../src/resources/calls.ts';
import { currentChart, isAbsent } from '../../../../src/resources/service/odontogram-chart.ts';
import { PERIO_TEETH } from '../../../../src/resources/service/perio.ts';
import type { ExamData, PerioAnswer } from '../../../../src/resources/service/perio-answer.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { noteOpening } from '../../platform/reading/note-reading.ts';
import { readEntries } from '../odontogram/odontogram-read.ts';

const EXAM = `select e.id, e.profile_id, e.visit_id, e.kind, e.exam_version, e.findings, e.recorded_at,
     json_build_object('id', r.id, 'name', r.name, 'code', r.username) as recorderdata,
     json_build_object('id', p.id, 'name', p.name, 'code', p.code) as profiledata`;
const FROM = 'from perioexams e join profiles p on p.id = e.profile_id left join users r on r.id = e.recorded_by';

const examsOf = named<ExamData, [number]>('perio_exams', `${EXAM} ${FROM} where e.customer_id = $1 order by e.id`);
const examById = named<ExamData & { readonly customer_id: number }, [number]>(
  'perio_exam',
  `${EXAM}, e.customer_id ${FROM} where e.id = $1`,
);
/** Row-level security shows a customer in the branches that he is linked to. */
const customerInReach = named<{ id: number }, [number]>(
  'perio_customer',
  `select id from users where id = $1 and role = ${CUSTOMER}`,
);

/** All versions of all examinations of the patient, oldest first. */
export const readExams = (tx: Context['tx'], customerId: number) => run(tx, examsOf, customerId);

/** Everything that was examined, and what the odontogram says of the teeth. */
export const readPerio = async (
  context: Pick<Context, 'tx' | 'timezone'>,
  customerId: number,
): Promise<PerioAnswer> => {
  const [exams, entries] = await Promise.all([readExams(context.tx, customerId), readEntries(context, customerId)]);
  const chart = currentChart(entries);
  const implants = PERIO_TEETH.filter((tooth) => chart.get(tooth)?.protesa?.code === 'ipx');
  const absent = PERIO_TEETH.filter((tooth) => isAbsent(chart.get(tooth)) && !implants.includes(tooth));
  return { exams, absent, implants };
};

/** GET /api/service/perio. @throws Refusal not-found out of reach, and for patients who are not the doctor's own */
export const showPerio = async (
  context: Context,
  { query }: CallRequest<Calls['service.perio.show']>,
): Promise<PerioAnswer> => {
  if (!(await runOne(context.tx, customerInReach, query.customer))) throw new Refusal('not-found');
  await requireOwnCustomer(context, query.customer);
  noteOpening(context, query.customer, 'customer');
  return readPerio(context, query.customer);
};

/** One version with its patient, noted as an opening of his record. @throws Refusal not-found */
export const openExam = async (context: Context, id: number) => {
  const exam = await runOne(context.tx, examById, id);
  if (!exam) throw new Refusal('not-found');
  await requireOwnCustomer(context, exam.customer_id);
  noteOpening(context, exam.customer_id, 'customer');
  return exam;
};
