// A name as a handwritten-looking line: what the demo's people sign with.
import sharp from 'sharp';

const WIDTH = 480;
const HEIGHT = 160;
const BASE = 90;
const LETTERS = 14;

/** PNG of a made-up signature for demo data; the same name gives the same scribble. */
export const signaturePicture = (name: string): Promise<Buffer> => {
  const letters = Array.from({ length: Math.min(name.length, LETTERS) }, (_, i) => name.charCodeAt(i));
  const step = (WIDTH - 60) / Math.max(letters.length, 1);
  const curves = letters.map((code, i) => {
    const x = 30 + (i + 1) * step;
    return `Q ${Math.round(x - step / 2)} ${BASE - 60 + (code % 13) * 9} ${Math.round(x)} ${BASE - 20 + (code % 7) * 7}`;
  });
  const path = `<path d="M 30 ${BASE} ${curves.join(' ')}" fill="none" stroke="#12233b" stroke-width="4" stroke-linecap="round"/>`;
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${path}</svg>`;
  return sharp(Buffer.from(drawing)).png().toBuffer();
};
