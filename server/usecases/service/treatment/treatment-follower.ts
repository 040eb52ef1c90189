// What follows the treatments of a visit when one of them is done, undone or cancelled: the plan that they came of.
import type { WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

export const treatmentFollower =
  port<(context: Pick<WriteContext, 'tx'>, visitId: number) => Promise<void>>('what follows a treatment');
