// What every call of the module answers; completeness is checked in ../../answers.ts.
import { stockAnswers } from './stock.ts';

export const inventoryAnswers = { ...stockAnswers } as const;
