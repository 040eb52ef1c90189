// Another program sums up the books of the demo: hledger's balance of every account is our trial balance, to the rupiah.
import { spawnSync } from 'node:child_process';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pino } from 'pino';
import { demoBranches } from '../../server/db/seed/branch.ts';
import { seedDemo } from '../../server/db/seed/index.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { today } from '../service/stage.ts';
import { appOver, type Client, type TestApp } from '../support/app.ts';
import { cloneDatabase } from '../support/database.ts';
import { memoryStore } from '../support/memory-store.ts';
import { patiently } from '../support/patiently.ts';

const hledger = (args: readonly string[], input = '') =>
  spawnSync('hledger', args, { input, encoding: 'utf8', env: { ...process.env, LANG: 'C.UTF-8' }, maxBuffer: 2 ** 28 });
const isInstalled = hledger(['--version']).status === 0;

/** Months of one branch, with fewer people: what a demo day does is the same. */
const PATIENTS = 12;
const VISITS = 60;

interface Row {
  readonly code: string;
  readonly isheader: boolean;
  readonly values: readonly number[];
}

describe.skipIf(!isInstalled)('hledger', () => {
  let clinic: TestApp;
  let books: Client;
  let text: string;
  const range = { start_date: `${Number(today().slice(0, 4)) - 1}-01-01`, end_date: today() };
  beforeAll(async () => {
    const database = await cloneDatabase('empty');
    const files = memoryStore();
    const [branch] = demoBranches;
    if (!branch) throw new Error('The demo has no branch.');
    await seedDemo({
      pool: database.pool,
      files,
      logger: pino({ level: 'silent' }),
      branches: [{ ...branch, patients: PATIENTS, visits: VISITS }],
    });
    clinic = await appOver(database, files);
    books = await clinic.as('finance.bdg');
    const answer = await patiently(() => books.get('/api/finance-v2/jurnal/hledger', { query: range }));
    expect(answer.status, JSON.stringify(answer.body)).toBe(200);
    text = answer.bytes.toString();
  }, 300_000);
  afterAll(() => clinic.close());

  const trialBalance = async (query: Readonly<Record<string, string>>) => {
    const path = '/api/finance-v2/laporan/neraca-saldo';
    const { body } = await patiently(() => books.get<{ rows: Row[] }>(path, { query }));
    return body.rows
      .filter(({ isheader }) => !isheader)
      .map(({ code, values }) => [code, (values[4] ?? 0) - (values[5] ?? 0)] as const)
      .filter(([, amount]) => amount !== 0);
  };
  /** [code, rupiah] of every account that has a balance, as hledger finds it. */
  const balances = (...args: readonly string[]) => {
    const { status, stdout, stderr } = hledger(['-f', '-', 'balance', '--flat', '-N', '-O', 'csv', ...args], text);
    expect(status, stderr).toBe(0);
    return stdout
      .trim()
      .split('\n')
      .slice(1)
      .map((line): readonly [string, number] => {
        const [, code = '', amount = ''] = /^"[^:]*:(\S+) [^"]*","(?:Rp )?(-?\d+)"$/.exec(line) ?? [];
        expect(code, line).not.toBe('');
        return [code, Number(amount)];
      })
      .toSorted(([a], [b]) => a.localeCompare(b));
  };

  it('reads every journal, and finds each in balance', async () => {
    expect(hledger(['-f', '-', 'check'], text)).toMatchObject({ status: 0, stderr: '' });
    const counted = hledger(['-f', '-', 'print', '-O', 'csv'], text).stdout.trim().split('\n').slice(1);
    const codes = new Set(counted.map((line) => line.split(',').find((cell) => cell.includes('/BDG/'))));
    const { body } = await patiently(() => books.get<{ count: number }>('/api/finance-v2/jurnal?limit=1'));
    expect(codes.size).toBe(body.count);
    expect(body.count).toBeGreaterThan(50);
  });

  it('comes to our trial balance', async () => {
    expect(balances()).toEqual(await trialBalance(range));
  });

  it('comes to it on an earlier day too', async () => {
    const end_date = addDays(today(), -30);
    expect(balances('-e', addDays(end_date, 1))).toEqual(await trialBalance({ ...range, end_date }));
  });
});
