// Photographs that people upload: only real PNG, JPEG and GIF pictures get in, and none of their original bytes are kept.
import sharp from 'sharp';

export interface Photo {
  readonly bytes: Buffer;
  readonly width: number;
  readonly height: number;
}

/** 'format': no PNG, JPEG or GIF; 'unreadable': it says that it is one, but is broken, or too large to unpack. */
export class PhotoRefused extends Error {
  constructor(readonly why: 'format' | 'unreadable') {
    super(`The photo was refused: ${why}.`);
  }
}

/** A small file can unpack to gigabytes. */
const MAX_PIXELS = 50e6;
const SECONDS = 10;
const QUALITY = 82;

const SIGNATURES: readonly Buffer[] = [
  Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
  Buffer.from([0xff, 0xd8, 0xff]),
  Buffer.from('GIF87a'),
  Buffer.from('GIF89a'),
];
const FORMATS: readonly string[] = ['png', 'jpeg', 'gif'];

const isSigned = (bytes: Buffer): boolean =>
  SIGNATURES.some((signature) => bytes.subarray(0, signature.length).equals(signature));

/**
 * The picture anew as WebP: upright as its EXIF says, its first frame, without metadata, at most `side` pixels wide and high.
 * @throws PhotoRefused
 */
export const encodePhoto = async (bytes: Buffer, side: number): Promise<Photo> => {
  if (!isSigned(bytes)) throw new PhotoRefused('format');
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' }).timeout({
    seconds: SECONDS,
  });
  try {
    const { format } = await picture.metadata();
    if (!FORMATS.includes(format)) throw new PhotoRefused('format');
    const { data, info } = await picture
      .rotate()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, width: info.width, height: info.height };
  } catch (error) {
    if (error instanceof PhotoRefused) throw error;
    throw new PhotoRefused('unreadable');
  }
};

/** A kept picture as PNG, for paper. */
export const pngOf = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS }).png().toBuffer();
