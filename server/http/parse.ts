// What a request carries, checked by zod: one way to turn its findings into the refusal with a text for each field.
import type { z } from 'zod';
import { issueText } from '../../src/resources/kernel/issue-text.ts';
import { Refusal } from '../../src/resources/refusals.ts';

/** Texts by field path: 'name', 'prices.0.price'; unknown keys are named one by one. */
const textsOf = (error: z.ZodError): Readonly<Record<string, readonly string[]>> => {
  // Without a prototype: a key may be called 'constructor', and that of every object is no list of texts.
  const texts = Object.create(null) as Record<string, string[]>;
  const add = (path: readonly PropertyKey[], text: string): void => {
    const at = path.map(String).join('.') || 'body';
    const said = (texts[at] ??= []);
    if (!said.includes(text)) said.push(text);
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...issue.path, key], issue.message);
    else add(issue.path, issue.message);
  }
  return texts;
};

/** Deeper than any body of ours; what reads and writes it goes down by calling itself. */
const MAX_DEPTH = 20;
/** NUL is in no text of the database, half a pair of UTF-16 in no text at all. */
const isStorable = (text: string): boolean => !/\p{Surrogate}/u.test(text) && !text.includes('\0');

/** Path of the first part of the value that cannot be kept: a text with such a sign, or what lies too deep. */
const unstorable = (value: unknown, path: readonly string[] = []): readonly string[] | undefined => {
  if (typeof value === 'string') return isStorable(value) ? undefined : path;
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length === MAX_DEPTH) return path;
  for (const [key, part] of Object.entries(value)) {
    const found = isStorable(key) ? unstorable(part, [...path, key]) : path;
    if (found) return found;
  }
  return undefined;
};

/** The value in its shape; anything else is refused with `invalid` (422). */
export const parseWith = <S extends z.ZodType>(shape: S, value: unknown): z.output<S> => {
  const at = unstorable(value);
  if (at) throw new Refusal('invalid', {}, { [at.join('.') || 'body']: ['Berisi tanda yang tidak dapat disimpan'] });
  const parsed = shape.safeParse(value, { error: issueText });
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid', {}, textsOf(parsed.error));
};
