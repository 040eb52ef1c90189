// Depreciation of a branch and month (decision 105): one journal, by the night or by a person, the same way.
import type { assetCalls } from '../../../../src/resources/finance/asset-calls.ts';
import { aset } from '../../../../src/resources/finance/aset.ts';
import type { Depreciable } from '../../../../src/resources/finance/depreciation.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { penyusutan } from '../../../../src/resources/finance/penyusutan.ts';
import { addDays, addMonths, monthName } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { type Due, dueIn } from '../../../domain/finance/asset.ts';
import type { PostingAmount } from '../../../domain/finance/journal.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { nextCode } from '../ledger/next-code.ts';
import { readPostingBasis, postOn } from '../ledger/post-journal.ts';
import { checkPostingDate } from '../ledger/posting-date.ts';
import { reverse } from '../ledger/reverse-journal.ts';

type Calls = typeof assetCalls;
const { state } = penyusutan;

interface InUse extends Depreciable {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly accumulated_amount: number;
  readonly expense_akun_id: number;
  readonly accumulated_akun_id: number;
}
const IN_USE = `select id, code, name, acquired_on, cost_amount, residual_amount, life_months, depreciates_from, opening_amount,
  accumulated_amount, expense_akun_id, accumulated_akun_id from asets
  where profile_id = $1 and status = ${aset.state.active} and depreciates_from <= $2
  and accumulated_amount < cost_amount - residual_amount order by id`;
const inUse = named<InUse, [number, string]>('asset_in_use', IN_USE);
const heldInUse = named<InUse, [number, string]>('asset_in_use_held', `${IN_USE} for update`);
const lastRun = named<{ month: string | null; done: boolean }, [number, string]>(
  'depreciation_last',
  `select max(month)::text as month, coalesce(bool_or(month = $2), false) as done from penyusutans
   where profile_id = $1 and status = ${state.posted}`,
);

const firstOf = (month: string): string => `${month}-01`;
/** The last day of the month, and today while it is not over. */
const dayOf = ({ today }: Pick<Context, 'today'>, month: string): string => {
  const last = addDays(addMonths(month, 1), -1);
  return last < today ? last : today;
};

/** @throws Refusal depreciation-done, depreciation-later (409) */
const requireNext = async ({ tx, branch }: WriteContext, month: string): Promise<void> => {
  const last = await runOne(tx, lastRun, branch.id, month);
  if (last?.done) throw new Refusal('depreciation-done');
  if (last?.month && last.month > month) throw new Refusal('depreciation-later', { month: monthName(last.month) });
};

const insertRun = named<{ id: number }, [number, string, string, string, number, number, number]>(
  'depreciation_insert',
  `insert into penyusutans (profile_id, code, month, transaction_at, asset_count, total_amount, created_by)
   values ($1, $2, $3, $4, $5, $6, $7) returning id`,
);
const insertLines = named<unknown, [number, number, string, readonly number[], readonly number[]]>(
  'depreciation_lines',
  `insert into penyusutanlines (penyusutan_id, profile_id, month, aset_id, amount)
   select $1, $2, $3, l.aset_id, l.amount from unnest($4::bigint[], $5::bigint[]) l (aset_id, amount) order by l.aset_id`,
);
const keepJournal = named<unknown, [number, number]>(
  'depreciation_journal',
  'update penyusutans set journal_id = $2 where id = $1',
);

const store = async (context: WriteContext, month: string, day: string, due: readonly Due[]) => {
  const { tx, branch, actor } = context;
  const total = due.reduce((sum, { amount }) => sum + amount, 0);
  const code = await nextCode(context, documentKinds.depreciation, day);
  const stored = await runOne(tx, insertRun, branch.id, code, month, day, due.length, total, actor.id);
  if (!stored) throw new Error('The depreciation was not stored.');
  const [ids, amounts] = [due.map(({ id }) => id), due.map(({ amount }) => amount)];
  await run(tx, insertLines, stored.id, branch.id, month, ids, amounts);
  return { id: stored.id, code, total };
};

export interface Depreciated {
  readonly id: number;
  readonly code: string;
  /** Rupiah. */
  readonly total: number;
}

const amountsOf = (assets: readonly InUse[], due: readonly Due[], description: string): readonly PostingAmount[] => {
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  return due.flatMap(({ id, amount }) => {
    const asset = byId.get(id);
    return asset
      ? [{ amount, description, accounts: { line: asset.expense_akun_id, aset: asset.accumulated_akun_id } }]
      : [];
  });
};

/**
 * Books a month of the branch: each asset comes to where its schedule is at the end of it. The assets are held in order of their ids,
 * so that nobody disposes of one meanwhile; the key of month and branch refuses a second one.
 * @param month its first day
 * @throws Refusal depreciation-done, depreciation-later (409); depreciation-none and those of posting (422)
 */
