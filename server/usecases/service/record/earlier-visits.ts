// What was found and done at the earlier visits of a visit's patient, in all his branches (service.md 4, 6.1).
import type { Calls } from '../../../../src/resources/calls.ts';
import type { ListBody } from '../../../../src/resources/kernel/wire.ts';
import type { EarlierVisit } from '../../../../src/resources/service/history-calls.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { findVisit } from '../visit/visit-record.ts';

/** $1 patient, $2 day and $3 id of the visit that they come before; those that were at the chair. */
const EARLIER = `v.customer_id = $1 and v.status in (${visitDocument.state.inUnit}, ${visitDocument.state.finished})
  and (v.visit_date, v.id) < ($2::date, $3::bigint)`;

/** `soap` and `diagnoses` of the visits `v`, whose notes are joined as `s`. */
export const NOTE_COLUMNS = `
     case when s.id is not null then json_build_object('subjective', s.subjective, 'objective', s.objective,
       'assessment', s.assessment, 'plan', s.plan, 'vital', s.vital,
       'addenda', (select coalesce(json_agg(a.text order by a.id), '[]') from visitsoapaddendums a where a.visitsoap_id = s.id))
     end as soap,
     (select coalesce(json_agg(json_build_object('icd10', g.icd10, 'name', g.name_id, 'tooth', x.tooth, 'isprimary', x.isprimary)
        order by x.isprimary desc, x.id), '[]')
      from visitdiagnosas x join diagnosas g on g.id = x.diagnosa_id where x.visit_id = v.id) as diagnoses`;

const page = named<EarlierVisit, [number, string, number, readonly number[], number, number]>(
  'visits_earlier',
  `select v.id, v.code, v.visit_date, v.keluhan, d.name as doctorname, p.name as profilename, v.profile_id = any($4) as own,
     ${NOTE_COLUMNS},
     (select coalesce(json_agg(json_build_object('id', t.id, 'name', t.name, 'tooth', t.tooth) order by t.id), '[]')
      from visitperawatans t where t.visit_id = v.id and t.status = ${visitperawatan.state.done}) as treatments
   from (select * from visits v where ${EARLIER} order by v.visit_date desc, v.id desc limit $5 offset $6) v
     join users d on d.id = v.doctor_id join profiles p on p.id = v.profile_id left join visitsoaps s on s.visit_id = v.id
   order by v.visit_date desc, v.id desc`,
);
const counted = named<{ count: number }, [number, string, number]>(
  'visits_earlier_count',
  `select count(*) as count from visits v where ${EARLIER}`,
);

/** @throws Refusal not-found: the visit is out of reach, or its patient not the doctor's own */
export const listEarlier = async (
  context: Context,
  { params, query }: CallRequest<Calls['service.visit.earlier']>,
): Promise<ListBody<EarlierVisit>> => {
  const visit = await findVisit(context, params['id'] ?? 0);
  if (visit.doctor_id !== context.actor.id) await requireOwnCustomer(context, visit.customer_id);
  const { limit } = query;
  const before = [visit.customer_id, visit.visit_date, visit.id] as const;
  return acrossBranches(context, async (wide) => {
    const data = await run(wide, page, ...before, context.branches, limit, (query.page - 1) * limit);
    const { count = 0 } = (await runOne(wide, counted, ...before)) ?? {};
    return { data, count };
  });
};
