// Photographs that people upload: only real PNG, JPEG and GIF pictures get in, and none of their original bytes are kept.
import sharp, { type Metadata, type Sharp } from 'sharp';

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

/** A real picture of one of our formats, its first frame, with what it says about itself. @throws PhotoRefused */
const openPhoto = async (bytes: Buffer): Promise<{ readonly picture: Sharp; readonly metadata: Metadata }> => {
  if (!isSigned(bytes)) throw new PhotoRefused('format');
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS, pages: 1, failOn: 'error' }).timeout({
    seconds: SECONDS,
  });
  const metadata = await picture.metadata();
  if (!FORMATS.includes(metadata.format)) throw new PhotoRefused('format');
  return { picture, metadata };
};

/** What a decoder throws is the picture's fault. */
const decoding = async <T>(work: () => Promise<T>): Promise<T> => {
  try {
    return await work();
  } catch (error) {
    if (error instanceof PhotoRefused) throw error;
    throw new PhotoRefused('unreadable');
  }
};

/** A picture no larger than this, in its own shape. */
export const within = (side: number) =>
  ({ width: side, height: side, fit: 'inside', withoutEnlargement: true }) as const;

/**
 * Encodes a picture as WebP.
 * @param quality percent
 */
export const packed = async (picture: Sharp, quality: number): Promise<Photo> => {
  const { data, info } = await picture.webp({ quality }).toBuffer({ resolveWithObject: true });
  return { bytes: data, width: info.width, height: info.height };
};

/**
 * The picture anew as WebP: upright as its EXIF says, its first frame, without metadata, at most `side` pixels wide and high.
 * @throws PhotoRefused
 */
export const encodePhoto = (bytes: Buffer, side: number): Promise<Photo> =>
  decoding(async () => {
    const { picture } = await openPhoto(bytes);
    return packed(picture.autoOrient().resize(within(side)), QUALITY);
  });

/** A picture that is kept, as PNG on white, for papers: they take no WebP. */
export const photoForPaper = (kept: Buffer): Promise<Buffer> =>
  sharp(kept, { limitInputPixels: MAX_PIXELS }).flatten({ background: '#fff' }).png().toBuffer();

export interface Edit {
  /** Pixels of the turned photo. */
  readonly crop?: { readonly x: number; readonly y: number; readonly width: number; readonly height: number };
  /** Degrees, clockwise; the photo is mirrored before it is turned. */
  readonly rotation: number;
  readonly flip_h: boolean;
  readonly flip_v: boolean;
}
export interface Sizes {
  /** Pixels of the longer side of the photo, and of its thumbnail. */
  readonly side: number;
  readonly thumb: number;
  /** Percent, 1 to 100. */
  readonly quality: number;
}

/** Pixels of the longer side while a photo is turned: it takes four times its own room. */
const WORKING_SIDE = 4_096;

/** How much a photo is made smaller before it is worked on, so that its crop still has `side` pixels where it had them. */
const workingScale = (width: number, height: number, { crop }: Edit, side: number): number => {
  const longest = Math.max(width, height);
  const wanted = crop ? Math.min(Math.max(crop.width, crop.height), Math.hypot(width, height)) : longest;
  return Math.min(1, side / wanted, WORKING_SIDE / longest);
};

/** The crop inside of a picture of this size, at least one pixel. */
const extractOf = (
  crop: NonNullable<Edit['crop']>,
  scale: number,
  { width, height }: { readonly width: number; readonly height: number },
) => {
  const left = Math.min(width - 1, Math.round(crop.x * scale));
  const top = Math.min(height - 1, Math.round(crop.y * scale));
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(crop.width * scale))),
    height: Math.max(1, Math.min(height - top, Math.round(crop.height * scale))),
  };
};

/**
 * The picture as it was edited, and its thumbnail: upright, mirrored, turned, cropped, without metadata, as WebP.
 * @throws PhotoRefused
 */
export const editPhoto = (
  bytes: Buffer,
  edit: Edit,
  { side, thumb, quality }: Sizes,
): Promise<{ readonly photo: Photo; readonly thumbnail: Photo }> =>
  decoding(async () => {
    const { picture, metadata } = await openPhoto(bytes);
    const { width, height } = metadata.autoOrient;
    const scale = workingScale(width, height, edit, side);
    const turned = await picture
      .autoOrient()
      .resize({
        width: Math.max(1, Math.round(width * scale)),
        height: Math.max(1, Math.round(height * scale)),
        fit: 'fill',
      })
      .flop(edit.flip_h)
      .flip(edit.flip_v)
      .flatten({ background: '#fff' })
      .toColourspace('srgb')
      .raw()
      .toBuffer({ resolveWithObject: true });
    const { data, info } = await sharp(turned.data, { raw: turned.info })
      .rotate(edit.rotation, { background: '#fff' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const cropped = () => {
      const whole = sharp(data, { raw: info });
      return edit.crop ? whole.extract(extractOf(edit.crop, scale, info)) : whole;
    };
    const photo = await packed(cropped().resize(within(side)), quality);
    const thumbnail = await packed(sharp(photo.bytes).resize(within(thumb)), QUALITY);
    return { photo, thumbnail };
  });

/** A kept picture as PNG, for paper. */
export const pngOf = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_PIXELS }).png().toBuffer();
