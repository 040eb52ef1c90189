// Removes files from sight; their bytes are swept away later (server/files/sweep.ts).
import { named, run } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const markRemoved = named<unknown, [readonly number[], string]>(
  'photo_files_remove',
  'update files set deleted_at = $2 where id = any($1)',
);

/** They are handed out to nobody any more. */
export const dropFiles = async ({ tx, now }: WriteContext, ids: readonly number[]): Promise<void> => {
  await run(tx, markRemoved, ids, now.toISOString());
};
