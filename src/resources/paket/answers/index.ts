// What every call of the module answers; completeness is checked in ../../answers.ts.
import { claimAnswers } from './claim.ts';
import { membershipAnswers } from './membership.ts';
import { typeAnswers } from './type.ts';

export const paketAnswers = { ...typeAnswers, ...membershipAnswers, ...claimAnswers } as const;
