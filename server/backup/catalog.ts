// What there is to keep in a database, from its own catalog: a table that a later migration adds is backed up without being named here.
import pg from 'pg';
import { valueParser } from '../db/value-parser.ts';

/** Who is signed in and by which state of his rights, what was just asked, who mistyped a password: of no use after a restore. */
const LEFT_OUT = ['sessions', 'rights_versions', 'idempotency_keys', 'login_attempts'] as const;
/** Written by the migrations themselves. */
const HISTORY = 'schema_migrations';

export interface Table {
  readonly name: string;
  /** Without generated ones: the database computes them again. */
  readonly columns: readonly string[];
}

const TABLES = `
select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
from pg_class c join pg_attribute a on a.attrelid = c.oid
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
  and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
group by c.relname order by c.relname`;

const SEQUENCES = `
select c.relname as "table", a.attname as "column",
  pg_sequence_last_value(pg_get_serial_sequence(quote_ident(c.relname), a.attname)::regclass) as last
from pg_class c join pg_attribute a on a.attrelid = c.oid
where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname <> all ($1)
  and a.attnum > 0 and not a.attisdropped and pg_get_serial_sequence(quote_ident(c.relname), a.attname) is not null
order by c.relname, a.attnum`;

const NOT_KEPT = [HISTORY, ...LEFT_OUT];

/** A connection of the tables' owner, without the application's limits: a large table takes longer than a request may. */
export const ownerClient = async (url: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: url,
    types: valueParser,
    application_name: 'klinik-backup',
    connectionTimeoutMillis: 10_000,
    options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c extra_float_digits=1',
  });
  // A lost connection rejects the statement under way; the event beside it would end the process.
  client.on('error', () => undefined);
  await client.connect();
  return client;
};

/** Tables that an archive keeps, with their columns, by name. */
export const keptTables = async (client: pg.Client): Promise<readonly Table[]> =>
  (await client.query<Table>(TABLES, [NOT_KEPT])).rows;

/** The last value of each identity column; null: no row was ever made. */
export const keptSequences = async (client: pg.Client) =>
  (await client.query<{ table: string; column: string; last: number | null }>(SEQUENCES, [NOT_KEPT])).rows;

/** Applied migrations; undefined: the database has never been migrated. */
export const appliedMigrations = async (client: pg.Client) => {
  const { rows } = await client.query<{ there: boolean }>(
    `select to_regclass('public.${HISTORY}') is not null as there`,
  );
  if (rows[0]?.there !== true) return undefined;
  return (await client.query<{ name: string; checksum: string }>(`select name, checksum from ${HISTORY} order by name`))
    .rows;
};

/** `name (column, ...)`, as COPY takes it. */
export const copyTarget = ({ name, columns }: Table): string =>
  `${pg.escapeIdentifier(name)} (${columns.map((column) => pg.escapeIdentifier(column)).join(', ')})`;
