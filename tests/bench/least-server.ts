// A bare Fastify in front of the least work, in a process of its own: no session, no policy, no check of what comes or goes.
// Started with DATABASE_URL and PORT; says that it is ready.
import fastify from 'fastify';
import pg from 'pg';
import { least, type LeastName } from './least.ts';

/** As many as the program has (server/db/pool.ts). */
const CONNECTIONS = 10;

const pool = new pg.Pool({
  connectionString: process.env['DATABASE_URL'],
  max: CONNECTIONS,
  application_name: 'least',
});
const app = fastify();
for (const name of Object.keys(least) as LeastName[]) {
  // A keyword is planned for itself, as the program does; the others keep their plan.
  const kept = name.startsWith('search') ? {} : { name };
  app.post(`/${name}`, async ({ body }) => {
    const { rows } = await pool.query({ ...kept, text: least[name], values: [...(body as readonly unknown[])] });
    return name === 'trial' ? rows : (rows[0] ?? {});
  });
}
await app.listen({ host: '127.0.0.1', port: Number(process.env['PORT']) });
process.stdout.write('is ready\n');
