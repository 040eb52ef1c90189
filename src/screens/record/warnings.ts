// What the server says should be looked at before a draft becomes more than that.
import type { Row } from '../views/view.ts';

/** Sentences for people; none where the resource answers none. */
export const warningsOf = (record: Row | undefined): readonly string[] => {
  const warnings = record?.['warnings'];
  return Array.isArray(warnings) ? warnings.map(String) : [];
};
