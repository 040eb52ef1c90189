// What every call of the module answers; completeness is checked in ../../answers.ts.
import { historyAnswers } from './history.ts';
import { typeAnswers } from './type.ts';

export const paketAnswers = { ...typeAnswers, ...historyAnswers } as const;
