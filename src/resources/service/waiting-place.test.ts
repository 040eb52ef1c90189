import { describe, expect, it } from 'vitest';
import { suits } from './waiting-place.ts';

const anyone = { doctor_id: null, hari: null, jam_dari: null, jam_sampai: null, until: '2026-12-31' };
const monday = { doctor_id: 7, date: '2026-11-23', time: '09:30' };

describe('a free place', () => {
  it.each([
    ['anything', {}],
    ['the doctor', { doctor_id: 7 }],
    ['the weekday', { hari: [1, 3] }],
    ['no chosen weekday', { hari: [] }],
    ['the hours, both ends included', { jam_dari: '09:30', jam_sampai: '09:30' }],
    ['the last day', { until: '2026-11-23' }],
  ])('suits who asked for %s', (_what, more) => {
    expect(suits({ ...anyone, ...more }, monday)).toBe(true);
  });

  it.each([
    ['another doctor', { doctor_id: 8 }],
    ['another weekday', { hari: [2, 7] }],
    ['later hours', { jam_dari: '10:00' }],
    ['earlier hours', { jam_sampai: '09:00' }],
    ['an earlier day', { until: '2026-11-22' }],
  ])('does not suit who asked for %s', (_what, more) => {
    expect(suits({ ...anyone, ...more }, monday)).toBe(false);
  });
});
