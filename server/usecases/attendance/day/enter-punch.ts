// POST /api/attendance/attendance/punch: entered for somebody, or typed at the tablet of the reception (attendance.md 5, 10.7).
import type { Calls } from '../../../../src/resources/calls.ts';
import { punchDirection, punchSource } from '../../../../src/resources/attendance/day-status.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { type Member, readMembers } from './day-facts.ts';
import { readDaily } from './list-daily.ts';
import { readCheckRules } from './preferences.ts';
import { storePunch } from './store-punch.ts';

type Body = CallRequest<Calls['attendance.attendance.punch']>['body'];

const holderOf = named<{ id: number }, [branch: number, code: string]>(
  'attendance_holder',
  'select u.id from users u join pegawais p on p.id = u.id where p.profile_id = $1 and u.attendance_code = $2',
);

/** @throws Refusal attendance-unknown (404) for a number or a person of another branch */
const memberOf = async ({ tx, branch }: WriteContext, { attendance_code, pegawai_id }: Body): Promise<Member> => {
  const id = attendance_code === undefined ? pegawai_id : (await runOne(tx, holderOf, branch.id, attendance_code))?.id;
  const [member] = id === undefined ? [] : await readMembers(tx, [branch.id], [id]);
  if (!member) throw new Refusal('attendance-unknown');
  return member;
};

/** @throws Refusal attendance-kios-off, attendance-network (403), attendance-no-photo (422) */
const requireKios = async (context: WriteContext, { photo }: Body): Promise<void> => {
  const rules = await readCheckRules(context, context.branch.id);
  if (!rules.kios) throw new Refusal('attendance-kios-off');
  if (!rules.ip_ok) throw new Refusal('attendance-network');
  if (rules.photo && !photo) throw refuseField('attendance-no-photo', 'photo');
};

/**
 * The day of the punch.
 * @throws Refusal attendance-unknown (404), attendance-time, attendance-outside, attendance-no-photo (422), attendance-again (409),
 * attendance-locked (423), attendance-kios-off, attendance-network (403)
 */
export const enterPunch = async (
  context: WriteContext,
  { body }: CallRequest<Calls['attendance.attendance.punch']>,
) => {
  const isKios = body.kios === true;
  if (isKios) await requireKios(context, body);
  const member = await memberOf(context, body);
  const date = await storePunch(context, {
    member,
    at: body.at === undefined ? context.now.getTime() : Date.parse(body.at),
    direction: body.direction ?? punchDirection.unknown,
    source: isKios ? punchSource.kiosk : punchSource.manual,
    note: body.note,
    photo: body.photo,
  });
  const [record] = await readDaily(context, { branches: [member.branch], date, pegawais: [member.id] });
  if (!record) throw new Error('The day of a punch is not there.');
  const log = {
    message: `${isKios ? 'absen kios' : 'pencatatan absen'} ${member.name}`,
    url: `/attendance/attendance/daily?date=${date}`,
    after: { date, at: body.at ?? context.now.toISOString(), note: body.note },
  };
  return { record, log };
};
