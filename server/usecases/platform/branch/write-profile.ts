// Opens and changes branches (platform.md 3, 5); for superadmin alone.
import { profile } from '../../../../src/resources/platform/profile.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { genericEdit, genericShow } from '../../kernel/generic.ts';
import { openBranch } from './open-branch.ts';

type Create = Parameters<UseCases['platform.profile']['create']>[1];
type Edit = Parameters<UseCases['platform.profile']['edit']>[2];

const urlOf = (id: number): string => `${profile.screens.list}/${id}`;

/** A PKP has a number with the tax office. @throws Refusal pkp-npwp (422) */
const requireNumber = ({ npwp, pkp_since }: { npwp?: string | null; pkp_since?: string | null }): void => {
  if (pkp_since && !npwp) throw refuseField('pkp-npwp', 'npwp');
};

/** @throws Refusal pkp-npwp (422); duplicate (409) when the code is taken */
export const createProfile = async (context: WriteContext, body: Create) => {
  requireNumber(body);
  const id = await openBranch(context.tx, body, context.actor.id);
  const record = await genericShow(profile, context, id);
  return {
    record,
    log: { message: `pembukaan cabang ${body.name} (${body.code})`, url: urlOf(id), after: body },
    status: 201 as const,
  };
};

const hasNumbers = named<{ used: boolean }, [number]>(
  'branch_has_numbers',
  'select exists (select from number_sequences where profile_id = $1 and last > 0) as used',
);

/** The code stands in every number that the branch has given: from the first one on it is fixed. */
const requireFreeCode = async (context: WriteContext, id: number): Promise<void> => {
  const row = await acrossBranches(context, (tx) => runOne(tx, hasNumbers, id));
  if (row?.used) throw new Refusal('branch-code-fixed', {}, { code: ['Kode sudah dipakai oleh nomor dokumen'] });
};

/** @throws Refusal branch-code-fixed, duplicate (409), pkp-npwp (422) */
export const editProfile = async (
  context: WriteContext,
  { id, before }: { readonly id: number; readonly before: StoredOf<typeof profile> },
  body: Edit,
) => {
  if (body.code !== undefined && body.code !== before.code) await requireFreeCode(context, id);
  requireNumber({ ...before, ...body });
  return genericEdit(profile, context, { ...before, id }, body);
};
