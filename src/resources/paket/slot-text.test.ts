import { describe, expect, it } from 'vitest';
import { slotLine, slotsText } from './slot-text.ts';

const control = { name: 'Kontrol behel', sisa: 9, free_slot: 12, expires_at: '2027-06-12' };

describe('what is left of a package', () => {
  it('is told with its last day', () => {
    expect(slotLine(control)).toBe('Sisa kontrol behel 9 dari 12, berlaku s/d 12 Jun 2027');
    expect(slotLine({ ...control, expires_at: null })).toBe('Sisa kontrol behel 9 dari 12, tanpa batas waktu');
  });

  it('is a message with a line each', () => {
    expect(slotsText('Rizky', [control, { ...control, name: 'Scaling', sisa: 1, free_slot: 1 }])).toBe(
      [
        'Halo Rizky, berikut slot paket Anda yang masih dapat dipakai:',
        '- Sisa kontrol behel 9 dari 12, berlaku s/d 12 Jun 2027',
        '- Sisa scaling 1 dari 1, berlaku s/d 12 Jun 2027',
      ].join('\n'),
    );
  });
});
