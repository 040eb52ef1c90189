// One kind of thing that the end of the day must find closed; kinds.ts lists them in the order of the page.
import type { ResourceName } from '../../../../src/resources/registry.ts';

/** All SQL is of ours, over rows with the alias `t`. */
export interface UnfinishedKind {
  readonly key: string;
  readonly label: string;
  /** What is to be done with each. */
  readonly task: string;
  /** The kind is shown to whoever may list this resource. */
  readonly resource: ResourceName;
  /** Table of a branch. */
  readonly table: string;
  /** What is open of it, by an index. */
  readonly open: string;
  /** Day by which it should be closed; later ones are not told yet. */
  readonly day: string;
  /** SELECT list of a row that is shown: title, person, doctor, state, url. */
  readonly columns: string;
  /** For `columns`; they must not change the number of rows. */
  readonly joins: string;
}
