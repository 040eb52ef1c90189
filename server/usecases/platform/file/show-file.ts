// Hands out an uploaded file to those who may make the call that it was uploaded for (reliability: the same check as its record).
import { can, dealsWithCustomers } from '../../../../src/policies/index.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, type FileType, PDF, WEBP } from '../../kernel/download.ts';
import { requireOwnCustomer } from '../../kernel/own-customer.ts';

interface FileRow {
  readonly key: string;
  readonly object: string;
  readonly filename: string;
  readonly mime: FileType;
  readonly customer_id: number | null;
}
const fileById = named<FileRow, [number]>(
  'file_by_id',
  'select key, object, filename, mime, customer_id from files where id = $1 and deleted_at is null',
);

/** Files of documents with walls of their own: the call of the document hands them out. */
const OF_THEIR_DOCUMENT: readonly string[] = ['finance.catatan.lampir'];
/** What a browser opens by itself. */
const SHOWN: readonly FileType[] = [WEBP, PDF];
/** Seconds that the reader's own browser may keep a file: its bytes never change. */
const KEPT = 3_600;

const downloadOf = async ({ files }: Context, { key, mime, filename }: FileRow): Promise<Download> => {
  const disposition = SHOWN.includes(mime) ? 'inline' : 'attachment';
  return new Download(filename, mime, await files.get(key), disposition, KEPT);
};

/** A file for who was let through by its document already. @throws Refusal not-found for what was removed; file-missing (404) */
export const handOut = async (context: Context, id: number): Promise<Download> => {
  const file = await runOne(context.tx, fileById, id);
  if (!file) throw new Refusal('not-found');
  return downloadOf(context, file);
};

/**
 * A file of a patient's record is read wherever the patient is seen, any other in its branch.
 * @throws Refusal not-found (404) of another branch, for a role that the file or its patient is no business of, of a patient who
 * is not the doctor's own, and of what was removed; file-missing (404)
 */
export const showFile = async (
  context: Context,
  { params }: CallRequest<Calls['platform.files.show']>,
): Promise<Download> => {
  const { tx, actor } = context;
  const file = await runOne(tx, fileById, params['id'] ?? 0);
  if (!file || OF_THEIR_DOCUMENT.includes(file.object) || !can(actor, file.object, 'call'))
    throw new Refusal('not-found');
  if (file.customer_id !== null) {
    if (!dealsWithCustomers(actor)) throw new Refusal('not-found');
    await requireOwnCustomer(context, file.customer_id);
  }
  return downloadOf(context, file);
};
