// Each declared screen is shown once: by its own component, or by the one that is made from its declaration.
import { describe, expect, it } from 'vitest';
import { refineResources } from '../providers/refine-resources.ts';
import { headings } from '../resources/headings.ts';
import { type Screen, screens } from '../resources/screens.ts';
import { components } from './index.ts';

const pathsOf = (known: readonly Pick<Screen, 'path'>[]): readonly string[] => known.map(({ path }) => path).toSorted();
const missing = (wanted: readonly string[], there: readonly string[]) => wanted.filter((path) => !there.includes(path));
/** What is declared and not shown, shown and not declared, or declared twice. */
const problemsOf = (declared: readonly Screen[], shown: readonly string[]) => {
  // A mirror is shown by the component of its twin.
  const bespoke = pathsOf(declared.filter((screen) => screen.bespoke && screen.mirrorOf === undefined));
  const all = pathsOf(declared);
  return {
    forgotten: missing(bespoke, shown),
    undeclared: missing(shown, bespoke),
    twice: all.filter((path, at) => all.indexOf(path) !== at),
  };
};
/** Rows of a visit, a patient, a bill or the settings; the items of the stock are chosen there, and come with its pages. */
const WITHIN_ANOTHER = [
  'platform.profilecontrol',
  'platform.pengumuman',
  'service.visitdiagnosa',
  'service.treatmentplan',
  'service.daftartunggu',
  'service.visitperawatanbhp',
  'service.visitresep',
  'service.consent',
  'paket.membershipperawatan',
  'attendance.licence',
  'attendance.leave',
  'attendance.leavebalance',
  'attendance.overtime',
  'finance.billrefund',
];
const none = { forgotten: [], undeclared: [], twice: [] };
const shown = Object.keys(components);

describe('screens', () => {
  it('have their component, and no component is without a screen', () => {
    expect(problemsOf(screens, shown)).toEqual(none);
  });

  it('are missed where one of both is forgotten', () => {
    expect(problemsOf(screens, shown.slice(1))).toEqual({ ...none, forgotten: [shown[0]] });
    expect(problemsOf(screens, [...shown, '/odd'])).toEqual({ ...none, undeclared: ['/odd'] });
    const [first] = screens;
    expect(problemsOf(first ? [...screens, first] : [], shown)).toEqual({ ...none, twice: [first?.path] });
  });

  it('show a list of each resource, but of what is only ever seen within another page', () => {
    const listed = new Set(refineResources.flatMap(({ name, list }) => (list ? [name] : [])));
    expect(headings.map(({ name }) => name).filter((name) => !listed.has(name))).toEqual(WITHIN_ANOTHER);
    for (const name of ['attendance.pegawai', 'finance.jurnalautoposting', 'finance.akun', 'finance.periode'])
      expect(listed).toContain(name);
  });

  it('are all resources of Refine', () => {
    const known = refineResources.flatMap(({ list, create, show, edit }) => [list, create, show, edit]);
    expect(known.filter((path) => path !== undefined).toSorted()).toEqual(pathsOf(screens));
    const names = refineResources.map(({ name, identifier = name }) => identifier);
    expect(new Set(names).size).toBe(names.length);
  });
});
