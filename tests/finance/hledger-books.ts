// What hledger, a program that is not ours, makes of the journals that the clinic exports (docs/ledger-export.md).
import { spawnSync } from 'node:child_process';
import { expect } from 'vitest';
import type { Client } from '../support/app.ts';
import type { TestDatabase } from '../support/database.ts';
import { patiently } from '../support/patiently.ts';

export const hledger = (args: readonly string[], input = '') =>
  spawnSync('hledger', args, { input, encoding: 'utf8', env: { ...process.env, LANG: 'C.UTF-8' }, maxBuffer: 2 ** 28 });
export const hasHledger = hledger(['--version']).status === 0;

/** The journals of a branch as text. @param range 'YYYY-MM-DD' of the first and the last day */
export const journalsOf = async (
  by: Client,
  range: { readonly start_date: string; readonly end_date: string },
): Promise<string> => {
  const answer = await patiently(() => by.get('/api/finance-v2/jurnal/hledger', { query: range }));
  if (answer.status !== 200) throw new Error(`There is no text: ${JSON.stringify(answer.body)}`);
  return answer.bytes.toString();
};

/** [code, rupiah] of every account that has a balance, as hledger finds it, by code. @param asked what it is asked for besides */
export const balancesOf = (text: string, ...asked: readonly string[]): readonly (readonly [string, number])[] => {
  const { status, stdout, stderr } = hledger(['-f', '-', 'balance', '--flat', '-N', '-O', 'csv', ...asked], text);
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

/** What hledger is asked for to tell the accounts of the stock, on shelves and on the road. */
export const STOCK = ':1-130[1-5]';

/** The same of a branch by what lies on its shelves and what it has on the road: [code, rupiah] where there is any, by code. */
export const stockOf = async (
  { asOwner }: Pick<TestDatabase, 'asOwner'>,
  branch: number,
): Promise<readonly (readonly [string, number])[]> => {
  const rows = await asOwner<{ code: string; value: number }>(
    `select a.code, sum(b.stock_value)::bigint as value from item_branches b join items i on i.id = b.item_id
     join item_categories c on c.id = i.category_id join akuns a on a.id = c.akun_persediaan_id where b.profile_id = $1 group by 1
     union all
     select '1-1305', coalesce(sum(b.value_open), 0)::bigint from mutations m join mutation_lines l on l.mutation_id = m.id
     join mutation_line_batches b on b.mutation_line_id = l.id where m.profile_id = $1 and b.qty_open > 0
     order by 1`,
    [branch],
  );
  return rows.map(({ code, value }) => [code, value] as const).filter(([, value]) => value !== 0);
};
