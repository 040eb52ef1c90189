// Ids of sessions, 256 random bits in the browser's cookie, their SHA-256 in the database, and how long they live (platform.md 1).
import { createHash, randomBytes } from 'node:crypto';

/** Limits in seconds: without any request, and in all. */
export const IDLE_SECONDS = 2_710;
export const ABSOLUTE_SECONDS = 12 * 3_600;

/** What the browser keeps. */
export const newSessionId = (): string => randomBytes(32).toString('base64url');

/** What the database keeps: whoever reads the table cannot sign in with it. */
export const hashOf = (id: string): string => createHash('sha256').update(id).digest('hex');
