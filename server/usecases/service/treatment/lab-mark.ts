// The mark of lab work on a treatment (service.md 2.9).
import { formlab } from '../../../../src/resources/service/formlab.ts';
import { named, run } from '../../../db/statement.ts';
import type { LabMark } from '../lab/lab-mark-port.ts';

const followOrders = named<unknown, [number]>(
  'treatment_lab_mark',
  `update visitperawatans set updated_at = now(),
     islab = exists (select from formlabs f where f.visitperawatan_id = $1 and f.status <> ${formlab.state.cancelled}) where id = $1`,
);
const unmarkBy = (column: 'id' | 'visit_id') =>
  named<unknown, [number]>(
    `treatment_lab_unmark_by_${column}`,
    `update visitperawatans p set islab = false where p.${column} = $1 and p.islab
       and not exists (select from formlabs f where f.visitperawatan_id = p.id and f.status > ${formlab.state.draft})`,
  );
const unmarkVisit = unmarkBy('visit_id');
const unmarkTreatment = unmarkBy('id');

export const treatmentLabMark: LabMark = {
  follow: ({ tx }, id) => run(tx, followOrders, id),
  dropOfVisit: ({ tx }, visitId) => run(tx, unmarkVisit, visitId),
  dropOfTreatment: ({ tx }, id) => run(tx, unmarkTreatment, id),
};
