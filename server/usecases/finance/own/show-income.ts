// GET /api/finance/myincome: what a doctor or an investor earned, is owed and was paid (finance.md 4, 5).
import type { Calls } from '../../../../src/resources/calls.ts';
import { feeStates } from '../../../../src/resources/finance/own-income.ts';
import { addDays, addMonths, formatDate } from '../../../../src/resources/kernel/date.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { run, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { type SheetColumn, writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { mulDiv } from '../../../../src/resources/kernel/money.ts';
import { ownBranches, ownCards, ownHoldings, type OwnRow, ownRows, ownSlips, ownSums, ownTaxes } from './own-rows.ts';
import { type OwnScope, readOwn } from './own-scope.ts';

/** More than a doctor does in a year. */
const MOST_ROWS = 50_000;

const monthOf = (today: string) => {
  const first = `${today.slice(0, 7)}-01`;
  return { first, last: addDays(addMonths(first, 1), -1) };
};

/** A figure that is not his to see is left out of the answer. */
const seenBy =
  ({ isSelf }: OwnScope) =>
  ({ shows_net, net_amount, ...row }: OwnRow) => ({ ...row, ...((shows_net || !isSelf) && { net_amount }) });

const COLUMNS: readonly SheetColumn[] = [
  { name: 'transaction_at', header: 'Tanggal', field: field.date('Tanggal') },
  { name: 'branch', header: 'Cabang', field: field.text('Cabang', { max: 20 }) },
  { name: 'rm', header: 'RM', field: field.code('RM') },
  { name: 'treatment', header: 'Tindakan', field: field.text('Tindakan', { max: 200 }), width: 36 },
  { name: 'net_amount', header: 'Neto', field: field.money('Neto') },
  { name: 'fee_amount', header: 'Fee', field: field.money('Fee') },
  { name: 'accrued_amount', header: 'Diakui', field: field.money('Diakui') },
  { name: 'paid_amount', header: 'Dibayar', field: field.money('Dibayar') },
  { name: 'state', header: 'Status', field: field.choice('Status', { options: feeStates }), width: 28 },
];

const workbook = (name: string, range: string, rows: readonly ReturnType<ReturnType<typeof seenBy>>[]): Download => {
  const columns = COLUMNS.filter(
    ({ name: of }) => of !== 'net_amount' || rows.some((row) => row.net_amount !== undefined),
  );
  return new Download(`Pendapatan ${name} ${range}.xlsx`, XLSX, writeSheet('Pendapatan', columns, rows));
};

/** No actor has this id. */
const NOBODY = 0;
/** Two decimals. */
const HUNDREDTHS = 10_000;
const holdingsOn = async (tx: Transaction, whose: readonly [number, readonly number[]], day: string) =>
  (await run(tx, ownHoldings, ...whose, day)).map(({ all_lembar, ...held }) => ({
    ...held,
    percent: mulDiv(held.lembar, HUNDREDTHS, all_lembar) / 100,
  }));

type Query = CallRequest<Calls['finance.myincome']>['query'];
const answer = async (tx: Transaction, scope: OwnScope, query: Query, today: string) => {
  const month = monthOf(today);
  const { start_date = month.first, end_date = month.last, state = null, page, limit } = query;
  const { type, actor_id, ...user } = scope.earner;
  const whose = [actor_id ?? NOBODY, scope.branches] as const;
  const inRange = [...whose, start_date, end_date, state] as const;
  const cut = query.export ? ([MOST_ROWS, 0] as const) : ([limit, (page - 1) * limit] as const);
  const data = (await run(tx, ownRows[type], ...inRange, ...cut)).map(seenBy(scope));
  if (query.export) return workbook(scope.earner.name, `${formatDate(start_date)} - ${formatDate(end_date)}`, data);
  const cards = await runOne(tx, ownCards[type], ...whose, month.first, month.last, start_date, end_date);
  const sums = await runOne(tx, ownSums[type], ...inRange);
  if (!cards || !sums) throw new Error('Sums have one row.');
  const { rows, ...added } = sums;
  return {
    user,
    as: type,
    actor_id,
    holdings: type === actorType.investor ? await holdingsOn(tx, whose, today) : [],
    branches: await run(tx, ownBranches[type], ...whose),
    month: today.slice(0, 7),
    start_date,
    end_date,
    cards,
    data,
    count: rows,
    sums: added,
    slips: await run(tx, ownSlips[type], ...whose, start_date, end_date),
    taxes: await run(tx, ownTaxes[type], ...whose, start_date, end_date),
  };
};

/**
 * Without a range, the month of today. Rupiah; the net of a treatment only where its branch shows it to doctors.
 * @throws Refusal those of `readOwn`
 */
export const showOwnIncome = (context: Context, { query }: CallRequest<Calls['finance.myincome']>) =>
  readOwn(context, query.user_id, (tx, scope) => answer(tx, scope, query, context.today));
