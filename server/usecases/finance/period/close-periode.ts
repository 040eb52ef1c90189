// Closing a period, opening it again, and the day before which nothing may be posted (finance.md 3, 6.7).
import { writtenEvent } from '../../../../src/resources/finance/journal-event.ts';
import { journalKind, journalOrigin } from '../../../../src/resources/finance/jurnal.ts';
import { addDays, formatDate } from '../../../../src/resources/kernel/date.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import type { EndingBalance } from '../../../domain/finance/closing.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { requestFor } from '../../kernel/approval.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { inDays, inRupiah, inWords, reasonOf } from '../../kernel/review.ts';
import { closeChecks } from './closing-checks.ts';
import { readClosing, requireEnd } from './period-closing.ts';
import { insertLines } from '../ledger/post-journal.ts';
import { reverse } from '../ledger/reverse-journal.ts';

type Verbs = UseCases['finance.periode'];

// Who posts holds the row shared (post-journal.ts): from here on he waits until the period is closed.
const lockPeriod = named<{ id: number }, [number]>('closing_lock', 'select id from periodes where id = $1 for update');
const storeClosed = named<unknown, [number, string, number | null, number, number, string]>(
  'closing_store',
  `update periodes set status = ${periode.state.closed}, end_date = $2, lock_before = lock_date, lock_date = $2,
   closing_journal_id = $3, net_profit = $4,
     closed_by = $5, closed_at = $6, version = version + 1, updated_at = now() where id = $1`,
);
/** What was locked beyond the closing day stays so, also what was before the closed period ($5) had been opened again. */
const openNext = named<{ id: number }, [number, string, string, number, number]>(
  'closing_next',
  `insert into periodes (profile_id, start_date, saldo_awal, created_by, lock_date)
   select $1, $2, $3, $4, nullif(greatest(c.lock_before, m.lock_date, $2::date - 1), $2::date - 1)
   from periodes c left join lateral (
     select lock_date from periodes where profile_id = $1 and status = ${periode.state.merged} and start_date > c.start_date
       order by id desc limit 1
   ) m on true where c.id = $5 returning id`,
);
const afterwards = named<{ id: number; status: number }, [number, string]>(
  'reopen_after',
  `select id, status from periodes where profile_id = $1 and start_date > $2 and status <> ${periode.state.merged}
   order by start_date for update`,
);
const merge = named<unknown, [number]>(
  'reopen_merge',
  `update periodes set status = ${periode.state.merged}, version = version + 1, updated_at = now() where id = $1`,
);
const storeReopened = named<unknown, [number]>(
  'reopen_store',
  `update periodes set status = ${periode.state.active}, end_date = null, lock_date = null, closing_journal_id = null,
   net_profit = null, closed_by = null,
     closed_at = null, version = version + 1, updated_at = now() where id = $1`,
);
/** The lock of before the closing. */
const restoreLock = named<{ lock_date: string | null }, [number]>(
  'reopen_lock',
  `update periodes set lock_date = lock_before, lock_before = null where id = $1 returning lock_date::text as lock_date`,
);
const storeLock = named<unknown, [number, string | null]>(
  'period_lock',
  'update periodes set lock_date = $2, version = version + 1, updated_at = now() where id = $1',
);

const url = '/finance/periode';
const outcome = async (context: WriteContext, id: number, message: string, after: object) => ({
  record: await genericShow(periode, context, id),
  log: { message, url, after },
});

interface ChartRow {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly categoryname: string;
  readonly isheader: boolean;
}
const chart = named<ChartRow, [readonly number[]]>(
  'closing_chart',
  'select id, code, name, categoryname, isheader from akuns where is_active or id = any ($1) order by code',
);

/**
 * The balances that the next period starts with, as `saldo_awal` keeps them (specified): the whole chart with headings and
 * accounts without a balance, and what the closing entries leave of each.
 */
const carriedBalances = async (
  { tx }: WriteContext,
  balances: readonly EndingBalance[],
  lines: readonly { akun_id: number; debit: number; credit: number }[],
) => {
  const left = new Map(balances.map(({ akun_id, balance }) => [akun_id, balance]));
  for (const { akun_id, debit, credit } of lines) left.set(akun_id, (left.get(akun_id) ?? 0) + debit - credit);
  const accounts = await run(tx, chart, [...left.keys()]);
  return accounts.map(({ id, ...account }) => {
    const balance = left.get(id) ?? 0;
    return { ...account, debit: Math.max(balance, 0), credit: Math.max(-balance, 0) };
  });
};

interface Becoming {
  readonly status: typeof periode.state.active | typeof periode.state.closed;
  readonly end_date: string | null;
  readonly profit: number | null;
  readonly date: string;
  readonly reason?: string;
  /** Periods after it, which have to stay open until then. */
  readonly later?: readonly { readonly id: number }[];
}

