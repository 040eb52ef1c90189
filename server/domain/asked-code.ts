// What somebody types of a document's code, and the codes that it may be of. Pure.
import { documentCode, documentKinds } from './document-code.ts';

export type DocumentKind = keyof typeof documentKinds;
const kinds = Object.keys(documentKinds) as DocumentKind[];

/** Codes from `low` to `high`, both included; the same one twice: that code. */
export interface CodeRange {
  readonly low: string;
  readonly high: string;
}

/** Sorts after every code that begins with the same letters: the upper end of a search by prefix. */
const END = '\u{10FFFF}';
const from = (start: string): CodeRange => ({ low: start, high: `${start}${END}` });
const DIGITS = /^\d+$/;

interface Place {
  /** Codes of the branches that are looked in. */
  readonly branches: readonly string[];
  /** Four digits, the newest first: where a number alone is looked for. */
  readonly years: readonly string[];
}

/**
 * 'INV/BDG/2026/000012', a part of it from its beginning, or the prefix with the number alone: 'kw 12', 'INV/12'.
 * Undefined: the words begin with no document's prefix.
 */
export const askedCode = (
  words: string,
  { branches, years }: Place,
): { readonly kind: DocumentKind; readonly ranges: readonly CodeRange[] } | undefined => {
  const [prefix = '', ...rest] = words
    .trim()
    .toUpperCase()
    .split(/[\s/]+/);
  const kind = kinds.find((one) => documentKinds[one].prefix === prefix);
  if (kind === undefined || !/[\s/]/.test(words.trim())) return undefined;
  const parts = rest.filter(Boolean);
  const [first = '', , last] = parts;
  if (parts.length === 1 && DIGITS.test(first)) {
    const codes = branches.flatMap((branch) => years.map((year) => documentCode(prefix, branch, year, Number(first))));
    return { kind, ranges: codes.map((code) => ({ low: code, high: code })) };
  }
  if (parts.length === 3 && last !== undefined && DIGITS.test(last)) {
    const [branch = '', year = ''] = parts;
    const code = documentCode(prefix, branch, year, Number(last));
    return { kind, ranges: [{ low: code, high: code }, from([prefix, ...parts].join('/'))] };
  }
  return { kind, ranges: [from([prefix, ...parts].join('/') + (parts.length === 0 ? '/' : ''))] };
};
