import { describe, expect, it } from 'vitest';
import { isScheduled, type Offered, unavailableBecause } from './availability.ts';

const TODAY = '2026-03-06';
const offered: Offered = {
  status: 1,
  active_at: '2026-01-01T00:00:00.000Z',
  sale_until: TODAY,
  quota: 3,
  sold_count: 2,
  type_status: 1,
};

describe('a version that is offered', () => {
  it('is sold until its last day and its last piece', () => {
    expect(unavailableBecause(offered, TODAY)).toBeNull();
    expect(unavailableBecause({ ...offered, sale_until: null, quota: null, sold_count: 999 }, TODAY)).toBeNull();
    expect(unavailableBecause(offered, '2026-03-07')).toBe('Masa penjualan sudah berakhir');
    expect(unavailableBecause({ ...offered, sold_count: 3 }, TODAY)).toBe('Kuota paket sudah habis');
  });

  it('is not sold as a draft, afterwards, or when its kind is switched off', () => {
    expect(unavailableBecause({ ...offered, status: 0, active_at: null }, TODAY)).toBe('Tidak aktif');
    expect(unavailableBecause({ ...offered, status: -1 }, TODAY)).toBe('Tidak aktif');
    expect(unavailableBecause({ ...offered, type_status: 0 }, TODAY)).toBe('Tipe paket tidak aktif');
  });

  it('waits for its moment', () => {
    expect(unavailableBecause({ ...offered, status: 0 }, TODAY)).toBe('Terjadwal');
    expect(isScheduled({ status: 1, active_at: offered.active_at })).toBe(false);
  });
});
