// Who the rows of opening receivables and deposits belong to: patients of the branch, under the name beside their number.
import { userRole } from '../../../../src/resources/platform/role.ts';
import { named, run } from '../../../db/statement.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import type { TableRow } from '../../../sheets/judge-table.ts';
import type { Context } from '../../kernel/contract.ts';

type Column = 'no_rm' | 'nama';

const patients = named<{ username: string; name: string }, [number, readonly string[]]>(
  'opening_patients',
  `select u.username, u.name from users u join customerprofiles l on l.user_id = u.id and l.profile_id = $1
   where u.role = ${userRole.customer} and u.merged_into_id is null and u.username = any ($2)`,
);

const plain = (name: string): string => name.trim().replace(/\s+/g, ' ').toLowerCase();

/** What a column says in the rows that fill it. */
export const textsOf = <N extends string>(rows: readonly TableRow<N>[], name: N): readonly string[] =>
  rows.flatMap(({ values }) => (values[name] === null ? [] : [String(values[name])]));

/** Rows without a number name nobody. */
export const patientProblems = async <N extends string>(
  { tx }: Context,
  branch: number,
  rows: readonly TableRow<N | Column>[],
): Promise<readonly CellProblem<Column>[]> => {
  const found = await run(tx, patients, branch, textsOf(rows, 'no_rm'));
  const names = new Map(found.map(({ username, name }) => [username, name]));
  return rows.flatMap(({ row, values }): CellProblem<Column>[] => {
    if (values.no_rm === null) return [];
    const name = names.get(String(values.no_rm));
    if (name === undefined) return [{ row, field: 'no_rm', message: 'No. RM tidak ditemukan' }];
    const same = plain(name) === plain(String(values.nama));
    return same ? [] : [{ row, field: 'nama', message: `No. RM ini milik ${name}` }];
  });
};
