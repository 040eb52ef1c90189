// The paper behind a record, a PDF or a picture: what was bought, what is owed.
import type { CallName } from '../../../../src/resources/calls.ts';
import type { Upload, WriteContext } from '../../kernel/contract.ts';
import { PDF, WEBP } from '../../kernel/download.ts';
import { encodeUpload } from './encode-upload.ts';
import { keepFile } from './keep-file.ts';

/** Pixels: small print stays readable. */
const SIDE = 1600;
/** What a PDF begins with, and ends with before a few bytes of nothing. */
const PDF_START = '%PDF-';
const PDF_END = '%%EOF';
const END_WITHIN = 1024;
const isPdf = ({ bytes }: Upload): boolean =>
  bytes.subarray(0, PDF_START.length).equals(Buffer.from(PDF_START)) && bytes.subarray(-END_WITHIN).includes(PDF_END);

/**
 * Answers the id in `files`. A PDF is kept as it came, a picture is made anew.
 * @param call the one that it came with in its part 'bukti': who may make it reads the paper
 * @throws Refusal bukti-format, photo-unreadable, invalid (422)
 */
export const keepPaper = async (context: WriteContext, call: CallName, upload: Upload | undefined): Promise<number> => {
  if (upload && isPdf(upload)) return keepFile(context, call, PDF, upload);
  const picture = await encodeUpload(upload, 'bukti', SIDE, 'bukti-format');
  return keepFile(context, call, WEBP, picture, picture);
};
