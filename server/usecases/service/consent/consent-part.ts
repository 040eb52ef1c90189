// A treatment whose catalogue entry asks for it is not finished without the patient's consent (service.md 3.1).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { VisitPart } from '../visit/visit-part.ts';

/** Names of the visit's done treatments that ask for a consent and have none, `$1` the visit. */
export const UNSIGNED = `select t.name from visitperawatans t join tindakanmedis m on m.id = t.perawatan_id and m.isconsent
   where t.visit_id = $1 and t.status = ${visitperawatan.state.done} and not exists (
     select from consents c
     where c.visit_id = t.visit_id and c.withdraws_id is null and c.decision = 'setuju' and c.perawatan_ids @> to_jsonb(t.perawatan_id)
       and not exists (select from consents w where w.withdraws_id = c.id))
   order by t.id`;
const unsigned = named<{ name: string }, [number]>('visit_unsigned', `${UNSIGNED} limit 1`);

export const consentPart: VisitPart = {
  requireComplete: async ({ tx }, visit) => {
    const missing = await runOne(tx, unsigned, visit.id);
    if (missing) throw new Refusal('consent-missing', { tindakan: missing.name });
  },
};
