// Where no branch is chosen, masters of several branches stand below each other: a column says whose each is. Documents say it by
// their code.
import { useBranches } from '../../providers/branch.ts';
import { branchOf, useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { field } from '../../resources/kernel/field.ts';
import type { NamedField } from '../resource-fields.ts';
import type { Row } from '../views/view.ts';

const COLUMN: NamedField = {
  name: 'profile_id',
  field: field.ref('Cabang', { server: true, to: 'platform.profile', embed: 'profiledata' }),
};

/** Are rows of several branches listed together? */
const useMixed = ({ kind, scope }: Resource): boolean => {
  const branch = branchOf(useUser());
  return kind === 'master' && scope === 'branch' && branch === null;
};

export const useBranchColumn = (resource: Resource): readonly NamedField[] => (useMixed(resource) ? [COLUMN] : []);

/** The rows with the branch that the column shows. */
export const useNamedBranches = <R extends Row>(resource: Resource, rows: readonly R[]): readonly R[] => {
  const mixed = useMixed(resource);
  const branches = useBranches(mixed).data?.data ?? [];
  if (!mixed) return rows;
  const names = new Map<unknown, object>(branches.map(({ id, name }) => [id, { id, name }]));
  return rows.map((row) => ({ ...row, profiledata: names.get(row['profile_id']) }));
};
