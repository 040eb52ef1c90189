// Keeps an uploaded file: its bytes in the store, what it is in `files`.
import { createHash } from 'node:crypto';
import type { CallName } from '../../../../src/resources/calls.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { Upload, WriteContext } from '../../kernel/contract.ts';
import type { FileType } from '../../kernel/download.ts';

const insertFile = named<
  { id: number },
  [
    profile: number,
    key: string,
    object: CallName,
    filename: string,
    mime: FileType,
    sha256: string,
    bytes: number,
    user: number,
    width: number | null,
    height: number | null,
    customer: number | null,
  ]
>(
  'file_insert',
  `insert into files (profile_id, key, object, filename, mime, sha256, bytes, uploaded_by, width, height, customer_id)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) returning id`,
);

const LONGEST_NAME = 255;

/** The last part of what the browser called it; some send a path. */
const nameOf = (filename: string): string => (filename.split(/[/\\]/).pop() || 'berkas').slice(-LONGEST_NAME);

/** What is known of a file beside its bytes. */
interface About {
  /** Size of a picture, in pixels. */
  readonly width?: number;
  readonly height?: number;
  /** Patient whose record the file belongs to: it is read where he is seen, and by his own doctors only. */
  readonly customer?: number;
}

/**
 * Answers the id in `files`. The file is read by those who may make the call `object`.
 * @param mime as its content was recognised, never as the browser said
 */
export const keepFile = async (
  { tx, actor, branch, files }: WriteContext,
  object: CallName,
  mime: FileType,
  { filename, bytes }: Upload,
  { width, height, customer }: About = {},
): Promise<number> => {
  const key = await files.put(bytes);
  const sha256 = createHash('sha256').update(bytes).digest('hex');
  const name = nameOf(filename);
  const about = [width ?? null, height ?? null, customer ?? null] as const;
  const values = [branch.id, key, object, name, mime, sha256, bytes.length, actor.id] as const;
  const row = await runOne(tx, insertFile, ...values, ...about);
  if (!row) throw new Error('The file was not stored.');
  return row.id;
};
