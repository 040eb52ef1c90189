// Pictures for the demo, drawn: faces, rows of teeth, X-rays. Nobody's photo, and the same for the same number.
import sharp from 'sharp';
import type { Random } from './random.ts';

const WIDTH = 720;
const HEIGHT = 540;

type View = 'face' | 'side' | 'smile' | 'teeth' | 'xray' | 'paper';

/** What each label shows. */
const views: Readonly<Record<string, View>> = {
  Frontal: 'face',
  'Lateral kanan': 'side',
  'Lateral kiri': 'side',
  Senyum: 'smile',
  Panoramik: 'xray',
  Sefalometri: 'xray',
  Dokumen: 'paper',
};

const SKINS = ['#d9a57c', '#c98e66', '#e3b592', '#b97d57'] as const;
const HAIRS = ['#2a211c', '#3b2d25', '#1d1a19'] as const;
const WALLS = ['#dfe6e5', '#e6e1da', '#d8e0ea'] as const;

/** A row of teeth from the middle outwards; `crooked` is how far they may stand out of line, in pixels. */
const row = (random: Random, y: number, height: number, crooked: number, fill: string): string =>
  [-5, -4, -3, -2, -1, 0, 1, 2, 3, 4]
    .map((place) => {
      const centre = WIDTH / 2 + (place + 0.5) * 58;
      const tall = height - Math.abs(place + 0.5) * 5;
      const off = random.between(-crooked, crooked);
      const turn = random.between(-crooked, crooked) / 2;
      return `<rect x="${centre - 26}" y="${y + off}" width="52" height="${tall}" rx="14" fill="${fill}"
        transform="rotate(${turn} ${centre} ${y + tall / 2})"/>`;
    })
    .join('');

const teeth = (random: Random, crooked: number): string => `
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#5b1f22"/>
  <ellipse cx="360" cy="150" rx="350" ry="110" fill="#c4686b"/><ellipse cx="360" cy="400" rx="340" ry="100" fill="#bb5d61"/>
  ${row(random, 150, 116, crooked, '#f3ead9')}${row(random, 278, 96, crooked, '#eee3cf')}`;

const face = (random: Random, isSmiling: boolean, crooked: number): string => {
  const mouth = isSmiling
    ? `<path d="M290 392 Q360 450 430 392 Q360 408 290 392Z" fill="#7a2b2d"/>
       <g transform="translate(281 372) scale(.22 .2)">${row(random, 110, 80, crooked, '#f6efe2')}</g>`
    : `<path d="M312 398 Q360 ${424 - crooked} 408 398" stroke="#a2504c" stroke-width="9" fill="none" stroke-linecap="round"/>`;
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="${random.pick(WALLS)}"/>
    <ellipse cx="360" cy="235" rx="172" ry="190" fill="${random.pick(HAIRS)}"/>
    <path d="M150 540 Q180 450 300 440 H420 Q540 450 570 540Z" fill="#3f7c80"/>
    <ellipse cx="360" cy="290" rx="138" ry="176" fill="${random.pick(SKINS)}"/>
    <g fill="#2b2220"><ellipse cx="306" cy="270" rx="14" ry="9"/><ellipse cx="414" cy="270" rx="14" ry="9"/></g>
    <path d="M360 280 Q346 336 362 342" stroke="#8d5a40" stroke-width="5" fill="none" stroke-linecap="round"/>${mouth}`;
};

const side = (random: Random): string => `
  <rect width="${WIDTH}" height="${HEIGHT}" fill="${random.pick(WALLS)}"/>
  <path d="M220 540 Q250 450 330 440 L330 540 Z M300 540 H480 Q470 460 400 430Z" fill="#3f7c80"/>
  <path d="M250 120 Q340 50 430 120 Q470 180 452 230 L486 292 Q470 302 456 304
    L462 336 L446 352 L456 368 Q446 420 380 420 L330 450 Q240 380 240 260Z"
    fill="${random.pick(SKINS)}"/>
  <path d="M246 110 Q340 30 440 120 Q380 130 352 190 Q338 260 306 300 Q262 320 240 380
    Q196 220 246 110Z" fill="${random.pick(HAIRS)}"/>
  <ellipse cx="430" cy="232" rx="9" ry="7" fill="#2b2220"/>`;

const xray = (random: Random, crooked: number): string => `
  <defs><filter id="b"><feGaussianBlur stdDeviation="5"/></filter></defs>
  <rect width="${WIDTH}" height="${HEIGHT}" fill="#0b0d0e"/>
  <g filter="url(#b)"><path d="M40 150 Q360 560 680 150 L630 120 Q360 430 90 120Z" fill="#4c5254"/>
  <ellipse cx="360" cy="150" rx="250" ry="70" fill="#383d3f"/>
  <g transform="translate(36 90) scale(.9 .8)" opacity=".92">
    ${row(random, 150, 130, crooked, '#cfd4d4')}${row(random, 296, 120, crooked, '#c3c9c9')}</g></g>`;

const paper = (random: Random): string => {
  const lines = Array.from({ length: 11 }, (_, i) => {
    const width = random.between(180, 330);
    return `<rect x="190" y="${150 + i * 30}" width="${width}" height="9" rx="4" fill="#b9b4ab"/>`;
  });
  return `<rect width="${WIDTH}" height="${HEIGHT}" fill="#8b8378"/>
    <rect x="150" y="40" width="420" height="480" rx="4" fill="#fbfaf7"/>
    <rect x="190" y="80" width="160" height="26" rx="4" fill="#0e6b6e"/>${lines.join('')}`;
};

const draw: Readonly<Record<View, (random: Random, crooked: number) => string>> = {
  face: (random, crooked) => face(random, false, crooked),
  smile: (random, crooked) => face(random, true, crooked),
  side,
  teeth,
  xray,
  paper,
};

/** A PNG of what the label shows. @param crooked how far teeth stand out of line: less after the treatment than before */
export const drawPicture = (random: Random, label: string, crooked: number): Promise<Buffer> => {
  const view = views[label] ?? 'teeth';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}">${draw[view](random, crooked)}</svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 3 }).toBuffer();
};
