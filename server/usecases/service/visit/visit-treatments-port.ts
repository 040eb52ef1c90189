// The treatments that the show of a visit carries: their room hangs on the visit, and gives them.
import type { ShownOf } from '../../../../src/resources/answers.ts';
import type { Context } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

/** In the order they were entered, without amounts for roles that may not see them. */
export const visitTreatments =
  port<(context: Context, visitId: number) => Promise<ShownOf<'service.visit'>['visitperawatans']>>(
    'treatments of a visit',
  );
