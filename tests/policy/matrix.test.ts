// Who may do what, as the running application answers it: matrix.md is read by people and changes only on purpose (UPDATE_MATRIX=1).
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { roleName, type StaffRole, staffRoles } from '../../src/policies/index.ts';
import { type Client, type TestApp, testApp } from '../support/app.ts';
import { type Answers, answersOf, type Ask, asks, everyRole, grantedActions, statusOf } from './probe.ts';
import { FREELY, grantsSay, opens } from './said.ts';

const FILE = join(import.meta.dirname, 'matrix.md');
const SHARED = 'ya';
const REFUSED = '–';
const BY_BRANCH = 'cabang';

interface Row {
  readonly ask: Ask;
  /** In a branch that lets only managers take patient sheets, and in one that lets more roles. */
  readonly closed: Answers;
  readonly open: Answers;
}

const isAllowed = (answers: Answers, role: StaffRole): boolean => answers.get(role) !== 403;
const cellOf = ({ closed, open }: Row, role: StaffRole): string => {
  if (!isAllowed(open, role)) return REFUSED;
  return isAllowed(closed, role) ? SHARED : BY_BRANCH;
};
const table = (rows: readonly Row[]): string => {
  const heads = ['Object', 'Action', ...staffRoles.map(roleName), 'Features'];
  const lines = rows.map((row) => [
    row.ask.object,
    row.ask.action,
    ...staffRoles.map((role) => cellOf(row, role)),
    opens(row.ask),
  ]);
  return [heads, heads.map(() => '---'), ...lines].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};
const page = (rows: readonly Row[]): string => `# Who may do what

Written by matrix.test.ts from the answers of the running application: ${SHARED} allowed, ${REFUSED} refused with 403,
${BY_BRANCH} allowed where the branch lets more roles take patient sheets. The roles have their default features; any one of
those in the last column opens it, and without all of them it is refused with 403 (${FREELY}: it needs none). The records
of his branch narrow this further.

${table(rows)}
`;

/** Cells in which the application does something else than the grants say. */
const deviations = (rows: readonly Row[]): readonly string[] =>
  rows.flatMap(({ ask, closed, open }) =>
    staffRoles
      .filter(
        (role) =>
          isAllowed(closed, role) !== grantsSay(ask, role, false) ||
          isAllowed(open, role) !== grantsSay(ask, role, true),
      )
      .map((role) => `${roleName(role)} ${ask.object} ${ask.action}`),
  );

let clinic: TestApp;
let clients: ReadonlyMap<StaffRole, Client>;
let rows: readonly Row[] = [];

const choose = (isexportall: boolean) =>
  clinic.database.asOwner('update profiles set isexportall = $1 where id = 1', [isexportall]);
const askAll = async (asked: readonly Ask[]): Promise<ReadonlyMap<Ask, Answers>> => {
  const answers = new Map<Ask, Answers>();
  for (const ask of asked) answers.set(ask, await answersOf(clients, ask));
  return answers;
};
/** Whose answer may hang on what the branch lets its roles take; of the others some, so that one that does is seen. */
const byBranch = asks.filter(
  (ask, i) =>
    i % 10 === 0 ||
    ask.action === 'export' ||
    staffRoles.some((role) => grantsSay(ask, role, false) !== grantsSay(ask, role, true)),
);

beforeAll(async () => {
  clinic = await testApp();
  clients = await everyRole(clinic);
  await choose(false);
  const closed = await askAll(asks);
  await choose(true);
  const open = await askAll(byBranch);
  const none: Answers = new Map();
  rows = asks.map((ask) => {
    const first = closed.get(ask) ?? none;
    return { ask, closed: first, open: open.get(ask) ?? first };
  });
}, 240_000);
afterAll(() => clinic.close());

describe('the policy matrix', () => {
  it('is what the grants say, cell by cell', () => {
    const cells = rows.flatMap((row) => staffRoles.map((role) => cellOf(row, role)));
    const refused = cells.filter((cell) => cell === REFUSED).length;
    process.stdout.write(
      `policy matrix: ${cells.length} cells, ${cells.length - refused} allowed, ${refused} refused\n`,
    );
    expect(deviations(rows)).toEqual([]);
    expect(refused).toBeGreaterThan(0);
  });

  it('is the one that was agreed on', () => {
    if (process.env['UPDATE_MATRIX'] === '1') writeFileSync(FILE, page(rows));
    expect(page(rows)).toBe(readFileSync(FILE, 'utf8'));
  });

  it('has every granted action', () => {
    const asked = new Set(asks.map(({ object, action }) => `${object} ${action}`));
    expect(grantedActions.filter((action) => !asked.has(action))).toEqual([]);
  });

  it('is answered without a failure', () => {
    const failed = rows.filter(({ closed, open }) =>
      [...closed.values(), ...open.values()].some((status) => status >= 500),
    );
    expect(failed.map(({ ask }) => `${ask.method} ${ask.path}`)).toEqual([]);
  });

  it('refuses everything without a session', async () => {
    const open = await Promise.all(
      asks.map(async (ask) => ((await statusOf(clinic.anonymous, ask)) === 401 ? [] : [`${ask.method} ${ask.path}`])),
    );
    expect(open.flat()).toEqual([]);
  });

  it('would show a route that lets somebody in', () => {
    const turned = rows.map((row, i) =>
      i === 0
        ? { ...row, closed: new Map([...row.closed].map(([role, status]) => [role, status === 403 ? 200 : 403])) }
        : row,
    );
    expect(deviations(turned)).toHaveLength(staffRoles.length);
    expect(page(turned)).not.toBe(page(rows));
  });
});
