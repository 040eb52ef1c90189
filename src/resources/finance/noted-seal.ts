// The end of the chain of seals as it stands on paper: '1.234:9f86d081884c7d65...', the count and the hash or its beginning.
import { z } from 'zod';

/** Fewer digits could be those of another seal by chance. */
const SHORTEST_HASH = 12;
const WRITTEN = new RegExp(`^(\\d[\\d.]{0,14}):([0-9a-f]{${SHORTEST_HASH},64})$`);

export interface NotedSeal {
  /** Sealed journals. */
  readonly seq: number;
  /** Hexadecimal, in small letters; the beginning is enough. */
  readonly hash: string;
}

/** What is said of a text that is none. */
export const SEAL_HINT = 'Tulis jumlah segel dan sidiknya, misalnya 1234:9f86d081884c';

/** The seal that a text names; undefined where it names none. */
export const readSeal = (text: string): NotedSeal | undefined => {
  const [, count = '', hash = ''] = WRITTEN.exec(text.replace(/\s/g, '').toLowerCase()) ?? [];
  const seq = Number(count.replaceAll('.', ''));
  return hash && Number.isSafeInteger(seq) && seq > 0 ? { seq, hash } : undefined;
};

export const notedSeal = z.string().transform((text, context): NotedSeal => {
  const seal = readSeal(text);
  if (seal) return seal;
  context.addIssue({ code: 'custom', message: SEAL_HINT });
  return z.NEVER;
});
