// The treatments that the show of a visit carries: their room hangs on the visit, and gives them.
import type { WholeOf } from '../../../../src/resources/answers.ts';
import type { Context } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

/** In the order they were entered, without amounts for roles that may not see them. */
export const visitTreatments =
  port<(context: Context, visitId: number) => Promise<WholeOf<'service.visit', 'show'>['visitperawatans']>>(
    'treatments of a visit',
  );
