// Whether a doctor is employed or practises on his own decides his contract too, which the attendance module keeps.
import type { WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

/** Called with the category that was stored of a doctor's profile, in its transaction. */
export type FollowPayee = (context: WriteContext, doctor: number, kategori: string) => Promise<void>;

export const followPayee = port<FollowPayee>('who follows the category of a payee');
