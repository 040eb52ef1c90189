// Canaries: words that only stand in rows of one branch are looked for in everything that another branch can reach.
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { operations } from '../../server/http/openapi.ts';
import { makeWorld } from '../contract/world.ts';
import type { World } from '../contract/sample-kind.ts';
import { calls } from '../../src/resources/calls.ts';
import type { Call } from '../../src/resources/kernel/call.ts';
import { today } from '../service/stage.ts';
import type { Answer, Client } from '../support/app.ts';

const YEAR = today().slice(0, 4);
/** Names, notes and numbers of patients and documents of Bandung; its own name is known everywhere. */
const CANARIES = ['Pasien Kontrak', 'Jalan Melati', '0812345678', '/BDG/', `BDG${YEAR.slice(2)}`, 'Rapat bulanan ke-'];
const STRANGERS = ['manager.jkt', 'admin.jkt', 'dokter.jkt', 'finance.jkt', 'superadmin'] as const;
/** Rows of these tables lend their ids to every path with an id. */
const TABLES = [
  'visits',
  'visitperawatans',
  'bills',
  'billtransactions',
  'journals',
  'applogs',
  'pengumumans',
  'units',
];
const SPREADSHEET = 'spreadsheetml';
const STREAM = 'platform.live';
const RANGE = `start_date=${YEAR}-01-01&end_date=${YEAR}-12-31`;
/** The most of a list; what takes no limit is asked without. */
const MOST = '?limit=100';
/** They can only leave rows out: of a list that came whole, they show nothing more. */
const NARROWING: readonly string[] = ['?keyword=Kontrak', `?${RANGE}`];
const QUERIES = [MOST, '', ...NARROWING, `?${RANGE}&profile_id=1`, '?profile_id=1'];

/** Some hundreds of answers for a reader: as long as a busy machine may need. */
const LONG = { timeout: 300_000 };

let world: World;
let ids: readonly number[];
beforeAll(async () => {
  world = await makeWorld();
  const found = TABLES.map((table) =>
    world.clinic.database.asOwner<{ id: number }>(`select id from ${table} where profile_id = 1 order by id limit 1`),
  );
  const rows = (await Promise.all(found)).flat().map(({ id }) => id);
  ids = [...new Set([...rows, ...world.patients.slice(0, 2)])];
}, 300_000);
afterAll(() => world.clinic.close());

const readable = operations().filter(({ method, object }) => method === 'GET' && object !== STREAM);
/** Addresses of everything that can be read: each path with every id, each list with every query. */
const addresses = (): readonly (readonly string[])[] =>
  readable.map(({ path }) =>
    path.includes('{')
      ? ids.map((id) => path.replace(/\{\w+\}/g, String(id)))
      : QUERIES.map((query) => `${path}${query}`),
  );

const textOf = async ({ headers, bytes }: Answer): Promise<string> => {
  if (!String(headers['content-type']).includes(SPREADSHEET)) return bytes.toString();
  const book = new exceljs.Workbook();
  await book.xlsx.load(bytes.buffer as ArrayBuffer);
  return book.worksheets.map((sheet) => JSON.stringify(sheet.getSheetValues())).join('\n');
};

/** A page of a list with all that the list has for its reader. */
const isWhole = ({ headers, bytes }: Answer): boolean => {
  if (!String(headers['content-type']).includes('json')) return false;
  const { data, count } = JSON.parse(bytes.toString()) as { readonly data?: unknown; readonly count?: number };
  return Array.isArray(data) && data.length === count;
};

/**
 * The canaries that a reader gets to see, with the address; the words that he asked for himself are no find. A path that his role
 * does not read (403, before any id is looked at) is asked once: matrix.test.ts counts those.
 * @param enough ends the search when it holds of what was found
 */
const findings = async (
  reader: Client,
  enough: (found: readonly string[]) => boolean = () => false,
): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const path of addresses()) {
    if (enough(found)) break;
    const seen = new Set<string>();
    let whole = false;
    for (const address of path) {
      if (seen.has(`${address}${MOST}`)) continue;
      if (whole && NARROWING.some((query) => address.endsWith(query))) continue;
      const answer = await reader.get(address);
      if (answer.status >= 500) found.push(`${answer.status} ${address}`);
      if (answer.status === 403) break;
      if (answer.status !== 200) continue;
      seen.add(address);
      whole ||= isWhole(answer);
      const text = await textOf(answer);
      for (const word of CANARIES) if (text.includes(word)) found.push(`${word} at ${address}`);
    }
  }
  return found;
};

const strangerOf = async (username: string): Promise<Client> => {
  const client = await world.clinic.again(username);
  if (username === 'superadmin') await client.post('/api/profile/changeprofile', { session_profile_id: 2 });
  return client;
};

const declared: Readonly<Record<string, Call>> = calls;
const reports = new Set(readable.filter(({ object }) => declared[object]?.report === true).map(({ path }) => path));
/** What a superadmin who works in a branch may see of others: reports that he asks for theirs by name (decision 115). */
const isMeant = (username: string, found: string): boolean => {
  const [path = '', query = ''] = (found.split(' at ')[1] ?? '').split('?');
  return username === 'superadmin' && reports.has(path) && new URLSearchParams(query).has('profile_id');
};

describe('nothing of a branch is seen in another', () => {
  it.each(STRANGERS)('by %s', LONG, async (username) => {
    const found = await findings(await strangerOf(username));
    expect(found.filter((one) => !isMeant(username, one))).toEqual([]);
  });

  it('while its own manager sees all of it (the test would find a leak)', LONG, async () => {
    const seen = (word: string, found: readonly string[]) => found.some((one) => one.startsWith(`${word} at `));
    const found = await findings(world.manager, (all) => CANARIES.every((word) => seen(word, all)));
    expect(CANARIES.filter((word) => !seen(word, found))).toEqual([]);
  });
});
