// Reads the file of an X-ray device: what it says, and its stored values (decision 109). DICOM PS3.3 and PS3.5.
import dicom, { type DataSet } from 'dicom-parser';
import { Decoder } from 'jpeg-lossless-decoder-js';
import { factsOf } from './read-facts.ts';
import type { XrayFacts } from '../resources/service/xray/facts.ts';
import type { Pixels } from '../resources/service/xray/window.ts';

/**
 * 'unreadable': no DICOM, or cut off; 'syntax': packed as nobody here unpacks it, which `what` names; 'kind': colour or several pictures;
 * 'size': more pixels than a radiograph has.
 */
export class DicomRefused extends Error {
  constructor(
    readonly why: 'unreadable' | 'syntax' | 'kind' | 'size',
    readonly what = '',
  ) {
    super(`The file was refused: ${why} ${what}`.trim());
  }
}

type Packing = 'plain' | 'swapped' | 'lossless' | 'baseline';
/** Transfer syntaxes that are read. */
const READ: Readonly<Record<string, Packing>> = {
  '1.2.840.10008.1.2': 'plain',
  '1.2.840.10008.1.2.1': 'plain',
  '1.2.840.10008.1.2.2': 'swapped',
  '1.2.840.10008.1.2.4.50': 'baseline',
  '1.2.840.10008.1.2.4.57': 'lossless',
  '1.2.840.10008.1.2.4.70': 'lossless',
};
/** Those that a clinic may meet, by the name that its device's settings call them. */
const NAMED: Readonly<Record<string, string>> = {
  '1.2.840.10008.1.2.1.99': 'Deflated',
  '1.2.840.10008.1.2.4.51': 'JPEG 12 bit',
  '1.2.840.10008.1.2.4.80': 'JPEG-LS',
  '1.2.840.10008.1.2.4.81': 'JPEG-LS',
  '1.2.840.10008.1.2.4.90': 'JPEG 2000',
  '1.2.840.10008.1.2.4.91': 'JPEG 2000',
  '1.2.840.10008.1.2.5': 'RLE',
};
const PLAIN = '1.2.840.10008.1.2';
const PREAMBLE = 128;
const MAX_PIXELS = 50e6;
const PIXEL_DATA = 'x7fe00010';

const isMarked = (bytes: Uint8Array): boolean =>
  String.fromCharCode(...bytes.subarray(PREAMBLE, PREAMBLE + 4)) === 'DICM';
/** Some sensors write no preamble: the first element is then of group 2 or 8. */
const isBare = (bytes: Uint8Array): boolean => (bytes[0] === 2 || bytes[0] === 8) && bytes[1] === 0 && bytes[3] === 0;

/** The file looks like one of an X-ray device. */
export const isDicom = (bytes: Uint8Array): boolean => isMarked(bytes) || isBare(bytes);

/** The parser throws strings and objects; both are the file's fault. @throws DicomRefused */
const attempt = <T>(work: () => T): T => {
  try {
    return work();
  } catch (error) {
    if (error instanceof DicomRefused) throw error;
    throw new DicomRefused('unreadable');
  }
};

const parsed = (bytes: Uint8Array): DataSet => {
  if (isMarked(bytes)) return dicom.parseDicom(bytes);
  if (!isBare(bytes)) throw new DicomRefused('unreadable');
  return dicom.parseDicom(bytes, { TransferSyntaxUID: PLAIN });
};

interface Layout {
  readonly rows: number;
  readonly columns: number;
  readonly allocated: number;
  readonly bits: number;
  readonly isSigned: boolean;
}
/** @throws DicomRefused for what is no single grey picture of a size that a radiograph has */
const layoutOf = (data: DataSet): Layout => {
  const [rows = 0, columns = 0] = [data.uint16('x00280010'), data.uint16('x00280011')];
  const allocated = data.uint16('x00280100') ?? 16;
  const photometric = data.string('x00280004') ?? '';
  if (rows === 0 || columns === 0 || !data.elements[PIXEL_DATA]) throw new DicomRefused('unreadable');
  if ((data.uint16('x00280002') ?? 1) !== 1 || !photometric.startsWith('MONOCHROME'))
    throw new DicomRefused('kind', photometric);
  if ((data.intString('x00280008') ?? 1) > 1) throw new DicomRefused('kind', 'multi-frame');
  if (rows * columns > MAX_PIXELS) throw new DicomRefused('size');
  if (allocated !== 8 && allocated !== 16) throw new DicomRefused('kind', `${allocated} bit`);
  const bits = Math.min(allocated, data.uint16('x00280101') ?? allocated);
  return { rows, columns, allocated, bits, isSigned: data.uint16('x00280103') === 1 };
};