export const depreciateMonth = async (context: WriteContext, month: string): Promise<Depreciated> => {
  if (month > context.today) throw new Refusal('date-in-future');
  const assets = await run(context.tx, heldInUse, context.branch.id, month);
  await requireNext(context, month);
  const due = dueIn(assets, month);
  if (due.length === 0) throw new Refusal('depreciation-none');
  const description = `Penyusutan ${monthName(month)}`;
  const day = dayOf(context, month);
  const amounts = { amount: amountsOf(assets, due, description) };
  // Whatever is in the way is told before anything is stored: the night goes on.
  const basis = await readPostingBasis(context, postedEvent.assetDepreciated, amounts);
  checkPostingDate(context, day, basis);
  const { id, code, total } = await store(context, month, day, due);
  const posting = {
    source: { type: 'penyusutan', id },
    transaction_at: day,
    memo: `${description} ${code}`,
    adjusting: true,
    amounts,
  } as const;
  const journal = await postOn(context, postedEvent.assetDepreciated, posting, basis);
  if (journal) await run(context.tx, keepJournal, id, journal.id);
  return { id, code, total };
};

/** What the activity log is told, by whoever it was booked. */
export const logOfRun = ({ id, code, total }: Depreciated, month: string) => ({
  message: `penyusutan aset tetap ${monthName(month)} ${code} sebesar ${formatRupiah(total)}`,
  url: `${penyusutan.screens.list}/${id}`,
});

/** POST /api/finance/penyusutan/susutkan {month}. Refuses as `depreciateMonth` does. */
export const runDepreciation = async (
  context: WriteContext,
  { body }: CallRequest<Calls['finance.penyusutan.susutkan']>,
) => {
  const month = firstOf(body.month);
  const made = await depreciateMonth(context, month);
  return { status: 201 as const, record: { id: made.id }, log: { ...logOfRun(made, month), after: body } };
};

/** GET /api/finance/penyusutan/rencana?month=: what `depreciateMonth` would book now. @throws Refusal no-branch (422) without one branch */
export const planDepreciation = async (
  context: Context,
  { query }: CallRequest<Calls['finance.penyusutan.rencana']>,
) => {
  const { tx, branches } = context;
  const [branch, ...others] = branches;
  if (branch === undefined || others.length > 0) throw new Refusal('no-branch');
  const month = firstOf(query.month);
  const [assets, last] = [await run(tx, inUse, branch, month), await runOne(tx, lastRun, branch, month)];
  const byId = new Map(assets.map((asset) => [asset.id, asset]));
  const done = last?.done ?? false;
  const later = last?.month && last.month > month ? last.month.slice(0, 7) : null;
  const data = (done || later ? [] : dueIn(assets, month)).map(({ id, amount, late }) => ({
    id,
    code: byId.get(id)?.code ?? '',
    name: byId.get(id)?.name ?? '',
    amount,
    late_months: late,
  }));
  const total_amount = data.reduce((sum, { amount }) => sum + amount, 0);
  return {
    month: query.month,
    transaction_at: dayOf(context, month),
    total_amount,
    data,
    count: data.length,
    done,
    later,
  };
};

const linesOf = named<{ id: number }, [number]>(
  'depreciation_assets_held',
  `select a.id from asets a where a.id in (select aset_id from penyusutanlines where penyusutan_id = $1) order by a.id for update`,
);
const disposedOf = named<{ code: string }, [number]>(
  'depreciation_disposed',
  `select a.code from penyusutanlines l join asets a on a.id = l.aset_id
   where l.penyusutan_id = $1 and a.status = ${aset.state.disposed} order by a.id limit 1`,
);
const takeBack = named<unknown, [number, string]>(
  'depreciation_void',
  `with lines as (update penyusutanlines set status = ${state.cancelled} where penyusutan_id = $1)
   update penyusutans set status = ${state.cancelled}, void_reason = $2, updated_at = now(), version = version + 1 where id = $1`,
);

/**
 * POST /api/finance/penyusutan/{id}/void {reason}: the last month only; its journal is mirrored on its own day, as if it had not been.
 * @throws Refusal depreciation-later, depreciation-disposed (409); those of posting on that day (422)
 */
export const voidDepreciation: UseCases['finance.penyusutan']['void'] = async (context, row, { reason }) => {
  const { tx, branch } = context;
  await run(tx, linesOf, row.id);
  const last = await runOne(tx, lastRun, branch.id, row.month);
  if (last?.month && last.month > row.month) throw new Refusal('depreciation-later', { month: monthName(last.month) });
  const disposed = await runOne(tx, disposedOf, row.id);
  if (disposed) throw new Refusal('depreciation-disposed', disposed);
  await run(tx, takeBack, row.id, reason);
  if (row.journal_id !== null) await reverse(context, row.journal_id, row.transaction_at, reason);
  return {
    record: await genericShow(penyusutan, context, row.id),
    log: { message: `pembatalan penyusutan ${row.code}: ${reason}`, url: `${penyusutan.screens.list}/${row.id}` },
  };
};
