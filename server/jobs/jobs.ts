// What the program does by itself at night, once for each branch and business day.
import { remindStaff } from '../usecases/attendance/staff/reminder-night.ts';
import { closeAccounts } from '../usecases/attendance/staff/leave-night.ts';
import { closeDays } from '../usecases/attendance/day/close-days.ts';
import { keepBalances } from '../usecases/attendance/leave/balance-night.ts';
import { issueDrafts } from '../usecases/finance/bill/issue-drafts.ts';
import { depreciateAtNight } from '../usecases/finance/asset/depreciation-night.ts';
import { foldAtNight } from '../usecases/finance/ledger/fold-balances.ts';
import { queueAtNight } from '../usecases/finance/subscription/queue-deliveries.ts';
import { runDueTemplates } from '../usecases/finance/ledger/run-due-templates.ts';
import { catchUpShares } from '../usecases/finance/share/catch-up.ts';
import { verifyAtNight } from '../usecases/finance/check/verify-night.ts';
import { noteExpiry } from '../usecases/inventory/report/expiry-night.ts';
import { forgetKeys } from '../usecases/kernel/kept-answer.ts';
import { verifyLists } from '../usecases/kernel/kept-lists.ts';
import { endingMemberships, expireMembership } from '../usecases/paket/membership/expire-night.ts';
import { lockNotes } from '../usecases/service/record/lock-notes.ts';
import { markAbsent } from '../usecases/service/visit/mark-absent.ts';
import type { Transaction } from '../db/transaction.ts';

export interface Night {
  readonly branch: number;
  /** Business day 'YYYY-MM-DD' that has begun. */
  readonly day: string;
  readonly now: Date;
}
export interface Job {
  /** Name in `job_runs`. */
  readonly name: string;
  /** Does the work and answers how many records it changed. */
  readonly run: (tx: Transaction, night: Night) => Promise<number>;
}
/**
 * Work that is done one record after the other, each in a transaction of its own, so that nobody waits for the whole of it; a record
 * that fails holds up no other. A piece that is done again finds nothing to do.
 */
export interface PieceJob extends Pick<Job, 'name'> {
  /** Ids of the records that are due. */
  readonly pieces: (tx: Transaction, night: Night) => Promise<readonly number[]>;
  /** Does one of them and answers how much it changed. */
  readonly runPiece: (tx: Transaction, night: Night, id: number) => Promise<number>;
}

/** In the order in which they stand to each other: who did not come owes nothing. */
export const nightlyJobs: readonly (Job | PieceJob)[] = [
  { name: 'visit-absent', run: markAbsent },
  { name: 'bill-issue', run: issueDrafts },
  { name: 'share-catch-up', run: catchUpShares },
  { name: 'template-run', run: runDueTemplates },
  { name: 'asset-depreciation', run: depreciateAtNight },
  { name: 'attendance-close', run: closeDays },
  { name: 'note-lock', run: lockNotes },
  { name: 'stock-expiry', run: noteExpiry },
  { name: 'package-expiry', pieces: endingMemberships, runPiece: expireMembership },
  { name: 'staff-leave', run: closeAccounts },
  { name: 'staff-reminder', run: remindStaff },
  { name: 'leave-balance', run: keepBalances },
  { name: 'key-forget', run: forgetKeys },
  { name: 'balance-fold', run: foldAtNight },
  { name: 'report-queue', run: queueAtNight },
  { name: 'ledger-verify', run: verifyAtNight },
  { name: 'list-verify', run: verifyLists },
];
