// Whose requests somebody sees and makes: everybody his own; the desk, where the days are open to it, those of its branch.
import { hasFeature } from '../../../../src/policies/index.ts';
import { ADMIN, MANAGER, SUPERADMIN } from '../../../../src/policies/role.ts';
import type { Resource } from '../../../../src/resources/kernel/define.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { quote } from '../../../db/column.ts';
import { Conditions } from '../../../db/conditions.ts';
import { planned, runOne } from '../../../db/statement.ts';
import type { Actor, Context, WriteContext } from '../../kernel/contract.ts';

const SUPERIORS: readonly number[] = [MANAGER, SUPERADMIN];

/** Roles that decide on requests, and are not stopped by deadlines. */
export const isSuperior = ({ role }: Pick<Actor, 'role'>): boolean => SUPERIORS.includes(role);

/** Whether the actor keeps the attendance of the branch. */
export const keepsDays = (actor: Actor): boolean =>
  (isSuperior(actor) || actor.role === ADMIN) && hasFeature(actor, '/attendance/attendance/daily');

/** Rows of the requests, with the alias `t`, that this reader sees beside the wall of his branch. */
export const addOwn = (where: Conditions, actor: Actor): void => {
  if (!keepsDays(actor)) where.add('t.pegawai_id = ?', actor.id);
};

/** @throws Refusal forbidden (403) for another's where the days are not the actor's to keep */
export const requireMayAskFor = ({ actor }: Pick<WriteContext, 'actor'>, pegawai: number): void => {
  if (pegawai !== actor.id && !keepsDays(actor)) throw new Refusal('forbidden');
};

/** Nobody decides what he asked for himself, or what somebody asked for him. @throws Refusal own-request (403) */
export const requireOther = (
  { actor }: Pick<WriteContext, 'actor'>,
  { pegawai_id, created_by }: { readonly pegawai_id: number; readonly created_by: number | null },
): void => {
  if (pegawai_id === actor.id || created_by === actor.id) throw new Refusal('own-request');
};

/** A request of the reader's branches, and of his own where the days are not his to keep. @throws Refusal not-found (404) */
export const readRequest = async <Row>(
  { tx, branches, actor }: Context,
  resource: Resource,
  columns: string,
  { id, isOwn }: { readonly id: number; readonly isOwn: boolean },
): Promise<Row> => {
  const where = new Conditions();
  where.add('t.id = ?', id);
  where.addBranches('t.profile_id', branches);
  if (isOwn) addOwn(where, actor);
  const text = `select ${columns} from ${quote(resource.table)} t ${where.text}`;
  const row = await runOne(tx, planned<Row, unknown[]>(text), ...where.values);
  if (!row) throw new Refusal('not-found');
  return row;
};
