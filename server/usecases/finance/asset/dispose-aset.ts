// A fixed asset is disposed of (decision 105): cost and accumulated depreciation leave the books, the rest is gain or loss.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { cashflowKind } from '../../../../src/resources/finance/akun.ts';
import { aset } from '../../../../src/resources/finance/aset.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { firstOpenDay } from '../../../../src/resources/finance/open-day.ts';
import { penyusutan } from '../../../../src/resources/finance/penyusutan.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { refuseField } from '../../../../src/resources/refusals.ts';
import { decideDisposal, type DisposalPlan } from '../../../domain/finance/asset.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { openPeriodOf } from '../ledger/open-period.ts';
import { post, type PostedJournal } from '../ledger/post-journal.ts';
import { reverse } from '../ledger/reverse-journal.ts';

type Stored = StoredOf<typeof aset>;

const lastMonth = named<{ month: string | null }, [number]>(
  'asset_last_month',
  `select max(month)::text as month from penyusutanlines where aset_id = $1 and status = ${penyusutan.state.posted}`,
);
const moneyAccount = named<{ code: string }, [number]>(
  'asset_money_account',
  `select code from akuns where id = $1 and cashflow = ${cashflowKind.cash} and not isheader and is_active`,
);

/** Money of a sale reaches a bank or a till that no cashier counts. @throws Refusal akun-not-money, disposal-drawer (422) */
const requireMoney = async ({ tx }: WriteContext, id: number): Promise<void> => {
  const account = await runOne(tx, moneyAccount, id);
  if (!account) throw refuseField('akun-not-money', 'proceeds_akun_id');
  if (account.code === accountRole.cashierCash) throw refuseField('disposal-drawer', 'proceeds_akun_id');
};

interface Effect {
  readonly row: Stored;
  readonly day: string;
  readonly plan: DisposalPlan;
  readonly proceeds: number;
  readonly money: number | null;
}
/** The version of the row counts disposals that were taken back. */
const bookDisposal = (
  context: WriteContext,
  { row, day, plan, proceeds, money }: Effect,
): Promise<PostedJournal | null> => {
  const accounts = {
    line: row.asset_akun_id,
    aset: row.accumulated_akun_id,
    ...(money !== null && { paymentmethod: money }),
  };
  const part = (amount: number) => [{ amount, accounts }];
  return post(context, postedEvent.assetDisposed, {
    source: { type: 'aset', id: row.id, seq: row.version },
    transaction_at: day,
    memo: `Pelepasan aset ${row.code} ${row.name}`,
    amounts: {
      accumulated: part(plan.accumulated),
      cash: part(money === null ? 0 : proceeds),
      receivable: part(money === null ? proceeds : 0),
      loss: part(Math.max(-plan.gain, 0)),
      gain: part(Math.max(plan.gain, 0)),
    },
  });
};

type Kept = readonly [
  id: number,
  kind: string,
  day: string,
  proceeds: number,
  akun: number | null,
  gain: number,
  note: string | null,
  journal: number | null,
];
const markDisposed = named<unknown, Kept>(
  'asset_dispose',
  `update asets set status = ${aset.state.disposed}, disposal_kind = $2, disposed_on = $3, proceeds_amount = $4, proceeds_akun_id = $5,
     gain_amount = $6, disposal_note = $7, disposal_journal_id = $8, updated_at = now(), version = version + 1 where id = $1`,
);

/**
 * POST /api/finance/aset/{id}/lepas {disposed_on, disposal_kind, proceeds_amount, proceeds_akun_id, note}
 * @throws Refusal disposal-* (409, 422), akun-not-money (422); those of posting
 */
export const disposeAset: UseCases['finance.aset']['lepas'] = async (context, row, input) => {
  const { disposed_on: day, disposal_kind: kind, note = null } = input;
  const proceeds = input.proceeds_amount ?? 0;
  const money = input.proceeds_akun_id ?? null;
  if (money !== null) await requireMoney(context, money);
  const schedule = {
    ...row,
    residual_amount: row.residual_amount ?? 0,
    opening_amount: row.opening_amount ?? 0,
    depreciates_from: row.depreciates_from ?? row.acquired_on,
  };
  const last = await runOne(context.tx, lastMonth, row.id);
  const plan = decideDisposal(schedule, last?.month ?? null, { day, kind, proceeds });
  const journal = await bookDisposal(context, { row, day, plan, proceeds, money: proceeds > 0 ? money : null });
  const received = proceeds > 0 ? money : null;
  await run(context.tx, markDisposed, row.id, kind, day, proceeds, received, plan.gain, note, journal?.id ?? null);
  const result = plan.gain < 0 ? `rugi ${formatRupiah(-plan.gain)}` : `laba ${formatRupiah(plan.gain)}`;
  return {
    record: await genericShow(aset, context, row.id),
    log: {
      message: `pelepasan aset tetap ${row.code}, ${result}`,
      url: `${aset.screens.list}/${row.id}`,
      after: input,
    },
  };
};

const markInUse = named<unknown, [number]>(
  'asset_undispose',
  `update asets set status = ${aset.state.active}, disposal_kind = null, disposed_on = null, proceeds_amount = null,
     proceeds_akun_id = null, gain_amount = null, disposal_note = null, disposal_journal_id = null, updated_at = now(),
     version = version + 1 where id = $1`,
);

/**
 * POST /api/finance/aset/{id}/batallepas {reason}: mirrored on its own day while the books take journals there, else today.
 * @throws Refusal those of posting (422)
 */
export const undisposeAset: UseCases['finance.aset']['batallepas'] = async (context, row, { reason }) => {
  const period = await openPeriodOf(context);
  const day =
    row.disposed_on !== null && period && firstOpenDay(period) <= row.disposed_on ? row.disposed_on : context.today;
  if (row.disposal_journal_id !== null) await reverse(context, row.disposal_journal_id, day, reason);
  await run(context.tx, markInUse, row.id);
  return {
    record: await genericShow(aset, context, row.id),
    log: { message: `pembatalan pelepasan aset tetap ${row.code}: ${reason}`, url: `${aset.screens.list}/${row.id}` },
  };
};