/** Values of the bits that are used, with their sign. */
const stored = (raw: ArrayLike<number>, { bits, isSigned }: Layout): Int16Array | Uint16Array => {
  const values = isSigned ? new Int16Array(raw.length) : new Uint16Array(raw.length);
  const spare = 32 - bits;
  for (let at = 0; at < raw.length; at += 1) {
    const shifted = (raw[at] ?? 0) << spare;
    values[at] = isSigned ? shifted >> spare : shifted >>> spare;
  }
  return values;
};

const plainValues = (data: DataSet, { rows, columns, allocated }: Layout, isSwapped: boolean): ArrayLike<number> => {
  const element = data.elements[PIXEL_DATA];
  const size = rows * columns;
  const length = (size * allocated) / 8;
  if (!element || element.length < length) throw new DicomRefused('unreadable');
  const bytes = data.byteArray.subarray(element.dataOffset, element.dataOffset + length);
  if (bytes.length < length) throw new DicomRefused('unreadable');
  if (allocated === 8) return bytes;
  const view = new DataView(bytes.buffer, bytes.byteOffset, length);
  const raw = new Uint16Array(size);
  for (let at = 0; at < size; at += 1) raw[at] = view.getUint16(at * 2, !isSwapped);
  return raw;
};

/** The one picture of a packed file. */
const frameOf = (data: DataSet): Uint8Array => {
  const element = data.elements[PIXEL_DATA];
  if (!element?.fragments?.length) throw new DicomRefused('unreadable');
  // Without a table of offsets one picture is all fragments there are.
  const offsets = element.basicOffsetTable?.length ? element.basicOffsetTable : [0];
  return dicom.readEncapsulatedImageFrame(data, element, 0, offsets);
};

/** Unpacks a JPEG of eight grey bits, which browser and server do each by themselves. */
export type UnpackJpeg = (
  jpeg: Uint8Array,
) => Promise<{ readonly width: number; readonly height: number; readonly grey: Uint8Array }>;

const rawValues = async (data: DataSet, packing: Packing, layout: Layout, unpack: UnpackJpeg) => {
  if (packing === 'plain' || packing === 'swapped') return plainValues(data, layout, packing === 'swapped');
  const frame = frameOf(data);
  if (packing === 'baseline') {
    const { width, height, grey } = await unpack(frame);
    if (width !== layout.columns || height !== layout.rows) throw new DicomRefused('unreadable');
    return grey;
  }
  // A frame may be a part of a larger buffer.
  const own = new Uint8Array(frame);
  return new Decoder().decode(own.buffer, 0, own.length, layout.allocated / 8);
};

export interface Xray {
  readonly facts: XrayFacts;
  readonly pixels: Pixels;
}

/**
 * The one grey picture of a file.
 * @throws DicomRefused
 */
export const readXray = async (bytes: Uint8Array, unpack: UnpackJpeg): Promise<Xray> => {
  const data = attempt(() => parsed(bytes));
  const syntax = data.string('x00020010') ?? PLAIN;
  const packing = READ[syntax];
  if (packing === undefined) throw new DicomRefused('syntax', NAMED[syntax] ?? syntax);
  const layout = layoutOf(data);
  const facts = attempt(() => factsOf(data, layout));
  let raw: ArrayLike<number>;
  try {
    raw = await rawValues(data, packing, layout, unpack);
  } catch (error) {
    throw error instanceof DicomRefused ? error : new DicomRefused('unreadable');
  }
  if (raw.length !== layout.rows * layout.columns) throw new DicomRefused('unreadable');
  return {
    facts,
    pixels: {
      rows: layout.rows,
      columns: layout.columns,
      values: stored(raw, layout),
      slope: data.floatString('x00281053') ?? 1,
      intercept: data.floatString('x00281052') ?? 0,
      padding: (layout.isSigned ? data.int16('x00280120') : data.uint16('x00280120')) ?? null,
      isInverted: data.string('x00280004') === 'MONOCHROME1',
    },
  };
};
