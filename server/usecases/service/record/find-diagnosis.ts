// Diagnoses by code or words, in the order in which they are wanted at the chair (workspace.md 3).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { likePattern } from '../../../db/conditions.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers } from '../../kernel/contract.ts';

type Found = AnswerOf<'service.diagnosa.cari'>['data'][number];
type Asked = [doctor: number | null, branches: readonly number[], since: string, words: readonly string[] | null];

/** Days that use is counted over. */
const OF_LATE = 365;
const MOST_ROWS = 30;

/**
 * A code of three characters that has finer ones is a chapter of them. Without words those that the doctor uses stand first, then the
 * favourites of the catalogue; codes are found with and without their point.
 */
const foundBy = named<Found, Asked>(
  'diagnosis_find',
  `with used as (
     select x.diagnosa_id, count(*) as times from visits v join visitdiagnosas x on x.visit_id = v.id
     where v.doctor_id = $1 and v.profile_id = any ($2) and v.visit_date >= $3::date group by x.diagnosa_id)
   select d.id, d.icd10, d.name_id, d.name_en, u.times is not null as isown, c.ischapter
   from diagnosas d left join used u on u.diagnosa_id = d.id
     cross join lateral (select d.icd10 !~ '\\.' and exists (select from diagnosas k
       where k.icd10 like d.icd10 || '.%' and k.status = ${activeStatus.active}) as ischapter) c
   where d.status = ${activeStatus.active}
     and case when $4::text[] is null then u.times is not null or d.isfavorite
       else concat_ws(' ', d.icd10, replace(d.icd10, '.', ''), d.name_id, d.name_en) ilike all ($4::text[]) end
   order by c.ischapter, u.times desc nulls last, d.isfavorite desc, d.icd10 limit ${MOST_ROWS}`,
);

/** GET /api/service/diagnosacari */
export const findDiagnosis: CallHandlers['service.diagnosa.cari'] = async (context, { query }) => {
  const { tx, actor, branches, today } = context;
  const words = (query.keyword ?? '').split(/\s+/).filter((word) => word !== '');
  const doctor = actor.role === DOKTER ? actor.id : (query.doctor ?? null);
  const asked = words.length === 0 ? null : words.map(likePattern);
  const data = await run(tx, foundBy, doctor, branches, addDays(today, -OF_LATE), asked);
  return { data, count: data.length };
};
