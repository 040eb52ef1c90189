// The chart of accounts as a sheet (finance.md 2a, 8). Pure.
import { akun } from '../../../src/resources/finance/akun.ts';
import { field } from '../../../src/resources/kernel/field.ts';
import type { CellProblem, InputColumn, SheetRow } from '../sheet-column.ts';

const { code, name, categoryname, isheader, normal } = akun.fields;

export const ACCOUNT_COLUMNS = {
  code: { header: 'Kode', field: code, required: true },
  name: { header: 'Nama', field: name, required: true },
  categoryname: { header: 'Kategori', field: categoryname, required: true },
  isheader: { header: 'Header (Y/T)', field: isheader, required: true },
  normal: { header: 'Saldo Normal', field: normal, required: true },
  /** Stays empty: there is one chart for all branches. */
  profile: { header: 'Cabang', field: field.text('Cabang', { max: 60 }) },
} as const satisfies Readonly<Record<string, InputColumn>>;

export type AccountColumn = keyof typeof ACCOUNT_COLUMNS;
type Row = SheetRow<AccountColumn>;
type Problem = CellProblem<AccountColumn>;

/** An account that the chart has already. */
export interface KnownAccount {
  readonly code: string;
  readonly categoryname: string;
  readonly isheader: boolean;
  readonly normal: string;
  /** The system keeps it: header and normal balance stay. */
  readonly is_system: boolean;
  /** It carries lines: only its name changes. */
  readonly used: boolean;
  /** A master or a draft posts on it: it becomes no header. */
  readonly pointed: boolean;
  /** Accounts stand below it: it stays a header. */
  readonly over: boolean;
}

/** Codes of the headers that an account may stand under: '1-1121' -> 1-1120, 1-1100, 1-1000, 1-0000. */
const headersOver = (of: string): readonly string[] =>
  [5, 4, 3, 2].map((kept) => of.slice(0, kept).padEnd(6, '0')).filter((above) => above !== of);

const COLUMNS = ['categoryname', 'isheader', 'normal'] as const;

const changeProblems = ({ row, values }: Row, known: KnownAccount): readonly Problem[] =>
  COLUMNS.filter((column) => values[column] !== known[column]).flatMap((column): Problem[] => {
    if (known.used) return [{ row, field: column, message: 'Akun sudah dipakai: hanya nama yang dapat diubah' }];
    if (known.is_system && column !== 'categoryname')
      return [{ row, field: column, message: 'Akun sistem tidak dapat diubah' }];
    if (known.pointed && column === 'isheader')
      return [{ row, field: column, message: 'Akun sudah dipakai dan tidak dapat menjadi header' }];
    if (known.over && column === 'isheader') return [{ row, field: column, message: 'Ada akun di bawah header ini' }];
    return [];
  });

/**
 * What is wrong with the accounts of a sheet beside those that are known (the rules of write-akun.ts).
 */
export const accountProblems = (rows: readonly Row[], accounts: readonly KnownAccount[]): readonly Problem[] => {
  const known = new Map(accounts.map((account) => [account.code, account]));
  const headers = new Set([
    ...accounts.filter((account) => account.isheader).map((account) => account.code),
    ...rows.filter(({ values }) => values.isheader === true).map(({ values }) => String(values.code)),
  ]);
  return rows.flatMap((one) => {
    const { row, values } = one;
    const own = String(values.code);
    const problems: Problem[] = [];
    const above = headersOver(own);
    if (above.length > 0 && !above.some((header) => headers.has(header)))
      problems.push({ row, field: 'code', message: 'Akun header di atasnya tidak ada' });
    if (values.profile !== null && values.profile !== undefined)
      problems.push({ row, field: 'profile', message: 'Kosongkan: akun berlaku untuk semua cabang' });
    const before = known.get(own);
    return before ? [...problems, ...changeProblems(one, before)] : problems;
  });
};
