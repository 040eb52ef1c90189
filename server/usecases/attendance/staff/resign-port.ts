// What else ends with the last day of somebody: the roster and requests of higher rooms follow (attendance.md 3).
import type { WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

/** @param leaveAt his last day, 'YYYY-MM-DD'; called in the transaction of the resignation, after it */
export type FollowResign = (context: WriteContext, pegawai: number, leaveAt: string) => Promise<void>;

export const resignFollowers = port<readonly FollowResign[]>('who follows a resignation');
