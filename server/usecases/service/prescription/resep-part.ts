// The prescriptions of a visit that is cancelled are not handed over (service.md 3.1).
import { visitresep } from '../../../../src/resources/service/visitresep.ts';
import { named, run } from '../../../db/statement.ts';
import type { VisitPart } from '../visit/visit-part.ts';

const dropOpen = named<unknown, [number]>(
  'visit_drop_resep',
  `update visitreseps set status = ${visitresep.state.cancelled}, version = version + 1, updated_at = now() where visit_id = $1
   and status in (${visitresep.state.draft}, ${visitresep.state.sent})`,
);

export const resepPart: VisitPart = {
  cancelled: async ({ tx }, visit) => {
    await run(tx, dropOpen, visit.id);
  },
};
