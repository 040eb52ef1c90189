// Masters of higher modules that will post on an account: what they point to keeps its meaning.
import { port } from '../../kernel/port.ts';

/** SQL: whether one of them points to the account whose id is the SQL `id`, in whatever branch. */
export type AccountUse = (id: string) => string;
export const accountUses = port<readonly AccountUse[]>('what posts on accounts');
