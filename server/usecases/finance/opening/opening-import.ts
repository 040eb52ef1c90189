// Opening balances from Excel, for the form of a branch's first period: they are read and looked at there, and stored with it.
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import type { ColumnOf } from '../../../domain/input-tables.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import { named, run } from '../../../db/statement.ts';
import {
  type InputSheet,
  readInto,
  rejectedRows,
  type SheetRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';

type Column = ColumnOf<'opening'>;
interface Account {
  readonly code: string;
  readonly name: string;
  readonly isheader: boolean;
}
const accounts = named<Account>(
  'opening_accounts',
  'select code, name, isheader from akuns where is_active order by code',
);

const amountOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

const accountText = (code: string, account: Account | undefined): string | null => {
  if (!account) return `Akun ${code} tidak ada`;
  return account.isheader ? `Akun ${code} adalah header` : null;
};
const judge: InputSheet<'opening'>['cells'] = async ({ tx }, rows) => {
  const known = new Map((await run(tx, accounts)).map((account) => [account.code, account]));
  return rows.flatMap(({ row, values }): CellProblem<Column>[] => {
    const message = accountText(String(values.code), known.get(String(values.code)));
    return [
      ...(message === null ? [] : [{ row, field: 'code' as const, message }]),
      ...(amountOf(values.debit) && amountOf(values.credit)
        ? [{ row, field: 'debit' as const, message: 'Isi debit atau kredit saja' }]
        : []),
    ];
  });
};

const sheet: InputSheet<'opening'> = {
  sheet: 'opening',
  title: 'Saldo Awal',
  whole: true,
  describe: (rows) => {
    const sum = (side: 'debit' | 'credit') =>
      formatRupiah(rows.reduce((all, { values }) => all + (amountOf(values[side]) ?? 0), 0));
    return `${rows.length} akun, debit ${sum('debit')}, kredit ${sum('credit')}`;
  },
  judge,
  cells: judge,
};

const textOf = (value: unknown): string | null => (typeof value === 'string' ? value : null);

/** An account and what it carries; null: an empty cell. */
const balanceOf = ({ values: { code, name, debit, credit } }: SheetRows<'opening'>[number]) => ({
  code: String(code),
  name: textOf(name),
  debit: amountOf(debit),
  credit: amountOf(credit),
});
export const readOpening = readInto(sheet, balanceOf);
/** Every account that carries lines, with room for its balance. */
export const openingTemplate = sheetTemplate(sheet, async ({ tx }) =>
  (await run(tx, accounts)).filter(({ isheader }) => !isheader).map(({ code, name }) => ({ code, name })),
);
export const rejectedOpening = rejectedRows(sheet);
