// A row of what runs low, and what was chosen of it.
import type { AnswerOf } from '../../../resources/answers.ts';

export type LowRow = AnswerOf<'inventory.low.list'>['data'][number];
export interface Choice {
  readonly qty: number | null;
  readonly supplier_id: number | null;
}
/** Of the ticked rows, by their items. */
export type Choices = Readonly<Record<number, Choice>>;
/** Undefined: it is no longer ticked. */
export type Choose = (row: LowRow, choice: Choice | undefined) => void;
