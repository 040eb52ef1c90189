// What the database itself refuses, whoever asks: every statement runs as the application's role.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { cloneDatabase, type TestDatabase } from '../support/database.ts';

let db: TestDatabase;
const BRANCH = 1;

/** Runs statements in one transaction scoped to the branch and commits; rejects with the database's error. */
const attempt = async (...statements: readonly string[]): Promise<void> => {
  const client = await db.pool.connect();
  try {
    await client.query(`begin; set local app.branches = '{${BRANCH}}'`);
    for (const text of statements) await client.query(text);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
};

let sequence = 0;
/** One journal with the given lines `[account code, debit, credit]`. */
const journal = (
  lines: readonly (readonly [string, number, number])[],
  total = lines.reduce((sum, l) => sum + l[1], 0),
): string => {
  sequence += 1;
  const header = `insert into journals (profile_id, code, transaction_at, memo, kind, origin, event, source_type, source_id, total_amount)
    values (${BRANCH}, 'T${sequence}', '2026-03-05', 'uji', 1, 1, 'test', 'test', ${sequence}, ${Math.max(total, 1)}) returning id`;
  const values = lines.map(([code, debit, credit], i) => `(${i + 1}, '${code}', ${debit}, ${credit})`).join(', ');
  if (lines.length === 0) return header;
  return `with j as (${header}) insert into journal_lines
    (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
    select j.id, l.n, ${BRANCH}, '2026-03-05', 1, a.id, 'uji', l.d, l.c
    from j, (values ${values}) l (n, code, d, c) join akuns a on a.code = l.code`;
};
const good = () =>
  journal([
    ['1-1101', 100, 0],
    ['4-1101', 0, 100],
  ]);

beforeAll(async () => {
  db = await cloneDatabase();
  await db.asOwner(
    `insert into profiles (id, code, name) values (1, 'BDG', 'Cabang Bandung'), (2, 'JKT', 'Cabang Jakarta Selatan')`,
  );
});
afterAll(() => db.drop());

describe('a journal', () => {
  it('is stored when it balances, and adds to the kept balances', async () => {
    await attempt(good());
    const rows = await db.asOwner<{ code: string; debit: number; credit: number; month: string }>(
      `select a.code, b.debit, b.credit, b.month::text from akunbalances b join akuns a on a.id = b.akun_id order by a.code`,
    );
    expect(rows).toEqual([
      { code: '1-1101', debit: 100, credit: 0, month: '2026-03-01' },
      { code: '4-1101', debit: 0, credit: 100, month: '2026-03-01' },
    ]);
  });

  it.each<readonly [string, RegExp, () => string]>([
    [
      'a rupiah out of balance',
      /is out of balance/,
      () =>
        journal([
          ['1-1101', 100, 0],
          ['4-1101', 0, 99],
        ]),
    ],
    ['without lines', /has no lines/, () => journal([])],
    [
      'that says another total',
      /is out of balance/,
      () =>
        journal(
          [
            ['1-1101', 100, 0],
            ['4-1101', 0, 100],
          ],
          101,
        ),
    ],
    ['with a line on both sides', /violates check constraint/, () => journal([['1-1101', 100, 100]])],
    ['with an empty line', /violates check constraint/, () => journal([['1-1101', 0, 0]])],
    [
      'with a negative line',
      /violates check constraint/,
      () =>
        journal([
          ['1-1101', -100, 0],
          ['4-1101', 0, -100],
        ]),
    ],
    [
      'on a header account',
      /header account carries no lines/,
      () =>
        journal([
          ['1-1100', 100, 0],
          ['4-1101', 0, 100],
        ]),
    ],
  ])('is refused %s', async (_what, reason, text) => {
    await expect(attempt(text())).rejects.toThrow(reason);
  });

  it.each([
    ['changing a line', /permission denied/, 'update journal_lines set debit = debit + 1'],
    ['removing lines', /permission denied/, 'delete from journal_lines'],
    ['emptying the lines', /permission denied/, 'truncate journal_lines'],
    ['removing journals', /permission denied/, 'delete from journals'],
    ['emptying the journals', /permission denied/, 'truncate journals cascade'],
    ['changing a memo', /is never changed/, `update journals set memo = 'lain'`],
    ['changing an amount', /is never changed/, 'update journals set total_amount = total_amount + 1'],
    ['writing a balance', /permission denied/, 'update akunbalances set debit = 0'],
    ['adding a balance', /permission denied/, `insert into akunbalances values (1, 1, '2026-01-01', 1, 0, 5, 5)`],
    ['switching the guards off', /must be owner/, 'alter table journal_lines disable trigger all'],
    ['dropping a guard', /must be owner/, 'drop trigger jl_balance on journal_lines'],
  ])('refuses %s', async (_what, reason, text) => {
    await expect(attempt(text)).rejects.toThrow(reason);
  });

  it('takes no line later, even a pair that balances', async () => {
    const late = `insert into journal_lines (journal_id, line_no, profile_id, transaction_at, kind, akun_id, description, debit, credit)
      select j.id, l.n, 1, j.transaction_at, 1, a.id, 'susulan', l.d, l.c from journals j,
      (values (98, '1-1101', 5, 0), (99, '4-1101', 0, 5)) l (n, code, d, c) join akuns a on a.code = l.code limit 2`;
    await expect(attempt(late)).rejects.toThrow('takes no more lines');
  });

  it('lets the owner show that the guard is what refuses: without the trigger the unbalanced journal is stored', async () => {
    await db.asOwner('alter table journals disable trigger check_journal_balance');
    await expect(
      attempt(
        journal([
          ['1-1101', 100, 0],
          ['4-1101', 0, 99],
        ]),
      ),
    ).resolves.toBeUndefined();
    await db.asOwner('alter table journals enable trigger check_journal_balance');
    await expect(
      attempt(
        journal([
          ['1-1101', 100, 0],
          ['4-1101', 0, 99],
        ]),
      ),
    ).rejects.toThrow('out of balance');
  });

  it('is not seen from another branch', async () => {
    const client = await db.pool.connect();
    await client.query(`begin; set local app.branches = '{2}'`);
    const { rows } = await client.query('select count(*) n from journals');
    await client.query('rollback');
    client.release();
    expect(Number(rows[0].n)).toBe(0);
  });
});

describe('the chart of accounts', () => {
  it('hangs every account on the nearest header', async () => {
    const rows = await db.asOwner<{ code: string; parent: string | null }>(
      `select a.code, p.code parent from akuns a left join akuns p on p.id = a.parent_id
       where a.code in ('1-1121', '1-1120', '1-1101', '1-1100', '1-1000', '1-0000', '3-1901', '2-1411', '9-1001') order by 1`,
    );
    expect(Object.fromEntries(rows.map((r) => [r.code, r.parent]))).toEqual({
      '1-0000': null,
      '1-1000': '1-0000',
      '1-1100': '1-1000',
      '1-1101': '1-1100',
      '1-1120': '1-1100',
      '1-1121': '1-1120',
      '2-1411': '2-1400',
      '3-1901': '3-1000',
      '9-1001': '9-1000',
    });
  });
});

describe('a period', () => {
  it('is active once per branch and never overlaps', async () => {
    const period = (start: string) =>
      `insert into periodes (profile_id, start_date, saldo_awal) values (1, '${start}', '[]')`;
    await attempt(period('2026-01-01'));
    await expect(attempt(period('2027-01-01'))).rejects.toThrow(/exclusion constraint|unique constraint/);
    await attempt(`update periodes set status = 1, end_date = '2026-06-30'`);
    await expect(attempt(period('2026-06-30'))).rejects.toThrow(/exclusion constraint/);
    await attempt(period('2026-07-01'));
  });
});
