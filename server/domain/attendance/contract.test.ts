import { describe, expect, it } from 'vitest';
import { endedContract, usualTerms, withContract } from './contract.ts';

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

describe('a contract for a term', () => {
  const before = {
    contract_type: 2,
    contract_start_at: '2025-01-01',
    contract_end_at: '2025-12-31',
    join_at: '2024-06-01',
  } as const;
  const ended = (after: object, of: object = {}) =>
    endedContract({ ...before, ...of }, { ...before, ...of, ...after }, '2025-08-10');
  it('ends by one that begins later, at the latest the day before', () => {
    const whole = { start: '2025-01-01', end: '2025-12-31' };
    expect(ended({ contract_start_at: '2026-01-01', contract_end_at: '2026-12-31' })).toEqual(whole);
    expect(ended({ contract_start_at: '2026-03-01' })).toEqual(whole);
    expect(ended({ contract_start_at: '2025-07-01' })).toEqual({ start: '2025-01-01', end: '2025-06-30' });
  });
  it('ends by one of another kind, today or when it had ended', () => {
    expect(ended({ contract_type: 1 })).toEqual({ start: '2025-01-01', end: '2025-08-10' });
    expect(ended({ contract_type: 1 }, { contract_end_at: '2025-07-31' })?.end).toBe('2025-07-31');
    expect(ended({ contract_type: 1 }, { contract_start_at: null, contract_end_at: null })).toEqual({
      start: '2024-06-01',
      end: '2025-08-10',
    });
  });
  it('is the same one with another end, and no other contract ends so', () => {
    expect(ended({ contract_end_at: '2026-03-31' })).toBeUndefined();
    expect(ended({ contract_start_at: '2024-12-01' })).toBeUndefined();
    const untold = { contract_start_at: null, contract_end_at: null };
    expect(ended({ contract_start_at: '2025-03-01', contract_end_at: '2026-02-28' }, untold)).toBeUndefined();
    const half = { contract_start_at: null };
    expect(ended({ contract_start_at: '2025-03-01' }, half)).toBeUndefined();
    expect(ended({ contract_start_at: '2026-01-01' }, half)).toEqual({ start: '2024-06-01', end: '2025-12-31' });
    expect(ended({ contract_type: 2, contract_start_at: '2026-01-01' }, { contract_type: 1 })).toBeUndefined();
  });
});
