// The prescriptions of a visit that is cancelled are not handed over (service.md 3.1).
import { named, run } from '../../db/statement.ts';
import type { VisitPart } from './visit-part.ts';

const dropOpen = named<unknown, [number]>(
  'visit_drop_resep',
  'update visitreseps set status = -1, version = version + 1, updated_at = now() where visit_id = $1 and status in (0, 1)',
);

export const resepPart: VisitPart = {
  cancelled: async ({ tx }, visit) => {
    await run(tx, dropOpen, visit.id);
  },
};
