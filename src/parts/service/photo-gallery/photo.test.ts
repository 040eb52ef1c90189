import { describe, expect, it } from 'vitest';
import { daysOf, inTime, type PhotoData } from './photo.ts';

const photo = (id: number, upload_at: string) => ({ id, upload_at }) as PhotoData;

describe('photos on a page', () => {
  it('stand under the days of the branch, which are not those of Greenwich', () => {
    const photos = [
      photo(3, '2026-03-06T16:30:00.000Z'),
      photo(2, '2026-03-06T03:00:00.000Z'),
      photo(1, '2026-03-05T18:00:00.000Z'),
    ];
    const days = (zone: 'Asia/Jakarta' | 'Asia/Makassar') =>
      daysOf(photos, zone).map(({ day, photos: ofDay }) => [day, ...ofDay.map(({ id }) => id)]);
    expect(days('Asia/Jakarta')).toEqual([['2026-03-06', 3, 2, 1]]);
    expect(days('Asia/Makassar')).toEqual([
      ['2026-03-07', 3],
      ['2026-03-06', 2, 1],
    ]);
  });

  it('are compared from before to after', () => {
    const photos = [photo(2, '2026-03-06T03:00:00.000Z'), photo(1, '2026-01-05T18:00:00.000Z')];
    expect(inTime(photos).map(({ id }) => id)).toEqual([1, 2]);
  });
});
