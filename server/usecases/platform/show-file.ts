// Hands out an uploaded file to those who may make the call that it was uploaded for (reliability: the same check as its record).
import { can } from '../../../src/policies/index.ts';
import type { Calls } from '../../../src/resources/calls.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { named, runOne } from '../../db/statement.ts';
import type { CallRequest, Context } from '../contract.ts';
import { Download, type FileType } from '../download.ts';

const fileById = named<{ key: string; object: string; filename: string; mime: FileType }, [number]>(
  'file_by_id',
  'select key, object, filename, mime from files where id = $1',
);

/** @throws Refusal not-found (404) of another branch, or for a role that the file is not for; file-missing (404) */
export const showFile = async (
  { tx, actor, files }: Context,
  { params }: CallRequest<Calls['platform.files.show']>,
): Promise<Download> => {
  const file = await runOne(tx, fileById, params['id'] ?? 0);
  if (!file || !can(actor.role, file.object, 'call')) throw new Refusal('not-found');
  return new Download(file.filename, file.mime, await files.get(file.key));
};
