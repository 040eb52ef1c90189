// Calls of the packages that are no resource operation.
import type { Call } from '../kernel/call.ts';
import { claimCalls } from './claim-calls.ts';
import { historyCalls } from './history-calls.ts';
import { membershipCalls } from './membership-calls.ts';
import { packagePaperCalls } from './paper-calls.ts';
import { packageReportCalls } from './report-calls.ts';
import { packageReminderCalls } from './reminder-calls.ts';
import { packageSheetCalls } from './sheet-calls.ts';
import { typeCalls } from './type-calls.ts';

export const paketCalls = {
  ...typeCalls,
  ...historyCalls,
  ...membershipCalls,
  ...claimCalls,
  ...packagePaperCalls,
  ...packageReportCalls,
  ...packageReminderCalls,
  ...packageSheetCalls,
} as const satisfies Readonly<Record<string, Call>>;
