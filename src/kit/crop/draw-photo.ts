// Draws the chosen part of a turned and mirrored photo on a canvas and packs it as JPEG.

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

const blobOf = (canvas: HTMLCanvasElement, quality: number): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('The photo cannot be packed.'))),
      'image/jpeg',
      quality,
    );
  });

/** @param percent quality of the JPEG, 1 to 100 @throws when the browser cannot decode the photo */
export const drawPhoto = async (
  url: string,
  area: Area,
  { rotation, flip, flipOver }: Turn,
  percent: number,
): Promise<Blob> => {
  const image = await load(url);
  const scale = scaleOf(area);
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(area.width * scale));
  canvas.height = Math.max(1, Math.round(area.height * scale));
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas.');
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
