// The activity log: one row for each write, in the transaction of the write.
import type { Module } from '../../../src/resources/kernel/define.ts';
import { named, run } from '../../db/statement.ts';
import type { LogEntry, WriteContext } from './contract.ts';

/** Numbers of the modules in the activity log. */
export const moduleNumbers: Readonly<Record<Module, number>> = {
  platform: 0,
  service: 1,
  paket: 2,
  inventory: 3,
  attendance: 4,
  finance: 5,
};

type LogValues = [
  number,
  number,
  number,
  string,
  string | null,
  number | null,
  string | null,
  string | null,
  string,
  number,
  number | null,
];

const insertLog = named<unknown, [...LogValues, type: string | null, subject: number | null]>(
  'applog_insert',
  `insert into applogs (profile_id, role, module, message, url, groupvisit, before, after, created_at, created_by, told_id,
     subject_type, subject_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13)`,
);

const json = (value: unknown): string | null => (value === undefined || value === null ? null : JSON.stringify(value));

/** The first eleven columns of an entry, in the order of the inserts. */
export const logValues = ({ actor, branch, now }: WriteContext, module: Module, entry: LogEntry): LogValues => [
  branch.id,
  actor.role,
  moduleNumbers[module],
  entry.message,
  entry.url ?? null,
  entry.groupvisit ?? null,
  json(entry.before),
  json(entry.after),
  now.toISOString(),
  actor.id,
  entry.told ?? null,
];

/** Writes the entry of one outcome; nothing for null. */
export const writeLog = async (context: WriteContext, module: Module, entry: LogEntry | null): Promise<void> => {
  if (entry === null) return;
  const { type = null, id = null } = entry.subject ?? {};
  await run(context.tx, insertLog, ...logValues(context, module, entry), type, id);
};
