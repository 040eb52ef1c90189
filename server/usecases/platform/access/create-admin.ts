// The way in to an empty installation: a superadmin, and the branch that he belongs to.
import type pg from 'pg';
import { z } from 'zod';
import { fieldShape } from '../../../../src/resources/kernel/shape.ts';
import { profile } from '../../../../src/resources/platform/profile.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { named, runOne } from '../../../db/statement.ts';
import { tx } from '../../../db/transaction.ts';
import { openBranch } from '../branch/open-branch.ts';
import { hashNewPassword, passwordProblem } from './sound-password.ts';
import { storeAdmin } from '../person/write-user.ts';

/** What the person at the terminal is asked for a branch. */
export const newBranchShape = z.strictObject({
  code: fieldShape(profile.fields.code),
  name: fieldShape(profile.fields.name),
  timezone: fieldShape(profile.fields.timezone),
});
/** Passwords: at least five characters, no spaces (the rule of the Ubah Password sheet). */
export const newAdminShape = z.strictObject({
  name: z.string().trim().min(2).max(100),
  username: z
    .string()
    .trim()
    .regex(/^[a-z0-9._-]{3,50}$/, 'takes 3 to 50 of a-z, 0-9, dot, dash and underscore'),
  password: z.string().regex(/^\S{5,200}$/, 'takes at least 5 characters, no spaces'),
});
type NewBranch = z.infer<typeof newBranchShape>;
export type NewAdmin = z.infer<typeof newAdminShape>;

/** What the terminal takes as the password of this superadmin. */
export const newPasswordShape = (owner: Omit<NewAdmin, 'password'>): z.ZodType<string> =>
  newAdminShape.shape.password.refine(
    (password) => passwordProblem(password, owner) === null,
    'is too common, or too much like the names',
  );

const seeBranch = named<unknown, [string]>('admin_scope', `select set_config('app.branches', $1, true)`);
const firstBranch = named<{ id: number }>('admin_first_branch', `select id from profiles order by id limit 1`);

/** Is there a branch that a superadmin can belong to? */
export const hasBranch = (pool: pg.Pool): Promise<boolean> =>
  tx(pool, { branches: [], readOnly: true }, async (trx) => (await runOne(trx, firstBranch)) !== undefined);

/**
 * Writes the superadmin, and before him the branch, where one is given.
 * @returns false when the user name is taken; nothing is written then
 */
export const createAdmin = async (pool: pg.Pool, admin: NewAdmin, branch?: NewBranch): Promise<boolean> => {
  const hash = await hashNewPassword(admin.password, admin);
  return tx(pool, { branches: [] }, async (trx) => {
    const home = branch === undefined ? (await runOne(trx, firstBranch))?.id : await openBranch(trx, branch);
    if (home === undefined) throw new Error('A superadmin belongs to a branch, and there is none.');
    await runOne(trx, seeBranch, `{${home}}`);
    const { name, username } = admin;
    const account = { branch: home, name, username, hash, role: userRole.superadmin };
    return (await storeAdmin(trx, account)) !== undefined;
  });
};
