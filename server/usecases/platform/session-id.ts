// Ids of sessions: 256 random bits in the browser's cookie, their SHA-256 in the database (platform.md 1).
import { createHash, randomBytes } from 'node:crypto';

/** What the browser keeps. */
export const newSessionId = (): string => randomBytes(32).toString('base64url');

/** What the database keeps: whoever reads the table cannot sign in with it. */
export const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');
