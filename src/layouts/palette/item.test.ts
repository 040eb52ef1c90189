import { describe, expect, it } from 'vitest';
import { fits, type Item, type Section, shownItems, withRecent } from './item.ts';

const item = (id: string, section: Section, label: string, hint = ''): Item => ({
  id,
  section,
  label,
  hint,
  run: () => undefined,
});
const items = [
  item('patient:1', 'patients', 'Ratna Kusuma', 'BDG2600001'),
  item('action:theme', 'actions', 'Ganti tampilan'),
  item('screen:/a', 'screens', 'Papan antrian', 'Service'),
  item('screen:/b', 'screens', 'Jurnal', 'Finance · Laporan'),
];
const idsOf = (shown: readonly Item[]) => shown.map(({ id, section }) => `${section} ${id}`);

describe('the palette', () => {
  it('finds by every word, in label or hint, whatever the case', () => {
    expect(fits({ label: 'Jurnal', hint: 'Finance · Laporan' }, 'LAPORAN jur')).toBe(true);
    expect(fits({ label: 'Jurnal', hint: 'Finance · Laporan' }, 'jurnal service')).toBe(false);
  });

  it('shows what was chosen last first, and once', () => {
    expect(idsOf(shownItems(items, ['screen:/b', 'screen:/gone'], ''))).toEqual([
      'recent screen:/b',
      'actions action:theme',
      'screens screen:/a',
    ]);
  });

  it('leaves the matching of patients to the server', () => {
    expect(idsOf(shownItems(items, ['screen:/a'], 'antri'))).toEqual(['patients patient:1', 'screens screen:/a']);
  });

  it('remembers five, the newest first', () => {
    expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'c')).toEqual(['c', 'a', 'b', 'd', 'e']);
    expect(withRecent(['a', 'b', 'c', 'd', 'e'], 'f')).toEqual(['f', 'a', 'b', 'c', 'd']);
  });
});
