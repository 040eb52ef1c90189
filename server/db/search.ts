// Keyword search over a text with a trigram index (docs/decisions/0006: the pattern is the only condition that may use one).
import { likePattern } from './conditions.ts';

/** Shorter words match the beginning of words only: they have no trigram of their own. */
const SHORTEST_PART = 3;
/** From so many digits on a word may be a part of a telephone number (workspace.md 1). */
const SHORTEST_DIGITS = 4;
/** What comes after so many words is one part, as it is typed: a long text asks no more of the index than a short one. */
const MOST_WORDS = 6;
/** A number that begins with the country is kept with a 0 instead; shorter ones may be a part of another. */
const WITH_COUNTRY = /^62(?=\d{8})/;

/** A condition on a text column, with a `?` at each place. */
type On = (column: string) => string;

export interface Word {
  readonly on: On;
  /** In the middle of words too, however short it is. */
  readonly anywhere: On;
  /** Where it may be a part of a telephone number. */
  readonly number?: {
    /** The condition on a column of telephones. */
    readonly on: On;
    /** On the column of their pairs of digits, whose index is far quicker: true of every row of which `on` is. */
    readonly byPairs: On;
    /** The word is these digits and nothing else, so that `byPairs` is true of every text too that it stands in. */
    readonly isWord: boolean;
  };
}
export interface Search {
  /** Value of the conditions' places. */
  readonly text: readonly string[];
  readonly words: readonly Word[];
  /** All words stand in the text, in any order. */
  readonly on: On;
  /** Each word has a part that an index knows, which finds those who have it. */
  readonly isIndexed: boolean;
}

/** A whole number as it is written or pasted: '+62 812-3456-789', '0812 3456 789'. */
const WHOLE_NUMBER = /^(\+|0|62)[\d\s().-]+$/;

const partsOf = (keyword: string): readonly string[] => {
  if (WHOLE_NUMBER.test(keyword.trim())) return [keyword.replace(/\s+/g, '')];
  const words = keyword.toLowerCase().split(/\s+/).filter(Boolean);
  const rest = words.slice(MOST_WORDS - 1).join(' ');
  return rest === '' ? words : [...words.slice(0, MOST_WORDS - 1), rest];
};

/** The digits of what may be a part of a telephone number, as numbers are kept; undefined for other words. */
const digitsOf = (word: string): string | undefined => {
  if (!/^\+?[\d().-]+$/.test(word)) return undefined;
  const digits = word.replace(/\D/g, '').replace(WITH_COUNTRY, '0');
  return digits.length < SHORTEST_DIGITS ? undefined : digits;
};

/** Letters or digits of which the index keeps a trigram. */
const INDEXED = /[\p{L}\p{N}]{3}/u;

/** Two neighbouring digits are a letter, as `digit_pairs` of the database makes them. */
const LETTERS = 36;
const pairsOf = (digits: string): string =>
  Array.from({ length: digits.length - 1 }, (_, at) =>
    (Number(digits.slice(at, at + 2)) % LETTERS).toString(LETTERS),
  ).join('');

/** Kept in lower case by the database, as what is typed is: making it so again would take longer than to compare it. */
const KEPT_LOWER = /\.(search|phones|digits)\b/;
const like =
  (place: string): On =>
  (column) =>
    `${column} ${KEPT_LOWER.test(column) ? 'like' : 'ilike'} ${place}`;

/** Turns a keyword into a search for texts in which each of its words occurs. A blank keyword matches everything. */
export const searchFor = (keyword: string): Search => {
  const parts = partsOf(keyword);
  const text: string[] = [];
  /** Whole patterns, so that none is put together again for each row. */
  const matches = (pattern: string): On => like(`(?::text[])[${text.push(pattern)}]`);
  const beginning = (pattern: string): On => {
    const [first, later] = [matches(pattern.slice(1)), matches(`% ${pattern.slice(1)}`)];
    return (column) => `(${first(column)} or ${later(column)})`;
  };
  const words = parts.map((part): Word => {
    const pattern = likePattern(part);
    const anywhere = matches(pattern);
    const on = part.length < SHORTEST_PART ? beginning(pattern) : anywhere;
    const digits = digitsOf(part);
    if (digits === undefined) return { on, anywhere };
    const isWord = digits === part;
    const inPhones = isWord ? anywhere : matches(likePattern(digits));
    const pairs = matches(likePattern(pairsOf(digits)));
    const number = {
      on: inPhones,
      // Said twice: a plan that knows no values takes one pattern for every two hundredth row, and would gather whole branches beside it.
      byPairs: (column: string) => `${pairs(column)} and ${pairs(column)}`,
      isWord,
    };
    return { on, anywhere, number };
  });
  const on: On = (column) =>
    words.length === 0 ? '?::text[] is not null' : words.map((word) => word.on(column)).join(' and ');
  return {
    text,
    words,
    on: (column) => (words.length > 1 ? `(${on(column)})` : on(column)),
    isIndexed: parts.length > 0 && parts.every((part) => INDEXED.test(part)),
  };
};
