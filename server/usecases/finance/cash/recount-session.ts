// A closed session counted again (docs/decisions/0160): until it is verified, with a reason; what was counted before is kept.
import { can } from '../../../../src/policies/index.ts';
import type { recountSession as recountCall } from '../../../../src/resources/finance/desk-calls.ts';
import { kasirsesi } from '../../../../src/resources/finance/kasirsesi.ts';
import { paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { type HeldCount, recountOf } from '../../../domain/finance/cash-count.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { genericShow, lockVersion } from '../../kernel/generic.ts';
import { staleVersion, toldOf } from '../../kernel/last-change.ts';

const heldCounts = named<HeldCount, [number, number]>(
  'session_held_counts',
  `select p.id as paymentmethod_id, p.kind, coalesce(c.expected_amount, 0)::bigint as expected_amount,
     coalesce(c.counted_amount, 0)::bigint as counted_amount
   from paymentmethods p left join kasirsesicounts c on c.paymentmethod_id = p.id and c.kasirsesi_id = $2
   where p.profile_id = $1 and p.kind <> ${paymentKind.deposit}`,
);
const storeRecount = named<unknown, [number, number, string, string, string, number, number]>(
  'session_recount',
  `with given as (
     select * from jsonb_to_recordset($3) c (paymentmethod_id bigint, before_amount bigint, after_amount bigint)
   ), logged as (
     insert into kasirsesirecounts
       (kasirsesi_id, profile_id, paymentmethod_id, before_amount, after_amount, reason, recounted_at, recounted_by)
     select $1, $2, g.paymentmethod_id, g.before_amount, g.after_amount, $4, $5, $6
     from given g join paymentmethods p on p.id = g.paymentmethod_id order by p.kind, p.id
   ), told as (
     update kasirsesis set difference_amount = $7, version = version + 1, updated_at = now() where id = $1
   )
   insert into kasirsesicounts as c
     (kasirsesi_id, profile_id, paymentmethod_id, expected_amount, counted_amount, difference_amount)
   select $1, $2, paymentmethod_id, 0, after_amount, after_amount from given
   on conflict (kasirsesi_id, paymentmethod_id) do update set counted_amount = excluded.counted_amount,
     difference_amount = excluded.counted_amount - c.expected_amount`,
);

/**
 * POST /api/finance/kasirsesi/{id}/hitungulang: by its cashier, or by who would verify it.
 * @throws Refusal not-found; recount-not-own (403); wrong-state, stale-version (409); count-unknown, recount-same (422)
 */
export const recountSession = async (context: WriteContext, { params, body }: CallRequest<typeof recountCall>) => {
  const { tx, branch, actor, now } = context;
  const row = await lockVersion(kasirsesi, context, params['id'] ?? 0, undefined);
  if (row.user_id !== actor.id && !can(actor, kasirsesi.name, 'verify')) throw new Refusal('recount-not-own');
  if (row.status !== kasirsesi.state.closed) throw new Refusal('wrong-state', { singular: kasirsesi.singular });
  if (row.version !== body.version) throw await staleVersion(context, toldOf(kasirsesi, row));
  const held = await run(tx, heldCounts, branch.id, row.id);
  const unknown = Object.keys(body.counted).find((id) =>
    held.every(({ paymentmethod_id }) => String(paymentmethod_id) !== id),
  );
  if (unknown !== undefined) throw refuseField('count-unknown', `counted.${unknown}`);
  const { changes, difference } = recountOf(held, body.counted);
  if (changes.length === 0) throw new Refusal('recount-same');
  const { reason } = body;
  await run(
    tx,
    storeRecount,
    row.id,
    branch.id,
    JSON.stringify(changes),
    reason,
    now.toISOString(),
    actor.id,
    difference,
  );
  const before = row.difference_amount ?? 0;
  return {
    record: await genericShow(kasirsesi, context, row.id),
    log: {
      message: `penghitungan ulang sesi kasir ${row.code}: selisih ${formatRupiah(before)} menjadi ${formatRupiah(difference)}`,
      url: `/finance/payment/kasirsesi/${row.id}`,
      before: { difference_amount: before },
      after: { difference_amount: difference, changes, reason },
    },
  };
};
