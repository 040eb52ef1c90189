// One patient in a unit at a time (service.md 2.6, 9).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { queueLabel } from '../../../domain/service/queue-label.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const UNKNOWN = 'Data tidak ditemukan';

/** Holds the unit until the transaction ends, so that of two who want it the second sees the first. */
const holdUnit = named<{ name: string; status: number }, [number, number]>(
  'unit_hold',
  'select name, status from units where id = $1 and profile_id = $2 for no key update',
);
const occupant = named<{ code: string; queue_number: number | null; doctor: string }, [number]>(
  'unit_occupant',
  `select v.code, v.queue_number, d.name as doctor from visits v join users d on d.id = v.doctor_id
   where v.unit_id = $1 and v.status = ${visit.state.inUnit}`,
);

/** @throws Refusal invalid (422) for a unit that is not open here, unit-occupied (409) with the label of who is in it */
export const takeUnit = async ({ tx, branch }: WriteContext, unitId: number): Promise<void> => {
  const unit = await runOne(tx, holdUnit, unitId, branch.id);
  if (!unit || unit.status !== activeStatus.active) throw new Refusal('invalid', {}, { unit_id: [UNKNOWN] });
  const taken = await runOne(tx, occupant, unitId);
  if (!taken) return;
  const label = queueLabel(taken.doctor, taken.queue_number) ?? taken.code;
  throw new Refusal('unit-occupied', { name: unit.name, label });
};
