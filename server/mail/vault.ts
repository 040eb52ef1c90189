// Secrets that branches hand over to be used later: locked with a key of the server, which no database and no backup holds.
import { createCipheriv, createDecipheriv, createHash, randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { errorCode } from '../error-code.ts';

export interface Vault {
  /** @param place what the secret is for: locked for one branch, it does not open for another */
  readonly lock: (secret: string, place: string) => Buffer;
  /** Undefined: it was locked with another key, for another place, or was changed since. */
  readonly unlock: (locked: Buffer, place: string) => string | undefined;
}

const CIPHER = 'aes-256-gcm';
const NONCE = 12;
const TAG = 16;
const KEY_FILE = 'secret.key';
const KEY_BYTES = 32;

/** @param key the words that the key of the cipher is made of, at least 32 random characters */
export const openVault = (key: string): Vault => {
  const secretKey = createHash('sha256').update(key).digest();
  return {
    lock: (secret, place) => {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv(CIPHER, secretKey, nonce).setAAD(Buffer.from(place));
      const locked = Buffer.concat([cipher.update(secret, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), locked]);
    },
    unlock: (locked, place) => {
      if (locked.length < NONCE + TAG) return undefined;
      const opener = createDecipheriv(CIPHER, secretKey, locked.subarray(0, NONCE), { authTagLength: TAG })
        .setAAD(Buffer.from(place))
        .setAuthTag(locked.subarray(NONCE, NONCE + TAG));
      try {
        return Buffer.concat([opener.update(locked.subarray(NONCE + TAG)), opener.final()]).toString('utf8');
      } catch {
        // What does not prove itself is no secret of ours.
        return undefined;
      }
    },
  };
};

/** The key of this server, made at its first start and readable by its account alone. Backups leave it out. */
export const keyIn = (dataDir: string): string => {
  const path = join(dataDir, KEY_FILE);
  mkdirSync(dataDir, { recursive: true });
  try {
    // Of two that start at once, one makes it and the other one reads it.
    writeFileSync(path, randomBytes(KEY_BYTES).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
  }
  return readFileSync(path, 'utf8').trim();
};
