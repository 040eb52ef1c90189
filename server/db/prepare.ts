// Before the application may sign in: the schema of this release, and a user who is a member of the application's role and no more.
import pg from 'pg';
import { BootRefusal } from '../boot-refusal.ts';
import { APP_ROLE } from './app-connection.ts';
import { migrate } from './migrate.ts';
import type { DatabaseUrls } from './urls.ts';
import { errorCode } from '../error-code.ts';

const INSUFFICIENT_PRIVILEGE = '42501';

/** The operator invents name and password; whoever may make roles makes this one, and otherwise the sentence says what to run. */
const letSignIn = async (client: pg.Client, user: string, password: string): Promise<void> => {
  const role = pg.escapeIdentifier(user);
  const { rows } = await client.query<{ member: boolean }>(
    `select pg_has_role(oid, '${APP_ROLE}', 'member') as member from pg_roles where rolname = $1`,
    [user],
  );
  if (rows[0]?.member === true) return;
  const secret = password === '' ? '' : ` password ${pg.escapeLiteral(password)}`;
  const [done, told] =
    rows[0] === undefined
      ? [
          `create role ${role} login${secret} in role ${APP_ROLE}`,
          `create role ${role} login password '...' in role ${APP_ROLE}`,
        ]
      : [`grant ${APP_ROLE} to ${role}`, `grant ${APP_ROLE} to ${role}`];
  try {
    await client.query(done);
  } catch (error) {
    if (errorCode(error) !== INSUFFICIENT_PRIVILEGE) throw error;
    throw new BootRefusal(
      `The owner of the database may not let ${user} of DATABASE_URL in: as an administrator, run "${told}".`,
    );
  }
};

const asOwner = async (adminUrl: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> => {
  const client = new pg.Client({ connectionString: adminUrl, application_name: 'klinik-migrate' });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await work(client);
  } finally {
    await client.end();
  }
};

/** After many rows came at once: until the database looks by itself, a minute later, it plans as if there were none. */
export const gatherStatistics = ({ adminUrl }: Pick<DatabaseUrls, 'adminUrl'>): Promise<void> =>
  asOwner(adminUrl, (client) => client.query('analyze'));

/**
 * Brings the schema up to date and lets the application's user in.
 * @returns names of the migrations applied now
 * @throws BootRefusal as `migrate` does, and where the owner may not make the user
 */
export const prepareDatabase = async ({ adminUrl, appUrl }: DatabaseUrls): Promise<string[]> => {
  const applied = await migrate(adminUrl);
  const { username, password } = new URL(appUrl);
  await asOwner(adminUrl, (client) => letSignIn(client, decodeURIComponent(username), decodeURIComponent(password)));
  return applied;
};
