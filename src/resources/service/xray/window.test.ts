// Windows of DICOM PS3.3 C.11.2.1.2, and what the ruler says (decision 109).
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { differsFrom, millimetres, pixelsBetween, scaleOf, type XrayFacts } from './facts.ts';
import { fullWindow, greyOf, greyPixels, type Pixels, tableOf } from './window.ts';
import { mountPlaces, mounts } from './mounts.ts';

const pixels = (values: readonly number[], more: Partial<Pixels> = {}): Pixels => ({
  rows: 1,
  columns: values.length,
  values: Int16Array.from(values),
  slope: 1,
  intercept: 0,
  padding: null,
  isInverted: false,
  ...more,
});

describe('a window', () => {
  it('goes from black to white as the standard says', () => {
    const window = { center: 2_048, width: 4_096 };
    expect([0, 2_047, 2_048, 4_095, 5_000].map((value) => greyOf(value, window))).toEqual([0, 127, 128, 255, 255]);
    expect([9, 10, 11].map((value) => greyOf(value, { center: 10, width: 1 }))).toEqual([0, 255, 255]);
  });

  it('of all there is leaves the padding out', () => {
    expect(fullWindow(pixels([5, 10, 105, -2_000], { padding: -2_000 }))).toEqual({ center: 55.5, width: 101 });
    expect(fullWindow(pixels([7, 7], { padding: 7 }))).toEqual({ center: 0, width: 1 });
  });

  it('shows every value darker or as dark as a higher one, turned round the other way', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: -32_768, max: 32_767 }), { minLength: 2, maxLength: 20 }),
        fc.boolean(),
        (values, isInverted) => {
          const picture = pixels(values, { isInverted });
          const table = tableOf(picture, fullWindow(picture));
          const grey = greyPixels(picture, table);
          const turned = greyPixels(picture, tableOf(picture, fullWindow(picture), true));
          values.forEach((value, at) => {
            expect((grey[at] ?? 0) + (turned[at] ?? 0)).toBe(255);
            values.forEach((other, to) => {
              const brighter = ((grey[to] ?? 0) - (grey[at] ?? 0)) * (isInverted ? -1 : 1);
              expect(Math.sign(other - value) * brighter).toBeGreaterThanOrEqual(0);
            });
          });
        },
      ),
    );
  });
});

const facts = (more: Partial<XrayFacts> = {}): XrayFacts => ({
  modality: 'IO',
  rows: 10,
  columns: 10,
  bits: 12,
  windows: [],
  spacing: null,
  taken_at: null,
  device: null,
  patient: { name: null, birth_date: null, sex: null },
  ...more,
});

describe('the ruler', () => {
  const spacing = { row: 0.1, column: 0.2, kind: 'calibrated' } as const;
  it('measures down and across by their own spacing', () => {
    expect(millimetres({ x: 0, y: 0 }, { x: 30, y: 80 }, spacing)).toBeCloseTo(10);
    expect(pixelsBetween({ x: 0, y: 0 }, { x: 3, y: 4 })).toBe(5);
  });
  it('is sure of nothing but what was calibrated, and never in a panoramic', () => {
    expect(scaleOf(facts({ spacing }), null)).toEqual({ ...spacing, isEstimate: false });
    expect(scaleOf(facts({ spacing: { ...spacing, kind: 'corrected' } }), null)).toMatchObject({ isEstimate: true });
    expect(scaleOf(facts({ spacing, modality: 'PX' }), null)).toMatchObject({ isEstimate: true });
    expect(scaleOf(facts({ modality: 'PX' }), 0.1)).toEqual({
      row: 0.1,
      column: 0.1,
      kind: 'measured',
      isEstimate: true,
    });
    expect(scaleOf(facts({ spacing }), 0.3)).toEqual({ row: 0.3, column: 0.3, kind: 'measured', isEstimate: false });
    expect(scaleOf(facts(), null)).toBeNull();
  });
});

describe('the patient of the file', () => {
  const known = { name: 'Keysha Almira Putri', birth_date: '1995-03-04', sex: 'F' } as const;
  const of = (patient: Partial<XrayFacts['patient']>) =>
    differsFrom(facts({ patient: { name: null, birth_date: null, sex: null, ...patient } }), known);
  it('is the same by fewer words in another order', () => {
    expect(of({ name: 'ALMIRA KEYSHA', birth_date: '1995-03-04', sex: 'F' })).toEqual([]);
    expect(of({})).toEqual([]);
  });
  it('differs by each that says otherwise', () => {
    expect(of({ name: 'Budi Surya', birth_date: '1995-04-03', sex: 'M' })).toEqual(['name', 'birth_date', 'sex']);
  });
});

it('hangs eighteen in the full mouth, four of them bitewings, each once', () => {
  const full = mounts.full.flat();
  expect(new Set(full).size).toBe(18);
  expect(mounts.bitewing.flat()).toHaveLength(4);
  expect(mounts.full.map((row) => row.length)).toEqual([7, 4, 7]);
  expect(mountPlaces.map(({ value }) => value)).toEqual(expect.arrayContaining([...full, 'panoramic']));
});
