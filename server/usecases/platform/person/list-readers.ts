// GET /api/users/:id/pembaca: who opened the record of a patient, in the branches of whoever asks (reliability.md 5).
import type { ListBody } from '../../../../src/resources/kernel/wire.ts';
import { type Reader, READ_KINDS, type readersOfPatient } from '../../../../src/resources/platform/reader-calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { roleName } from '../../../../src/policies/index.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { readUser } from './show-users.ts';

interface Row extends Omit<Reader, 'kindname' | 'userdata' | 'profiledata'> {
  readonly role: number;
  readonly user: Omit<Reader['userdata'], 'rolename'>;
  readonly profiledata: Reader['profiledata'];
}

/** Two walks of an index each, whatever the length of the log. */
const ROWS = `
  (select * from readlogs where profile_id = any ($2)
     and customer_id in (select $1::bigint union all select m.id from users m where m.merged_into_id = $1)
   union all
   select * from readlogs where customer_id is null and profile_id = any ($2) and read_at >= $3::timestamptz) t`;

type Values = [number, readonly number[], string];
const page = named<Row, [...Values, number, number]>(
  'readers_page',
  `select t.id, t.read_at, t.kind, t.row_count, t.reason, t.role,
     json_build_object('id', u.id, 'name', u.name, 'username', u.username) as "user",
     json_build_object('id', p.id, 'code', p.code, 'name', p.name) as profiledata
   from ${ROWS} join users u on u.id = t.user_id join profiles p on p.id = t.profile_id
   order by t.id desc limit $4 offset $5`,
);
const total = named<{ count: number }, Values>('readers_count', `select count(*) as count from ${ROWS}`);

const kindName = (kind: number): string => Object.values(READ_KINDS).find(({ value }) => value === kind)?.label ?? '';

/** @throws Refusal not-found for somebody who is no patient, or none of the branches in reach */
export const listReaders = async (
  context: Context,
  { params, query }: CallRequest<typeof readersOfPatient>,
): Promise<ListBody<Reader>> => {
  const patient = await readUser(context, params['id'] ?? 0);
  if (patient.role !== CUSTOMER) throw new Refusal('not-found');
  const values: Values = [patient.id, context.branches, patient.created_at];
  const { limit } = query;
  const [rows, count] = await Promise.all([
    run(context.tx, page, ...values, limit, (query.page - 1) * limit),
    runOne(context.tx, total, ...values),
  ]);
  const data = rows.map(({ role, user, ...row }) => ({
    ...row,
    kindname: kindName(row.kind),
    // The role in which it was read, also when it is another one today.
    userdata: { ...user, rolename: roleName(role) },
  }));
  return { data, count: count?.count ?? 0 };
};
