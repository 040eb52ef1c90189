// A paper as a printer would lay it down: the filled rectangles of each page of a PDF of ours as dots, for tests that read symbols.
import { inflateSync } from 'node:zlib';

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8ClampedArray<ArrayBuffer>;
}
/** Dots of a point; symbols are whole dots of 203 dpi, and this is twice as fine. */
const SCALE = (203 / 72) * 2;
const CHANNELS = 4;
const WHITE = 255;

const pagesOf = (pdf: Buffer): readonly string[] =>
  [...pdf.toString('latin1').matchAll(/stream\n([\s\S]*?)\nendstream/g)]
    .map(([, packed = '']) => inflateSync(Buffer.from(packed, 'latin1')).toString('latin1'))
    .filter((content) => /\bcm\b/.test(content));

const fill = (picture: Picture, left: number, top: number, right: number, bottom: number): void => {
  for (let y = top; y < bottom; y += 1)
    for (let x = left; x < right; x += 1) picture.data.set([0, 0, 0], (y * picture.width + x) * CHANNELS);
};

/** One picture a page. `size`: of the paper, in points. */
export const rasterOf = (pdf: Buffer, size: { readonly width: number; readonly height: number }): readonly Picture[] =>
  pagesOf(pdf).map((content) => {
    const width = Math.round(size.width * SCALE);
    const height = Math.round(size.height * SCALE);
    const picture = { width, height, data: new Uint8ClampedArray(width * height * CHANNELS).fill(WHITE) };
    for (const [, ...numbers] of content.matchAll(/([-\d.]+) ([-\d.]+) ([-\d.]+) ([-\d.]+) re/g)) {
      const [x = 0, y = 0, w = 0, h = 0] = numbers.map((text) => Number(text) * SCALE);
      fill(picture, Math.round(x), Math.round(y), Math.round(x + w), Math.round(y + h));
    }
    return picture;
  });
