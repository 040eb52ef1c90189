import { describe, expect, it } from 'vitest';
import { conditionShape, NO_CONDITION } from './condition.ts';
import { conditionTexts } from './condition-texts.ts';

describe('whom a package is sold to', () => {
  it('is everybody where nothing is asked', () => {
    expect(conditionShape.parse({})).toEqual(NO_CONDITION);
    expect(conditionShape.parse({ min_age: null, new_customer_only: null })).toEqual(NO_CONDITION);
    expect(conditionTexts(NO_CONDITION)).toEqual([]);
  });

  it('is said in words', () => {
    const condition = conditionShape.parse({ min_age: 3, max_age: 12, new_customer_only: true, max_per_customer: 1 });
    expect(conditionTexts(condition)).toEqual([
      'usia minimal 3 tahun',
      'usia maksimal 12 tahun',
      'pelanggan baru',
      'maksimal 1 per pelanggan',
    ]);
  });

  it('has bounds, and no other parts', () => {
    const wrong = [
      { min_age: -1 },
      { max_age: 121 },
      { max_age: 1.5 },
      { min_age: 13, max_age: 12 },
      { max_per_customer: 0 },
      { new_customer_only: 1 },
      { kota: 'Bandung' },
      null,
      'semua',
    ];
    expect(wrong.map((value) => conditionShape.safeParse(value).success)).toEqual(wrong.map(() => false));
  });
});
