// GET /api/paket/membershipperawatanused/{id}/tandaterima: the receipt of goods that were handed over (paket.md 4).
import { claimSource, claimState } from '../../../../src/resources/paket/membership-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import { type HandOver, renderHandOver } from '../../../print/hand-over.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';

const handOverOf = named<HandOver, [id: number, branches: readonly number[]]>(
  'package_hand_over',
  `select u.code, (u.used_at at time zone p.timezone)::date::text as given_on, u.used, u.status = ${claimState.cancelled} as cancelled,
     m.code as membership, l.name as item, i.unit, l.free_slot - l.used_slot - l.reserved_slot as left, w.name as warehouse, s.name as by,
     jsonb_build_object('name', p.name, 'address', p.address, 'phone', p.phone) as clinic,
     jsonb_build_object('name', c.name, 'rm', c.username, 'phone', c.phone) as customer,
     jsonb_build_object('code', m.snapshot ->> 'code', 'name', m.snapshot ->> 'name') as package
   from membershipperawatanuseds u join profiles p on p.id = u.profile_id join memberships m on m.id = u.membership_id
   join membershipperawatans l on l.id = u.membershipperawatan_id join items i on i.id = l.item_id
   join users c on c.id = u.customer_id join users s on s.id = u.created_by join warehouses w on w.id = u.warehouse_id
   where u.id = $1 and u.profile_id = any ($2) and u.source_type = '${claimSource.item}'`,
);

/** @throws Refusal not-found (404), also for what a visit has taken */
export const printHandOver: CallHandlers['paket.membershipperawatanused.tandaterima'] = async (
  { tx, branches },
  { params },
) => {
  const given = await runOne(tx, handOverOf, params['id'] ?? 0, branches);
  if (!given) throw new Refusal('not-found');
  return new Download(
    `Tanda Terima ${given.code.replaceAll('/', '-')}.pdf`,
    PDF,
    await renderHandOver(given),
    'inline',
  );
};
