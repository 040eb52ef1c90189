// The consumables of a visit: what was confirmed has left the stock, so that the visit is not cancelled over it (service.md 3.1).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { VisitPart } from '../visit/visit-part.ts';

const usedOf = named<{ id: number }, [number]>(
  'visit_bhp_used',
  'select id from visitperawatans where visit_id = $1 and isbhpused limit 1',
);

export const bhpPart: VisitPart = {
  requireUndone: async ({ tx }, visit) => {
    if (await runOne(tx, usedOf, visit.id)) throw new Refusal('visit-has-treatment');
  },
};