/** What a request to close or to reopen a period tells. */
const aboutPeriod = (
  row: StoredOf<typeof periode>,
  { status, end_date, profit, date, reason, later = [] }: Becoming,
) => ({
  record: { type: periode.name, id: row.id },
  grounds: [
    unchanged(periode.table, row, 'periode'),
    ...later.map(({ id }) => ({
      table: periode.table,
      id,
      stands: `$.status != ${periode.state.closed}`,
      reason: 'Ditutup oleh sistem: periode sesudahnya sudah ditutup',
    })),
  ],
  told: {
    amount: profit ?? row.net_profit ?? 0,
    date,
    changes: [
      inWords('Status', periode.states[row.status].label, periode.states[status].label),
      inDays('Tanggal tutup', row.end_date, end_date),
      inRupiah('Laba bersih', row.net_profit, profit),
      ...(reason === undefined ? [] : [reasonOf(reason)]),
    ],
  },
});

/**
 * POST /api/finance/periode/{id}/close; waits for an approver where the branch's rule says so.
 * @throws Refusal period-end-before-start, date-in-future (422); sessions-open, period-books-differ, period-has-later (409)
 */
export const closePeriode: Verbs['close'] = async (context, row, { end_date: end, open_next = true }) => {
  await run(context.tx, lockPeriod, row.id);
  requireEnd(context, row.start_date, end);
  const checks = await closeChecks(context, context.branch.id, row.start_date, end);
  const fails = (wanted: string): boolean => checks.some(({ key, blocking, ok }) => key === wanted && blocking && !ok);
  if (fails('books')) throw new Refusal('period-books-differ');
  if (fails('sessions')) throw new Refusal('sessions-open');
  if (!open_next && checks.some(({ key, ok }) => key === 'later' && !ok)) throw new Refusal('period-has-later');
  const { profit, lines, balances } = await readClosing(context, context.branch.id, end);
  const memo = `Penutupan periode ${formatDate(row.start_date)} - ${formatDate(end)}`;
  const journal =
    lines.length === 0
      ? null
      : await insertLines(
          context,
          {
            event: writtenEvent.periodClosed.key,
            source: { type: 'periode', id: row.id, seq: row.version },
            transaction_at: end,
            memo,
            kind: journalKind.closing,
            origin: journalOrigin.automatic,
            prefix: documentKinds.closing.prefix,
          },
          lines,
        );
  const { id: by } = context.actor;
  await run(context.tx, storeClosed, row.id, end, journal?.id ?? null, profit, by, context.now.toISOString());
  if (open_next) {
    const opening = JSON.stringify(await carriedBalances(context, balances, lines));
    await run(context.tx, openNext, context.branch.id, addDays(end, 1), opening, by, row.id);
  }
  const message = `penutupan periode ${formatDate(row.start_date)} - ${formatDate(end)}`;
  const request = await requestFor(context, 'finance.periode.close', () =>
    aboutPeriod(row, { status: periode.state.closed, end_date: end, profit, date: end }),
  );
  return { ...(await outcome(context, row.id, message, { end_date: end, profit })), request };
};

/**
 * POST /api/finance/periode/{id}/reopen: the last closed period only; the active one after it is merged into it, and what was
 * locked before the closing is locked again. Waits for an approver where the branch's rule says so.
 * @throws Refusal period-not-last (409)
 */
export const reopenPeriode: Verbs['reopen'] = async (context, row, { reason }) => {
  const later = await run(context.tx, afterwards, context.branch.id, row.start_date);
  if (later.some(({ status }) => status === periode.state.closed)) throw new Refusal('period-not-last');
  for (const { id } of later) await run(context.tx, merge, id);
  await run(context.tx, storeReopened, row.id);
  if (row.closing_journal_id !== null && row.end_date !== null)
    await reverse(context, row.closing_journal_id, row.end_date, reason);
  const lock = (await runOne(context.tx, restoreLock, row.id))?.lock_date ?? null;
  const locked = lock === null ? '' : ` (terkunci sampai ${formatDate(lock)})`;
  const message = `pembukaan kembali periode ${formatDate(row.start_date)}${locked}: ${reason}`;
  const request = await requestFor(context, 'finance.periode.reopen', () =>
    aboutPeriod(row, {
      status: periode.state.active,
      end_date: null,
      profit: null,
      date: row.start_date,
      reason,
      later,
    }),
  );
  return { ...(await outcome(context, row.id, message, { reason })), request };
};

/** POST /api/finance/periode/{id}/lock. @throws Refusal lock-outside-period (422) */
export const lockPeriode: Verbs['lock'] = async (context, row, { lock_date: day = null }) => {
  if (day !== null && (day < row.start_date || day > context.today))
    throw refuseField('lock-outside-period', 'lock_date');
  await run(context.tx, storeLock, row.id, day);
  const until = day === null ? 'dibuka' : `sampai ${formatDate(day)}`;
  return outcome(context, row.id, `penguncian tanggal ${until}`, { lock_date: day });
};
