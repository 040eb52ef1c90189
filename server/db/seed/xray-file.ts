// A radiograph as its device writes it (DICOM PS3.5, PS3.10: explicit, little endian, sixteen bits), drawn like the demo's photos.
import sharp from 'sharp';
import { drawPicture } from './photo-picture.ts';
import type { Random } from './random.ts';

interface Patient {
  readonly name: string;
  readonly birth_date: string | null;
  readonly gender: number;
}
type Element = readonly [tag: number, vr: string, value: string | number | Uint8Array];

const [BITS, WIDTH] = [12, 960] as const;
const EXPLICIT = '1.2.840.10008.1.2.1';
const EMPTY_LENGTH = 2;

const evenOf = (bytes: Uint8Array, filler: number): Uint8Array =>
  bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.of(filler)]);
const valueOf = (vr: string, value: string | number | Uint8Array): Uint8Array => {
  if (value instanceof Uint8Array) return value;
  if (typeof value === 'string') return evenOf(Buffer.from(value), vr === 'UI' ? 0 : 32);
  const bytes = Buffer.alloc(vr === 'UL' ? 4 : 2);
  if (vr === 'UL') bytes.writeUInt32LE(value);
  else bytes.writeUInt16LE(value);
  return bytes;
};
const elementOf = ([tag, vr, value]: Element): Buffer => {
  const bytes = valueOf(vr, value);
  const head = Buffer.alloc(vr === 'OW' ? 12 : 8);
  head.writeUInt16LE(tag >>> 16, 0);
  head.writeUInt16LE(tag & 0xff_ff, 2);
  head.write(vr, 4, 'latin1');
  if (vr === 'OW') head.writeUInt32LE(bytes.length, 6 + EMPTY_LENGTH);
  else head.writeUInt16LE(bytes.length, 6);
  return Buffer.concat([head, bytes]);
};

/** Of a panoramic picture, taken on a day ('YYYY-MM-DD'). */
export const drawXray = async (random: Random, day: string, { name, birth_date, gender }: Patient): Promise<Buffer> => {
  const picture = sharp(await drawPicture(random, 'Panoramik', 4))
    .resize(WIDTH)
    .greyscale()
    .blur(1)
    .raw();
  const { data, info } = await picture.toBuffer({ resolveWithObject: true });
  const pixels = Buffer.alloc(info.width * info.height * 2);
  // Grain, as a sensor has it.
  for (let at = 0; at < info.width * info.height; at += 1)
    pixels.writeUInt16LE(Math.min(2 ** BITS - 1, (data[at * info.channels] ?? 0) * 14 + ((at * 7_919) % 61)), at * 2);
  const elements: readonly Element[] = [
    [0x0008_0020, 'DA', day.replaceAll('-', '')],
    [0x0008_0030, 'TM', '101500'],
    [0x0008_0060, 'CS', 'PX'],
    [0x0008_0070, 'LO', 'Vatech'],
    [0x0008_1090, 'LO', 'PaX-i'],
    [0x0010_0010, 'PN', name.split(' ').toReversed().join('^')],
    [0x0010_0030, 'DA', (birth_date ?? '').replaceAll('-', '')],
    [0x0010_0040, 'CS', gender === 1 ? 'F' : 'M'],
    [0x0018_1164, 'DS', String.raw`0.1\0.1`],
    [0x0028_0002, 'US', 1],
    [0x0028_0004, 'CS', 'MONOCHROME2'],
    [0x0028_0010, 'US', info.height],
    [0x0028_0011, 'US', info.width],
    [0x0028_0100, 'US', 16],
    [0x0028_0101, 'US', BITS],
    [0x0028_0102, 'US', BITS - 1],
    [0x0028_0103, 'US', 0],
    [0x0028_1050, 'DS', '1650'],
    [0x0028_1051, 'DS', '3100'],
    [0x7fe0_0010, 'OW', pixels],
  ];
  const syntax = elementOf([0x0002_0010, 'UI', EXPLICIT]);
  const meta = elementOf([0x0002_0000, 'UL', syntax.length]);
  return Buffer.concat([Buffer.alloc(128), Buffer.from('DICM'), meta, syntax, ...elements.map(elementOf)]);
};
