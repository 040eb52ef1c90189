// A radiograph in the browser: its file unpacked, and turned by quarters (decision 109).
import { readFile } from '../../../providers/call.ts';
import { readXray, type UnpackJpeg } from '../../../dicom/read-dicom.ts';
import type { Point } from '../../../resources/service/xray/facts.ts';
import type { Pixels } from '../../../resources/service/xray/window.ts';

const CHANNELS = 4;

/** Eight grey bits: the browser unpacks them itself. */
const unpack: UnpackJpeg = async (jpeg) => {
  const bitmap = await createImageBitmap(new Blob([new Uint8Array(jpeg)], { type: 'image/jpeg' }));
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d');
  if (!context) throw new Error('There is no canvas.');
  context.drawImage(bitmap, 0, 0);
  const { data } = context.getImageData(0, 0, width, height);
  const grey = Uint8Array.from({ length: width * height }, (_, at) => data[at * CHANNELS] ?? 0);
  return { width, height, grey };
};

/** @param file id in `files` @throws ApiError, DicomRefused */
export const openXray = async (file: number): Promise<Pixels> => {
  const { blob } = await readFile('platform.files.show', { id: file });
  const { pixels } = await readXray(new Uint8Array(await blob.arrayBuffer()), unpack);
  return pixels;
};

/** Quarters that a picture is turned clockwise. */
export type Quarters = 0 | 1 | 2 | 3;
export const turned = (quarters: Quarters): Quarters => ((quarters + 1) % 4) as Quarters;
/** Width and height as it is shown. */
export const shownSize = ({ rows, columns }: Pick<Pixels, 'rows' | 'columns'>, quarters: Quarters) =>
  quarters % 2 === 0 ? { width: columns, height: rows } : { width: rows, height: columns };

/** Draws the greys of a table, turned. */
export const drawXray = (canvas: HTMLCanvasElement, pixels: Pixels, table: Uint8Array, quarters: Quarters): void => {
  const context = canvas.getContext('2d', { alpha: false });
  if (!context) return;
  const { values, rows, columns } = pixels;
  const { width, height } = shownSize(pixels, quarters);
  if (canvas.width !== width) canvas.width = width;
  if (canvas.height !== height) canvas.height = height;
  const image = context.createImageData(width, height);
  // Four bytes at once: red, green and blue are the grey, the last is full.
  const words = new Uint32Array(image.data.buffer);
  const [start, right, down] = [
    [0, 1, columns],
    [(rows - 1) * columns, -columns, 1],
    [rows * columns - 1, -1, -columns],
    [columns - 1, columns, -1],
  ][quarters] as [number, number, number];
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0, from = start + y * down; x < width; x += 1, at += 1, from += right) {
      const grey = table[(values[from] ?? 0) & 0xff_ff] ?? 0;
      words[at] = 0xff_00_00_00 | (grey * 0x01_01_01);
    }
  context.putImageData(image, 0, 0);
};

/** Turns the picture's own plane onto the shown one, as an attribute of SVG says it. */
export const turnOf = ({ rows, columns }: Pick<Pixels, 'rows' | 'columns'>, quarters: Quarters): string =>
  [
    'matrix(1 0 0 1 0 0)',
    `matrix(0 1 -1 0 ${rows} 0)`,
    `matrix(-1 0 0 -1 ${columns} ${rows})`,
    `matrix(0 -1 1 0 0 ${columns})`,
  ][quarters] ?? '';

export interface Line {
  readonly from: Point;
  readonly to: Point;
}
const within = (value: number, most: number): number => Math.min(most, Math.max(0, value));
/** The point, moved inside the picture. */
export const inside = ({ x, y }: Point, { rows, columns }: Pick<Pixels, 'rows' | 'columns'>): Point => ({
  x: within(x, columns),
  y: within(y, rows),
});
/** Where a ruler lies that nobody has drawn: across the middle. */
export const middleLine = ({ rows, columns }: Pick<Pixels, 'rows' | 'columns'>): Line => ({
  from: { x: columns / 4, y: rows / 2 },
  to: { x: (columns * 3) / 4, y: rows / 2 },
});
