import { describe, expect, it } from 'vitest';
import { CELL, MIXED_ARCHES, PITCH } from './layout.ts';
import { AS_DRAWN, placingsOf } from './placing.ts';
import { CROWN, LINES, rootShape, surfaceShape } from './shapes.ts';

const seatOf = (wanted: number) => {
  const seat = MIXED_ARCHES.rows.flat().find(({ tooth }) => tooth === wanted);
  if (!seat) throw new Error(`Tooth ${wanted} is not drawn.`);
  return seat;
};
/** The middle of corners 'x,y'. */
const middleOf = (corners: string): readonly [x: number, y: number] => {
  const all = corners.split(' ').map((corner) => corner.split(',').map(Number));
  const mean = (at: number) => all.reduce((sum, corner) => sum + (corner[at] ?? 0), 0) / all.length;
  return [mean(0), mean(1)];
};

describe('a tooth in the drawing', () => {
  it('stays as it is drawn where it stands alone', () => {
    const shape = rootShape(26, true);
    expect(AS_DRAWN.shape(shape)).toBe(shape);
    expect(AS_DRAWN.shape(surfaceShape(26, 'O'))).toBe(surfaceShape(26, 'O'));
    expect(AS_DRAWN.box(CROWN)).toEqual(CROWN);
  });

  it.each([
    [16, 26],
    [46, 36],
    [11, 21],
    [55, 65],
  ])('%i and %i turn their mesial sides to each other', (right, left) => {
    const [rightSeat, leftSeat] = [seatOf(right), seatOf(left)];
    const [rightM] = middleOf(placingsOf(rightSeat).tooth.shape(surfaceShape(right, 'M')));
    const [rightD] = middleOf(placingsOf(rightSeat).tooth.shape(surfaceShape(right, 'D')));
    const [leftM] = middleOf(placingsOf(leftSeat).tooth.shape(surfaceShape(left, 'M')));
    const [leftD] = middleOf(placingsOf(leftSeat).tooth.shape(surfaceShape(left, 'D')));
    expect([rightD, rightM, leftM, leftD]).toEqual([rightD, rightM, leftM, leftD].toSorted((a, b) => a - b));
  });

  it.each([16, 46, 55, 85])('%i lies within its seat, its root away from the other jaw', (tooth) => {
    const seat = seatOf(tooth);
    const { tooth: at } = placingsOf(seat);
    const crown = at.box(CROWN);
    expect(crown.width).toBeCloseTo(CROWN.width * seat.scale, 1);
    expect(crown.x).toBeGreaterThanOrEqual(seat.x);
    expect(crown.x + crown.width).toBeLessThanOrEqual(seat.x + PITCH * seat.scale);
    expect(crown.y).toBeGreaterThanOrEqual(seat.y);
    expect(crown.y + crown.height).toBeLessThanOrEqual(seat.y + CELL * seat.scale);
    const [, tip = 0] = /M[\d.]+ ([\d.]+)/.exec(at.shape(LINES.screw))?.map(Number) ?? [];
    expect(tip < crown.y).toBe(tooth < 40 || tooth === 55);
  });

  it('moves lines that go straight across and down', () => {
    const { upright } = placingsOf({ tooth: 21, x: 100, y: 10, scale: 0.5 });
    expect(upright.shape('M16 57 V87 H40 L-2 4 Z')).toBe('M108 38.5 V53.5 H120 L99 12 Z');
  });
});
