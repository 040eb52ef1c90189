import { describe, expect, it } from 'vitest';
import { lastOver } from './ranges.ts';

describe('the last range that is over', () => {
  it('is the month, the quarter or the year before that of today', () => {
    expect(lastOver('2026-05-17', 1)).toEqual({ start: '2026-04-01', end: '2026-04-30' });
    expect(lastOver('2026-05-17', 3)).toEqual({ start: '2026-01-01', end: '2026-03-31' });
    expect(lastOver('2026-05-17', 12)).toEqual({ start: '2025-01-01', end: '2025-12-31' });
    expect(lastOver('2026-01-01', 3)).toEqual({ start: '2025-10-01', end: '2025-12-31' });
    expect(lastOver('2024-03-31', 1)).toEqual({ start: '2024-02-01', end: '2024-02-29' });
  });
});
