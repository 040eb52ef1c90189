// An uploaded picture as it is kept, with the refusals of one that is none.
import { Refusal, type RefusalCode, refuseField } from '../../../../src/resources/refusals.ts';
import { encodePhoto, type Photo, PhotoRefused } from '../../../files/photo.ts';
import type { Upload } from '../../kernel/contract.ts';

/** Pixels; a picture of a person or a branch is never shown larger. */
const SIDE = 640;

/**
 * The picture anew as WebP, under the name that it came with.
 * @param part of the request, which the refusal names @param side the most pixels wide and high
 * @param unlike refusal of what is none of our formats
 * @throws Refusal photo-format and photo-unreadable (422), invalid (422) without a file
 */
export const encodeUpload = async (
  upload: Upload | undefined,
  part: string,
  side = SIDE,
  unlike: RefusalCode = 'photo-format',
): Promise<Upload & Photo> => {
  if (!upload) throw new Refusal('invalid', {}, { [part]: ['Wajib diisi'] });
  try {
    return { ...upload, ...(await encodePhoto(upload.bytes, side)) };
  } catch (error) {
    if (!(error instanceof PhotoRefused)) throw error;
    throw refuseField(error.why === 'format' ? unlike : 'photo-unreadable', part);
  }
};
