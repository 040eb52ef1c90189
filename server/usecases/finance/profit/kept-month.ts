// What is kept of a month's profit beside what its books say now (finance.md 4 '/finance/profitsharing', 5).
import { isDeepStrictEqual } from 'node:util';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { profitsharing } from '../../../../src/resources/finance/profitsharing.ts';
import { masaText } from '../../../../src/resources/finance/pph.ts';
import type { Waterfall } from '../../../../src/resources/finance/profit-waterfall.ts';
import { addMonths } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { insertRecord, updateRecord } from '../../../db/repository-write.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { nextCode } from '../ledger/next-code.ts';
import { daysOf, reckonMonth } from './month-figures.ts';

const { state, table, screens } = profitsharing;

interface Kept {
  readonly id: number;
  readonly status: number;
  readonly waterfall: Waterfall;
}
const keptOf = named<Kept, [branch: number, month: string]>(
  'profit_kept',
  `select id, status, waterfall from ${table} where profile_id = $1 and month = $2 and status <> ${state.cancelled}`,
);

/** True where the books came to something else since. */
export const hasMoved = (kept: Waterfall, now: Waterfall): boolean => !isDeepStrictEqual(kept, now);

const viewOf = async (context: Context, branch: number, month: string) => {
  const now = await reckonMonth(context, branch, month);
  const kept = await runOne(context.tx, keptOf, branch, daysOf(month).start);
  const approved = kept?.status === state.approved ? kept.waterfall : undefined;
  return {
    kept,
    view: { month, waterfall: approved ?? now, changed: kept !== undefined && hasMoved(kept.waterfall, now) },
  };
};

/**
 * GET /api/finance/profitsharing/bulan
 * @throws Refusal no-branch (403) for a superadmin who has not chosen a branch; those of `reckonMonth`
 */
export const showMonth = async (
  context: Context,
  { query: { month } }: Pick<CallRequest<Calls['finance.profitsharing.bulan']>, 'query'>,
) => {
  const { actor } = context;
  if (actor.role === SUPERADMIN && actor.session_profile_id === null) throw new Refusal('no-branch');
  const branch = actor.session_profile_id ?? actor.profile_id;
  const { kept, view } = await viewOf(context, branch, month);
  const { view: previous } = await viewOf(context, branch, addMonths(daysOf(month).start, -1).slice(0, 7));
  return { ...view, record: kept ? await genericShow(profitsharing, context, kept.id) : null, previous };
};

const lock = named<Kept, [branch: number, month: string]>('profit_lock', `${keptOf.text} for no key update`);

/**
 * POST /api/finance/profitsharing/hitung: keeps the month as a draft; a draft that is there is reckoned again.
 * @throws Refusal profit-share-approved (409); those of `reckonMonth`
 */
export const keepMonth = async (
  context: WriteContext,
  { body: { month } }: Pick<CallRequest<Calls['finance.profitsharing.hitung']>, 'body'>,
) => {
  const { tx, branch, branches, actor } = context;
  const { start, end } = daysOf(month);
  const kept = await runOne(tx, lock, branch.id, start);
  if (kept?.status === state.approved) throw new Refusal('profit-share-approved');
  const waterfall = await reckonMonth(context, branch.id, month);
  const values = {
    profit_amount: waterfall.profit,
    rumahsakit_amount: waterfall.rumahsakit_amount,
    reserve_amount: waterfall.reserve_amount,
    investor_pool: waterfall.investor_pool,
    waterfall,
  };
  if (kept) await updateRecord(tx, profitsharing, kept.id, values, branches);
  const code = kept ? undefined : await nextCode(context, documentKinds.profitSharing, end);
  const made = { ...values, code, month: start };
  const id = kept?.id ?? (await insertRecord(tx, profitsharing, made, { id: actor.id, branch: branch.id, branches }));
  const record = await genericShow(profitsharing, context, id);
  return {
    ...(kept ? {} : { status: 201 as const }),
    record,
    log: { message: `penghitungan bagi hasil ${record.code} bulan ${masaText(month)}`, url: `${screens.list}/${id}` },
  };
};
