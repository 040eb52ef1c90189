// Files as devices write them, in all packings that are read; what is none, or is cut, is refused by name (decision 109).
import { describe, expect, it } from 'vitest';
import { dicomFile, losslessJpeg, SYNTAX } from '../support/dicom.ts';
import { randomOf } from '../../server/db/seed/random.ts';
import { drawXray } from '../../server/db/seed/xray-file.ts';
import { type DicomRefused, isDicom, readXray, type UnpackJpeg } from '../../src/dicom/read-dicom.ts';

const noJpeg: UnpackJpeg = () => Promise.reject(new Error('There is no JPEG here.'));
const VALUES = [0, 100, 2_000, 4_095, 7, 8, 9, 10, 300, 301, 302, 303];
const SIZE = { rows: 3, columns: 4 } as const;
const read = (bytes: Uint8Array, unpack = noJpeg) => readXray(bytes, unpack);
const refusal = async (bytes: Uint8Array): Promise<Pick<DicomRefused, 'why' | 'what'>> => {
  try {
    await read(bytes);
  } catch (error) {
    const { why, what } = error as DicomRefused;
    return { why, what };
  }
  throw new Error('It was read.');
};

describe('stored values', () => {
  it.each([
    ['explicit', SYNTAX.explicit],
    ['implicit', SYNTAX.implicit],
    ['big endian', SYNTAX.big],
  ])('are the same %s', async (_, syntax) => {
    const { pixels } = await read(dicomFile({ ...SIZE, syntax, values: VALUES, bits: 12 }));
    expect([...pixels.values]).toEqual(VALUES);
    expect(pixels).toMatchObject({ rows: 3, columns: 4, slope: 1, intercept: 0, padding: null, isInverted: false });
  });

  it('are the same out of lossless JPEG', async () => {
    const values = losslessJpeg(VALUES, 3, 4);
    const { pixels } = await read(dicomFile({ ...SIZE, syntax: SYNTAX.lossless, values }));
    expect([...pixels.values]).toEqual(VALUES);
  });

  it('are those of the JPEG that browser or server unpacks', async () => {
    const values = Uint8Array.from([0xff, 0xd8, 1, 2]);
    const bytes = dicomFile({ ...SIZE, syntax: SYNTAX.baseline, values });
    const { pixels } = await read(bytes, async (jpeg) => {
      expect([...jpeg]).toEqual([0xff, 0xd8, 1, 2]);
      return { width: 4, height: 3, grey: Uint8Array.from(VALUES) };
    });
    expect([...pixels.values]).toEqual(VALUES.map((value) => value & 255));
  });

  it('have their sign, and no bits that are not theirs', async () => {
    const values = [0xf_fff, 0x0_800, 0x0_7ff, 0x3_001].map((value) => value & 0xff_ff);
    const signed = await read(dicomFile({ rows: 2, columns: 2, values, bits: 12, signed: true }));
    expect([...signed.pixels.values]).toEqual([-1, -2_048, 2_047, 1]);
    const plain = await read(dicomFile({ rows: 2, columns: 2, values, bits: 12 }));
    expect([...plain.pixels.values]).toEqual([4_095, 2_048, 2_047, 1]);
  });

  it('are read of a device that writes no preamble', async () => {
    const bytes = dicomFile({ ...SIZE, syntax: SYNTAX.implicit, values: VALUES, preamble: false });
    expect(isDicom(bytes)).toBe(true);
    expect([...(await read(bytes)).pixels.values]).toEqual(VALUES);
  });
});

