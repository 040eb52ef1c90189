import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  createAdmin,
  hasBranch,
  newAdminShape,
  newBranchShape,
} from '../../server/usecases/platform/access/create-admin.ts';
import { verifyPassword } from '../../server/usecases/platform/access/password.ts';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await cloneDatabase();
});
afterAll(() => database.drop());

const rina = { name: 'Rina Pratiwi', username: 'rina', password: 'rahasia77' };
const bogor = { code: 'BGR', name: 'Cabang Bogor', timezone: 'Asia/Jakarta' } as const;

describe('the first superadmin', () => {
  it('comes with the first branch, all modules open, and can sign in', async () => {
    expect(await hasBranch(database.pool)).toBe(false);
    expect(await createAdmin(database.pool, rina, bogor)).toBe(true);
    expect(await hasBranch(database.pool)).toBe(true);
    const [user] = await database.asOwner<{ role: number; code: string; service: number; password_hash: string }>(
      `select u.role, p.code, c.service, u.password_hash from users u
       join profiles p on p.id = u.profile_id join profilecontrols c on c.profile_id = p.id`,
    );
    expect(user).toMatchObject({ role: 0, code: 'BGR', service: 1 });
    expect(await verifyPassword(user?.password_hash, 'rahasia77')).toBe(true);
  });

  it('does not take the name of another', async () => {
    expect(await createAdmin(database.pool, { ...rina, name: 'Rani' })).toBe(false);
    expect(await database.asOwner('select name from users')).toEqual([{ name: 'Rina Pratiwi' }]);
  });

  it.each([
    ['code', 'bgr'],
    ['code', 'B1'],
    ['timezone', 'Europe/Berlin'],
  ] as const)('belongs to a branch whose %s is not %s', (key, value) => {
    expect(newBranchShape.safeParse({ ...bogor, [key]: value }).success).toBe(false);
  });

  it.each([
    ['password', 'abcd'],
    ['password', 'with space'],
    ['username', 'Rina P'],
  ] as const)('has no %s like %s', (key, value) => {
    expect(newAdminShape.safeParse({ ...rina, [key]: value }).success).toBe(false);
  });
});
