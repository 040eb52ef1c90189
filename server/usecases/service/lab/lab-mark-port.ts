// A treatment bears a mark while an order to a laboratory stands for it; its room writes the mark, and hears here of the orders.
import type { WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

type Mark = (context: Pick<WriteContext, 'tx'>, id: number) => Promise<unknown>;

export interface LabMark {
  /** An order of the treatment was made, changed or taken back. */
  readonly follow: Mark;
  /** The drafts of all treatments of a visit are taken back in the same packet: what has left the house keeps its mark. */
  readonly dropOfVisit: Mark;
  /** As `dropOfVisit`, for the drafts of one treatment. */
  readonly dropOfTreatment: Mark;
}
export const labMark = port<LabMark>('the mark of lab work on treatments');
