// Calls of the inventory module that are no resource operation.
import type { Call } from '../kernel/call.ts';
import { batchCalls } from './batch-calls.ts';
import { boughtSheetCalls } from './bought-sheet-calls.ts';
import { labelCalls } from './label-calls.ts';
import { lowCalls } from './low-calls.ts';
import { mutationCalls } from './mutation-calls.ts';
import { opnameCalls } from './opname-calls.ts';
import { saleCalls } from './sale-calls.ts';
import { priceCalls } from './price-calls.ts';
import { purchaseCalls } from './purchase-calls.ts';
import { reportCalls } from './report-calls.ts';
import { statsCalls } from './stats-calls.ts';
import { stockCalls } from './stock-calls.ts';
import { stockSheetCalls } from './stock-sheet-calls.ts';
import { useCalls } from './use-calls.ts';

export const inventoryCalls = {
  ...stockCalls,
  ...statsCalls,
  ...reportCalls,
  ...batchCalls,
  ...opnameCalls,
  ...mutationCalls,
  ...useCalls,
  ...saleCalls,
  ...purchaseCalls,
  ...priceCalls,
  ...lowCalls,
  ...labelCalls,
  ...boughtSheetCalls,
  ...stockSheetCalls,
} as const satisfies Readonly<Record<string, Call>>;
