// Patients by what is typed: by each word of name, RM and former RM, and by digits of the telephone for who may see it (workspace.md 1).
import { maySee } from '../../../src/policies/index.ts';
import { userRole } from '../../../src/resources/platform/role.ts';
import type { Conditions } from '../../db/conditions.ts';
import { type Search, searchFor, type Word } from '../../db/search.ts';
import { planned, runOne } from '../../db/statement.ts';
import type { Context, ListParameters } from './contract.ts';

/** Who searches: his role decides what he may find by. */
interface Reader {
  readonly actor: { readonly role: number };
}

/**
 * SQL of the names of a patient: name, RM and former RM. His `search` column holds his note as well, which a search of bills must not
 * match: not everybody who reads bills may read notes.
 */
const called = (alias: string): string =>
  `(${alias}.name || ' ' || ${alias}.username || coalesce(' ' || ${alias}.former_numbers, ''))`;

/** The word stands in a name of the patient; those with a note are checked against their names. */
const inNames = (alias: string, text: string, stands: Word['on']): string =>
  `(${stands(text)} and (${alias}.note is null or ${stands(called(alias))}))`;

const wordStands = (
  alias: string,
  { on, number }: Word,
  mayRead: { readonly notes: boolean; readonly contacts: boolean },
): string => {
  const inText = (text: string) => (mayRead.notes ? on(text) : inNames(alias, text, on));
  if (!number) return inText(`${alias}.search`);
  const pairs = number.byPairs(`${alias}.digits`);
  // What the pairs have found is looked at, not looked for again.
  const seen = (column: string) => `(${alias}.${column} || '')`;
  const inPhones = number.on(seen('phones'));
  if (number.isWord)
    return `(${pairs} and ${mayRead.contacts ? `(${inText(seen('search'))} or ${inPhones})` : inText(seen('search'))})`;
  return mayRead.contacts ? `(${inText(`${alias}.search`)} or (${pairs} and ${inPhones}))` : inText(`${alias}.search`);
};

/**
 * Condition on the person `alias`: every word stands in what he is called by, in his note with `noted`, or
 * in his telephone, as far as the reader sees note and telephone.
 * `search` has a trigram index for words, `digits` one for numbers.
 */
export const isKnownAs = (alias: string, { words, on }: Search, { actor }: Reader, noted: boolean): string => {
  if (words.length === 0) return on(`${alias}.search`);
  const mayRead = { notes: noted && maySee(actor.role, 'clinical'), contacts: maySee(actor.role, 'contact') };
  return words.map((word) => wordStands(alias, word, mayRead)).join(' and ');
};

/** The same of words without digits, for who walks an index of another order: not by that of `search`. */
export const standsIn = (alias: string, { on }: Search, { actor }: Reader, noted: boolean): string =>
  on(noted && maySee(actor.role, 'clinical') ? `(${alias}.search || '')` : called(alias));

/**
 * SQL: the column's value is one of those that a select finds. An array keeps the index on the column, where a subquery would walk
 * every row; but a row that is looked at all the same is compared with each of them.
 */
export type Among = (column: string, found: string) => string;
const byIndex: Among = (column, found) => `${column} = any (array(${found}))`;
/** For conditions with a part that no index answers: every row is looked at, and its value looked up in a set. */
export const byLookup: Among = (column, found) => `${column} in (${found})`;

/**
 * How the rows of a list are found by a keyword that stands in a text of theirs or belongs to whom they are about (docs/decisions/0162).
 * Of all days the indexes of both find them, where no row has the words in its own text. Where some have, or days cut the rows, each is
 * looked at: rows that a common text has left over would be compared with everybody who was found.
 * @param own condition on the alias `t` that an index of trigrams answers
 */
export const amongFor = async (
  { tx }: Pick<Context, 'tx'>,
  table: string,
  { keyword, start_date, end_date }: ListParameters,
  own: (search: Search) => string,
): Promise<Among> => {
  const search = searchFor(keyword ?? '');
  if (!search.isIndexed || (start_date ?? end_date)) return byLookup;
  const text = `select exists (select from ${table} t where ${own(search).replaceAll('?', '$1')}) as found`;
  const found = await runOne(tx, planned<{ found: boolean }, [readonly string[]]>(text), search.text);
  return found?.found ? byLookup : byIndex;
};

const patients = (search: Search, reader: Reader, noted: boolean): string =>
  `select c.id from users c where c.role = ${userRole.customer} and ${isKnownAs('c', search, reader, noted)}`;

/** Condition: the row belongs to a patient who carries the words by name, RM or telephone. */
export const belongsTo = (alias: string, search: Search, reader: Reader, among = byIndex): string =>
  among(`${alias}.customer_id`, patients(search, reader, false));

/** As `belongsTo`, but the words may stand in the patient's note as well. */
export const belongsToNoted = (alias: string, search: Search, reader: Reader, among = byIndex): string =>
  among(`${alias}.customer_id`, patients(search, reader, true));

/** Condition: the row carries the words itself, in its `search`, or belongs to a patient who does by name, RM or telephone. */
export const namesOrBelongs = (alias: string, search: Search, reader: Reader): string =>
  `${search.on(`${alias}.search`)} or ${belongsTo(alias, search, reader)}`;

/** Adds a keyword: the row's own text `column` carries all words, or its patient does by name, RM, note or telephone. */
export const addPatientKeyword = (
  where: Conditions,
  reader: Reader,
  keyword: string | undefined,
  column?: string,
  among = byIndex,
): void => {
  if (!keyword) return;
  const search = searchFor(keyword);
  const patient = belongsToNoted('t', search, reader, among);
  where.add(column === undefined ? patient : `(${search.on(column)} or ${patient})`, search.text);
};
