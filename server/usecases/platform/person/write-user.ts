// The stored accounts of people: every one is made and changed here (patients: store-patient.ts).
import { activeStatus } from '../../../../src/resources/kernel/active.ts';
import { user } from '../../../../src/resources/platform/user.ts';
import { updateRecord, type Values } from '../../../db/repository-write.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';

const insertAdmin = named<{ id: number }, [number, string, string, string, number]>(
  'admin_user',
  `insert into users (profile_id, name, username, password_hash, role) values ($1, $2, $3, $4, $5)
   on conflict (username) do nothing returning id`,
);
const insertStaff = named<{ id: number }, [number, string, string, number, string, string | null, number]>(
  'pegawai_insert',
  `insert into users (profile_id, username, name, role, password_hash, membership_id, created_by)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
);
const setOff = named<unknown, [number]>(
  'account_off',
  `update users set status = ${activeStatus.inactive}, version = version + 1, updated_at = now() where id = $1`,
);
const storeHash = named<unknown, [number, string]>(
  'password_store',
  'update users set password_hash = $2, updated_at = now() where id = $1',
);

interface NewAccount {
  readonly branch: number;
  readonly name: string;
  readonly username: string;
  readonly role: number;
  /** Hash of the password. */
  readonly hash: string;
}

/** The first superadmin of a branch; undefined: the user name is taken. */
export const storeAdmin = async (
  tx: Transaction,
  { branch, name, username, hash, role }: NewAccount,
): Promise<number | undefined> => (await runOne(tx, insertAdmin, branch, name, username, hash, role))?.id;

/** A member of the staff with his number, where his attendance is kept. @param by id of who makes the account */
export const storeStaff = async (
  tx: Transaction,
  { branch, name, username, hash, role }: NewAccount,
  membership: string | null,
  by: number,
): Promise<number> => {
  const row = await runOne(tx, insertStaff, branch, username, name, role, hash, membership, by);
  if (!row) throw new Error('The member of the staff was not stored.');
  return row.id;
};

/** Changes what is given of a locked account. @throws Refusal invalid (422) for a reference out of reach */
export const changeUser = (tx: Transaction, id: number, values: Values, branches: readonly number[]): Promise<void> =>
  updateRecord(tx, user, id, values, branches);

export const storePassword = async (tx: Transaction, id: number, hash: string): Promise<void> => {
  await runOne(tx, storeHash, id, hash);
};

/** Nobody signs in to it any more; whose sessions it had are ended apart. */
export const switchOff = async (tx: Transaction, id: number): Promise<void> => {
  await runOne(tx, setOff, id);
};
