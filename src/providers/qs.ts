// Refine writes and reads addresses by a package that knows trees of values. Ours are flat (src/screens/list/list-state.ts): a name and its
// text.
import { stringify as written } from './query-string.ts';

interface Writing {
  readonly addQueryPrefix?: boolean;
}

/** 'a=1&b=2', with or without '?', as names and texts. */
export const parse = (text: string): Record<string, string> => Object.fromEntries(new URLSearchParams(text));

export const stringify = (
  query: Readonly<Record<string, unknown>>,
  { addQueryPrefix = false }: Writing = {},
): string => {
  const text = written(query);
  return addQueryPrefix && text !== '' ? `?${text}` : text;
};

export default { parse, stringify };
