// What is special about treatments that are entered at the chair: they may be done at once, and none is entered twice by mistake
// (workspace.md 3).
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { visit as visitDocument } from '../../../../src/resources/service/visit.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { DOKTER, PERAWAT } from '../../../../src/policies/role.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { HeldVisit } from '../visit/held-visit.ts';

const wishOf = named<{ at_once: boolean }, [number]>(
  'treatment_at_once',
  'select selesai_di_kursi as at_once from branchpreferences where profile_id = $1',
);

const CHAIR: readonly number[] = [DOKTER, PERAWAT];

/** True where the branch wants what doctor and nurse enter to be done at once, and the patient is in the unit. */
export const isDoneAtOnce = async ({ tx, actor, branch }: WriteContext, visit: HeldVisit): Promise<boolean> => {
  if (visit.status !== visitDocument.state.inUnit || !CHAIR.includes(actor.role)) return false;
  return (await runOne(tx, wishOf, branch.id))?.at_once === true;
};

type SameValues = [customer: number, treatment: number, day: string, without: number, teeth: readonly number[] | null];
/** Also of another visit of the patient on that day; a treatment of the mouth has no teeth. */
const sameOf = named<{ tooth: readonly number[] | null }, SameValues>(
  'treatment_same_day',
  `select t.tooth from visitperawatans t join visits v on v.id = t.visit_id
   where t.customer_id = $1 and t.perawatan_id = $2 and v.visit_date = $3::date and t.id <> $4
     and t.status <> ${visitperawatan.state.cancelled}
     and (t.tooth && $5::smallint[] or (t.tooth is null and $5::smallint[] is null))
   order by t.id limit 1`,
);

/** A treatment as it is entered or changed; id 0: a new one. */
interface Entered {
  readonly id: number;
  readonly perawatan_id: number;
  readonly name: string;
  readonly tooth: readonly number[] | null;
  readonly repeated?: boolean | null;
}
type Before = Pick<Entered, 'perawatan_id' | 'repeated'> & { readonly tooth?: readonly number[] | null };

const sameTeeth = (one: readonly number[] | null | undefined, other: readonly number[] | null): boolean =>
  (one ?? []).join() === (other ?? []).join();

/**
 * Asks before the same treatment stands on the same tooth twice on one day: whoever means it says so with `repeated`. What is only
 * changed otherwise is not asked again.
 * @returns what is kept of it: true where it was said to be meant, else null
 * @throws Refusal treatment-again (409), with the teeth in question
 */
export const requireMeant = async (
  { tx }: WriteContext,
  { customer_id, visit_date }: HeldVisit,
  { id, perawatan_id, name, tooth, repeated }: Entered,
  before?: Before,
): Promise<true | null> => {
  if (before?.perawatan_id === perawatan_id && sameTeeth(before.tooth, tooth)) return before.repeated ? true : null;
  if (repeated) return true;
  const same = await runOne(tx, sameOf, customer_id, perawatan_id, visit_date, id, tooth);
  if (!same) return null;
  const shared = (tooth ?? []).filter((one) => same.tooth?.includes(one));
  throw new Refusal('treatment-again', { name, teeth: shared.length > 0 ? ` gigi ${shared.join(', ')}` : '' });
};

const lacksTooth = named<{ lacks: boolean }, [number]>(
  'treatment_lacks_tooth',
  `select m.scope in ('gigi', 'permukaan') and t.tooth is null as lacks
   from visitperawatans t join tindakanmedis m on m.id = t.perawatan_id where t.id = $1`,
);
/** What was booked before anybody knew on which tooth says so before it is done. @throws Refusal treatment-toothless (422) */
export const requireTooth = async ({ tx }: WriteContext, id: number): Promise<void> => {
  if ((await runOne(tx, lacksTooth, id))?.lacks) throw refuseField('treatment-toothless', 'tooth');
};
