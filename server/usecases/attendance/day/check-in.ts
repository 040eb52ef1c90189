// POST /api/attendance/me/checkin and /checkout: by the web, inside the networks and the radius of the clinic (attendance.md 5, 9).
import type { Calls } from '../../../../src/resources/calls.ts';
import { punchDirection, punchSource } from '../../../../src/resources/attendance/day-status.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { metresBetween } from '../../../domain/attendance/distance.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { type Member, readMembers } from './day-facts.ts';
import { readDays } from './day-rows.ts';
import { type CheckRules, readCheckRules } from './preferences.ts';
import { requireNext, storePunch } from './store-punch.ts';

type Place = CallRequest<Calls['attendance.me.checkin']>['body'];

/** Metres beyond which a place says nothing. */
const VAGUE_M = 200;

const isFree = named<{ geo_free: boolean }, [number]>(
  'attendance_geo_free',
  'select geo_free from pegawais where id = $1',
);

/** Whether somebody may check in anywhere: on home visits. */
export const mayPunchAnywhere = async ({ tx }: Pick<Context, 'tx'>, pegawai: number): Promise<boolean> =>
  (await runOne(tx, isFree, pegawai))?.geo_free === true;

/** @throws Refusal attendance-no-member (422) for who has no membership number or does not work in this branch */
export const ownMember = async ({ tx, actor, branches }: Context): Promise<Member> => {
  const [member] = await readMembers(tx, branches, [actor.id]);
  if (!member) throw new Refusal('attendance-no-member');
  return member;
};

/** Metres from the clinic; null where the place does not matter or is not told. */
const distanceOf = ({ lat, lng }: CheckRules, place: Place): number | null =>
  lat === null || lng === null || typeof place.lat !== 'number' || typeof place.lng !== 'number'
    ? null
    : metresBetween({ lat, lng }, { lat: place.lat, lng: place.lng });

const requireNear = (rules: CheckRules, place: Place): void => {
  if (rules.lat === null) return;
  const distance = distanceOf(rules, place);
  if (distance === null) throw refuseField('attendance-no-place', 'lat');
  if (typeof place.accuracy === 'number' && place.accuracy > VAGUE_M)
    throw refuseField('attendance-vague-place', 'accuracy');
  if (distance > rules.radius_m)
    throw refuseField('attendance-far', 'lat', { n: Math.round(distance), r: rules.radius_m });
};

const check =
  (direction: 1 | 2) =>
  async (context: WriteContext, { body }: { readonly body: Place }) => {
    const member = await ownMember(context);
    const rules = await readCheckRules(context, member.branch);
    if (!rules.web) throw new Refusal('attendance-web-off');
    if (!(await mayPunchAnywhere(context, member.id))) {
      if (!rules.ip_ok) throw new Refusal('attendance-network');
      requireNear(rules, body);
    }
    if (rules.photo && !body.photo) throw refuseField('attendance-no-photo', 'photo');
    const { lat, lng, accuracy, photo } = body;
    const punch = {
      member,
      at: context.now.getTime(),
      direction,
      source: punchSource.web,
      place: { lat, lng, accuracy, distance: distanceOf(rules, body) },
      photo,
    };
    const date = await storePunch(context, punch, requireNext(member, direction));
    const [found] = await readDays(context, { branches: [member.branch], pegawais: [member.id], from: date, to: date });
    const record = found?.days[0];
    if (!record) throw new Error('The day of a punch is not there.');
    const what = direction === punchDirection.in ? 'absen masuk' : 'absen pulang';
    return { record, log: { message: `${what} ${member.name}`, url: '/my-attendance', after: { date, lat, lng } } };
  };

/**
 * @throws Refusal attendance-network, attendance-web-off (403), attendance-far, attendance-no-place, attendance-vague-place,
 * attendance-no-photo, attendance-outside, attendance-no-member (422), attendance-in-already, attendance-again (409),
 * attendance-locked (423)
 */
export const checkIn = check(punchDirection.in);
/** @throws Refusal as `checkIn`; attendance-not-in (409) */
export const checkOut = check(punchDirection.out);
