// What an archive says of itself: which schema its rows belong to, how many there are, and where its counters and chains stand.
import { z } from 'zod';
import { BootRefusal } from '../boot-refusal.ts';

export const MANIFEST = 'manifest.json';
const FORMAT = 1;

const shape = z.object({
  format: z.number(),
  made_at: z.iso.datetime(),
  migrations: z.array(z.object({ name: z.string(), checksum: z.string() })).min(1),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()).min(1), rows: z.number().int() })),
  /** Where the identity of a column stands; null: no row was ever made. */
  sequences: z.array(z.object({ table: z.string(), column: z.string(), last: z.number().int().nullable() })),
  /** The end of each branch's chain of seals; an archive of before them has none. */
  seals: z
    .array(
      z.object({
        profile_id: z.number().int(),
        branch: z.string(),
        seq: z.number().int(),
        hash: z.string().length(64),
      }),
    )
    .default([]),
  files: z.number().int(),
  /** Keys of files whose bytes were not there any more when the archive was made. */
  missing_files: z.array(z.string()),
});
export type Manifest = z.infer<typeof shape>;
export type Kept = Omit<Manifest, 'format'>;

/** What is in an archive, as the JSON that lies in it. */
export const manifestBytes = (kept: Kept): Buffer =>
  Buffer.from(`${JSON.stringify({ format: FORMAT, ...kept }, null, 2)}\n`);

/** @throws BootRefusal for an archive of a later release */
export const readManifest = (bytes: Buffer): Manifest => {
  const read = shape.safeParse(JSON.parse(bytes.toString('utf8')));
  if (!read.success || read.data.format !== FORMAT)
    throw new BootRefusal(
      'The archive was written by a release that this one does not know: restore it with that release.',
    );
  return read.data;
};
