// Expenses from Excel (finance.md 8): each row is booked as an expense of its own, all of them or none, and one sheet only once.
import { createHash } from 'node:crypto';
import { biaya } from '../../../../src/resources/finance/biaya.ts';
import { paymentKind } from '../../../../src/resources/finance/paymentmethod.ts';
import { fillText } from '../../../../src/resources/kernel/refusal.ts';
import { Refusal, refusals } from '../../../../src/resources/refusals.ts';
import {
  contentOf,
  describeExpenses,
  type ExpenseColumn,
  expensesOf,
  type SheetExpense,
} from '../../../domain/finance/expense-sheet.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import {
  importSheet,
  type ImportSheet,
  rejectedRows,
  type SheetRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';
import { type CostAccount, refusalOfCost } from './expense-lines.ts';
import { onlyBranch } from '../ledger/only-branch.ts';
import { dayProblems } from '../ledger/sheet-day.ts';
import { bookExpense } from './store-biaya.ts';
import { activePeriod } from '../ledger/store-journal.ts';

type Problem = CellProblem<ExpenseColumn>;

const accountsByCode = named<CostAccount, [readonly string[]]>(
  'expense_import_accounts',
  'select id, code, type, isheader, is_active, allow_manual, cashflow from akuns where code = any ($1)',
);
/** What an expense is paid from: cash and bank. */
const payingMethods = named<{ id: number; name: string }, [number]>(
  'expense_import_methods',
  `select id, name from paymentmethods where profile_id = $1 and kind in (${paymentKind.cash}, ${paymentKind.transfer})
   and is_active order by kind, name`,
);
const bookedCodes = named<{ first: string | null; last: string | null }, [number, string]>(
  'expense_import_booked',
  `select min(code) as first, max(code) as last from biayas where profile_id = $1 and import_digest = $2
   and status = ${biaya.state.posted}`,
);
const markDigest = named<unknown, [readonly number[], string]>(
  'expense_import_mark',
  'update biayas set import_digest = $2 where id = any ($1)',
);
/** Of two who send the same sheet the second one waits, and is told. */
const oneSheetAtATime = named<unknown, [number]>(
  'expense_import_lock',
  `select pg_advisory_xact_lock(hashtext('biaya-import'), $1::int)`,
);

const accountProblems = async ({ tx }: Context, expenses: readonly SheetExpense[]): Promise<readonly Problem[]> => {
  const found = await run(tx, accountsByCode, [...new Set(expenses.map(({ account }) => account))]);
  return expenses.flatMap(({ row, account: code }): Problem[] => {
    const refused = refusalOfCost(found.find((account) => account.code === code));
    return refused ? [{ row, field: 'kode_akun', message: fillText(refusals[refused][1], { code }) }] : [];
  });
};

const digestOf = (expenses: readonly SheetExpense[]): string =>
  createHash('sha256').update(contentOf(expenses)).digest('hex');

const plain = (name: string): string => name.trim().toLowerCase();
const methodsOf = async (context: Context): Promise<ReadonlyMap<string, number>> =>
  new Map((await run(context.tx, payingMethods, onlyBranch(context))).map(({ id, name }) => [plain(name), id]));

const methodProblems = async (context: Context, expenses: readonly SheetExpense[]): Promise<readonly Problem[]> => {
  const methods = await run(context.tx, payingMethods, onlyBranch(context));
  const known = new Set(methods.map(({ name }) => plain(name)));
  const message = `Pilih: ${methods.map(({ name }) => name).join(', ')}`;
  return expenses.flatMap(({ row, method }) => (known.has(plain(method)) ? [] : [{ row, field: 'kas', message }]));
};

/** @throws Refusal expense-sheet-booked (409): what was taken back may come again */
const requireNew = async (context: Context, expenses: readonly SheetExpense[]): Promise<void> => {
  const booked = await runOne(context.tx, bookedCodes, onlyBranch(context), digestOf(expenses));
  if (!booked?.first) return;
  const codes = booked.first === booked.last ? booked.first : `${booked.first} – ${booked.last}`;
  throw new Refusal('expense-sheet-booked', { codes });
};

const store = async (context: WriteContext, expenses: readonly SheetExpense[]) => {
  const codes = [...new Set(expenses.map(({ account }) => account))];
  const accounts = new Map((await run(context.tx, accountsByCode, codes)).map(({ id, code }) => [code, id]));
  const methods = await methodsOf(context);
  const ids: number[] = [];
  for (const { day, payee, account, description, amount, method } of expenses) {
    const { id } = await bookExpense(context, {
      transaction_at: day,
      payee,
      paymentmethod_id: methods.get(plain(method)) ?? 0,
      note: description,
      details: [{ akun_id: accounts.get(account) ?? 0, description, amount }],
    });
    ids.push(id);
  }
  await run(context.tx, markDigest, ids, digestOf(expenses));
  return { added: ids.length, changed: 0 };
};

const judgeCells = async (context: Context, rows: SheetRows<'expenses'>): Promise<readonly Problem[]> => {
  const expenses = expensesOf(rows);
  const days = rows.map(({ row, values: { tanggal } }) => ({
    row,
    tanggal: typeof tanggal === 'string' ? tanggal : null,
  }));
  const asked = await Promise.all([
    dayProblems(context, days),
    accountProblems(context, expenses),
    methodProblems(context, expenses),
  ]);
  return asked.flat();
};

const sheet: ImportSheet<'expenses'> = {
  sheet: 'expenses',
  title: 'Biaya',
  object: 'finance.biaya.import',
  url: '/finance/biaya/transaction',
  whole: true,
  describe: describeExpenses,
  lock: async ({ tx, branch }) => {
    await run(tx, oneSheetAtATime, branch.id);
    // Closing waits until the expenses are booked.
    await runOne(tx, activePeriod, branch.id);
  },
  judge: async (context, rows, all) => {
    if (rows.length === all.length && rows.length > 0) await requireNew(context, expensesOf(rows));
    return judgeCells(context, rows);
  },
  cells: judgeCells,
  store: (context, rows) => store(context, expensesOf(rows)),
};

export const importExpenses = importSheet(sheet);
export const expenseTemplate = sheetTemplate(sheet);
export const rejectedExpenses = rejectedRows(sheet);
