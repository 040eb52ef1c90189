// The rules of a branch as the reckoning takes them.
import type { ShareRule } from '../../../domain/finance/share.ts';
import { named } from '../../../db/statement.ts';

export interface KeptRule extends ShareRule {
  readonly name: string;
  /** The partner who gets the partner's percentage. */
  readonly mitra_id: number | null;
  /** When what it makes is owed. */
  readonly recognition: number;
}

/** Those that may fit a treatment on its day; `rulesFor` says which of them does. */
export const rulesOfBranch = named<KeptRule, [profile: number, source: number, day: string]>(
  'share_rules',
  `select id, name, source, doctor_id, perawatan_id, kategori_id, doctor_type, doctor_value::float8 as doctor_value, doctor_base,
     deduct_lab, deduct_bhp, rumahsakit_percent::float8 as rumahsakit_percent, rumahsakit_base, mitra_id, recognition,
     valid_from::text as valid_from, valid_to::text as valid_to
   from sharingprofits
   where profile_id = $1 and source = $2 and valid_from <= $3::date and (valid_to is null or valid_to >= $3::date)`,
);
