// Passwords: argon2id with 19 MiB, two passes, one lane (platform.md 1).
import { hash, verify } from '@node-rs/argon2';
import { Refusal } from '../../../../src/resources/refusals.ts';

/** The package's own algorithm is Argon2id. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Hashing takes a core and 19 MiB each: two at a time, and a bounded number that waits. */
const AT_ONCE = 2;
const MAX_WAITING = 50;
let running = 0;
const waiting: (() => void)[] = [];

const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (running >= AT_ONCE) {
    if (waiting.length >= MAX_WAITING) throw new Refusal('overloaded');
    await new Promise<void>((go) => waiting.push(go));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
};

/** An argon2id hash with its own salt. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

let dummy: Promise<string> | undefined;

/**
 * Does the password fit? Without a hash (an unknown user, or one who has no password) the answer is no after the same
 * work, so that the time does not tell who exists.
 */
export const verifyPassword = async (stored: string | null | undefined, password: string): Promise<boolean> => {
  dummy ??= hash('nobody has this password', COST);
  const against = stored ?? (await dummy);
  const fits = await inTurn(() => verify(against, password));
  return fits && stored !== null && stored !== undefined;
};
