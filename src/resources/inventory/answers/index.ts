// What every call of the module answers; completeness is checked in ../../answers.ts.
import { opnameAnswers } from './opname.ts';
import { stockAnswers } from './stock.ts';

export const inventoryAnswers = { ...stockAnswers, ...opnameAnswers } as const;
