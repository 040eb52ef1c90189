import { expect, it } from 'vitest';
import { originOf } from './statement-origin.ts';

it('leads from a column to its branch or its range, and from what is reckoned of others nowhere', () => {
  expect(originOf({ key: 'branch_3' })).toEqual({ branch: '3' });
  expect(originOf({ key: 'consolidated' })).toEqual({ branch: 'all' });
  const range = { start_date: '2026-02-01', end_date: '2026-02-28' };
  expect(originOf({ key: 'range_2', ...range })).toEqual({ range: { start: '2026-02-01', end: '2026-02-28' } });
  for (const key of ['elimination', 'difference', 'percent', 'share', 'budget'])
    expect(originOf({ key })).toBeUndefined();
});
