// Patients as they are told apart wherever one is chosen or shown: one answer for all of these places (workspace.md 2).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { maySee, seesDebts } from '../../../../src/policies/index.ts';
import { CUSTOMER, DOKTER } from '../../../../src/policies/role.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { planned, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { patientMoney } from '../../platform/person/finance-stats-port.ts';
import { allergyAge } from '../../platform/person/allergy-age.ts';
import { listUsers } from '../../platform/person/list-users.ts';

type Answer = AnswerOf<'service.customer.chip'>;
/** By name, RM, identity and telephone; notes are no names. */
const FOUND = { role: [CUSTOMER], issearchnameandrm: true, page: 1 };
type Row = Required<Answer['data'][number]>;

const OWN = 'and t.id in (select own.customer_id from own_customers($3) own)';

/** Those of the ids whom the reader may see, in the order of the ids; `$2` are the branches whose bills count as debts. */
const chipsOf = (role: number) =>
  planned<Row, [ids: readonly number[], branches: readonly number[], reader: number, now: string]>(
    `select t.id, t.name, t.username, t.birth_date, right(coalesce(t.phone, t.wali_phone), 4) as phone_last4,
       (select max(v.visit_date) from visits v where v.customer_id = t.id and v.status = ${visit.state.finished}) as last_visit,
       coalesce(r.alergi, '{}') as alergi, ${allergyAge('r.alergi_checked_at', '$2', '$4')},
       ${patientMoney.given().indebted.replace('?', '$2')} as hasdebt
     from unnest($1::bigint[]) with ordinality asked (id, place)
     join users t on t.id = asked.id and t.role = ${CUSTOMER}
     left join rekammedis r on r.customer_id = t.id
     where $3::bigint is not null ${role === DOKTER ? OWN : ''} order by asked.place`,
  );

const open = (
  { phone_last4, alergi, alergi_months, alergi_due, hasdebt, ...row }: Row,
  role: number,
): Answer['data'][number] => ({
  ...row,
  ...(maySee(role, 'contact') && { phone_last4 }),
  ...(maySee(role, 'clinical') && { alergi, alergi_months, alergi_due }),
  ...(seesDebts(role) && { hasdebt }),
});

const idsOf = (ids: string): readonly number[] => [...new Set(ids.split(',').map(Number))];

/** 0 for who is called just so, 1 for whose name begins so, 2 for everybody else whom the words are found with. */
const distance = (name: string, keyword: string): number => {
  const called = name.toLowerCase();
  if (called === keyword) return 0;
  return called.startsWith(keyword) ? 1 : 2;
};
type Found = Awaited<ReturnType<typeof listUsers>>['data'];
/** The page as it was found, nearest names first: which people are on it is the search's to say. */
const nearestFirst = (found: Found, typed: string): Found => {
  const keyword = typed.trim().toLowerCase();
  return found.toSorted((one, other) => distance(one.name, keyword) - distance(other.name, keyword));
};

/**
 * GET /api/service/customer/chip: patients by keyword, nearest names first, or those of `ids`; without both the newest of the list of
 * patients.
 */
export const listChips = async (
  context: Context,
  { query: { ids, keyword, limit } }: CallRequest<Calls['service.customer.chip']>,
): Promise<Answer> => {
  const { tx, actor, branches, now } = context;
  const found = ids === undefined ? await listUsers(context, { ...FOUND, keyword, limit }) : undefined;
  const asked = found ? nearestFirst(found.data, keyword ?? '').map(({ id }) => id) : idsOf(ids ?? '');
  const rows =
    asked.length === 0 ? [] : await run(tx, chipsOf(actor.role), asked, branches, actor.id, now.toISOString());
  return { data: rows.map((row) => open(row, actor.role)), count: found?.count ?? rows.length };
};
