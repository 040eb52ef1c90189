import { describe, expect, it } from 'vitest';
import { balanceText, slotText, stepOf } from './reminder.ts';

describe('the steps of a reminder', () => {
  it.each([
    ['2026-05-31', undefined],
    ['2026-06-01', 'H-30'],
    ['2026-06-23', 'H-30'],
    ['2026-06-24', 'H-7'],
    ['2026-07-01', 'H-7'],
  ])('slots that end on 2026-07-01: on %s it is %s', (today, label) => {
    expect(stepOf('slot', '2026-07-01', today)?.label).toBe(label);
  });

  it.each([
    ['2026-06-27', undefined],
    ['2026-06-28', 'H-3'],
    ['2026-06-30', 'H-3'],
    ['2026-07-01', 'Hari H'],
    ['2026-07-07', 'Hari H'],
    ['2026-07-08', 'H+7'],
    ['2026-09-01', 'H+7'],
  ])('an installment of 2026-07-01: on %s it is %s', (today, label) => {
    expect(stepOf('cicilan', '2026-07-01', today)?.label).toBe(label);
  });

  it('say since when, so that who was reached before is told of again', () => {
    expect(stepOf('slot', '2026-07-01', '2026-06-30')?.since).toBe('2026-06-24');
    expect(stepOf('cicilan', '2026-07-01', '2026-08-30')?.since).toBe('2026-07-08');
  });
});

describe('the words of a reminder', () => {
  const slot = { name: 'Kontrol behel', free_slot: 12, sisa: 9, expires_at: '2027-06-12' };

  it('name what is left and until when', () => {
    expect(balanceText(slot)).toBe('Sisa Kontrol behel 9 dari 12, berlaku s/d 12 Jun 2027');
    expect(balanceText({ ...slot, expires_at: null })).toBe('Sisa Kontrol behel 9 dari 12');
  });

  it('name every slot of the package', () => {
    const text = slotText({ name: 'Rizky', paket: 'Paket Behel Metal', branch: 'Cabang Bandung' }, [slot, slot]);
    expect(text.match(/- Sisa Kontrol behel/g)).toHaveLength(2);
    expect(text).toContain('Yth. Rizky,');
    expect(text.endsWith('Cabang Bandung')).toBe(true);
  });
});
