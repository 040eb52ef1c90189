// Every statement that is declared is prepared by the migrated database, and answers and takes what its types say.
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type * as statements from '../../../server/db/statement.ts';
import { cloneDatabase, type TestDatabase } from '../../support/database.ts';
import { type Claim, type Claims, readClaims } from './claims.ts';
import { CAN_BE_NULL, findingsOf } from './compare.ts';
import { describer } from './describe.ts';
import { held } from './held.ts';

interface Declared {
  readonly name: string | undefined;
  /** Of a composed one it is not there before everything is loaded. */
  readonly textOf: () => string;
  /** File and line of the declaration. */
  readonly at: string;
}
const declared = vi.hoisted((): Declared[] => []);

vi.mock('../../../server/db/statement.ts', async (original) => {
  const real = await original<typeof statements>();
  // Of the stack: its title, `place`, `keep`, `named` or its like, and who called that.
  const CALLER = 4;
  const place = (): string => {
    const line = new Error('where').stack?.split('\n')[CALLER] ?? '';
    return /(server\/[^:?]*):(\d+)/.exec(line)?.slice(1).join(':') ?? line;
  };
  const keep = (name: string | undefined, textOf: () => string): void =>
    void declared.push({ name, textOf, at: place() });
  return {
    ...real,
    named: (name: string, text: string) => {
      keep(name, () => text);
      return real.named(name, text);
    },
    composed: (name: string, textOf: () => string) => {
      keep(name, textOf);
      return real.composed(name, textOf);
    },
    planned: (text: string) => {
      keep(undefined, () => text);
      return real.planned(text);
    },
  };
});

let database: TestDatabase;
let client: pg.Client;
let claims: ReadonlyMap<string, Claims>;
let ask: Awaited<ReturnType<typeof describer>>;
/** By statement: what does not hold. */
const found = new Map<string, readonly string[]>();

const keyOf = ({ name, at }: Declared): string => name ?? at.replace(/:\d+$/, '');
const heldOf = (key: string): readonly string[] => (held[key]?.columns ?? []).map((name) => `${name} ${CAN_BE_NULL}`);

const look = async (statement: Declared): Promise<readonly string[]> => {
  const claim = claims.get(statement.at);
  if (!claim) return [`nothing is declared at ${statement.at}`];
  try {
    return findingsOf(claim, await ask(statement.textOf()));
  } catch (error) {
    return [String(error)];
  }
};

beforeAll(async () => {
  const modules = import.meta.glob(['../../../server/{app,jobs/*,db/seed/*,usecases/**/*}.ts', '!**/*.test.ts']);
  for (const load of Object.values(modules)) await load();
  database = await cloneDatabase();
  client = new pg.Client(database.appUrl);
  await client.connect();
  ask = await describer(client);
  claims = new Map(readClaims().map((claim) => [claim.at, claim]));
  for (const statement of declared) {
    const key = keyOf(statement);
    found.set(key, [...(found.get(key) ?? []), ...(await look(statement))]);
  }
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

describe('statements', () => {
  it('are all heard of', () => {
    const heard = new Set(declared.map(({ at }) => at));
    const silent = [...claims.values()].filter(({ made, at }) => !made && !heard.has(at)).map(({ at }) => at);
    expect(silent).toEqual([]);
    expect(declared.length).toBeGreaterThan(500);
  });

  it('have a name of their own', () => {
    const names = declared.flatMap(({ name }) => name ?? []);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('answer and take what their types say', () => {
    const wrong = [...found].flatMap(([key, findings]) =>
      findings.filter((finding) => !heldOf(key).includes(finding)).map((finding) => `${key}: ${finding}`),
    );
    expect(wrong).toEqual([]);
  });

  it('are held where a table would let them be null', () => {
    const idle = Object.keys(held).flatMap((key) =>
      heldOf(key)
        .filter((finding) => !found.get(key)?.includes(finding))
        .map((finding) => `${key}: ${finding}`),
    );
    expect(idle).toEqual([]);
  });

  it('are told from others', async () => {
    const one = (kind: 'number' | 'string', nullable = false): Claim => ({ kinds: new Set([kind]), nullable });
    const claim = (row: Readonly<Record<string, Claim>>, values: readonly Claim[]): Claims => ({
      at: 'here',
      name: undefined,
      made: false,
      row: new Map(Object.entries(row)),
      values,
    });
    const described = await ask('select id, code from bills where id = $1');
    expect(findingsOf(claim({ id: one('number'), code: one('string', true) }, [one('number')]), described)).toEqual([]);
    expect(findingsOf(claim({ id: one('string'), code: one('string'), note: one('string') }, []), described)).toEqual([
      'id is number, declared as string',
      'code can be null',
      'note is declared and not read',
      'takes 1 values, declared with 0',
    ]);
    await expect(ask('select nothing from bills')).rejects.toThrow('does not exist');
  });
});
