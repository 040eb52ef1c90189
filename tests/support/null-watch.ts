// While the whole of the server's tests runs: in which columns of named statements the rows that were really read had a null. What an
// outer join or an expression leaves open is not in the catalog; global-setup.ts compares it in the end with what the types say.
import { appendFileSync } from 'node:fs';
import pg from 'pg';
import { afterAll } from 'vitest';
import { PacketInMaking } from '../../server/db/packet.ts';

/** Of the run, or undefined: nobody asks. */
const FILE = process.env['NULLS_SEEN'];
const seen = new Set<string>();

interface Named {
  readonly name?: string;
  readonly rowMode?: string;
}
type Query = (this: pg.Client, config: Named, ...rest: unknown[]) => Promise<pg.QueryArrayResult>;

const note = (name: string, { fields, rows }: pg.QueryArrayResult): void => {
  for (const [i, field] of fields.entries()) if (rows.some((row) => row[i] === null)) seen.add(`${name} ${field.name}`);
};

const watchQueries = (): void => {
  const target = pg.Client.prototype as unknown as { query: Query & { readonly watched?: true } };
  const real = target.query;
  if (real.watched) return;
  const query: Query = function query(config, ...rest) {
    const sent = real.call(this, config, ...rest);
    if (typeof config !== 'object' || config.name === undefined || config.rowMode !== 'array') return sent;
    const { name } = config;
    return sent.then((result) => {
      note(name, result);
      return result;
    });
  };
  target.query = Object.assign(query, { watched: true as const });
};

/** What reads send together. */
const watchPackets = (): void => {
  const target = PacketInMaking.prototype as { add: PacketInMaking['add'] & { readonly watched?: true } };
  const real = target.add;
  if (real.watched) return;
  const add: PacketInMaking['add'] = function add(this: PacketInMaking, sent) {
    return real.call(this, sent).then((result) => {
      if (sent.name !== undefined) note(sent.name, result);
      return result;
    });
  };
  target.add = Object.assign(add, { watched: true as const });
};

const watch = (file: string): void => {
  watchQueries();
  watchPackets();
  afterAll(() => {
    appendFileSync(file, [...seen].map((line) => `${line}\n`).join(''));
    seen.clear();
  });
};

if (FILE !== undefined) watch(FILE);
