// Writes a name across a picture. The letters are lines of our own: a server need not have a font.
import sharp from 'sharp';

/** Strokes of a letter in a grid of 4 by 6, as SVG path data. */
const STROKES: Readonly<Record<string, string>> = {
  A: 'M0 6L2 0L4 6M.8 4H3.2',
  B: 'M0 0V6H2.5Q4 6 4 4.5T2.5 3H0M0 0H2Q3.6 0 3.6 1.5T2 3',
  C: 'M4 1Q3 0 2 0Q0 0 0 3T2 6Q3 6 4 5',
  D: 'M0 0V6H1.5Q4 6 4 3T1.5 0H0',
  E: 'M4 0H0V6H4M0 3H3',
  F: 'M4 0H0V6M0 3H3',
  G: 'M4 1Q3 0 2 0Q0 0 0 3T2 6Q4 6 4 3.5H2.4',
  H: 'M0 0V6M4 0V6M0 3H4',
  I: 'M2 0V6',
  J: 'M3.5 0V4.5Q3.5 6 2 6T.5 4.5',
  K: 'M0 0V6M4 0L0 3.4M1.4 2.4L4 6',
  L: 'M0 0V6H4',
  M: 'M0 6V0L2 3.5L4 0V6',
  N: 'M0 6V0L4 6V0',
  O: 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0',
  P: 'M0 6V0H2.4Q4 0 4 1.7T2.4 3.4H0',
  Q: 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0M2.6 4.4L4.2 6.4',
  R: 'M0 6V0H2.4Q4 0 4 1.6T2.4 3.2H0M2 3.2L4 6',
  S: 'M3.8 1Q3.2 0 2 0Q.2 0 .2 1.5T2 3T3.8 4.5T2 6Q.8 6 .2 5',
  T: 'M0 0H4M2 0V6',
  U: 'M0 0V4Q0 6 2 6T4 4V0',
  V: 'M0 0L2 6L4 0',
  W: 'M0 0L1 6L2 2.5L3 6L4 0',
  X: 'M0 0L4 6M4 0L0 6',
  Y: 'M0 0L2 3L4 0M2 3V6',
  Z: 'M0 0H4L0 6H4',
  0: 'M2 0Q0 0 0 3T2 6Q4 6 4 3T2 0',
  1: 'M.8 1.2L2.2 0V6',
  2: 'M.2 1.4Q.4 0 2 0T3.8 1.6Q3.8 2.6 0 6H4',
  3: 'M0 0H4L1.8 2.5Q4 2.5 4 4.3T2 6Q.6 6 0 4.8',
  4: 'M3 6V0L0 4.2H4',
  5: 'M3.8 0H.5L.2 2.8Q1 2.2 2 2.2Q4 2.2 4 4.1T2 6Q.6 6 0 5',
  6: 'M3.5 .6Q3 0 2.2 0Q0 0 0 4Q0 6 2 6T4 4.2T2 2.5T0 4',
  7: 'M0 0H4L1.5 6',
  8: 'M2 2.8Q.4 2.8 .4 1.4T2 0T3.6 1.4T2 2.8Q0 2.8 0 4.4T2 6T4 4.4T2 2.8',
  9: 'M.5 5.4Q1 6 1.8 6Q4 6 4 2Q4 0 2 0T0 1.8T2 3.5T4 2',
  '-': 'M.8 3H3.2',
  '.': 'M2 5.8V6',
};
const ADVANCE = 5.6;
const QUALITY = 82;

const wordOf = (text: string): string =>
  Array.from(text.toUpperCase())
    .map((letter, at) => {
      const strokes = STROKES[letter];
      return strokes === undefined ? '' : `<path transform="translate(${at * ADVANCE} 0)" d="${strokes}"/>`;
    })
    .join('');

/** The name in rows across the picture, light with a dark edge, so that it shows on teeth and on shadows. */
const veilOf = (text: string, width: number, height: number): string => {
  const size = Math.max(1, Math.min(width, height) / 120);
  const step = { x: (text.length * ADVANCE + 10) * size, y: 30 * size };
  const word = wordOf(text);
  const rows: string[] = [];
  const reach = width + height;
  for (let y = -reach, row = 0; y < reach; y += step.y, row += 1)
    for (let x = -reach + (row % 2) * (step.x / 2); x < reach; x += step.x)
      rows.push(`<use href="#name" transform="translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${size.toFixed(3)})"/>`);
  const line = 'fill="none" stroke-linecap="round" stroke-linejoin="round"';
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><g id="name" ${line}>
    <g stroke="#000" stroke-opacity=".22" stroke-width="1.3">${word}</g><g stroke="#fff" stroke-opacity=".5" stroke-width=".7">${word}</g>
    </g></defs><g transform="rotate(-30 ${width / 2} ${height / 2})">${rows.join('')}</g></svg>`;
};

/** A copy of our own picture (WebP) with the name all over it; letters without strokes are left out. */
export const markPhoto = async (bytes: Buffer, name: string): Promise<Buffer> => {
  const picture = sharp(bytes);
  const { width, height } = await picture.metadata();
  const veil = Buffer.from(veilOf(name, width, height));
  return picture
    .composite([{ input: veil }])
    .webp({ quality: QUALITY })
    .toBuffer();
};
