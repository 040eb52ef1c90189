// The note of a visit as it is answered, and as a writer finds it (service.md 2.7).
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { SoapNote } from '../../../../src/resources/service/soap.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { noteOpening } from '../../platform/reading/note-reading.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

interface NoteRow extends SoapNote {
  readonly customer_id: number;
  readonly doctor_id: number;
}

const noteOf = named<NoteRow, [number, readonly number[]]>(
  'soap_of_visit',
  `select v.id as visit_id, v.customer_id, v.doctor_id, coalesce(s.subjective, '') as subjective, coalesce(s.objective, '') as objective,
     coalesce(s.assessment, '') as assessment, coalesce(s.plan, '') as plan, coalesce(s.vital, '{}') as vital,
     coalesce(s.version, 0) as version, a.name as authorname, b.name as writername, s.updated_at, s.locked_at, l.name as lockedname,
     (select coalesce(json_agg(json_build_object('id', d.id, 'text', d.text, 'reason', d.reason, 'authorname', w.name,
        'created_at', to_char(d.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by d.id), '[]')
      from visitsoapaddendums d join users w on w.id = d.author_id where d.visitsoap_id = s.id) as addenda
   from visits v left join visitsoaps s on s.visit_id = v.id
     left join users a on a.id = s.author_id left join users b on b.id = s.logged_by left join users l on l.id = s.locked_by
   where v.id = $1 and v.profile_id = any($2)`,
);

const findNote = async ({ tx, branches }: Context, visitId: number): Promise<NoteRow> => {
  const row = await runOne(tx, noteOf, visitId, branches);
  if (!row) throw new Refusal('not-found');
  return row;
};

const present = ({ customer_id: _customer, doctor_id: _doctor, ...note }: NoteRow): SoapNote => note;

/** The note as it is now; of a visit without one, its empty form with version 0. @throws Refusal not-found */
export const readNote = async (context: Context, visitId: number): Promise<SoapNote> =>
  present(await findNote(context, visitId));

/** GET: a doctor reads those of his own patients; the opening is noted. @throws Refusal not-found */
export const showSoap = async (
  context: Context,
  { params }: CallRequest<Calls['service.visitsoap.show']>,
): Promise<SoapNote> => {
  const row = await findNote(context, params['id'] ?? 0);
  if (row.doctor_id !== context.actor.id) await requireOwnCustomer(context, row.customer_id);
  noteOpening(context, row.customer_id, 'visit');
  return present(row);
};
