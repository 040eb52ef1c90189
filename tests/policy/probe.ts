// Asks every route of the API as every role and keeps the status: 403 or not. What else is wrong with a request does not matter here.
import { resourceGrants } from '../../src/policies/grants.ts';
import { roleName, type StaffRole, staffRoles } from '../../src/policies/index.ts';
import { SUPERADMIN } from '../../src/policies/role.ts';
import { allResources } from '../../src/resources/registry.ts';
import { demoStaff } from '../../server/db/seed/staff.ts';
import { endpoints } from '../../server/http/routes.ts';
import type { Client, TestApp } from '../support/app.ts';

export interface Ask {
  /** Casbin object and action. */
  readonly object: string;
  readonly action: string;
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Multipart part of the file that it takes. */
  readonly upload?: string;
}
/** The status that each role was answered with. */
export type Answers = ReadonlyMap<StaffRole, number>;

/** No row has it: what is allowed ends in 404 or 422 and changes nothing. */
export const NOBODY = '999999999999';

/** Every route of the API but signing in and out, in the order of the declarations. */
export const asks: readonly Ask[] = [
  ...endpoints().map(({ object, action, method, path, upload }) => ({
    object,
    action,
    method,
    path,
    upload,
  })),
  ...allResources
    .filter(({ operations }) => operations.export)
    .map(({ name, path }): Ask => ({ object: name, action: 'export', method: 'GET', path: `${path}/export` })),
];

/**
 * One signed-in person of each role, of one branch; the superadmin has chosen it.
 * @param more people of roles that the demo has in its first branch only
 */
export const everyRole = async (
  clinic: TestApp,
  branch = 1,
  more: Partial<Readonly<Record<StaffRole, string>>> = {},
): Promise<ReadonlyMap<StaffRole, Client>> => {
  const clients = new Map<StaffRole, Client>();
  for (const role of staffRoles.filter((one) => one !== SUPERADMIN)) {
    const username =
      more[role] ?? demoStaff.find((staff) => staff.branchId === branch && staff.role === role)?.username;
    if (username === undefined) throw new Error(`The test clinic has no ${roleName(role)}.`);
    clients.set(role, await clinic.as(username));
  }
  const head = await clinic.again('superadmin');
  const chosen = await head.post('/api/profile/changeprofile', { session_profile_id: branch });
  if (chosen.status !== 200) throw new Error('The superadmin cannot choose the branch.');
  return clients.set(SUPERADMIN, head);
};

/** The status of one ask. */
export const statusOf = async (client: Client, { method, path }: Ask): Promise<number> => {
  const url = `/api/${path.replace(/:\w+/g, NOBODY)}`;
  if (method === 'GET') return (await client.get(url)).status;
  const send = { POST: client.post, PUT: client.put, DELETE: client.delete }[method];
  return (await send(url, {})).status;
};

export const answersOf = async (clients: ReadonlyMap<StaffRole, Client>, ask: Ask): Promise<Answers> => {
  const answers = [...clients].map(async ([role, client]) => [role, await statusOf(client, ask)] as const);
  return new Map(await Promise.all(answers));
};

/** Every action that the grants name, as `object action`: each must have a route. */
export const grantedActions: readonly string[] = Object.entries(resourceGrants).flatMap(([object, grants]) =>
  Object.keys(grants).map((action) => `${object} ${action}`),
);
