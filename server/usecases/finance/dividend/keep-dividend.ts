// A dividend before it is approved (finance.md 6.10): looked at, tried, kept as a draft that is reckoned again.
import type { Calls } from '../../../../src/resources/calls.ts';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { dividendMethod } from '../../../../src/resources/finance/devidensetting.ts';
import { deviden } from '../../../../src/resources/finance/deviden.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { insertRecord, updateRecord } from '../../../db/repository-write.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { nextCode } from '../ledger/next-code.ts';
import { divide, type DividendRange, dividendRuleOn, type Reckoned, reckonDividend } from './reckon-dividend.ts';

const { state, screens } = deviden;

const draftOf = named<{ id: number }, [branch: number, start: string, end: string]>(
  'dividend_draft',
  `select id from devidens where profile_id = $1 and period_start = $2 and period_end = $3 and status = ${state.draft}`,
);
const lockDraft = named<{ id: number }, [branch: number, start: string, end: string]>(
  'dividend_draft_lock',
  `${draftOf.text} for no key update`,
);

/** @throws Refusal no-branch (403) for a superadmin who has not chosen a branch */
const branchOf = ({ actor }: Context): number => {
  if (actor.role === SUPERADMIN && actor.session_profile_id === null) throw new Refusal('no-branch');
  return actor.session_profile_id ?? actor.profile_id;
};

const told = ({ rule, laba, reserve, pool, shares }: Reckoned) => ({
  rule,
  laba_amount: laba,
  reserve_amount: reserve,
  pool_amount: pool,
  rest_amount: laba - reserve - pool,
  holders: shares.map(({ id, ...share }) => ({ investor_id: id, ...share })),
});

/** GET /api/finance/deviden/pratinjau: rupiah. @throws Refusal those of `reckonDividend` */
export const previewDividend = async (
  context: Context,
  { query }: Pick<CallRequest<Calls['finance.deviden.pratinjau']>, 'query'>,
) => {
  const branch = branchOf(context);
  const { available, ...reckoned } = await reckonDividend(context, branch, query);
  const draft = await runOne(context.tx, draftOf, branch, query.period_start, query.period_end);
  return { ...query, ...told(reckoned), available_amount: available, redraws: draft !== undefined };
};

/** GET /api/finance/deviden/simulasi: a profit that is supposed, rupiah. @throws Refusal those of `dividendRuleOn` and `divide` */
export const simulateDividend = async (
  context: Context,
  { query: { laba, day } }: Pick<CallRequest<Calls['finance.deviden.simulasi']>, 'query'>,
) => {
  const branch = branchOf(context);
  return told(await divide(context, branch, { laba, rule: await dividendRuleOn(context, branch, day), day }));
};

const dropShares = named<unknown, [number]>('dividend_drop', 'delete from devidendetails where deviden_id = $1');
const insertShares = named<
  unknown,
  [
    deviden: number,
    profile: number,
    start: string,
    end: string,
    by: number,
    investors: readonly number[],
    lembar: readonly number[],
    percents: readonly number[],
    amounts: readonly number[],
  ]
>(
  'dividend_shares',
  `insert into devidendetails (deviden_id, profile_id, period_start, period_end, created_by, investor_id, lembar, percent, amount)
   select $1, $2, $3, $4, $5, s.investor_id, s.lembar, s.percent, s.amount
   from unnest($6::bigint[], $7::int[], $8::numeric[], $9::bigint[]) with ordinality s (investor_id, lembar, percent, amount, place)
   order by s.place`,
);

/** Keeps what was reckoned; answers the id of the draft. @param draft the one that is there, locked @param month that made it */
const storeDraft = async (
  context: WriteContext,
  range: DividendRange,
  reckoned: Reckoned,
  { draft, month = null }: { readonly draft?: number | undefined; readonly month?: number | null },
): Promise<number> => {
  const { tx, branch, branches, actor } = context;
  const { rule, laba: laba_amount, reserve: reserve_amount, pool: pool_amount, shares } = reckoned;
  const values = { rule, laba_amount, reserve_amount, pool_amount };
  if (draft === undefined) {
    const code = await nextCode(context, documentKinds.dividend, range.period_end);
    const made = { ...values, ...range, code, metode: dividendMethod.ofProfit, profitsharing_id: month };
    draft = await insertRecord(tx, deviden, made, { id: actor.id, branch: branch.id, branches });
  } else {
    await updateRecord(tx, deviden, draft, values, branches);
    await run(tx, dropShares, draft);
  }
  await run(
    tx,
    insertShares,
    draft,
    branch.id,
    range.period_start,
    range.period_end,
    actor.id,
    shares.map(({ id }) => id),
    shares.map(({ lembar }) => lembar),
    shares.map(({ percent }) => percent),
    shares.map(({ amount }) => amount),
  );
  return draft;
};

/** POST /api/finance/deviden/hitung: a draft of the same days is reckoned again. @throws Refusal those of `reckonDividend` */
export const keepDividend = async (
  context: WriteContext,
  { body }: Pick<CallRequest<Calls['finance.deviden.hitung']>, 'body'>,
) => {
  const kept = await runOne(context.tx, lockDraft, context.branch.id, body.period_start, body.period_end);
  const reckoned = await reckonDividend(context, context.branch.id, body);
  const id = await storeDraft(context, body, reckoned, { draft: kept?.id });
  const record = await genericShow(deviden, context, id);
  const days = `${formatDate(body.period_start)} - ${formatDate(body.period_end)}`;
  return {
    ...(kept ? {} : { status: 201 as const }),
    record,
    log: { message: `penghitungan deviden ${record.code} periode ${days}`, url: `${screens.list}/${id}` },
  };
};

const anyOf = named<{ id: number }, [branch: number, start: string, end: string]>(
  'dividend_any',
  `select id from devidens where profile_id = $1 and status <> ${state.cancelled}
     and daterange(period_start, period_end, '[]') && daterange($2::date, $3::date, '[]') limit 1`,
);
/** Refusals that say that these days have nothing to share out: no reason to refuse the month. */
const NOTHING_TO_SHARE: ReadonlySet<string> = new Set([
  'dividend-loss',
  'dividend-above-earnings',
  'dividend-no-holder',
  'dividend-overlap',
]);

/**
 * The draft that an approved month brings, where its interval ends with it and nothing is kept of these days yet; null: none.
 * @param month id of the approved month
 */
export const draftOfMonth = async (
  context: WriteContext,
  range: DividendRange,
  month: number,
): Promise<number | null> => {
  const { tx, branch } = context;
  if (await runOne(tx, anyOf, branch.id, range.period_start, range.period_end)) return null;
  try {
    return await storeDraft(context, range, await reckonDividend(context, branch.id, range), { month });
  } catch (error) {
    if (error instanceof Refusal && NOTHING_TO_SHARE.has(error.code)) return null;
    throw error;
  }
};

const FIRST_VERSION = 1;
const dropDraft = named<unknown, [month: number, reason: string]>(
  'dividend_of_month_drop',
  `update devidens set status = ${state.cancelled}, void_reason = $2, updated_at = now(), version = version + 1
   where profitsharing_id = $1 and status = ${state.draft} and version = ${FIRST_VERSION}`,
);
/** A month is taken back: so is the draft that it brought, where nobody has reckoned it again. */
export const dropDraftOfMonth = async ({ tx }: WriteContext, month: number, reason: string): Promise<void> => {
  await run(tx, dropDraft, month, reason);
};
