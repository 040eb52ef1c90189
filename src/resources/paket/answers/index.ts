// What every call of the module answers; completeness is checked in ../../answers.ts.
import { membershipAnswers } from './membership.ts';
import { typeAnswers } from './type.ts';

export const paketAnswers = { ...typeAnswers, ...membershipAnswers } as const;
