// A dividend is approved, and taken back while nothing of it is paid (finance.md 3, 6.10).
import { isDeepStrictEqual } from 'node:util';
import { actorType, hutang, hutangKind, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { deviden, type DividendRule } from '../../../../src/resources/finance/deviden.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { firstOpenDay, type OpenPeriod } from '../../../../src/resources/finance/open-day.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { post } from '../ledger/post-journal.ts';
import { reverse } from '../ledger/reverse-journal.ts';
import { addHutangs } from '../payable/hutang-rows.ts';
import { cancelHutang } from '../payable/pay-hutangs.ts';
import { dividendRequest } from './ask-dividend.ts';
import { type Reckoned, reckonDividend } from './reckon-dividend.ts';
import { lockProfit } from './shared-out.ts';

const { state, screens } = deviden;
type Stored = StoredOf<typeof deviden>;

export const rangeText = ({ period_start, period_end }: Pick<Stored, 'period_start' | 'period_end'>): string =>
  `${formatDate(period_start)} - ${formatDate(period_end)}`;

interface KeptShare {
  readonly id: number;
  readonly investor_id: number;
  readonly lembar: number;
  readonly amount: number;
}
const sharesOf = named<KeptShare, [number]>(
  'dividend_kept_shares',
  'select id, investor_id, lembar, amount from devidendetails where deviden_id = $1 order by investor_id',
);
/** True where books, setting or shares came to something else since the draft was reckoned. */
const hasMoved = (row: Stored, kept: readonly KeptShare[], now: Reckoned): boolean => {
  const { laba_amount, reserve_amount, pool_amount, rule } = row;
  const agreed = ({ id, percent, reserve_percent }: DividendRule) => [id, percent, reserve_percent];
  const parts = kept.map(({ investor_id, lembar, amount }) => [investor_id, lembar, amount]);
  return !isDeepStrictEqual(
    [laba_amount, reserve_amount, pool_amount, agreed(rule as DividendRule), parts],
    [
      now.laba,
      now.reserve,
      now.pool,
      agreed(now.rule),
      now.shares.map(({ id, lembar, amount }) => [id, lembar, amount]),
    ],
  );
};

const keepDebts = named<unknown, [details: readonly number[], hutangs: readonly number[]]>(
  'dividend_debts',
  `update devidendetails d set hutang_id = n.hutang_id, updated_at = now(), version = d.version + 1
   from unnest($1::bigint[], $2::bigint[]) n (id, hutang_id) where d.id = n.id`,
);

/** Books the parts and owes them; answers the journal. */
const oweInvestors = async (context: WriteContext, row: Stored, shares: readonly KeptShare[], day: string) => {
  const owed = shares.filter(({ amount }) => amount > 0);
  const source = { type: hutangSource.dividend, id: row.id };
  const description = `Deviden ${rangeText(row)}`;
  const actorOf = ({ investor_id }: KeptShare) => ({ type: actorType.investor, id: investor_id });
  const journal = await post(context, postedEvent.dividendApproved, {
    source,
    transaction_at: day,
    memo: `${description} ${row.code}`,
    amounts: { amount: owed.map((share) => ({ amount: share.amount, description, actor: actorOf(share) })) },
  });
  if (!journal) throw new Error('A dividend is something.');
  const hutangs = await addHutangs(context, {
    day,
    journal: journal.id,
    rows: owed.map((share) => ({
      actor: actorOf(share),
      kind: hutangKind.dividend,
      source: { ...source, seq: 0 },
      bill_id: null,
      description: `${description} ${row.code}`,
      amount: share.amount,
      bruto: share.amount,
    })),
  });
  await run(
    context.tx,
    keepDebts,
    owed.map(({ id }) => id),
    hutangs,
  );
  return journal.id;
};

const markApproved = named<
  unknown,
  [id: number, day: string, journal: number, reserved: number | null, by: number, at: string]
>(
  'dividend_approve',
  `update devidens set status = ${state.approved}, transaction_at = $2, journal_id = $3, reserve_journal_id = $4,
     approved_by = $5, approved_at = $6, updated_at = now(), version = version + 1 where id = $1`,
);

/**
 * POST /api/finance/deviden/{id}/approve {transaction_at}: without a day, today; the draft must still be what books and shares say.
 * Finance's waits for an approver where the branch's rule says so.
 * @throws Refusal dividend-before-end (422), dividend-changed (409), those of `reckonDividend` and of posting
 */
export const approveDividend: UseCases['finance.deviden']['approve'] = async (context, row, input) => {
  const { tx, actor, branch, now, today } = context;
  const day = input.transaction_at ?? today;
  if (day < row.period_end)
    throw refuseField('dividend-before-end', 'transaction_at', { day: formatDate(row.period_end) });
  await lockProfit(context);
  const shares = await run(tx, sharesOf, row.id);
  if (hasMoved(row, shares, await reckonDividend(context, branch.id, row))) throw new Refusal('dividend-changed');
  const reserved = await post(context, postedEvent.dividendReserved, {
    source: { type: hutangSource.dividend, id: row.id },
    transaction_at: day,
    memo: `Cadangan laba ${rangeText(row)} ${row.code}`,
    amounts: { amount: [{ amount: row.reserve_amount }] },
  });
  const journal = await oweInvestors(context, row, shares, day);
  await run(tx, markApproved, row.id, day, journal, reserved?.id ?? null, actor.id, now.toISOString());
  return {
    request: await dividendRequest(context, row, { day, status: state.approved }),
    record: await genericShow(deviden, context, row.id),
    log: {
      message: `persetujuan deviden ${row.code} sebesar ${formatRupiah(row.pool_amount)}`,
      url: `${screens.list}/${row.id}`,
      after: { transaction_at: day, reserve_amount: row.reserve_amount, pool_amount: row.pool_amount },
    },
  };
};

const paidRows = named<{ id: number }, [number]>(
  'dividend_paid',
  `select id from hutangs where source_type = '${hutangSource.dividend}' and source_id = $1
     and status <> ${hutang.state.cancelled} and paid_amount <> 0`,
);
const activePeriod = named<OpenPeriod, [number]>(
  'dividend_period',
  `select start_date::text as start_date, lock_date::text as lock_date from periodes
   where profile_id = $1 and status = ${periode.state.active}`,
);
const markCancelled = named<unknown, [id: number, reason: string]>(
  'dividend_cancel',
  `update devidens set status = ${state.cancelled}, void_reason = $2, updated_at = now(), version = version + 1 where id = $1`,
);

/** On the day of its journals while the books take journals there, else today. */
const reversalDay = async ({ tx, branch, today }: WriteContext, day: string): Promise<string> => {
  const period = await runOne(tx, activePeriod, branch.id);
  return period && firstOpenDay(period) <= day ? day : today;
};

/**
 * POST /api/finance/deviden/{id}/cancel {reason}: its journals are mirrored, and nothing of it is owed any more. Of an approved one,
 * finance's waits for an approver where the branch's rule says so.
 * @throws Refusal dividend-paid (409), those of posting (422)
 */
export const cancelDividend: UseCases['finance.deviden']['cancel'] = async (context, row, { reason }) => {
  const { tx } = context;
  if (await runOne(tx, paidRows, row.id)) throw new Refusal('dividend-paid');
  await cancelHutang(context, hutangSource.dividend, row.id);
  await run(tx, markCancelled, row.id, reason);
  const day = await reversalDay(context, row.transaction_at ?? context.today);
  for (const journal of [row.journal_id, row.reserve_journal_id])
    if (journal !== null) await reverse(context, journal, day, reason);
  const asked = row.status === state.approved ? { day, status: state.cancelled, reason } : undefined;
  return {
    request: asked && (await dividendRequest(context, row, asked)),
    record: await genericShow(deviden, context, row.id),
    log: { message: `pembatalan deviden ${row.code}: ${reason}`, url: `${screens.list}/${row.id}` },
  };
};
