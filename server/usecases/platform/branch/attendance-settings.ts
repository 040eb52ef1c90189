// GET and PUT /api/profile/pengaturan/absensi: what the branch that one works in decides about attendance and payroll (attendance.md 2).
import { isIP } from 'node:net';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { staleVersion } from '../../kernel/last-change.ts';

type Answer = AnswerOf<'platform.attendancesetting.show'>;
type Body = CallRequest<Calls['platform.attendancesetting.change']>['body'];

const settingsOf = named<Answer, [branch: number]>(
  'attendance_settings',
  `select att_version as version, att_web, att_kios, att_photo, nullif(array_to_string(att_ip_list, E'\\n'), '') as att_ip_list,
     att_lat::text, att_lng::text, att_radius_m, att_dup_minutes, overtime_round_minutes, leave_days::integer,
     leave_carry_max::integer, jkk_percent, jp_max_age, pph_no_npwp_percent, umk_amount
   from branchpreferences where profile_id = $1`,
);
const lock = named<{ version: number }, [branch: number]>(
  'attendance_settings_lock',
  'select att_version as version from branchpreferences where profile_id = $1 for update',
);
const save = named<unknown, [branch: number, networks: readonly string[], wanted: string]>(
  'attendance_settings_save',
  `update branchpreferences b set att_version = b.att_version + 1, att_web = n.att_web, att_kios = n.att_kios, att_photo = n.att_photo,
     att_ip_list = (select coalesce(array_agg(network(i::inet)), '{}') from unnest($2::text[]) i),
     att_lat = n.att_lat, att_lng = n.att_lng, att_radius_m = n.att_radius_m, att_dup_minutes = n.att_dup_minutes,
     overtime_round_minutes = n.overtime_round_minutes, leave_days = n.leave_days, leave_carry_max = n.leave_carry_max,
     jkk_percent = n.jkk_percent, jp_max_age = n.jp_max_age, pph_no_npwp_percent = n.pph_no_npwp_percent, umk_amount = n.umk_amount
   from jsonb_populate_record(null::branchpreferences, $3::jsonb) n where b.profile_id = $1`,
);

const ownBranch = ({ actor }: Context): number => {
  if (actor.role === SUPERADMIN && actor.session_profile_id === null) throw new Refusal('no-branch');
  return actor.session_profile_id ?? actor.profile_id;
};

/** @throws Refusal no-branch (422) for a superadmin who has not chosen a branch */
export const showAttendanceSettings = async (context: Context): Promise<Answer> => {
  const row = await runOne(context.tx, settingsOf, ownBranch(context));
  if (!row) throw new Refusal('not-found');
  return row;
};

/** Bits of an address, by the version of its protocol. */
const BITS: ReadonlyMap<number, number> = new Map([
  [4, 32],
  [6, 128],
]);
const isNetwork = (text: string): boolean => {
  const [address = '', bits] = text.split('/');
  const most = BITS.get(isIP(address));
  if (most === undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= most);
};
const networksOf = (text: string | null | undefined): readonly string[] =>
  (text ?? '')
    .split(/[\s,]+/)
    .map((line) => line.trim())
    .filter((line) => line !== '');

/** @throws Refusal invalid (422) for what is no network, and where one coordinate lacks the other */
const requireSound = ({ att_ip_list, att_lat, att_lng }: Body): void => {
  const wrong = networksOf(att_ip_list).filter((network) => !isNetwork(network));
  if (wrong.length > 0)
    throw new Refusal('invalid', {}, { att_ip_list: [`Jaringan tidak valid: ${wrong.join(', ')}`] });
  if ((att_lat ?? null) === null && (att_lng ?? null) === null) return;
  const fault = (value: string | null | undefined, most: number): readonly string[] =>
    (value ?? null) === null ? ['Wajib diisi'] : Math.abs(Number(value)) > most ? ['Koordinat tidak valid'] : [];
  const faults = { att_lat: fault(att_lat, 90), att_lng: fault(att_lng, 180) };
  const found = Object.entries(faults).filter(([, texts]) => texts.length > 0);
  if (found.length > 0) throw new Refusal('invalid', {}, Object.fromEntries(found));
};

/** @throws Refusal stale-version (409), invalid (422) */
export const changeAttendanceSettings = async (context: WriteContext, { body }: { readonly body: Body }) => {
  const { tx, branch } = context;
  const { version, att_ip_list, ...wanted } = body;
  requireSound(body);
  const locked = await runOne(tx, lock, branch.id);
  if (locked?.version !== version)
    throw await staleVersion(context, { words: `perubahan preferensi absensi ${branch.name}` });
  const before = await showAttendanceSettings(context);
  await run(tx, save, branch.id, networksOf(att_ip_list), JSON.stringify(wanted));
  const record = await showAttendanceSettings(context);
  const message = `perubahan preferensi absensi ${branch.name}`;
  return { record, log: { message, url: '/dashboard/settings', before, after: record } };
};
