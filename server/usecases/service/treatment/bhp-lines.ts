// The consumables that a treatment brings along from the catalogue (service.md 6.5).
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';

interface Carrier {
  readonly id: number;
  readonly visit_id: number;
  readonly perawatan_id: number;
  readonly qty: number;
}

type CopyValues = [profile: number, user: number, visit: number, id: number, perawatan: number, qty: number];
/** An item that stands twice in the catalogue is one line. */
const copyLines = named<unknown, CopyValues>(
  'bhp_copy',
  `with lines as (
     insert into visitperawatanbhps (profile_id, created_by, visit_id, visitperawatan_id, item_id, unit, qty_default)
     select $1, $2, $3, $4, i.id, i.unit, greatest(sum(round(b.qty * case when b.isperqty then $6::numeric else 1 end, 3)), 0.001)
     from tindakanmedisbhps b join items i on i.id = b.item_id
     where b.perawatan_id = $5 group by i.id, i.unit order by min(b.id)
     returning id)
   update visitperawatans set has_bhp = true where id = $4 and exists (select from lines)`,
);
const dropLines = named<unknown, [number]>('bhp_drop', 'delete from visitperawatanbhps where visitperawatan_id = $1');
const forgetLines = named<unknown, [number]>(
  'bhp_forget',
  'update visitperawatans set has_bhp = false where id = $1 and has_bhp',
);

/** Gives a treatment the lines of the catalogue, times its quantity where the line says so. */
export const copyBhp = async (
  { tx, branch, actor }: WriteContext,
  { id, visit_id, perawatan_id, qty }: Carrier,
): Promise<void> => {
  await run(tx, copyLines, branch.id, actor.id, visit_id, id, perawatan_id, qty);
};

/** The lines anew, for another treatment or quantity. */
export const recopyBhp = async (context: WriteContext, carrier: Carrier): Promise<void> => {
  await run(context.tx, dropLines, carrier.id);
  await run(context.tx, forgetLines, carrier.id);
  await copyBhp(context, carrier);
};

/** @throws Refusal bhp-must-be-cancelled (422) once somebody has confirmed what was used */
export const requireNoBhp = ({ isbhpused }: { readonly isbhpused: boolean }): void => {
  if (isbhpused) throw new Refusal('bhp-must-be-cancelled');
};

const costs = named<{ id: number; amount: number }, [readonly number[]]>(
  'bhp_costs',
  `select visitperawatan_id as id, sum(cost_amount)::bigint as amount from visitperawatanbhps
   where visitperawatan_id = any ($1) and cost_amount is not null group by visitperawatan_id`,
);
/** Rupiah of what treatments have used up, by their ids; those without any cost are left out. */
export const bhpOf = async (
  { tx }: Pick<Context, 'tx'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> => new Map((await run(tx, costs, ids)).map(({ id, amount }) => [id, amount]));

/** SQL: treatments with their names and doctors, as the stock tells who used what (../../inventory/use/bhp-treatments.ts). */
export const TREATMENTS_FOR_STOCK = `select t.id, t.name as treatment, d.name as doctor
  from visitperawatans t join users d on d.id = t.doctor_id`;
