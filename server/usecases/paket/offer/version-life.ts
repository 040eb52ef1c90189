// What is done to a version: offered, taken back, copied (paket.md 3.1).
import { pakethistory } from '../../../../src/resources/paket/history.ts';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { UseCases } from '../../kernel/contract.ts';
import { activateVersion, requireComplete } from './activate-version.ts';
import { showVersion } from './history-record.ts';
import { requireOwnRow } from '../../kernel/branch-reach.ts';
import { addVersion, versionUrl } from './write-version.ts';

type Verbs = UseCases['paket.history'];

const schedule = named<unknown, [id: number, at: string]>(
  'pakethistory_schedule',
  'update pakethistories set active_at = $2, version = version + 1, updated_at = now() where id = $1',
);
const end = named<unknown, [id: number, at: string]>(
  'pakethistory_end',
  `update pakethistories set status = ${pakethistory.state.inactive}, inactive_at = $2, version = version + 1, updated_at = now()
   where id = $1`,
);

/**
 * Now, or at a moment to come: then it stays a draft until `activateDue`.
 * @throws Refusal package-type-inactive (409), package-empty, package-terms, package-part-inactive (422)
 */
export const activate: Verbs['aktifkan'] = async (context, row, { active_at }) => {
  requireOwnRow(context, row);
  const { id, code } = row;
  const url = versionUrl(id);
  if (active_at && Date.parse(active_at) > context.now.getTime()) {
    await requireComplete(context, row);
    await runOne(context.tx, schedule, id, active_at);
    const message = `penjadwalan aktivasi paket ${code}`;
    return { record: await showVersion(context, id), log: { message, url, after: { active_at } } };
  }
  const former = await activateVersion(context, row);
  const message = `aktivasi paket ${code}${former === undefined ? '' : ` menggantikan ${former}`}`;
  return { record: await showVersion(context, id), log: { message, url } };
};

/** What was sold stays as it is. */
export const deactivate: Verbs['nonaktifkan'] = async (context, row, { reason }) => {
  requireOwnRow(context, row);
  await runOne(context.tx, end, row.id, context.now.toISOString());
  return {
    record: await showVersion(context, row.id),
    log: { message: `penonaktifan paket ${row.code}: ${reason}`, url: versionUrl(row.id) },
  };
};

/**
 * A draft with the next number; whoever may not write for all branches copies for his own.
 * @throws Refusal package-type-inactive (409)
 */
export const copyVersion: Verbs['salin'] = async (context, row) => {
  const branch = row.profile_id === null && context.actor.role !== SUPERADMIN ? context.branch.id : row.profile_id;
  requireOwnRow(context, { profile_id: branch });
  const { pakettype_id, price, installment_schema, description, sale_until, quota, syarat } = row;
  const { dp_amount, cicilan_amount, cicilan_attempt, max_discount_percent, lines } = row;
  const { id, code } = await addVersion(context, {
    pakettype_id,
    profile_id: branch,
    price,
    installment_schema,
    dp_amount,
    cicilan_amount,
    cicilan_attempt,
    max_discount_percent,
    description,
    sale_until,
    quota,
    syarat,
    lines,
  });
  return {
    status: 201,
    record: await showVersion(context, id),
    log: { message: `penyalinan paket ${row.code} menjadi ${code}`, url: versionUrl(id) },
  };
};
