// What every call of the module answers; completeness is checked in ../../answers.ts.
import { assetAnswers } from './asset.ts';
import { accountAnswers } from './account.ts';
import { bankAnswers } from './bank.ts';
import { billAnswers } from './bill.ts';
import { budgetAnswers } from './budget.ts';
import { dividendAnswers } from './dividend.ts';
import { contactAnswers } from './contact.ts';
import { deskAnswers } from './desk.ts';
import { expenseAnswers } from './expense.ts';
import { incomeAnswers } from './income.ts';
import { journalAnswers } from './journal.ts';
import { lightReportAnswers } from './light-report.ts';
import { noteAnswers } from './note.ts';
import { openingAnswers } from './opening.ts';
import { overviewAnswers } from './overview.ts';
import { ownIncomeAnswers } from './own-income.ts';
import { payableAnswers } from './payable.ts';
import { paymentAnswers } from './payment.ts';
import { profitAnswers } from './profit.ts';
import { reportAnswers } from './report.ts';
import { shareAnswers } from './share.ts';
import { sheetAnswers } from './sheet.ts';
import { statementAnswers } from './statement.ts';
import { subscriptionAnswers } from './subscription.ts';
import { targetAnswers } from './target.ts';
import { taxAnswers } from './tax.ts';
import { transferAnswers } from './transfer.ts';
import { verificationAnswers } from './verification.ts';
import { whyAnswers } from './why.ts';

export const financeAnswers = {
  ...assetAnswers,
  ...bankAnswers,
  ...billAnswers,
  ...budgetAnswers,
  ...accountAnswers,
  ...contactAnswers,
  ...deskAnswers,
  ...dividendAnswers,
  ...expenseAnswers,
  ...incomeAnswers,
  ...journalAnswers,
  ...lightReportAnswers,
  ...noteAnswers,
  ...openingAnswers,
  ...overviewAnswers,
  ...ownIncomeAnswers,
  ...payableAnswers,
  ...paymentAnswers,
  ...profitAnswers,
  ...reportAnswers,
  ...shareAnswers,
  ...sheetAnswers,
  ...statementAnswers,
  ...subscriptionAnswers,
  ...targetAnswers,
  ...taxAnswers,
  ...transferAnswers,
  ...verificationAnswers,
  ...whyAnswers,
} as const;
