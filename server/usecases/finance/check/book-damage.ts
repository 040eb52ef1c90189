// What a backup or a restore has found wrong marks a branch's books, until somebody who answers for them has signed it off.
import type { signDamage as signCall } from '../../../../src/resources/finance/verification-calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';

export interface OpenDamage {
  readonly id: number;
  readonly profile_id: number;
  readonly name: string;
  readonly found_at: string;
  readonly source: 'backup' | 'restore';
  readonly archive: string;
  readonly key: string;
  readonly label: string;
  readonly place: string;
  readonly places: number;
}

/** Failed checks of these branches that nobody has signed off yet, the latest first. */
export const openDamage = named<OpenDamage, [readonly number[]]>(
  'damage_open',
  `select d.id, d.profile_id, p.name, d.found_at, d.source, d.archive, d.check_key as key, d.check_label as label, d.place, d.places
   from book_damages d join profiles p on p.id = d.profile_id
   where d.profile_id = any ($1) and d.signed_at is null order by d.found_at desc, d.id`,
);

/**
 * SQL that marks the books of branch $1, asked by who owns the database: $2 source, $3 archive, $4 and $5 key and label of the
 * check, $6 the first place that differs, $7 how many do. What stands open for the check is told anew.
 */
export const KEEP_DAMAGE = `insert into book_damages (profile_id, found_at, source, archive, check_key, check_label, place, places)
   values ($1, clinic_now(), $2, $3, $4, $5, $6, $7)
   on conflict (profile_id, check_key) where signed_at is null do update
   set found_at = excluded.found_at, source = excluded.source, archive = excluded.archive,
     check_label = excluded.check_label, place = excluded.place, places = excluded.places`;

const sign = named<{ check_key: string; place: string }, [number, readonly number[], string, number, string]>(
  'damage_sign',
  `update book_damages set signed_at = $3, signed_by = $4, reason = $5
   where profile_id = $1 and id = any ($2) and signed_at is null returning check_key, place`,
);

/**
 * POST /api/finance-v2/jurnal/temuan/tandatangan {ids, reason}: signs off the findings that were looked at, all or none: {signed}.
 * @throws Refusal not-found (404) when one of them is another branch's or was signed off meanwhile
 */
export const signDamage = async (
  { tx, branch, actor, now }: WriteContext,
  { body: { ids, reason } }: CallRequest<typeof signCall>,
) => {
  const wanted = [...new Set(ids)];
  const signed = await run(tx, sign, branch.id, wanted, now.toISOString(), actor.id, reason);
  if (signed.length < wanted.length) throw new Refusal('not-found');
  return {
    record: { signed: signed.length },
    log: {
      message: `penandatanganan temuan cadangan (${signed.map((found) => found.check_key).join(', ')}): ${reason}`,
      url: '/finance/laporan-v2/verifikasi',
      after: { findings: signed, reason },
    },
  };
};
