// What every call of the module answers; completeness is checked in ../../answers.ts.
import { batchAnswers } from './batch.ts';
import { lowAnswers } from './low.ts';
import { mutationAnswers } from './mutation.ts';
import { opnameAnswers } from './opname.ts';
import { priceAnswers } from './price.ts';
import { saleAnswers } from './sale.ts';
import { purchaseAnswers } from './purchase.ts';
import { reportAnswers } from './report.ts';
import { statsAnswers } from './stats.ts';
import { stockSheetAnswers } from './stock-sheet.ts';
import { stockAnswers } from './stock.ts';
import { useAnswers } from './use.ts';

export const inventoryAnswers = {
  ...stockAnswers,
  ...statsAnswers,
  ...reportAnswers,
  ...batchAnswers,
  ...opnameAnswers,
  ...mutationAnswers,
  ...useAnswers,
  ...saleAnswers,
  ...purchaseAnswers,
  ...priceAnswers,
  ...lowAnswers,
  ...stockSheetAnswers,
} as const;
