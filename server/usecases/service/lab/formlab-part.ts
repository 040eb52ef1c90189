// The form labs of a visit: those with a price are charged, drafts go with what they were made for (service.md 3.1, 6.3).
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { formlab } from '../../../../src/resources/service/formlab.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { labCancelled } from '../../finance/lab/labfee.ts';
import { packageSlots } from '../visit/package-port.ts';
import type { VisitPart } from '../visit/visit-part.ts';
import { slotSource } from './formlab-slot.ts';
import { type LabMark, labMark } from './lab-mark-port.ts';

interface Charged {
  readonly id: number;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly akun_id: number;
  readonly doctor_id: number;
}
/** Account of lab work that patients pay for (finance.md 7b). */

const chargedOf = named<Charged, [number]>(
  'visit_formlabs_charged',
  `select f.id, j.name, f.qty, f.price, a.id as akun_id, f.doctor_id
   from formlabs f join laboratoriumjasas j on j.id = f.laboratoriumjasa_id join akuns a on a.code = '${accountRole.labIncome}'
   where f.visit_id = $1 and f.status <> ${formlab.state.cancelled} and f.price > 0 order by f.id`,
);
/** Drafts of a visit or of one treatment. */
const dropBy = (forms: 'visit_id' | 'visitperawatan_id') =>
  named<{ id: number }, [number]>(
    `formlab_drop_by_${forms}`,
    `update formlabs set status = ${formlab.state.cancelled}, version = version + 1, updated_at = now() where ${forms} = $1
       and status = ${formlab.state.draft} returning id`,
  );
const dropOfVisit = dropBy('visit_id');
const dropOfTreatment = dropBy('visitperawatan_id');
const sentOf = named<{ code: string }, [number]>(
  'formlab_sent_of_treatment',
  `select code from formlabs where visitperawatan_id = $1 and status > ${formlab.state.draft} limit 1`,
);

/** The marks go in the same packet, after the drafts that they stood for. */
const drop = async (
  context: WriteContext,
  statement: typeof dropOfVisit,
  of: Exclude<keyof LabMark, 'follow'>,
  id: number,
): Promise<void> => {
  const [gone] = await Promise.all([run(context.tx, statement, id), labMark.given()[of](context, id)]);
  await packageSlots.given().release(
    context,
    gone.map(({ id: form }) => slotSource(form)),
  );
  for (const dropped of gone) await labCancelled(context, dropped.id);
};

/** Takes back the drafts of a treatment that is given up. @throws Refusal formlab-sent (422) when one has left the house */
export const dropTreatmentForms = async (context: WriteContext, visitperawatanId: number): Promise<void> => {
  const sent = await runOne(context.tx, sentOf, visitperawatanId);
  if (sent) throw new Refusal('formlab-sent', { code: sent.code });
  await drop(context, dropOfTreatment, 'dropOfTreatment', visitperawatanId);
};

export const formlabPart: VisitPart = {
  billLines: async ({ tx }, visit) =>
    (await run(tx, chargedOf, visit.id)).map(({ id, ...line }) => ({
      ...line,
      kind: billLineKind.lab,
      ref_type: 'formlab',
      ref_id: id,
      perawatan_id: null,
      discount_amount: 0,
      package_value: 0,
    })),
  cancelled: (context, visit) => drop(context, dropOfVisit, 'dropOfVisit', visit.id),
};
