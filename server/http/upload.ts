// One file of a multipart request, within limits on every part of it: the size of the file alone would let fields fill memory.
import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { Refusal, type RefusalCode, refuseField } from '../../src/resources/refusals.ts';
import type { JudgedTable } from '../sheets/judge-table.ts';
import type { Upload } from '../usecases/kernel/contract.ts';
import { errorCode } from '../error-code.ts';

declare module 'fastify' {
  interface FastifyRequest {
    upload: Upload | null;
    /** The uploaded file as the sheet that the endpoint takes. */
    table: JudgedTable | null;
  }
}

/** Bytes of one uploaded file. */
export const MAX_UPLOAD = 10 * 1024 * 1024;

export const multipartLimits = {
  fieldNameSize: 60,
  fieldSize: 10_000,
  fields: 30,
  fileSize: MAX_UPLOAD,
  files: 1,
  headerPairs: 50,
  parts: 31,
};

const refuse = (part: string, text: string): Refusal => new Refusal('invalid', {}, { [part]: [text] });

const TOO_LARGE = 'FST_REQ_FILE_TOO_LARGE';

const bytesOf = async (file: MultipartFile, oversize: string | undefined): Promise<Buffer> => {
  try {
    return await file.toBuffer();
  } catch (error) {
    const isTooLarge = errorCode(error) === TOO_LARGE;
    throw isTooLarge && oversize !== undefined ? refuseField(oversize as RefusalCode, file.fieldname) : error;
  }
};

/** What the reader of the parts says without a code: the body ends or is bent where a part should be. */
const isBroken = (error: unknown): boolean =>
  error instanceof Error && !(error instanceof Refusal) && errorCode(error) === undefined;

/**
 * Reads the file in `part` into request.upload and the text fields into request.body.
 * Refuses with `unsupported-media` when the request is not multipart, `unreadable` when its parts are cut off,
 * `too-large` beyond the limits, `invalid` without the file.
 * @param limit bytes of the file, MAX_UPLOAD where nothing is said, and the code of the refusal of a larger one, else `too-large`
 */
export const receiveUpload = async (
  request: FastifyRequest,
  part: string,
  { most = MAX_UPLOAD, oversize }: { readonly most?: number; readonly oversize?: string } = {},
): Promise<void> => {
  if (!request.isMultipart()) throw new Refusal('unsupported-media');
  const fields: Record<string, string> = {};
  try {
    for await (const piece of request.parts({ limits: { ...multipartLimits, fileSize: most } })) {
      if (piece.type === 'field') fields[piece.fieldname] = String(piece.value);
      else {
        if (piece.fieldname !== part) throw refuse(piece.fieldname, 'Tidak dikenal');
        request.upload = { filename: piece.filename, bytes: await bytesOf(piece, oversize) };
      }
    }
  } catch (error) {
    throw isBroken(error) ? new Refusal('unreadable') : error;
  }
  if (request.upload === null) throw refuse(part, 'Wajib diisi');
  request.body = Object.keys(fields).length === 0 ? undefined : fields;
};
