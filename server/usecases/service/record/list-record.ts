// What was done for a patient in all his branches: visits and treatments, newest first (service.md 4, 6.1).
import type { Calls } from '../../../../src/resources/calls.ts';
import { mayCall } from '../../../../src/policies/index.ts';
import type { ListBody } from '../../../../src/resources/kernel/wire.ts';
import type { RecordTreatmentRow, RecordVisit } from '../../../../src/resources/service/record-calls.ts';
import { visitStates } from '../../../../src/resources/service/visit-state.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { noteOpening } from '../../platform/reading/note-reading.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { NOTE_COLUMNS } from './earlier-visits.ts';
import { readPatient } from './reach.ts';

type Page = [customer: number, branches: readonly number[], zone: string, limit: number, offset: number];
type VisitRow = Omit<RecordVisit, 'statusname'> & { readonly status: keyof typeof visitStates };

const NAMES = `json_build_object('id', d.id, 'name', d.name, 'code', d.username) as doctordata,
  json_build_object('id', p.id, 'name', p.name, 'code', p.code) as profiledata, t.profile_id = any($2) as own`;

const visitsOf = named<VisitRow, Page>(
  'record_visits',
  `select v.id, v.code, v.status, v.visit_date, v.type, v.keluhan, ${NAMES.replaceAll('t.', 'v.')}, ${NOTE_COLUMNS},
     coalesce((select json_agg(json_build_object('id', w.id, 'name', w.name, 'tooth', w.tooth, 'surfaces', w.surfaces,
         'qty', w.qty, 'note', w.note) order by w.id)
       from visitperawatans w where w.visit_id = v.id and w.status = ${visitperawatan.state.done}), '[]') as treatments
   from (select r.* from visits r where r.customer_id = $1 order by r.visit_date desc, r.id desc limit $4 offset $5) v
   join users d on d.id = v.doctor_id join profiles p on p.id = v.profile_id left join visitsoaps s on s.visit_id = v.id
   cross join (select $3::text) given
   order by v.visit_date desc, v.id desc`,
);
const countVisits = named<{ count: number }, [number]>(
  'record_visits_count',
  'select count(*) as count from visits where customer_id = $1',
);
const treatmentsOf = named<RecordTreatmentRow, Page>(
  'record_treatments',
  `select t.id, t.code, t.name, t.tooth, t.surfaces, t.qty, t.note, (t.performed_at at time zone $3)::date as performed_on,
     t.visit_id, v.code as visit_code, ${NAMES}
   from (select w.* from visitperawatans w where w.customer_id = $1 and w.status = ${visitperawatan.state.done}
     order by w.performed_at desc, w.id desc limit $4 offset $5) t
   join visits v on v.id = t.visit_id join users d on d.id = t.doctor_id join profiles p on p.id = t.profile_id
   order by t.performed_at desc, t.id desc`,
);
const countTreatments = named<{ count: number }, [number]>(
  'record_treatments_count',
  `select count(*) as count from visitperawatans where customer_id = $1 and status = ${visitperawatan.state.done}`,
);

interface Asked {
  readonly params: Readonly<Record<string, number>>;
  readonly query: { readonly page: number; readonly limit: number };
}

/** The page's values, once it is certain that the patient may be seen; looking is noted. */
const openPage = async (context: Context, { params, query: { page, limit } }: Asked): Promise<Page> => {
  const { id } = await readPatient(context, params['id'] ?? 0);
  noteOpening(context, id, 'customer');
  return [id, context.branches, context.timezone, limit, (page - 1) * limit];
};

/** GET /api/service/rekammedis/{id}/kunjungan @throws Refusal not-found */
export const listRecordVisits = async (
  context: Context,
  request: CallRequest<Calls['service.rekammedis.kunjungan']>,
): Promise<ListBody<RecordVisit>> => {
  const page = await openPage(context, request);
  const [rows, count] = await acrossBranches(context, (tx) =>
    Promise.all([run(tx, visitsOf, ...page), runOne(tx, countVisits, page[0])]),
  );
  const readsNotes = mayCall(context.actor, 'service.visitsoap.show');
  const data = rows.map(({ soap, diagnoses, ...row }) => ({
    ...row,
    statusname: visitStates[row.status].label,
    ...(readsNotes && { soap, diagnoses }),
  }));
  return { data, count: count?.count ?? 0 };
};

/** GET /api/service/rekammedis/{id}/tindakan @throws Refusal not-found */
export const listRecordTreatments = async (
  context: Context,
  request: CallRequest<Calls['service.rekammedis.tindakan']>,
): Promise<ListBody<RecordTreatmentRow>> => {
  const page = await openPage(context, request);
  const [data, count] = await acrossBranches(context, (tx) =>
    Promise.all([run(tx, treatmentsOf, ...page), runOne(tx, countTreatments, page[0])]),
  );
  return { data, count: count?.count ?? 0 };
};
