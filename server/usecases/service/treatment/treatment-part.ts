// The treatments of a visit: none may be left planned at its end, and those done are charged (service.md 3.1, 6.3).
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { NewBillLine } from '../../finance/bill/create-bill.ts';
import type { VisitPart } from '../visit/visit-part.ts';
import { hasDone } from '../visit/visit-queue.ts';

interface Work {
  readonly id: number;
  readonly perawatan_id: number;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly discount_amount: number;
  readonly akun_id: number;
  readonly doctor_id: number;
  readonly pajak_id: number | null;
}
const workOf = named<Work, [number]>(
  'visit_work',
  `select t.id, t.perawatan_id, t.name, t.qty, t.price, t.discount_amount, k.akun_id, t.doctor_id, m.pajak_id
   from visitperawatans t join tindakanmedis m on m.id = t.perawatan_id join tindakanmediskategoris k on k.id = m.kategori_id
   where t.visit_id = $1 and t.status = ${visitperawatan.state.done} order by t.id`,
);
const plannedOf = named<{ id: number }, [number]>(
  'visit_planned',
  `select id from visitperawatans where visit_id = $1 and status = ${visitperawatan.state.planned} limit 1`,
);
const dropPlanned = named<unknown, [number]>(
  'visit_drop_planned',
  `update visitperawatans set status = ${visitperawatan.state.cancelled}, version = version + 1, updated_at = now()
   where visit_id = $1 and status = ${visitperawatan.state.planned}`,
);

const workLine = ({ id, ...work }: Work): NewBillLine => ({
  ...work,
  kind: billLineKind.treatment,
  ref_type: 'visitperawatan',
  ref_id: id,
  package_value: 0,
});

export const treatmentPart: VisitPart = {
  requireComplete: async ({ tx }, visit) => {
    if (await runOne(tx, plannedOf, visit.id)) throw new Refusal('visit-has-planned');
  },
  billLines: async ({ tx }, visit) => (await run(tx, workOf, visit.id)).map(workLine),
  requireUndone: async (context, visit) => {
    if (await hasDone(context, visit.id)) throw new Refusal('visit-has-treatment');
  },
  cancelled: async ({ tx }, visit) => {
    await run(tx, dropPlanned, visit.id);
  },
};
