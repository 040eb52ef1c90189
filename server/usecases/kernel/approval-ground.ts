// What an open request rests on. The database closes the request when it no longer holds, whoever changes the row
// (migration 0035, docs/decisions/0036): the tables below are those that it watches.
import { Refusal } from '../../../src/resources/refusals.ts';
import { named, planned, run } from '../../db/statement.ts';
import type { WriteContext } from './contract.ts';

export type WatchedTable =
  | 'bills'
  | 'billtransactions'
  | 'billtransactionmethods'
  | 'customerdeposits'
  | 'devidens'
  | 'hutangs'
  | 'journals'
  | 'leaves'
  | 'overtimes'
  | 'payrollperiodes'
  | 'kasirsesis'
  | 'memberships'
  | 'membershipperawatanuseds'
  | 'periodes'
  | 'sales'
  | 'purchases'
  | 'receives'
  | 'users'
  | 'visits'
  | 'visitperawatans'
  | 'visitmultimedias';

export interface Ground {
  readonly table: WatchedTable;
  readonly id: number;
  /** SQL/JSON path over the row, made of our own words and numbers: true while the request can still be done. */
  readonly stands: string;
  /** Shown to whoever asked, once the ground no longer holds. */
  readonly reason: string;
}

/** The request rests on the version of the record that was read: a later version closes it. */
export const unchanged = (
  table: WatchedTable,
  { id, version }: { readonly id: number; readonly version: number },
  singular: string,
): Ground => ({
  table,
  id,
  stands: `$.version == ${version}`,
  reason: `Ditutup oleh sistem: ${singular} sudah berubah sejak diajukan`,
});

const insertGrounds = named<unknown, [number, number, string]>(
  'grounds_insert',
  `insert into request_grounds (profile_id, applog_id, tablename, record_id, stands, reason)
   select $1, $2, g."table", g.id, g.stands::jsonpath, g.reason
   from jsonb_to_recordset($3::jsonb) g ("table" text, id bigint, stands text, reason text)`,
);

/**
 * Keeps what a request rests on. The rows are held shared: whoever changes one at the same time is waited for, or finds the request.
 * @throws Refusal stale-version (409) where something has changed since the request was tried
 */
export const keepGrounds = async (
  { tx, branch }: WriteContext,
  request: number,
  grounds: readonly Ground[],
): Promise<void> => {
  for (const table of new Set(grounds.map((ground) => ground.table))) {
    const own = grounds.filter((ground) => ground.table === table).toSorted((a, b) => a.id - b.id);
    const held = planned<{ stands: boolean }, [readonly number[], readonly string[]]>(
      `select coalesce(to_jsonb(t) @@ g.stands::jsonpath, false) as stands
       from unnest($1::bigint[], $2::text[]) g (id, stands) join ${table} t on t.id = g.id order by t.id for share of t`,
    );
    const rows = await run(
      tx,
      held,
      own.map(({ id }) => id),
      own.map(({ stands }) => stands),
    );
    if (rows.length < own.length || rows.some(({ stands }) => !stands)) throw new Refusal('stale-version');
  }
  await run(tx, insertGrounds, branch.id, request, JSON.stringify(grounds));
};
