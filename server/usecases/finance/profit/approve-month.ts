// A month's profit is approved, and taken back (finance.md 3, 6.10): the partners' part is owed from the last day of the month on.
import { firstOpenDay } from '../../../../src/resources/finance/open-day.ts';
import { actorType, hutang, hutangKind, hutangSource } from '../../../../src/resources/finance/hutang.ts';
import { postedEvent } from '../../../../src/resources/finance/journal-event.ts';
import { profitsharing } from '../../../../src/resources/finance/profitsharing.ts';
import { masaText } from '../../../../src/resources/finance/pph.ts';
import type { Waterfall } from '../../../../src/resources/finance/profit-waterfall.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { openPeriodOf } from '../ledger/open-period.ts';
import { post } from '../ledger/post-journal.ts';
import { reverse } from '../ledger/reverse-journal.ts';
import { addHutangs } from '../payable/hutang-rows.ts';
import { cancelHutang } from '../payable/pay-hutangs.ts';
import { draftOfMonth, dropDraftOfMonth } from '../dividend/keep-dividend.ts';
import { requireNotSharedOut } from '../dividend/shared-out.ts';
import { intervalEnding } from '../../../domain/finance/dividend.ts';
import { hasMoved } from './kept-month.ts';
import { daysOf, intervalOn, reckonMonth } from './month-figures.ts';

const { state, screens } = profitsharing;
type Stored = StoredOf<typeof profitsharing>;
const monthOf = ({ month }: Pick<Stored, 'month'>): string => month.slice(0, 7);

/** Books what partners get and owes it to them; null where nobody gets anything. */
const owePartners = async (
  context: WriteContext,
  { id, code, month }: Pick<Stored, 'id' | 'code' | 'month'>,
  { partners }: Waterfall,
): Promise<number | null> => {
  const { end: day } = daysOf(monthOf({ month }));
  const owed = partners.filter(({ amount }) => amount > 0);
  const description = `Bagi hasil ${masaText(monthOf({ month }))}`;
  const journal = await post(context, postedEvent.profitShared, {
    source: { type: hutangSource.profitSharing, id },
    transaction_at: day,
    memo: `${description} ${code}`,
    amounts: {
      amount: owed.map(({ mitra_id, amount, name }) => ({
        amount,
        description: `${description} ${name}`,
        actor: { type: actorType.rumahsakit, id: mitra_id },
      })),
    },
  });
  if (!journal) return null;
  await addHutangs(context, {
    day,
    journal: journal.id,
    rows: owed.map(({ mitra_id, amount }) => ({
      actor: { type: actorType.rumahsakit, id: mitra_id },
      kind: hutangKind.partner,
      source: { type: hutangSource.profitSharing, id, seq: 0 },
      bill_id: null,
      description,
      amount,
      bruto: amount,
    })),
  });
  return journal.id;
};

const markApproved = named<unknown, [id: number, journal: number | null, by: number, at: string]>(
  'profit_approve',
  `update profitsharings set status = ${state.approved}, journal_id = $2, approved_by = $3, approved_at = $4, updated_at = now(),
     version = version + 1 where id = $1`,
);

/** Where the setting's interval ends with the month, the dividend of the whole interval is drafted (6.10). */
const draftDividend = async (context: WriteContext, id: number, month: string): Promise<void> => {
  const { end: period_end } = daysOf(month);
  const interval = await intervalOn(context, context.branch.id, period_end);
  const ending = interval === null ? null : intervalEnding(month, interval);
  if (ending) await draftOfMonth(context, { period_start: daysOf(ending.first).start, period_end }, id);
};

/**
 * POST /api/finance/profitsharing/{id}/approve: the draft must still be what the books say.
 * @throws Refusal profit-share-changed, profit-share-divided (409); date-in-future for a month that is not over, those of posting on its
 *   last day (422)
 */
export const approveMonth: UseCases['finance.profitsharing']['approve'] = async (context, row) => {
  const { tx, actor, branch, now, today } = context;
  const month = monthOf(row);
  if (daysOf(month).end > today) throw new Refusal('date-in-future');
  const waterfall = await reckonMonth(context, branch.id, month);
  if (hasMoved(row.waterfall as Waterfall, waterfall)) throw new Refusal('profit-share-changed');
  // What investors were given already would be of a profit that was higher than this one.
  if (waterfall.rumahsakit_amount > 0) await requireNotSharedOut(context, daysOf(month));
  const journal = await owePartners(context, row, waterfall);
  await run(tx, markApproved, row.id, journal, actor.id, now.toISOString());
  await draftDividend(context, row.id, month);
  return {
    record: await genericShow(profitsharing, context, row.id),
    log: {
      message: `persetujuan bagi hasil ${row.code} bulan ${masaText(month)} sebesar ${formatRupiah(row.rumahsakit_amount)}`,
      url: `${screens.list}/${row.id}`,
      after: { rumahsakit_amount: row.rumahsakit_amount, partners: waterfall.partners },
    },
  };
};

const paidRows = named<{ id: number }, [number]>(
  'profit_paid',
  `select id from hutangs where source_type = '${hutangSource.profitSharing}' and source_id = $1
     and status <> ${hutang.state.cancelled} and paid_amount <> 0`,
);
const markCancelled = named<unknown, [id: number, reason: string]>(
  'profit_cancel',
  `update profitsharings set status = ${state.cancelled}, void_reason = $2, updated_at = now(), version = version + 1 where id = $1`,
);

/** On the last day of the month while the books take journals there, so that it is as if it had not been; else today. */
const reversalDay = async (context: WriteContext, month: string): Promise<string> => {
  const period = await openPeriodOf(context);
  const { end } = daysOf(month);
  return period && firstOpenDay(period) <= end ? end : context.today;
};

/**
 * POST /api/finance/profitsharing/{id}/cancel {reason}: the journal is mirrored, and nothing of it is owed any more. The draft of a
 * dividend that the month brought goes first: whoever approves it right now is waited for, and then stands in the way.
 * @throws Refusal profit-share-paid, profit-share-divided (409); those of posting (422)
 */
export const cancelMonth: UseCases['finance.profitsharing']['cancel'] = async (context, row, { reason }) => {
  const { tx } = context;
  if (await runOne(tx, paidRows, row.id)) throw new Refusal('profit-share-paid');
  await cancelHutang(context, hutangSource.profitSharing, row.id);
  await dropDraftOfMonth(context, row.id, `Bagi hasil ${row.code} dibatalkan`);
  if (row.status === state.approved) await requireNotSharedOut(context, daysOf(monthOf(row)));
  await run(tx, markCancelled, row.id, reason);
  if (row.journal_id !== null) await reverse(context, row.journal_id, await reversalDay(context, monthOf(row)), reason);
  return {
    record: await genericShow(profitsharing, context, row.id),
    log: { message: `pembatalan bagi hasil ${row.code}: ${reason}`, url: `${screens.list}/${row.id}` },
  };
};
