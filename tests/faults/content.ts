// What is in a database, table by table, to be compared with another: rows, counters, guards.
import type { TestDatabase } from '../support/database.ts';

const NOT_KEPT = ['sessions', 'rights_versions', 'idempotency_keys', 'login_attempts', 'schema_migrations'];

const guards = `
select 'trigger ' || tgrelid::regclass || '.' || tgname || ' ' || tgenabled::text as what from pg_trigger where not tgisinternal
union all select 'constraint ' || conrelid::regclass || '.' || conname || ' ' || pg_get_constraintdef(oid) from pg_constraint
  where connamespace = 'public'::regnamespace
union all select 'rows ' || relname || ' ' || relrowsecurity::text || relforcerowsecurity::text from pg_class
  where relnamespace = 'public'::regnamespace
union all select 'counter ' || sequencename || ' ' || coalesce(last_value, 0) from pg_sequences
  where sequencename !~ '^(login_attempts|sessions)_'
order by 1`;

/** Count and digest of every table that a backup keeps, and the list of its guards. */
export const contentOf = async (database: TestDatabase): Promise<Readonly<Record<string, unknown>>> => {
  const tables = await database.asOwner<{ name: string }>(
    `select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and relname <> all ($1)`,
    [NOT_KEPT],
  );
  const content: Record<string, unknown> = {};
  for (const { name } of tables) {
    const [digest] = await database.asOwner(
      `select count(*) as rows, md5(coalesce(string_agg(t::text, '|' order by t::text), '')) as digest from "${name}" t`,
    );
    content[name] = digest;
  }
  content['guards'] = (await database.asOwner<{ what: string }>(guards)).map(({ what }) => what);
  return content;
};
