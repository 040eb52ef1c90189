// A treatment whose catalogue entry asks for it is not finished without the patient's consent (service.md 3.1).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { listed, named, runOne } from '../../../db/statement.ts';
import type { VisitPart } from '../visit/visit-part.ts';

/** SQL: names of a visit's treatments in these states that ask for a consent and have none. @param of the visit's id, as SQL */
export const unsignedOf = (of: string, states: readonly number[]): string =>
  `select t.name from visitperawatans t join tindakanmedis m on m.id = t.perawatan_id and m.isconsent
   where t.visit_id = ${of} and t.status in ${listed(states)} and not exists (
     select from consents c
     where c.visit_id = t.visit_id and c.withdraws_id is null and c.decision = 'setuju' and c.perawatan_ids @> to_jsonb(t.perawatan_id)
       and not exists (select from consents w where w.withdraws_id = c.id))
   order by t.id`;
/** Done treatments of the visit `$1`: its end asks for their consents. */
export const UNSIGNED = unsignedOf('$1', [visitperawatan.state.done]);
const unsigned = named<{ name: string }, [number]>('visit_unsigned', `${UNSIGNED} limit 1`);

export const consentPart: VisitPart = {
  requireComplete: async ({ tx }, visit) => {
    const missing = await runOne(tx, unsigned, visit.id);
    if (missing) throw new Refusal('consent-missing', { tindakan: missing.name });
  },
};
