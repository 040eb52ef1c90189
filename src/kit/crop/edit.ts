// What can be done to a photo before it is uploaded, with its limits (specified).

export const MAX_BYTES = 10 * 1024 * 1024;
export const TYPES: readonly string[] = ['image/png', 'image/jpeg', 'image/gif'];
export const ROTATION = { min: -360, max: 360 } as const;
export const ZOOM = { min: 1, max: 4, step: 0.5 } as const;
export const RATIO = { min: 0.5, max: 2, step: 0.05 } as const;
export const QUALITY = { min: 1, max: 100, default: 25 } as const;

export interface Edit {
  readonly crop: { readonly x: number; readonly y: number };
  readonly square: boolean;
  /** Width by height of a frame that is not square. */
  readonly ratio: number;
  readonly rotation: number;
  readonly zoom: number;
  /** Mirrored left to right; upside down. */
  readonly flip: boolean;
  readonly flipOver: boolean;
  /** Percent. */
  readonly quality: number;
}

export const unedited: Edit = {
  crop: { x: 0, y: 0 },
  square: true,
  ratio: 1.5,
  rotation: 0,
  zoom: ZOOM.min,
  flip: false,
  flipOver: false,
  quality: QUALITY.default,
};

/** Width by height of a crop frame, kept within what a frame can have. */
export const ratioWithin = (ratio: number): number =>
  Math.min(RATIO.max, Math.max(RATIO.min, Math.round(ratio * 100) / 100));

/** Why a file is no photo for us: a key of the texts below 'photo', or undefined. */
export const problemOf = ({ type, size }: Pick<File, 'type' | 'size'>): 'wrongType' | 'tooLarge' | undefined => {
  if (!TYPES.includes(type)) return 'wrongType';
  return size > MAX_BYTES ? 'tooLarge' : undefined;
};
