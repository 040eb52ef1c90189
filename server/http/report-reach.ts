// How far a report reaches: who leads the group lays his branches side by side whichever of them he works in (decision 115).
import type { FastifyRequest } from 'fastify';
import type pg from 'pg';
import { SUPERADMIN } from '../../src/policies/role.ts';
import type { ReadEndpoint } from './endpoint.ts';
import type { Session } from './session.ts';

const EVERY = { name: 'report_reach', text: 'select id from profiles order by id' };

/**
 * The branches that a read sees: those of the session. A superadmin who has chosen a branch sees all of them in a report that he asks
 * for others by name (`profile_id`: ids, or 'all'), as he would without a choice; what asks for no branch stays in the chosen one.
 */
export const branchesFor = async (
  pool: pg.Pool,
  { report }: Pick<ReadEndpoint, 'report'>,
  { actor, branches }: Pick<Session, 'actor' | 'branches'>,
  { query }: Pick<FastifyRequest, 'query'>,
): Promise<readonly number[]> => {
  const { profile_id: asked } = query as { readonly profile_id?: unknown };
  const leads = actor.role === SUPERADMIN && actor.session_profile_id !== null;
  if (!leads || report !== true || asked === undefined || asked === String(actor.session_profile_id)) return branches;
  const { rows } = await pool.query<{ id: number }>(EVERY);
  return rows.map(({ id }) => id);
};
