// What the program does by itself at night: in whose name it happens, and how it is logged.
import type { Module } from '../../../src/resources/kernel/define.ts';
import { SUPERADMIN } from '../../../src/policies/role.ts';
import { planned, run, runOne } from '../../db/statement.ts';
import { noStore } from '../../files/no-store.ts';
import { makeWriteContext } from './context.ts';
import type { Actor, Branch, LogEntry, WriteContext } from './contract.ts';
import { moduleNumbers } from './log.ts';
import type { Transaction } from '../../db/transaction.ts';

const branchOf = planned<Branch, [number]>('select id, code, name, timezone, isexportall from profiles where id = $1');
/** What the program books by itself at night is booked in the name of the head of the group. */
const headOf = planned<Omit<Actor, 'features' | 'session_profile_id'>>(
  `select id, name, username, role, profile_id from users where role = ${SUPERADMIN} order by id limit 1`,
);
type NightLogs = readonly [
  readonly string[],
  readonly string[],
  readonly (number | null)[],
  readonly (string | null)[],
  readonly (number | null)[],
];
/** Nobody is named: the log says 'Sistem'. */
const insertLogs = planned<unknown, [number, number, number, ...NightLogs, string]>(
  `insert into applogs (profile_id, role, module, message, url, groupvisit, after, told_id, created_at)
   select $1, $2, $3, message, url, groupvisit, after::jsonb, told, $9
   from unnest($4::text[], $5::text[], $6::bigint[], $7::text[], $8::bigint[]) as n(message, url, groupvisit, after, told)`,
);

/** The context of a branch's night; undefined where there is nobody to name. */
export const nightContext = async (
  tx: Transaction,
  { branch: id, now }: { readonly branch: number; readonly now: Date },
): Promise<WriteContext | undefined> => {
  const [branch, head] = await Promise.all([runOne(tx, branchOf, id), runOne(tx, headOf)]);
  if (!branch || !head) return undefined;
  const actor: Actor = { ...head, session_profile_id: id, features: [] };
  return makeWriteContext(tx, { actor, branch, branches: [id], now, requestId: 'night', files: noStore });
};

/** An entry of the activity log that the night writes; it names nobody. */
export type NightEntry = Required<Pick<LogEntry, 'message' | 'url'>> & Pick<LogEntry, 'groupvisit' | 'after' | 'told'>;

/** The branch whose night it is, and its moment. */
type Night = Pick<WriteContext, 'tx' | 'now'> & { readonly branch: Pick<Branch, 'id'> };

/** Notes what was done; a message is a noun phrase, the list puts 'melakukan' in front. */
export const logNight = async (
  { tx, branch, now }: Night,
  module: Module,
  entries: readonly NightEntry[],
): Promise<void> => {
  const columns: NightLogs = [
    entries.map(({ message }) => message),
    entries.map(({ url }) => url),
    entries.map(({ groupvisit }) => groupvisit ?? null),
    entries.map(({ after }) => (after === undefined ? null : JSON.stringify(after))),
    entries.map(({ told }) => told ?? null),
  ];
  await run(tx, insertLogs, branch.id, SUPERADMIN, moduleNumbers[module], ...columns, now.toISOString());
};
