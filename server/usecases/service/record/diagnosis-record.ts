// The diagnoses of patients, as they are answered (service.md 2.7).
import type { WholeOf } from '../../../../src/resources/answers.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visitdiagnosa } from '../../../../src/resources/service/visitdiagnosa.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Context, UseCases } from '../../kernel/contract.ts';
import { addPatientKeyword } from '../../kernel/patient-search.ts';
import { declaredWhere, readPage } from '../../kernel/read-page.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

type Operations = UseCases['service.visitdiagnosa'];
type DiagnosisRow = WholeOf<'service.visitdiagnosa', 'show'>;

const COLUMNS = `
  t.id, t.profile_id, t.version, t.created_at, t.created_by, t.updated_at, t.visit_id, t.customer_id, t.diagnosa_id, t.tooth,
  t.isprimary, t.note,
  json_build_object('id', g.id, 'name', g.name_id, 'code', g.icd10, 'name_en', g.name_en) as diagnosadata,
  json_build_object('id', v.id, 'name', v.code, 'code', v.code, 'visit_date', v.visit_date) as visitdata,
  json_build_object('id', c.id, 'name', c.name, 'code', c.username) as customerdata`;
const JOINS = `
  join diagnosas g on g.id = t.diagnosa_id
  join visits v on v.id = t.visit_id
  left join users c on c.id = t.customer_id`;

const byId = named<DiagnosisRow, [number, readonly number[]]>(
  'diagnosis_by_id',
  `select ${COLUMNS} from visitdiagnosas t ${JOINS} where t.id = $1 and t.profile_id = any($2)`,
);

/** The diagnosis as it is answered. @throws Refusal not-found */
export const readDiagnosis = async (context: Context, id: number): Promise<DiagnosisRow> => {
  const row = await runOne(context.tx, byId, id, context.branches);
  if (!row) throw new Refusal('not-found');
  return row;
};

export const showDiagnosis: Operations['show'] = async (context, id) => {
  const record = await readDiagnosis(context, id);
  await requireOwnCustomer(context, record.customer_id);
  return record;
};

/** Diagnoses of the branches in reach; a doctor those of his own patients. */
export const listDiagnosis: Operations['list'] = async (context, parameters) => {
  const where = declaredWhere(visitdiagnosa, context, parameters);
  const { actor } = context;
  if (actor.role === DOKTER) where.add('t.customer_id in (select own.customer_id from own_customers(?) own)', actor.id);
  addPatientKeyword(where, context, parameters.keyword);
  const { rows, count } = await readPage<DiagnosisRow>(context, visitdiagnosa, parameters, {
    where,
    columns: COLUMNS,
    joins: JOINS,
  });
  return { data: rows, count };
};
