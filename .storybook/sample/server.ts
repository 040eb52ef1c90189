// Answers the client's calls from sample records, so that stories run through the product's own data provider.
import { features, roleName } from '../../src/policies/index.ts';
import type { SessionBranch, SessionUser } from '../../src/providers/session.ts';
import { profile } from '../../src/resources/platform/profile.ts';
import { allResources } from '../../src/resources/registry.ts';
import { callAnswers } from './call.ts';
import { packageSaleAnswers } from './package-sale.ts';
import { sampleRecord } from './record.ts';
import { supplyAnswers } from './supply.ts';

const COUNT = 24;
const SUPERADMIN = 0;
const DEFAULT_LIMIT = 20;

/** What the session tells of the branch that the samples show. */
const branchOf = ({ id, code, name, timezone, isexportall }: Record<string, unknown>) =>
  ({ id, code, name, timezone, isexportall }) as unknown as SessionBranch;

/** The signed-in user of a role, with every feature; the superadmin works in branch 1. */
const userOf = (role: number): Omit<SessionUser, 'features'> & { features: readonly { feature: string }[] } => ({
  id: 1,
  name: 'drg. Ayu Lestari',
  username: 'ayu',
  avatarurl: null,
  role,
  rolename: roleName(role),
  profile_id: role === SUPERADMIN ? null : 1,
  session_profile_id: role === SUPERADMIN ? 1 : null,
  features: features.map((feature) => ({ feature })),
  branch: branchOf(sampleRecord(profile, 1)),
  locks: { service: 1, paket: 1, inventory: 1, attendance: 1, finance: 0 },
});

const resourceOf = (path: string) =>
  allResources
    .filter((resource) => path === resource.path || path.startsWith(`${resource.path}/`))
    .toSorted((a, b) => b.path.length - a.path.length)[0];

const answer = (method: string, url: URL, role: number): unknown => {
  // What is picked is picked from the samples of the list.
  const path = url.pathname.replace(/^\/api\//, '').replace('/pilihan', '');
  if (path === 'auth/me') return userOf(role);
  const asked = method === 'GET' ? path : `${method} ${path}`;
  const call = callAnswers[asked] ?? supplyAnswers[asked] ?? packageSaleAnswers[asked];
  if (call) return call(url);
  const resource = resourceOf(path);
  if (!resource) return undefined;
  const id = Number(path.slice(resource.path.length + 1));
  if (id > 0 || method !== 'GET') return sampleRecord(resource, id || 1);
  if (path !== resource.path) return undefined;
  const limit = Number(url.searchParams.get('limit') ?? DEFAULT_LIMIT);
  const first = (Number(url.searchParams.get('page') ?? 1) - 1) * limit;
  const length = Math.max(0, Math.min(limit, COUNT - first));
  return { data: Array.from({ length }, (_, at) => sampleRecord(resource, first + at + 1)), count: COUNT };
};

const NOT_FOUND = { statusCode: 404, code: 'not-found', message: 'Data tidak ditemukan' };
let role = SUPERADMIN;

/** From now on, calls are those of a user with this role. */
export const actAs = (next: number): void => {
  role = next;
};

/** A stream of news in which nothing happens. */
class SilentStream extends EventTarget {
  readonly readyState = 1;
  close(): void {
    this.dispatchEvent(new Event('close'));
  }
}

/** Puts the sample answers before the network for every address below /api. */
export const installServer = (): void => {
  window.EventSource = SilentStream as unknown as typeof EventSource;
  const network = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const address = input instanceof Request ? input.url : input;
    const url = new URL(address, window.location.href);
    if (!url.pathname.startsWith('/api/')) return network(input, init);
    const body = answer(init?.method ?? 'GET', url, role);
    if (body instanceof Response) return body;
    return Response.json(body ?? NOT_FOUND, { status: body === undefined ? NOT_FOUND.statusCode : 200 });
  };
};
