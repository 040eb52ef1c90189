// A journal written by hand, and the way back from it (finance.md 3, 4 'Journal form', 5, 9).
import { writtenEvent } from '../../../../src/resources/finance/journal-event.ts';
import { periode } from '../../../../src/resources/finance/periode.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { journalKind, journalOrigin, jurnal } from '../../../../src/resources/finance/jurnal.ts';
import type { ManualLine, storeJournal as storeCall } from '../../../../src/resources/finance/journal-calls.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { documentKinds, isJournalNumber } from '../../../domain/document-code.ts';
import type { JournalLine } from '../../../domain/finance/journal.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { requestFor } from '../../kernel/approval.ts';
import { unchanged } from '../../kernel/approval-ground.ts';
import { openDay } from './open-day-ground.ts';
import { inDays, inWords, reasonOf } from '../../kernel/review.ts';
import type { CallRequest, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { insertLines } from './post-journal.ts';
import { checkPostingDate } from './posting-date.ts';
import { reverse } from './reverse-journal.ts';
import { journalUrl } from './journal-url.ts';

export interface Account {
  readonly id: number;
  readonly code: string;
  readonly isheader: boolean;
  readonly allow_manual: boolean;
  readonly is_active: boolean;
}
export interface Period {
  readonly start_date: string;
  readonly lock_date: string | null;
}
export const accountsOf = named<Account, [readonly number[], readonly string[]]>(
  'manual_accounts',
  'select id, code, isheader, allow_manual, is_active from akuns where id = any ($1) or code = any ($2)',
);
/** Its row is held until the end: closing waits. */
export const activePeriod = named<Period, [number]>(
  'manual_period',
  `select start_date::text as start_date, lock_date::text as lock_date
   from periodes where profile_id = $1 and status = ${periode.state.active} for share`,
);
const codeTaken = named<{ id: number }, [number, string]>(
  'manual_code',
  'select id from journals where profile_id = $1 and code = $2',
);

const codeOf = ({ akun, akun_id }: ManualLine): string => akun?.code ?? String(akun_id ?? '');

export type AccountRefusal = `journal-line-${'unknown' | 'header' | 'inactive' | 'system'}`;

/** Why a line written by hand may not stand on an account. */
export const refusalOfAccount = (account: Account | undefined): AccountRefusal | undefined => {
  if (!account) return 'journal-line-unknown';
  if (account.isheader) return 'journal-line-header';
  if (!account.is_active) return 'journal-line-inactive';
  return account.allow_manual ? undefined : 'journal-line-system';
};

/** The lines with their accounts; the first one that may not be posted is named by its number. @param at the field that holds them */
export const readLines = async (
  context: WriteContext,
  details: readonly ManualLine[],
  at = 'details',
): Promise<readonly JournalLine[]> => {
  const ids = details.flatMap(({ akun_id }) => akun_id ?? []);
  const found = await run(context.tx, accountsOf, ids, details.map(codeOf));
  return details.map((line, index) => {
    const number = index + 1;
    const { debit, credit } = { debit: line.debit ?? 0, credit: line.credit ?? 0 };
    const account = found.find(({ id, code }) => (line.akun_id ? id === line.akun_id : code === line.akun?.code));
    const refused = refusalOfAccount(account);
    if (refused || !account)
      throw refuseField(refused ?? 'journal-line-unknown', at, { n: number, code: account?.code ?? codeOf(line) });
    if (debit > 0 === credit > 0) throw refuseField('journal-line-sides', at, { n: number });
    const description = line.description ?? '';
    return { akun_id: account.id, description, debit, credit, actor_type: null, actor_id: null };
  });
};

const sum = (details: readonly ManualLine[], side: 'debit' | 'credit'): number =>
  details.reduce((total, line) => total + (line[side] ?? 0), 0);

/** Refuses lines that are out of balance or come to nothing. @param at the field that holds them */
export const requireBalance = (details: readonly ManualLine[], at = 'details'): void => {
  const [debit, credit] = [sum(details, 'debit'), sum(details, 'credit')];
  if (debit !== credit) throw refuseField('journal-unbalanced', at);
  if (debit === 0) throw refuseField('journal-zero', at);
};

/**
 * POST /api/finance-v2/jurnal. Waits for an approver where the branch's rule says so.
 * @throws Refusal journal-unbalanced, journal-zero, journal-line-* (naming the line), journal-code-automatic (422);
 *   journal-code-taken (409); those of posting
 */
export const storeJournal = async (context: WriteContext, { body }: CallRequest<typeof storeCall>) => {
  requireBalance(body.details);
  const lines = await readLines(context, body.details);
  const period = await runOne(context.tx, activePeriod, context.branch.id);
  checkPostingDate(context, body.transaction_at, period ?? { start_date: null, lock_date: null });
  const code = body.code || undefined;
  if (code && isJournalNumber(code, context.branch.code)) throw refuseField('journal-code-automatic', 'code');
  if (code && (await runOne(context.tx, codeTaken, context.branch.id, code)))
    throw refuseField('journal-code-taken', 'code');
  const { kind, memo, transaction_at } = body;
  const posted = await insertLines(
    context,
    {
      event: writtenEvent.journalWritten.key,
      source: { type: 'jurnal', id: 0 },
      transaction_at,
      memo,
      kind,
      origin: journalOrigin.manual,
      prefix: (kind === journalKind.adjusting ? documentKinds.adjusting : documentKinds.manual).prefix,
      ...(code && { code }),
    },
    lines.map((line) => ({ ...line, description: line.description || memo.slice(0, 300) })),
  );
  const total = sum(body.details, 'debit');
  const request = await requestFor(context, 'finance.jurnal', async () => ({
    record: null,
    grounds: await openDay(context, transaction_at),
    told: { amount: total, date: transaction_at, changes: [inWords('Keterangan', null, memo)] },
  }));
  // What is only asked for has no number yet.
  const title = request ? memo.slice(0, 100) : posted.code;
  return {
    status: 201 as const,
    request,
    record: await genericShow(jurnal, context, posted.id),
    log: {
      message: `jurnal umum ${title} sebesar ${formatRupiah(total)}`,
      url: `/finance/laporan-v2/jurnal${request ? '' : `?code=${encodeURIComponent(posted.code)}`}`,
      after: { memo, details: body.details },
    },
  };
};

/**
 * POST /api/finance-v2/jurnal/{id}/reverse: answers the mirror. Waits for an approver where the branch's rule says so.
 * @throws Refusal journal-automatic, journal-reversed (409); those of posting
 */
export const reverseJournal: UseCases['finance.jurnal']['reverse'] = async (
  context,
  row,
  { transaction_at, reason },
) => {
  if (row.origin === journalOrigin.automatic) throw new Refusal('journal-automatic');
  const mirror = await reverse(context, row.id, transaction_at ?? context.today, reason);
  return {
    status: 201 as const,
    request: await requestFor(context, 'finance.jurnal.reverse', async () => ({
      record: { type: jurnal.name, id: row.id },
      grounds: [
        unchanged(jurnal.table, row, jurnal.singular),
        // Without a chosen day it is booked on the day of the approval.
        ...(transaction_at ? await openDay(context, transaction_at) : []),
      ],
      told: {
        amount: row.total_amount,
        date: transaction_at ?? context.today,
        changes: [
          inWords('Jurnal', row.code, row.code),
          inDays('Tanggal jurnal', row.transaction_at, row.transaction_at),
          inWords('Status', jurnal.states[jurnal.state.posted].label, jurnal.states[jurnal.state.reversed].label),
          reasonOf(reason),
        ],
      },
    })),
    record: await genericShow(jurnal, context, mirror.id),
    log: {
      message: `pembalikan jurnal ${row.code}: ${reason}`,
      url: journalUrl(row.code),
      after: { reason, code: mirror.code },
    },
  };
};
