import { describe, expect, it } from 'vitest';
import { recallText } from './recall-text.ts';

const of = { name: 'Tirta', doctor: 'drg. Bayu', branch: 'Cabang Bandung' };

describe('the message of a recall', () => {
  it.each([
    ['kontrol', 'sudah waktunya kontrol dengan drg. Bayu di Cabang Bandung'],
    ['orto', 'sudah waktunya kontrol orto dengan drg. Bayu di Cabang Bandung'],
  ])('says what the patient comes for: %s', (reason, said) => {
    expect(recallText({ ...of, reason })).toContain(said);
  });

  it('names nobody where no doctor is known', () => {
    expect(recallText({ ...of, doctor: null, reason: 'kontrol' })).toContain('waktunya kontrol di Cabang Bandung');
  });
});
