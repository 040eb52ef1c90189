// Treatments of a visit that packages pay for (paket.md 3.3).
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import type { SlotSource } from '../visit/package-port.ts';

export const slotSource = (id: number): SlotSource => ({ type: 'visitperawatan', id });

const slotsOfVisit = named<{ id: number }, [number, readonly number[]]>(
  'visit_slots',
  `select id from visitperawatans where visit_id = $1 and status = any ($2) and membershipperawatan_id is not null order by id`,
);
/** Treatments of a visit, in these states, that are covered by package slots. */
export const coveredOf = async (
  { tx }: Pick<WriteContext, 'tx'>,
  visitId: number,
  states: readonly number[],
): Promise<readonly SlotSource[]> => (await run(tx, slotsOfVisit, visitId, states)).map(({ id }) => slotSource(id));
