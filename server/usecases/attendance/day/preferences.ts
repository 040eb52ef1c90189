// How one may check in, in a branch (attendance.md 2, branch preferences).
import { isIP } from 'node:net';
import { named, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

export interface CheckRules {
  readonly web: boolean;
  readonly kios: boolean;
  readonly photo: boolean;
  /** Degrees; null: anywhere. */
  readonly lat: number | null;
  readonly lng: number | null;
  readonly radius_m: number;
  /** The browser's address lies in one of the clinic's networks, or none are named. */
  readonly ip_ok: boolean;
}
const rulesOf = named<CheckRules, [branch: number, address: string | null]>(
  'attendance_rules',
  `select att_web as web, att_kios as kios, att_photo as photo, att_lat as lat, att_lng as lng, att_radius_m as radius_m,
     cardinality(att_ip_list) = 0 or coalesce($2::inet <<= any (att_ip_list), false) as ip_ok
   from branchpreferences where profile_id = $1`,
);

const MAPPED = /^::ffff:(?=\d+\.)/i;

/** An address as networks are compared: without its zone, one of version 4 as itself; null: none. */
const plainAddress = (address: string | undefined): string | null => {
  const bare = (address ?? '').replace(/%.*$/, '').replace(MAPPED, '');
  return isIP(bare) === 0 ? null : bare;
};

export const readCheckRules = async (
  { tx, address }: Pick<Context, 'tx' | 'address'>,
  branch: number,
): Promise<CheckRules> => {
  const rules = await runOne(tx, rulesOf, branch, plainAddress(address));
  if (!rules) throw new Error(`Branch ${branch} has no preferences.`);
  return rules;
};
