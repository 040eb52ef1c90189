// GET service/visit/unit: which units are free, and who has been in the others since when (workspace.md 4).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { queueLabel } from '../../../domain/service/queue-label.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

interface Row {
  readonly id: number;
  readonly name: string;
  readonly visit_id: number | null;
  readonly patient: string | null;
  readonly doctor: string | null;
  readonly queue_number: number | null;
  readonly since: string | null;
}
const unitsNow = named<Row, [readonly number[]]>(
  'units_now',
  `select u.id, u.name, v.id as visit_id, c.name as patient, d.name as doctor, v.queue_number, v.in_unit_at as since
   from units u left join visits v on v.unit_id = u.id and v.status = ${visit.state.inUnit}
   left join users c on c.id = v.customer_id left join users d on d.id = v.doctor_id
   where u.profile_id = any ($1) and u.status = ${activeStatus.active} order by u.code`,
);

const occupantOf = ({ visit_id, patient, doctor, queue_number, since }: Row) =>
  visit_id === null || since === null
    ? null
    : { visit_id, name: patient ?? '', label: queueLabel(doctor ?? '', queue_number), since };

/** In the order of their codes. */
export const listUnits = async ({ tx, branches }: Context): Promise<AnswerOf<'service.visit.unit'>> => {
  const rows = await run(tx, unitsNow, branches);
  const data = rows.map((row) => ({ id: row.id, name: row.name, occupant: occupantOf(row) }));
  return { data, count: data.length };
};
