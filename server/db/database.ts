// Kysely's view of the database, derived from the registry; tables that no resource declares are typed by hand below.
import type { Generated, ColumnType } from 'kysely';
import type { Document, Resource } from '../../src/resources/kernel/define.ts';
import type { ColumnName, Fields, ValueOf } from '../../src/resources/kernel/field.ts';
import type { Registry, ResourceName } from '../../src/resources/registry.ts';
import type { PlainTables } from './plain-tables.ts';

/** Nullable columns, and those with a default, may be left out of an insert. */
type Column<T> = null extends T ? ColumnType<T, T | undefined, T> : T;
type DeclaredColumns<F extends Fields> = { [K in ColumnName<F>]: Column<ValueOf<F[K]>> };

interface SystemTableColumns {
  id: Generated<number>;
  created_at: Generated<string>;
  created_by: ColumnType<number | null, number | null | undefined, never>;
  updated_at: Generated<string>;
  version: Generated<number>;
}

type TableOf<R extends Resource> = SystemTableColumns &
  DeclaredColumns<R['fields']> &
  (R extends { scope: 'branch' } ? { profile_id: number } : unknown) &
  (R extends Document ? { status: Generated<number> } : unknown);

type DeclaredTables = { [N in ResourceName as Registry[N]['table']]: TableOf<Registry[N]> };

export type Database = DeclaredTables & PlainTables;
