// Opening deposits from Excel (finance.md 6.7, 8): what was held for each patient when the books began, against the opening balance.
import { depositDirection } from '../../../../src/resources/finance/deposit.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { DEPOSIT, type DepositColumn, excessProblems, takenBy } from '../../../domain/finance/opening-sheet.ts';
import type { CellProblem } from '../../../domain/sheet-column.ts';
import type { TableRow } from '../../../sheets/judge-table.ts';
import type { Context } from '../../kernel/contract.ts';
import { importSheet, type ImportSheet, rejectedRows, sheetTemplate } from '../../platform/file/sheet-import.ts';
import { onlyBranch } from '../ledger/only-branch.ts';
import { depositRest, lockDepositRest, OPENING_MOVE, shareDeposit } from './opening-deposit.ts';
import { patientProblems, textsOf } from '../opening/opening-patient.ts';
import { requireRest, shownRest } from '../opening/opening-rest.ts';

type Row = TableRow<DepositColumn>;

/** Who has his part already; a record that became part of another keeps its number in that one. */
const givenTo = named<{ username: string }, [number, readonly string[]]>(
  'opening_deposit_given',
  `select u.username from users u join customerdeposits d on d.customer_id = u.id and d.profile_id = $1
   where u.username = any ($2) and exists (
     select from depositmoves m where m.customerdeposit_id = d.id and m.source_type = '${OPENING_MOVE}')`,
);
const givenProblems = async (
  { tx }: Context,
  branch: number,
  rows: readonly Row[],
): Promise<CellProblem<DepositColumn>[]> => {
  const given = new Set((await run(tx, givenTo, branch, textsOf(rows, 'no_rm'))).map(({ username }) => username));
  return rows
    .filter(({ values }) => given.has(String(values.no_rm)))
    .map(({ row }) => ({ row, field: 'no_rm', message: 'Deposit awal pasien ini sudah dirinci' }));
};

const judgeCells = async (context: Context, rows: readonly Row[]) => {
  const branch = onlyBranch(context);
  const asked = await Promise.all([
    patientProblems<DepositColumn>(context, branch, rows),
    givenProblems(context, branch, rows),
  ]);
  return asked.flat();
};

const sheet: ImportSheet<'deposits'> = {
  sheet: 'deposits',
  title: 'Deposit Awal',
  object: 'finance.depositawal.import',
  url: '/finance/payment/deposit',
  whole: true,
  lock: (context) => lockDepositRest(context, context.branch.id),
  describe: (rows) => `${rows.length} pasien, ${formatRupiah(takenBy(rows, DEPOSIT))}`,
  judge: async (context, rows) => {
    const rest = await depositRest(context, onlyBranch(context));
    return [...(await judgeCells(context, rows)), ...excessProblems(rows, DEPOSIT, rest?.amount ?? 0)];
  },
  cells: judgeCells,
  store: async (context, rows) => {
    const rest = requireRest(await depositRest(context, context.branch.id));
    const parts = rows.map(({ values }) => ({ no_rm: String(values.no_rm), jumlah: DEPOSIT.of(values) }));
    return { added: await shareDeposit(context, rest, parts), changed: 0 };
  },
};

export const importDeposits = importSheet(sheet);
export const depositTemplate = sheetTemplate(sheet);
export const rejectedDeposits = rejectedRows(sheet);

const detailed = named<{ count: number; amount: number }, [number]>(
  'opening_deposit_detailed',
  `select count(*)::int as count, coalesce(sum(m.amount), 0)::bigint as amount from depositmoves m
   where m.profile_id = $1 and m.source_type = '${OPENING_MOVE}' and m.direction = ${depositDirection.in}`,
);

/** GET /api/finance/depositawal: `rest` is what the opening balance of 2-1501 still has without a patient. Rupiah. */
export const showDeposits = async (context: Context) => {
  const branch = onlyBranch(context);
  return shownRest(await depositRest(context, branch), await runOne(context.tx, detailed, branch));
};
