// Features of one member of the staff: those of his role, with what was given to or taken from him (platform.md 2).
import { defaultFeatures, effectiveFeatures, type FeatureName, manages } from '../../../../src/policies/index.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { readUser } from './show-users.ts';
import type { UserRecord } from './user-row.ts';

interface Choice {
  readonly feature: string;
  readonly granted: boolean;
}

const choicesOf = named<Choice, [number]>(
  'features_of_user',
  'select feature, granted from user_features where user_id = $1',
);
const forget = named<unknown, [number]>('features_forget', 'delete from user_features where user_id = $1');
const take = named<unknown, [number, readonly string[]]>(
  'features_take',
  'insert into user_features (user_id, feature, granted) select $1, unnest($2::text[]), false',
);

const requireSuperior = async (context: Context, id: number): Promise<UserRecord> => {
  const target = await readUser(context, id);
  if (!manages(context.actor, target)) throw new Refusal('forbidden');
  return target;
};

/** What the role can open, each with whether the person has it now. */
const answerOf = (role: number, owned: readonly FeatureName[]) => {
  const data = defaultFeatures(role).map((feature) => ({ feature, granted: owned.includes(feature) }));
  return { data, count: data.length };
};

const ownedBy = async (context: Context, { id, role }: UserRecord): Promise<readonly FeatureName[]> => {
  const choices = await run(context.tx, choicesOf, id);
  const chosen = (granted: boolean) => choices.filter((it) => it.granted === granted).map(({ feature }) => feature);
  return effectiveFeatures(role, chosen(true), chosen(false));
};

/** @throws Refusal not-found, forbidden (403) for who is not his superior */
export const showFeatures = async (context: Context, { params }: CallRequest<Calls['platform.users.features']>) => {
  const target = await requireSuperior(context, params['id'] ?? 0);
  return answerOf(target.role, await ownedBy(context, target));
};

/**
 * From his next request on the person has these features and no others.
 * @throws Refusal not-found, forbidden (403), feature-closed (422) for one that his role cannot open anyway
 */
export const changeFeatures = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['platform.users.changefeatures']>,
) => {
  const target = await requireSuperior(context, params['id'] ?? 0);
  const possible: readonly string[] = defaultFeatures(target.role);
  const closed = body.features.find((feature) => !possible.includes(feature));
  if (closed !== undefined) throw new Refusal('feature-closed', { feature: closed });
  const before = await ownedBy(context, target);
  const taken = possible.filter((feature) => !body.features.includes(feature));
  await runOne(context.tx, forget, target.id);
  await runOne(context.tx, take, target.id, taken);
  const after = effectiveFeatures(target.role, [], taken);
  const message = `perubahan fitur ${target.name} (${target.username})`;
  return { record: answerOf(target.role, after), log: { message, url: `/user/${target.id}`, before, after } };
};