describe('what the file says', () => {
  it('is kept: patient, moment, device, windows', async () => {
    const { facts } = await read(
      dicomFile({
        ...SIZE,
        values: VALUES,
        bits: 12,
        more: {
          '00080005': ['CS', 'ISO_IR 192'],
          '00080020': ['DA', '20260102'],
          '00080022': ['DA', '20260103'],
          '00080032': ['TM', '101112.5'],
          '00080070': ['LO', 'Sinar'],
          '00081090': ['LO', 'Pan 3'],
          '00100010': ['PN', 'SURYANÉ^BUDI^^^'],
          '00100030': ['DA', '19900229'],
          '00100040': ['CS', 'M'],
          '00281050': ['DS', '2000\\1000'],
          '00281051': ['DS', '4000\\500'],
        },
      }),
    );
    expect(facts).toEqual({
      modality: 'IO',
      rows: 3,
      columns: 4,
      bits: 12,
      windows: [
        { center: 2_000, width: 4_000 },
        { center: 1_000, width: 500 },
      ],
      spacing: null,
      taken_at: '2026-01-03T10:11:12',
      device: 'Sinar Pan 3',
      // 1990 had no 29 February.
      patient: { name: 'BUDI SURYANÉ', birth_date: null, sex: 'M' },
    });
  });

  it.each([
    ['calibrated', { '00280030': ['DS', '0.1\\0.2'], '00280a02': ['CS', 'FIDUCIAL'] }, { row: 0.1, column: 0.2 }],
    ['corrected', { '00280030': ['DS', '0.1\\0.2'], '00280a02': ['CS', 'GEOMETRY'] }, { row: 0.1, column: 0.2 }],
    ['corrected', { '00181164': ['DS', '0.25\\0.5'], '00181114': ['DS', '1.25'] }, { row: 0.2, column: 0.4 }],
    ['corrected', { '00181164': ['DS', '0.2\\0.2'], '00280030': ['DS', '0.1\\0.1'] }, { row: 0.1, column: 0.1 }],
    ['detector', { '00181164': ['DS', '0.2\\0.2'], '00280030': ['DS', '0.2\\0.2'] }, { row: 0.2, column: 0.2 }],
    ['detector', { '00181164': ['DS', '0.2'] }, { row: 0.2, column: 0.2 }],
  ] as const)('tells millimetres that are %s', async (kind, more, spacing) => {
    const { facts } = await read(dicomFile({ ...SIZE, values: VALUES, more }));
    expect(facts.spacing).toEqual({ ...spacing, kind });
  });

  it('gives slope, padding and dark light', async () => {
    const more = { '00280120': ['US', 9], '00281052': ['DS', '-1000'], '00281053': ['DS', '2'] } as const;
    const { pixels } = await read(dicomFile({ ...SIZE, values: VALUES, photometric: 'MONOCHROME1', more }));
    expect(pixels).toMatchObject({ slope: 2, intercept: -1_000, padding: 9, isInverted: true });
  });
});

describe('a file is refused', () => {
  const whole = dicomFile({ ...SIZE, values: VALUES });
  it.each([
    ['no DICOM', Buffer.from('\u0089PNG and something more that is long enough to be asked'), 'unreadable', ''],
    ['empty', Buffer.alloc(0), 'unreadable', ''],
    ['cut in its pixels', whole.subarray(0, whole.length - 6), 'unreadable', ''],
    ['cut in its head', whole.subarray(0, 180), 'unreadable', ''],
    ['JPEG 2000', dicomFile({ ...SIZE, syntax: SYNTAX.jpeg2000, values: Uint8Array.of(1, 2) }), 'syntax', 'JPEG 2000'],
    ['colour', dicomFile({ ...SIZE, values: VALUES, photometric: 'RGB' }), 'kind', 'RGB'],
    ['frames', dicomFile({ ...SIZE, values: VALUES, more: { '00280008': ['IS', '20'] } }), 'kind', 'multi-frame'],
    ['a size', dicomFile({ rows: 60_000, columns: 60_000, values: VALUES }), 'size', ''],
    [
      'broken JPEG',
      dicomFile({ ...SIZE, syntax: SYNTAX.lossless, values: Uint8Array.of(0xff, 0xd8, 0, 0) }),
      'unreadable',
      '',
    ],
  ] as const)('%s', async (_, bytes, why, what) => {
    expect(await refusal(bytes)).toEqual({ why, what });
  });

  it('by nothing but its own refusal, wherever it is cut', async () => {
    for (let length = 0; length < whole.length; length += 1)
      expect((await refusal(whole.subarray(0, length))).why).toMatch(/^(unreadable|syntax|kind|size)$/);
  });
});

describe('the radiograph of the demo', () => {
  it('is read as one of a device: its patient, its day, its window, and more greys than a picture has', async () => {
    const patient = { name: 'Aulia Putri Maharani', birth_date: '1998-04-05', gender: 1 };
    const bytes = await drawXray(randomOf(1, 'xray'), '2026-11-20', patient);
    expect(isDicom(bytes)).toBe(true);
    const { facts, pixels } = await read(bytes);
    expect(facts).toMatchObject({
      modality: 'PX',
      bits: 12,
      taken_at: '2026-11-20T10:15:00',
      device: 'Vatech PaX-i',
      patient: { birth_date: '1998-04-05', sex: 'F' },
      spacing: { row: 0.1, column: 0.1, kind: 'detector' },
    });
    expect(new Set(pixels.values).size).toBeGreaterThan(256);
  });
});
