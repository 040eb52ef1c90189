// One kind of thing that the end of the day must find closed; kinds.ts lists them in the order of the page.
import type { ResourceName } from '../../../../src/resources/registry.ts';

export interface UnfinishedKind {
  readonly key: string;
  readonly label: string;
  /** What is to be done with each. */
  readonly task: string;
  /** Told to whoever may list these. */
  readonly resource: ResourceName;
  /**
   * SELECT id, profile_id, title, person, doctor, day, state, url of all that is open until today, by an index: $1 branches,
   * $2 today. What it joins must not change the number of rows.
   */
  readonly rows: string;
}
