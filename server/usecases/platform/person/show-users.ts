// One user (platform.md 3): staff of the branches in reach and oneself, customers of these branches, a doctor's own customers only.
import { Refusal } from '../../../../src/resources/refusals.ts';
import { dealsWithCustomers } from '../../../../src/policies/index.ts';
import { CUSTOMER } from '../../../../src/policies/role.ts';
import { composed, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';
import { noteOpening } from '../reading/note-reading.ts';
import { figuresFor, presentUsers, USER_JOINS, userColumns, type UserRecord, type UserRow } from './user-row.ts';

/** Row-level security names staff in every branch and customers where they are linked. */
const byId = composed<UserRow, [number]>(
  'user_by_id',
  () => `select ${userColumns({ records: true, money: false })} from users t ${USER_JOINS} where t.id = $1`,
);

const isInReach = ({ actor, branches }: Context, row: UserRow): boolean =>
  row.role === CUSTOMER || row.id === actor.id || branches.includes(row.profile_id);

/** The user as he is answered, with every figure that the reader may see. @throws Refusal not-found */
export const readUser = async (context: Context, id: number): Promise<UserRecord> => {
  const row = await runOne(context.tx, byId, id);
  if (!row || !isInReach(context, row)) throw new Refusal('not-found');
  const figures = figuresFor(context.actor.role, { records: row.role === CUSTOMER, money: row.role === CUSTOMER });
  const [record] = await presentUsers(context, [row], figures);
  if (!record) throw new Refusal('not-found');
  return record;
};

/** @throws Refusal not-found for a customer who is not the doctor's own, and for who has no page that deals with customers */
export const showUsers = async (context: Context, id: number): Promise<UserRecord> => {
  const record = await readUser(context, id);
  if (record.role === CUSTOMER) {
    if (!dealsWithCustomers(context.actor)) throw new Refusal('not-found');
    await requireOwnCustomer(context, id);
    noteOpening(context, id, 'customer');
  }
  return record;
};
