// Which modules the build puts into one file.
import { expect, it } from 'vitest';
import { gathered } from '../../scripts/gather.ts';

interface Given {
  readonly wants?: readonly string[];
  readonly later?: readonly string[];
  readonly code?: string;
}
const PAGES = ['a', 'b', 'c'].map((name) => `/src/${name}-page.ts`);

/** Names of the files of these modules; `main` opens all pages. */
const namesOf = (modules: Readonly<Record<string, Given>>): Readonly<Record<string, string | null>> => {
  const all: Readonly<Record<string, Given>> = { '/src/main.ts': { later: PAGES }, ...modules };
  const { plugin, nameOf } = gathered(/\/src\//, [/main\.ts$/]);
  const about = {
    getModuleIds: () => Object.keys(all)[Symbol.iterator](),
    getModuleInfo: (id: string) => {
      const { wants = [], later = [], code = '' } = all[id] ?? {};
      return { code, importedIds: wants, dynamicallyImportedIds: later };
    },
  };
  (plugin.buildEnd as (this: typeof about) => void).call(about);
  return Object.fromEntries(Object.keys(modules).map((id) => [id, nameOf(id)]));
};

it('gathers small modules of nearly the same pages, and leaves alone what one page has for itself', () => {
  const names = namesOf({
    '/src/a-page.ts': { wants: ['/src/one.ts', '/src/two.ts', '/src/own.ts'] },
    '/src/b-page.ts': { wants: ['/src/one.ts', '/src/two.ts'] },
    '/src/c-page.ts': { wants: ['/src/one.ts'] },
    '/src/one.ts': { code: 'one' },
    '/src/two.ts': { code: 'two' },
    '/src/own.ts': { code: 'own' },
  });
  expect(names['/src/one.ts']).toBe(names['/src/two.ts']);
  expect(names['/src/one.ts']).not.toBeNull();
  expect(names['/src/own.ts']).toBeNull();
});

it('brings no part of the interface kit to a page that has none, by itself or by what it imports', () => {
  const names = namesOf({
    '/src/a-page.ts': { wants: ['/src/one.ts', '/src/dialog.ts', '/src/modal.ts'] },
    '/src/b-page.ts': { wants: ['/src/one.ts', '/src/dialog.ts', '/src/modal.ts'] },
    '/src/c-page.ts': { wants: ['/src/one.ts'] },
    '/src/one.ts': {},
    '/src/dialog.ts': { wants: ['/src/modal.ts'] },
    '/src/modal.ts': { code: 'import { Modal } from "antd";' },
  });
  expect(names['/src/one.ts']).not.toBe(names['/src/dialog.ts']);
  expect(names['/src/one.ts']).not.toBe(names['/src/modal.ts']);
});

it('makes no two files that wait for each other', () => {
  const names = namesOf({
    '/src/a-page.ts': { wants: ['/src/top.ts'] },
    '/src/b-page.ts': { wants: ['/src/top.ts', '/src/large.ts'] },
    '/src/c-page.ts': { wants: ['/src/large.ts', '/src/low.ts'] },
    '/src/top.ts': { wants: ['/src/large.ts'] },
    '/src/large.ts': { wants: ['/src/low.ts'], code: 'x'.repeat(59_000) },
    '/src/low.ts': { code: 'y'.repeat(2_000) },
  });
  expect(names['/src/top.ts'] === names['/src/low.ts'] && names['/src/large.ts'] !== names['/src/top.ts']).toBe(false);
});
