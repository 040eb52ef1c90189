// Keyword search over a text with a trigram index (docs/decisions/0006: the pattern is the only condition that may use one).
import { likePattern } from './conditions.ts';

/** Shorter keywords match the beginning of words only: they have no trigram of their own. */
const SHORTEST_PART = 3;

export interface Search {
  /** Value of the condition's places. */
  readonly text: string;
  /** Condition on a text column, with a `?` at each place. */
  readonly on: (column: string) => string;
}

/** What a keyword asks of texts in small letters. */
export const searchFor = (keyword: string): Search => {
  const text = likePattern(keyword.toLowerCase()).slice(1, -1);
  return keyword.length < SHORTEST_PART
    ? { text, on: (column) => `(${column} ilike (? || '%') or ${column} ilike ('% ' || ? || '%'))` }
    : { text, on: (column) => `${column} ilike ('%' || ? || '%')` };
};
