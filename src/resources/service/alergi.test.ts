import { describe, expect, it } from 'vitest';
import { allergyTo } from './alergi.ts';

const amoxicillin = { name: 'Amoxicillin 500 mg', zat_aktif: 'amoksisilin, klavulanat' };

describe('an allergy', () => {
  it.each([
    ['a substance, whatever its letters', ['Amoksisilin'], 'Amoksisilin'],
    ['the name of the item', ['amoxicillin'], 'amoxicillin'],
    ['a substance among other words', ['obat: klavulanat'], 'obat: klavulanat'],
  ])('is met by %s', (_what, alergi, met) => {
    expect(allergyTo(amoxicillin, alergi)).toBe(met);
  });

  it.each([['latex'], ['am'], ['']])('is not met by %j', (allergy) => {
    expect(allergyTo(amoxicillin, [allergy])).toBeUndefined();
  });

  it('is not met by an item without substances whose name is another', () => {
    expect(allergyTo({ name: 'Paracetamol', zat_aktif: null }, ['amoksisilin'])).toBeUndefined();
  });
});
