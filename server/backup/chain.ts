// The end of each branch's chain of seals: written into every archive, looked for when it is restored, and remembered by the books that
// it was taken from (docs/decisions/0041).
import type pg from 'pg';
import { BootRefusal } from '../boot-refusal.ts';
import type { Manifest } from './manifest.ts';

type Seals = Manifest['seals'];

const HAS_TABLE = 'select to_regclass($1) is not null as there';
const ENDS = `
select h.profile_id, p.code as branch, h.seq, encode(h.hash, 'hex') as hash
from journal_seal_heads h join profiles p on p.id = h.profile_id where h.seq > 0 order by h.profile_id`;
const NOTE = `
insert into noted_seals (profile_id, seq, hash, place)
select s.profile_id, s.seq, decode(s.hash, 'hex'), $2
from jsonb_to_recordset($1::jsonb) s (profile_id bigint, seq bigint, hash text) on conflict do nothing`;

const hasTable = async (client: pg.Client, name: string): Promise<boolean> =>
  (await client.query<{ there: boolean }>(HAS_TABLE, [name])).rows[0]?.there === true;

/** Where the chains end in what the client sees; none in a schema without seals. */
export const chainEnds = async (client: pg.Client): Promise<Seals> =>
  (await hasTable(client, 'journal_seal_heads')) ? (await client.query<Seals[number]>(ENDS)).rows : [];

/** @throws BootRefusal when the rows that were loaded do not end where the archive says */
export const requireChain = async (client: pg.Client, said: Seals): Promise<void> => {
  const ends = await chainEnds(client);
  const other = said.find(
    ({ profile_id, seq, hash }) =>
      !ends.some((end) => end.profile_id === profile_id && end.seq === seq && end.hash === hash),
  );
  if (other !== undefined)
    throw new BootRefusal(
      `The chain of ${other.branch} does not end in seal ${other.seq} as the archive says; nothing was restored.`,
    );
};

/** Lets the books know which ends an archive has: from now on they are compared with the chain (V9). */
export const noteEnds = async (client: pg.Client, seals: Seals, place: string): Promise<void> => {
  if (seals.length === 0 || !(await hasTable(client, 'noted_seals'))) return;
  await client.query('begin');
  await client.query(`select set_config('app.branches', (select array_agg(id)::text from profiles), true)`);
  await client.query(NOTE, [JSON.stringify(seals), place]);
  await client.query('commit');
};

/** 'BDG 1234 9f86d0…', to be written down where nobody of the house can write. */
export const endsText = (seals: Seals): string =>
  seals.map(({ branch, seq, hash }) => `${branch} ${seq}:${hash}`).join('\n');
