// Idempotency keys in the browser: one key for one submit, however often it is sent.

/** How long what was not answered is the same submit when it is sent again. Later the same words are meant anew. */
const SAME_FOR_MS = 10 * 60_000;
const BYTES = 16;

const open = new Map<string, { readonly key: string; readonly since: number }>();

const partOf = ([name, value]: [string, FormDataEntryValue]): unknown =>
  typeof value === 'string' ? [name, value] : [name, value.name, value.size, value.lastModified];

const textOf = (body: unknown): string =>
  JSON.stringify(body instanceof FormData ? [...body.entries()].map(partOf) : body) ?? '';

/** Unlike crypto.randomUUID there where the page came over plain HTTP as well, as inside a clinic. */
const newKey = (): string =>
  [...crypto.getRandomValues(new Uint8Array(BYTES))].map((byte) => byte.toString(16).padStart(2, '0')).join('');

export interface Submission {
  readonly key: string;
  /** The server has answered for good; the next submit is a new one. */
  readonly settle: () => void;
}

/**
 * The submit of a body to an address. A second click, or a try after a lost answer, is the same one and carries the same key, so
 * that the server answers what it already did; another body is another submit.
 */
export const submissionOf = (method: string, url: string, body: unknown): Submission => {
  const now = Date.now();
  for (const [name, { since }] of open) if (now - since > SAME_FOR_MS) open.delete(name);
  const name = `${method} ${url} ${textOf(body)}`;
  const { key } = open.get(name) ?? { key: newKey() };
  if (!open.has(name)) open.set(name, { key, since: now });
  return { key, settle: () => void open.delete(name) };
};
