// Planned treatments that nobody has booked yet: items of approved plans that are in no visit (workspace.md 4).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { maySee } from '../../../../src/policies/index.ts';
import { DOKTER } from '../../../../src/policies/role.ts';
import { planItemState, treatmentplan } from '../../../../src/resources/service/treatmentplan.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';

type Answer = AnswerOf<'service.jadwal.rencana'>;
/** An item with its patient. */
export type PlannedItem = Required<Answer['data'][number]>;

const MOST = 300;
/** What a treatment takes of which nobody has said how long it takes. */
const USUAL_MINUTES = 30;

type Values = [readonly number[], today: string, customer: number | null, doctor: number | null, reader: number | null];
const openItems = named<PlannedItem, Values>(
  'planned_items_open',
  `select i.id, i.treatmentplan_id, p.title, p.customer_id, c.name, c.username as code, coalesce(c.phone, c.wali_phone) as phone,
     p.doctor_id, d.name as doctor, i.perawatan_id, i.name as treatment, i.tooth, i.phase, i.priority,
     coalesce(m.duration_minutes, ${USUAL_MINUTES}) as minutes, p.valid_until::text
   from treatmentplans p join treatmentplanitems i on i.treatmentplan_id = p.id
   join tindakanmedis m on m.id = i.perawatan_id join users c on c.id = p.customer_id join users d on d.id = p.doctor_id
   where p.profile_id = any ($1) and p.status = ${treatmentplan.state.approved} and (p.valid_until is null or p.valid_until >= $2)
     and i.status = ${planItemState.planned} and i.visitperawatan_id is null
     and ($3::bigint is null or p.customer_id = $3) and ($4::bigint is null or p.doctor_id = $4)
     and ($5::bigint is null or p.doctor_id = $5 or p.customer_id in (select own.customer_id from own_customers($5) own))
   order by p.approved_at, p.id, i.phase nulls last, i.id limit ${MOST}`,
);

/** In the order in which their plans were agreed to, then by phase. A doctor's are his own and those of his patients. */
export const plannedItems = (
  { tx, branches, today, actor }: Context,
  { customer = null, doctor = null }: { readonly customer?: number | null; readonly doctor?: number | null },
): Promise<readonly PlannedItem[]> =>
  run(tx, openItems, branches, today, customer, doctor, actor.role === DOKTER ? actor.id : null);

/** GET service/jadwal/rencana: at most 300 items; telephones for roles that see them. */
export const listPlanned = async (
  context: Context,
  { query }: CallRequest<Calls['service.jadwal.rencana']>,
): Promise<Answer> => {
  const rows = await plannedItems(context, query);
  const data = maySee(context.actor.role, 'contact') ? rows : rows.map(({ phone: _phone, ...row }) => row);
  return { data, count: data.length };
};
