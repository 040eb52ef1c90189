import { describe, expect, it } from 'vitest';
import { usualTerms, withContract } from './contract.ts';

describe('a contract', () => {
  it('of a partner has no insurance, and is taxed as that of no employee', () => {
    expect(withContract({ contract_type: 1 }, { contract_type: 4 })).toEqual(usualTerms(4));
    expect(usualTerms(4)).toMatchObject({ tax_scheme: 3, is_bpjs_kes: false, is_attendance_exempt: true });
  });

  it('of an employee who was a partner has all of them', () => {
    expect(withContract({ contract_type: 4 }, { contract_type: 1, is_bpjs_jp: false })).toEqual({
      ...usualTerms(1),
      is_bpjs_jp: false,
    });
  });

  it('changes the scheme of tax alone between those of employees', () => {
    expect(withContract({ contract_type: 1 }, { contract_type: 3 })).toEqual({ contract_type: 3, tax_scheme: 2 });
    expect(withContract({ contract_type: 3 }, { contract_type: 2, tax_scheme: 0 })).toEqual({
      contract_type: 2,
      tax_scheme: 0,
    });
  });

  it('stays what it is while nobody changes it', () => {
    expect(withContract({ contract_type: 1 }, { contract_type: 1 })).toEqual({ contract_type: 1 });
    expect(withContract({ contract_type: 1 }, {})).toEqual({});
  });
});
