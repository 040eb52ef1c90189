// Draws the chosen part of a turned and mirrored photo on a canvas and packs it as JPEG; makes a photo small enough to be worked on.

/** Pixels of the turned photo: what the crop frame covers. */
export interface Area {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
export interface Turn {
  /** Degrees, clockwise. */
  readonly rotation: number;
  /** Mirrored left to right, before it is turned. */
  readonly flip: boolean;
  /** Turned upside down as in a mirror, before it is turned. */
  readonly flipOver: boolean;
}

/** Pixels of the longer side; a larger result would only be made smaller by the server. */
const LONGEST = 2_048;

/** Size of the box around a photo that is turned by an angle. */
export const boxAround = (width: number, height: number, degrees: number): { width: number; height: number } => {
  const angle = (degrees * Math.PI) / 180;
  const cos = Math.abs(Math.cos(angle));
  const sin = Math.abs(Math.sin(angle));
  return { width: cos * width + sin * height, height: sin * width + cos * height };
};

/** How much the cropped part is made smaller; never larger. */
export const scaleOf = ({ width, height }: Pick<Area, 'width' | 'height'>): number =>
  Math.min(1, LONGEST / Math.max(width, height));

const load = (url: string): Promise<HTMLImageElement> =>
  new Promise((resolve, reject) => {
    const image = new Image();
    image.addEventListener('load', () => resolve(image));
    image.addEventListener('error', () => reject(new Error('The photo cannot be decoded.')));
    image.src = url;
  });

const blobOf = (canvas: HTMLCanvasElement, quality: number, type = 'image/jpeg'): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The photo cannot be packed.'))), type, quality);
  });

/** An empty canvas for something of this size, made smaller by `scale`. @throws when the browser has none */
const canvasOf = ({ width, height }: Pick<Area, 'width' | 'height'>, scale: number) => {
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(width * scale));
  canvas.height = Math.max(1, Math.round(height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
  return { canvas, context };
};

/** Quality of the JPEG, 0 to 1. High, since it is only cropped from and compressed again afterwards. */
const LITTLE_LOST = 0.95;

/**
 * The photo no larger than anything that is kept of it, upright, and its width by its height: the photos of phones have more pixels
 * than some browsers put on a canvas.
 * @throws when the browser cannot decode the photo
 */
export const fitPhoto = async (file: File): Promise<{ readonly photo: File; readonly ratio: number }> => {
  const url = URL.createObjectURL(file);
  try {
    const image = await load(url);
    const size = { width: image.naturalWidth, height: image.naturalHeight };
    const ratio = size.width / size.height;
    const scale = scaleOf(size);
    if (scale === 1) return { photo: file, ratio };
    const { canvas, context } = canvasOf(size, scale);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    const blob = await blobOf(canvas, LITTLE_LOST, file.type);
    return { photo: new File([blob], file.name, { type: blob.type }), ratio };
  } finally {
    URL.revokeObjectURL(url);
  }
};

/** @param percent quality of the JPEG, 1 to 100 @throws when the browser cannot decode the photo */
export const drawPhoto = async (
  url: string,
  area: Area,
  { rotation, flip, flipOver }: Turn,
  percent: number,
): Promise<Blob> => {
  const image = await load(url);
  const scale = scaleOf(area);
  const { canvas, context } = canvasOf(area, scale);
  // JPEG knows no transparency.
  context.fillStyle = '#fff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  const box = boxAround(image.naturalWidth, image.naturalHeight, rotation);
  context.scale(scale, scale);
  context.translate(box.width / 2 - area.x, box.height / 2 - area.y);
  context.rotate((rotation * Math.PI) / 180);
  context.scale(flip ? -1 : 1, flipOver ? -1 : 1);
  context.drawImage(image, -image.naturalWidth / 2, -image.naturalHeight / 2);
  return blobOf(canvas, percent / 100);
};
