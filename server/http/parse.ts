// What a request carries, checked by zod: one way to turn its findings into the refusal with a text for each field.
import type { z } from 'zod';
import { issueText } from '../../src/resources/kernel/issue-text.ts';
import { Refusal } from '../../src/resources/refusals.ts';

/** Texts by field path: 'name', 'prices.0.price'; unknown keys are named one by one. */
const textsOf = (error: z.ZodError): Readonly<Record<string, readonly string[]>> => {
  const texts: Record<string, string[]> = {};
  const add = (path: readonly PropertyKey[], text: string): void => {
    const at = path.map(String).join('.') || 'body';
    (texts[at] ??= []).push(text);
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') for (const key of issue.keys) add([...issue.path, key], issue.message);
    else add(issue.path, issue.message);
  }
  return texts;
};

/** The value in its shape; anything else is refused with `invalid` (422). */
export const parseWith = <S extends z.ZodType>(shape: S, value: unknown): z.output<S> => {
  const parsed = shape.safeParse(value, { error: issueText });
  if (parsed.success) return parsed.data;
  throw new Refusal('invalid', {}, textsOf(parsed.error));
};
