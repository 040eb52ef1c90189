// Every route with an id, asked by every role for a row of the own branch, of another branch, and of none: who may not see a
// row cannot tell it from one that is not there (architecture.md 4). id.md is read by people and changes only on purpose (UPDATE_MATRIX=1).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleName, type StaffRole, staffRoles } from '../../src/policies/index.ts';
import { INVESTOR, MANAGER } from '../../src/policies/role.ts';
import type { World } from '../contract/sample-kind.ts';
import { makeWorld } from '../contract/world.ts';
import type { Answer, Client } from '../support/app.ts';
import { everyRole, NOBODY } from './probe.ts';
import { type Target, targetsOf } from './target.ts';

const FILE = join(import.meta.dirname, 'id.md');
const REFUSED = '–';
const HIDDEN = '404';
const OWN = 'ya';
const SHARED = 'grup';
const OTHER_BRANCH = 2;

/** One role at one route: what it was answered about each of the three rows, as text. */
interface Cell {
  readonly target: Target;
  readonly role: StaffRole;
  readonly own: string;
  readonly other: string;
  readonly missing: string;
}

const textOf = ({ status, body }: Answer): string => `${status} ${JSON.stringify(body)}`;
const statusOf = (answer: string): number => Number.parseInt(answer, 10);

let world: World;
let cells: readonly Cell[] = [];

type Clients = ReadonlyMap<StaffRole, Client>;
const perRole = async <T>(
  clients: Clients,
  work: (client: Client, role: StaffRole) => Promise<T>,
): Promise<ReadonlyMap<StaffRole, T>> =>
  new Map(await Promise.all([...clients].map(async ([role, client]) => [role, await work(client, role)] as const)));

const askAll = async (targets: readonly Target[], own: Clients, strangers: Clients): Promise<readonly Cell[]> => {
  const first = own.get(MANAGER);
  if (!first) throw new Error('There is no manager.');
  const seen = [];
  // Nothing has happened to a row yet when the strangers ask for it.
  for (const target of targets) {
    const id = await target.id(first);
    const asked = (of: number | string) => perRole(strangers, async (client) => textOf(await target.send(client, of)));
    const [others, missing] = await Promise.all([asked(id), asked(NOBODY)]);
    seen.push({ target, id, others, missing });
  }
  const answers: Cell[] = [];
  for (const { target, id, others, missing } of seen) {
    // Whoever is refused whatever the id needs no row of his own.
    const refused = new Set(staffRoles.filter((role) => statusOf(missing.get(role) ?? '') === 403));
    const mine = await perRole(own, async (client, role) =>
      textOf(await target.send(client, refused.has(role) ? id : await target.id(client))),
    );
    for (const role of staffRoles)
      answers.push({
        target,
        role,
        own: mine.get(role) ?? '',
        other: others.get(role) ?? '',
        missing: missing.get(role) ?? '',
      });
  }
  return answers;
};

const wordOf = ({ target, own, missing }: Cell): string => {
  if (statusOf(missing) === 403) return REFUSED;
  if (own === missing) return HIDDEN;
  return target.shared ? SHARED : OWN;
};
const nameOf = ({ target, role }: Cell): string => `${roleName(role)} ${target.ask.object} ${target.ask.action}`;

/** Cells that tell a row of another branch from none, or that say anything but 404 and 403 about either. */
const tellsApart = (from: readonly Cell[]): readonly string[] =>
  from
    .filter(({ target }) => !target.shared)
    .filter(({ other, missing }) => other !== missing || ![403, 404].includes(statusOf(missing)))
    .map((cell) => `${nameOf(cell)}: ${cell.other.slice(0, 200)} / ${cell.missing.slice(0, 200)}`);

const page = (): string => {
  const targets = [...new Set(cells.map(({ target }) => target))];
  const heads = ['Object', 'Action', ...staffRoles.map(roleName)];
  const lines = targets.map((target) => [
    target.ask.object,
    target.ask.action,
    ...cells.filter((cell) => cell.target === target).map(wordOf),
  ]);
  const table = [heads, heads.map(() => '---'), ...lines].map((line) => `| ${line.join(' | ')} |`).join('\n');
  return `# Whose rows are reached by their id

Written by id.test.ts from the answers of the running application: ${OWN} reaches rows of the own branch, while those of another
branch are answered like none (404); ${SHARED} rows belong to the whole group; ${HIDDEN} the role does not see even this row of
its own branch; ${REFUSED} refused with 403, whatever the id.

${table}
`;
};

beforeAll(async () => {
  world = await makeWorld();
  const { clinic } = world;
  await clinic.database.asOwner(
    `insert into users (profile_id, username, name, role, gender, jobname, password_hash)
     select $1, 'investor.jkt', name, role, gender, jobname, password_hash from users where username = 'investor'`,
    [OTHER_BRANCH],
  );
  const own = await everyRole(clinic);
  cells = await askAll(targetsOf(world), own, await everyRole(clinic, OTHER_BRANCH, { [INVESTOR]: 'investor.jkt' }));
}, 900_000);
afterAll(() => world.clinic.close());

describe('a row of another branch', () => {
  it('is answered like none, to every role at every route', () => {
    const count = (answers: readonly string[]) => {
      const statuses = answers.map(statusOf).toSorted((a, b) => a - b);
      return [...new Set(statuses)].map((one) => `${statuses.filter((status) => status === one).length} x ${one}`);
    };
    const walled = cells.filter(({ target }) => !target.shared);
    process.stdout.write(
      `ids: ${cells.length} cells (${cells.length - walled.length} of rows of the group)\n` +
        `  own branch: ${count(cells.map(({ own }) => own)).join(', ')}\n` +
        `  other branch: ${count(walled.map(({ other }) => other)).join(', ')}\n` +
        `  not existing: ${count(cells.map(({ missing }) => missing)).join(', ')}\n`,
    );
    expect(tellsApart(cells)).toEqual([]);
  });

  it('is a row that somebody of its own branch reaches by the same request', () => {
    const reached = new Set(
      cells.filter((cell) => ![REFUSED, HIDDEN].includes(wordOf(cell))).map(({ target }) => target),
    );
    const unreached = cells.filter(({ target }) => !reached.has(target)).map(({ target: { ask } }) => ask);
    expect([...new Set(unreached.map(({ object, action }) => `${object} ${action}`))]).toEqual([]);
  });

  it('is reached by nobody with a failure', () => {
    const failed = cells.filter(({ own, other, missing }) =>
      [own, other, missing].some((text) => statusOf(text) >= 500),
    );
    expect(failed.map(nameOf)).toEqual([]);
  });

  it('would be seen if it were answered like one of the own branch', () => {
    const open = cells.map((cell) => ({ ...cell, other: cell.own }));
    const walled = cells.filter((cell) => wordOf(cell) === OWN);
    expect(tellsApart(open)).toHaveLength(walled.length);
    expect(walled.length).toBeGreaterThan(100);
  });

  it('is answered as was agreed on', () => {
    if (process.env['UPDATE_MATRIX'] === '1') writeFileSync(FILE, page());
    expect(page()).toBe(readFileSync(FILE, 'utf8'));
  });
});
