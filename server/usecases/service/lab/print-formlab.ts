// 'Surat Pengantar Lab' as PDF (service.md 4).
import { dateIn } from '../../../../src/resources/kernel/date.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { formlab } from '../../../../src/resources/service/formlab.ts';
import { named, runOne } from '../../../db/statement.ts';
import { type LabLetter, renderLabLetter } from '../../../print/lab-letter.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

interface LetterRow extends Omit<LabLetter, 'sent' | 'due' | 'remakeOf' | 'cancelled'> {
  readonly customer_id: number;
  readonly doctor_id: number;
  readonly sent_at: string | null;
  readonly due_at: string | null;
  readonly remake_of: string | null;
  readonly status: number;
}

const letterOf = named<LetterRow, [number, readonly number[]]>(
  'formlab_letter',
  `select f.customer_id, f.doctor_id, f.code, f.status, f.sent_at, f.due_at, f.courier, f.tooth, f.shade, f.material, f.qty, f.instruksi,
     o.code as remake_of, j.name as work, d.name as doctor,
     jsonb_build_object('name', p.name, 'address', p.address, 'phone', p.phone) as clinic,
     jsonb_build_object('name', l.name, 'address', l.address, 'pic', l.pic) as lab,
     jsonb_build_object('name', c.name, 'rm', c.username) as patient
   from formlabs f
   join profiles p on p.id = f.profile_id
   join laboratoriums l on l.id = f.laboratorium_id
   join laboratoriumjasas j on j.id = f.laboratoriumjasa_id
   join users c on c.id = f.customer_id
   join users d on d.id = f.doctor_id
   left join formlabs o on o.id = f.parent_id
   where f.id = $1 and f.profile_id = any($2)`,
);

/** GET /api/service/formlab/{id}/surat. @throws Refusal not-found, also for a doctor who does not treat the patient */
export const printFormlab = async (
  context: Context,
  { params }: CallRequest<Calls['service.formlab.letter']>,
): Promise<Download> => {
  const row = await runOne(context.tx, letterOf, params['id'] ?? 0, context.branches);
  if (!row) throw new Refusal('not-found');
  if (row.doctor_id !== context.actor.id) await requireOwnCustomer(context, row.customer_id);
  const { sent_at, due_at, remake_of, status, ...letter } = row;
  const sent = sent_at === null ? null : dateIn(context.timezone, new Date(sent_at));
  const pdf = await renderLabLetter({
    ...letter,
    sent,
    due: due_at,
    remakeOf: remake_of,
    cancelled: status === formlab.state.cancelled,
  });
  return new Download(`Surat Pengantar ${row.code.replaceAll('/', '-')}.pdf`, PDF, pdf, 'inline');
};
