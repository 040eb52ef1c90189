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

export const notedSeal = z.string().transform((text, context): NotedSeal => {
  const [, count = '', hash = ''] = WRITTEN.exec(text.replace(/\s/g, '').toLowerCase()) ?? [];
  const seq = Number(count.replaceAll('.', ''));
  if (hash && Number.isSafeInteger(seq) && seq > 0) return { seq, hash };
  context.addIssue({ code: 'custom', message: 'Tulis jumlah segel dan sidiknya, misalnya 1234:9f86d081884c' });
  return z.NEVER;
});
