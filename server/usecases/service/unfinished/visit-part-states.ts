// GET /api/service/visit/{id}/bagian: what is filled and open of a visit, for its tabs and its end (workspace.md 3).
import { seesDebts } from '../../../../src/policies/index.ts';
import { opensVisitPart } from '../../../../src/policies/visit-part.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { visitPartNames } from '../../../../src/resources/service/visit-part.ts';
import { planned, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { patientMoney } from '../../platform/person/finance-stats-port.ts';
import { findVisit } from '../visit/visit-record.ts';
import { livingVisitStates, partSql } from './open-part.ts';

type Answer = AnswerOf<'service.visit.parts'>;
type Part = Answer['parts'][number];

const living: readonly number[] = livingVisitStates;

/** One statement over the parts of the reader, in their order. */
const readParts = async ({ tx, actor }: Context, visit: number, patient: number): Promise<readonly Part[]> => {
  const own = visitPartNames.filter((part) => opensVisitPart[part](actor));
  if (own.length === 0) return [];
  const selects = own.map((part) => {
    const { filled, open } = partSql[part];
    return `select '${part}' as part, ${filled} as filled, ${open === undefined ? `'{}'::text[]` : `array(${open})`} as open`;
  });
  // The types of the parameters are told once, for parts that do not ask for both.
  const told = 'with asked as (select $1::bigint, $2::bigint) ';
  return run(tx, planned<Part, [number, number]>(told + selects.join(' union all ')), visit, patient);
};

/**
 * Nothing is open of a visit that has not begun or was cancelled; the debt is that of the reader's branches.
 * @throws Refusal not-found: the visit is out of reach, or its patient not the doctor's own
 */
export const visitPartStates = async (
  context: Context,
  { params }: CallRequest<Calls['service.visit.parts']>,
): Promise<Answer> => {
  const visit = await findVisit(context, params['id'] ?? 0);
  if (visit.doctor_id !== context.actor.id) await requireOwnCustomer(context, visit.customer_id);
  const found = await readParts(context, visit.id, visit.customer_id);
  const parts = living.includes(visit.status) ? found : found.map((part) => ({ ...part, open: [] }));
  if (!seesDebts(context.actor.role)) return { parts };
  const stats = await patientMoney.given().statsOf(context.tx, [visit.customer_id], context.branches);
  return { parts, debt: stats.get(visit.customer_id)?.hutang_amount ?? 0 };
};
