// Writes small files as X-ray devices write them (DICOM PS3.5, PS3.10; lossless JPEG of ISO 10918-1 H): no file of a device is needed.

type Value = string | readonly number[] | number | Uint8Array | Uint16Array;
interface Element {
  readonly tag: readonly [group: number, element: number];
  readonly vr: string;
  readonly value: Value;
}

const LONG: readonly string[] = ['OB', 'OW', 'UN'];
const even = (bytes: Uint8Array, filler: number): Uint8Array =>
  bytes.length % 2 === 0 ? bytes : Buffer.concat([bytes, Buffer.of(filler)]);

interface Order {
  readonly explicit: boolean;
  readonly little: boolean;
}
/** Whole numbers of two bytes. */
const shorts = (values: Iterable<number> & { readonly length: number }, little = true): Buffer => {
  const bytes = Buffer.alloc(values.length * 2);
  let at = 0;
  for (const value of values)
    at = little ? bytes.writeUInt16LE(value & 0xff_ff, at) : bytes.writeUInt16BE(value & 0xff_ff, at);
  return bytes;
};
const u32 = (value: number, little = true): Buffer => {
  const bytes = Buffer.alloc(4);
  if (little) bytes.writeUInt32LE(value);
  else bytes.writeUInt32BE(value);
  return bytes;
};

const bytesOf = ({ vr, value }: Element, { little }: Order): Uint8Array => {
  if (value instanceof Uint8Array) return even(value, 0);
  if (typeof value === 'string') return even(Buffer.from(value), vr === 'UI' ? 0 : 32);
  return shorts(typeof value === 'number' ? [value] : value, little);
};
const written = (element: Element, order: Order, length?: number): Buffer => {
  const bytes = bytesOf(element, order);
  const size = length ?? bytes.length;
  const tag = shorts(element.tag, order.little);
  if (!order.explicit) return Buffer.concat([tag, u32(size, order.little), bytes]);
  const head = LONG.includes(element.vr)
    ? Buffer.concat([Buffer.alloc(2), u32(size, order.little)])
    : shorts([size], order.little);
  return Buffer.concat([tag, Buffer.from(element.vr), head, bytes]);
};

export const SYNTAX = {
  implicit: '1.2.840.10008.1.2',
  explicit: '1.2.840.10008.1.2.1',
  big: '1.2.840.10008.1.2.2',
  baseline: '1.2.840.10008.1.2.4.50',
  lossless: '1.2.840.10008.1.2.4.70',
  jpeg2000: '1.2.840.10008.1.2.4.90',
} as const;

export interface DicomFile {
  readonly syntax?: string;
  readonly rows: number;
  readonly columns: number;
  /** Stored values, row after row; bytes are a packed picture. */
  readonly values: readonly number[] | Uint16Array | Uint8Array;
  /** Bits a value, of sixteen: 16 where nothing is said. */
  readonly bits?: number;
  readonly signed?: boolean;
  readonly photometric?: string;
  /** Further elements by tag, 'ggggeeee', with their VR and value. */
  readonly more?: Readonly<Record<string, readonly [vr: string, value: Value]>>;
  /** 128 bytes and 'DICM' before all: some devices leave them out. */
  readonly preamble?: boolean;
}

const split = (tag: string): readonly [number, number] => [parseInt(tag.slice(0, 4), 16), parseInt(tag.slice(4), 16)];

/** The bytes of the file. */
export const dicomFile = ({
  syntax = SYNTAX.explicit,
  rows,
  columns,
  values,
  bits = 16,
  signed = false,
  photometric = 'MONOCHROME2',
  more = {},
  preamble = true,
}: DicomFile): Buffer => {
  const order: Order = { explicit: syntax !== SYNTAX.implicit, little: syntax !== SYNTAX.big };
  const meta: Order = { explicit: true, little: true };
  const isPacked = values instanceof Uint8Array;
  const elements: Record<string, readonly [string, Value]> = {
    '00080060': ['CS', 'IO'],
    '00280002': ['US', 1],
    '00280004': ['CS', photometric],
    '00280010': ['US', rows],
    '00280011': ['US', columns],
    '00280100': ['US', isPacked && syntax === SYNTAX.baseline ? 8 : 16],
    '00280101': ['US', isPacked && syntax === SYNTAX.baseline ? 8 : bits],
    '00280102': ['US', bits - 1],
    '00280103': ['US', signed ? 1 : 0],
    ...more,
  };
  const body = Object.entries(elements)
    .toSorted(([a], [b]) => a.localeCompare(b))
    .map(([tag, [vr, value]]) => written({ tag: split(tag), vr, value }, order));
  const pixels: Element = { tag: [0x7fe0, 0x0010], vr: isPacked ? 'OB' : 'OW', value: isPacked ? '' : values };
  const item = (bytes: Uint8Array): Buffer =>
    Buffer.concat([Buffer.of(0xfe, 0xff, 0x00, 0xe0), u32(bytes.length), bytes]);
  const packed = isPacked
    ? [
        written(pixels, order, 0xff_ff_ff_ff),
        item(new Uint8Array()),
        item(even(values, 0)),
        Buffer.of(0xfe, 0xff, 0xdd, 0xe0, 0, 0, 0, 0),
      ]
    : [written(pixels, order)];
  const about = written({ tag: [2, 0x0010], vr: 'UI', value: syntax }, meta);
  const group = written({ tag: [2, 0], vr: 'UL', value: u32Pair(about.length) }, meta);
  const head = preamble ? [Buffer.alloc(128), Buffer.from('DICM'), group, about] : [];
  return Buffer.concat([...head, ...body, ...packed]);
};

/** A UL as the two shorts that `written` knows. */
const u32Pair = (value: number): readonly number[] => [value & 0xff_ff, value >>> 16];

/** Five bits a category: seventeen of them are known, all as long. */
const CODE_BITS = 5;
const CATEGORIES = 17;
/** Lossless JPEG of sixteen bits, first-order prediction (selection 1). */
export const losslessJpeg = (values: readonly number[], rows: number, columns: number): Uint8Array => {
  const stream: string[] = [];
  values.forEach((value, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns];
    const before = column > 0 ? values[at - 1] : row > 0 ? values[at - columns] : 32_768;
    const difference = ((value - (before ?? 0) + 32_768) & 0xff_ff) - 32_768;
    const size = difference === 0 ? 0 : Math.floor(Math.log2(Math.abs(difference))) + 1;
    const rest = difference > 0 ? difference : difference + 2 ** size - 1;
    const isWhole = size === 16;
    stream.push(
      size.toString(2).padStart(CODE_BITS, '0'),
      isWhole || size === 0 ? '' : rest.toString(2).padStart(size, '0'),
    );
  });
  const bits = stream.join('');
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2);
    bytes.push(byte, ...(byte === 0xff ? [0] : []));
  }
  const lengths = Array.from({ length: 16 }, () => 0);
  lengths[CODE_BITS - 1] = CATEGORIES;
  const big = (value: number): readonly number[] => [value >> 8, value & 255];
  const begin = [0xff, 0xd8];
  const frame = [0xff, 0xc3, ...big(11), 16, ...big(rows), ...big(columns), 1, 1, 0x11, 0];
  const categories = Array.from({ length: CATEGORIES }, (_, n) => n);
  const table = [0xff, 0xc4, ...big(3 + 16 + CATEGORIES), 0, ...lengths, ...categories];
  const scan = [0xff, 0xda, ...big(8), 1, 1, 0, 1, 0, 0];
  return Uint8Array.from([begin, frame, table, scan, bytes, [0xff, 0xd9]].flat());
};
