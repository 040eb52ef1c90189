// Payees as a sheet writes them: by name, a doctor by his user name as well, where two have the same name.
import { type ActorType, actorType } from '../../../../src/resources/finance/hutang.ts';
import { labfee } from '../../../../src/resources/finance/labfee.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { target } from '../../../db/column.ts';
import { named, run } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';

/** Of these types: vendors are asked for where their invoices are. */
export type NamedPayee = Exclude<ActorType, 'vendor' | 'pajak'>;

interface Found {
  readonly type: NamedPayee;
  readonly id: number;
  /** In small letters, as it was asked for. */
  readonly name: string;
}
const laboratories = target(labfee.fields.laboratorium_id);

/** Who left or was closed is found too: what he was owed he is still owed. */
const payeesByName = named<Found, [names: readonly string[]]>(
  'payees_named',
  `select '${actorType.doctor}' as type, u.id, n.name from unnest($1::text[]) n (name)
     join users u on u.role = ${userRole.dokter} and n.name in (lower(u.name), lower(u.username))
   union all select '${actorType.laboratory}', l.id, lower(l.name) from ${laboratories.table} l where lower(l.name) = any ($1)
   union all select '${actorType.rumahsakit}', m.id, lower(m.name) from mitras m where lower(m.name) = any ($1)
   union all select '${actorType.investor}', i.id, lower(i.name) from investors i where lower(i.name) = any ($1)`,
);

/** Ids of all that bear a name. @param names in small letters */
export const findPayees = async (
  { tx }: Pick<Context, 'tx'>,
  names: readonly string[],
): Promise<(type: NamedPayee, name: string) => readonly number[]> => {
  const found = await run(tx, payeesByName, [...new Set(names)]);
  return (type, name) => found.filter((row) => row.type === type && row.name === name).map(({ id }) => id);
};
