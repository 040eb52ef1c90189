// What every call of the module answers; completeness is checked in ../../answers.ts.
import { claimAnswers } from './claim.ts';
import { historyAnswers } from './history.ts';
import { membershipAnswers } from './membership.ts';
import { packagePaperAnswers } from './paper.ts';
import { packageReportAnswers } from './report.ts';
import { packageReminderAnswers } from './reminder.ts';
import { packageSheetAnswers } from './sheet.ts';
import { typeAnswers } from './type.ts';

export const paketAnswers = {
  ...typeAnswers,
  ...historyAnswers,
  ...membershipAnswers,
  ...claimAnswers,
  ...packagePaperAnswers,
  ...packageReportAnswers,
  ...packageReminderAnswers,
  ...packageSheetAnswers,
} as const;
