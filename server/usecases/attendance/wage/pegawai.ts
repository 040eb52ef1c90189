// Whose wages are spoken of: a member of the branch's staff.
import { refuseField } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { WriteContext } from '../../kernel/contract.ts';

const pegawaiOf = named<{ name: string }, [number, number]>(
  'wage_pegawai',
  'select u.name from pegawais p join users u on u.id = p.id where p.id = $1 and p.profile_id = $2',
);

/** His name. @throws Refusal pegawai-unknown (422) */
export const requirePegawai = async ({ tx, branch }: WriteContext, id: number): Promise<string> => {
  const found = await runOne(tx, pegawaiOf, id, branch.id);
  if (!found) throw refuseField('pegawai-unknown', 'pegawai_id');
  return found.name;
};
