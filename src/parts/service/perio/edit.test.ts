import { describe, expect, it } from 'vitest';
import { blankTooth } from '../../../resources/service/perio.ts';
import { keyOf, loosened, marked, measured, opened } from './edit.ts';

const teeth = { 16: blankTooth(16), 11: blankTooth(11) };

describe('entering a chart', () => {
  it('changes one point, and leaves other teeth as they are', () => {
    const next = measured(teeth, { tooth: 16, site: 1, row: 'pd' }, 5);
    expect(next[16]?.pd).toEqual([null, 5, null, null, null, null]);
    expect(next[11]).toBe(teeth[11]);
    expect(measured(teeth, { tooth: 16, site: 1, row: 'rec' }, -2)[16]?.rec[1]).toBe(-2);
  });
  it.each([
    [16, 'pd', 21],
    [16, 'pd', -1],
    [16, 'rec', -11],
    [46, 'pd', 3],
    [16, 'bop', 3],
  ] as const)('leaves out what cannot be: tooth %i, %s %i', (tooth, row, value) => {
    expect(measured(teeth, { tooth, site: 0, row }, value)).toBe(teeth);
  });
  it('sets marks and takes them away', () => {
    const on = marked(teeth, { tooth: 16, site: 3 }, 'bop');
    expect(on[16]?.bop[3]).toBe(true);
    expect(marked(on, { tooth: 16, site: 3 }, 'bop')[16]?.bop[3]).toBe(false);
  });
  it('goes through the degrees, to none again', () => {
    let now = teeth as typeof teeth | ReturnType<typeof loosened>;
    const seen = Array.from({ length: 5 }, () => {
      now = opened(loosened(now, 16), 16, 2);
      return [now[16]?.mobility, now[16]?.furcation[2]];
    });
    expect(seen).toEqual([
      [0, 0],
      [1, 1],
      [2, 2],
      [3, 3],
      [null, null],
    ]);
  });
});

describe('the keys', () => {
  it.each([
    [{ key: '5', code: 'Digit5', shiftKey: false }, { digit: 5 }],
    [{ key: '"', code: 'Digit2', shiftKey: true }, { digit: 12 }],
    [{ key: '7', code: 'Numpad7', shiftKey: false }, { digit: 7 }],
    [{ key: 'b', code: 'KeyB', shiftKey: false }, { mark: 'bop' }],
    [{ key: 'S', code: 'KeyS', shiftKey: true }, { mark: 'pus' }],
    [{ key: '-', code: 'Minus', shiftKey: false }, 'minus'],
    [{ key: 'Backspace', code: 'Backspace', shiftKey: false }, 'back'],
    [{ key: 'x', code: 'KeyX', shiftKey: false }, undefined],
  ])('%j say %j', (event, said) => {
    expect(keyOf(event)).toEqual(said);
  });
});
