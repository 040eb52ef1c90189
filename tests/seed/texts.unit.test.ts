// The texts of the seed are in the product letter by letter, and the file of the screen that shows each names its key. Labels and
// refusals that stand in declarations are read there. What an import says is asked by tests/service/import.test.ts.
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { financeRefusals } from '../../src/resources/finance/refusals.ts';
import { activeOptions } from '../../src/resources/kernel/active.ts';
import { refusals } from '../../src/resources/kernel/refusal.ts';
import { applog, logStatusNames } from '../../src/resources/platform/applog.ts';
import { PASSWORD_HINT } from '../../src/resources/platform/people-calls.ts';
import { genders } from '../../src/resources/platform/person.ts';
import { user } from '../../src/resources/platform/user.ts';
import { type SeedText, seedTexts } from './texts.ts';

const source = (path: string): string => readFileSync(new URL(`../../src/${path}`, import.meta.url), 'utf8');

type Texts = { readonly [key: string]: string | Texts };
const at = (texts: string | Texts | undefined, names: readonly string[]): string | Texts | undefined =>
  names.reduce((found, name) => (typeof found === 'object' ? found[name] : undefined), texts);
/** 'finance:period.exists' -> its text. */
const textOf = (key: string): unknown => {
  const [name = '', module] = key.split(':').toReversed();
  return at(JSON.parse(source(`locales/${module ? `${module}.` : ''}id.json`)) as Texts, name.split('.'));
};

describe('a text of the seed', () => {
  it.each(seedTexts.map((text): [string, SeedText] => [`${text.text} (${text.shownBy})`, text]))(
    '%s',
    (_name, { text, key, shownBy, by = key.split(':').at(-1) ?? '' }) => {
      expect(textOf(key)).toBe(text);
      expect(source(shownBy)).toContain(by);
    },
  );

  it.each(['REQUESTED', 'APPROVED', 'REJECTED'])('%s is a button over the activity log', (name) => {
    expect(source('parts/platform/activity/activity-filters.tsx')).toContain(`'${name}'`);
  });

  it.each(['Visit', 'Rekam Medis', 'Farmasi', 'Finance'])('%s is a tab of the dashboard', (name) => {
    expect(source('parts/insight/insight.tsx')).toContain(`label: '${name}'`);
  });
});

describe('declarations', () => {
  it('name the fields of the user card', () => {
    expect(user.fields.name.label).toBe('Nama');
    expect(user.fields.attendance_code.label).toBe('Attendance ID');
    expect(user.fields.join_at.label).toBe('Tgl Join');
  });

  it('number modules and states of the activity log, active users and genders', () => {
    expect(applog.fields.module.options.map(({ value, label }) => [value, label])).toEqual([
      [0, 'UMUM'],
      [1, 'SERVICE'],
      [2, 'PAKET PROMOSI'],
      [3, 'INVENTORY'],
      [4, 'ATTENDANCE'],
      [5, 'FINANCE'],
    ]);
    expect(logStatusNames).toEqual({ 0: 'Requested', 1: 'Approved', [-1]: 'Rejected' });
    expect(activeOptions.map(({ value }) => value).toSorted((one, other) => one - other)).toEqual([0, 1]);
    expect(genders.map(({ value }) => value)).toEqual([0, 1]);
  });

  it('word what the server refuses', () => {
    expect(refusals['module-locked']).toEqual([
      423,
      'Modul {module} saat ini sedang Offline. Proses transaksional pada modul ini ditutup',
    ]);
    expect(refusals['no-branch'][1]).toBe('Cabang Belum dipilih');
    expect(financeRefusals['no-period'][1]).toBe('Periode Pembukuan Aktif belum ada');
    expect(financeRefusals['period-exists'][1]).toBe(
      'Tidak dapat membuat periode baru karena Masih ada Periode keuangan aktif',
    );
    expect(PASSWORD_HINT).toBe('Minimal 5 karakter, tanpa spasi, direkomendasikan kombinasi huruf dan angka');
  });
});
