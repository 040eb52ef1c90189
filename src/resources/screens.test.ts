// Mirrors: the same screens below another prefix, which never lead out of it (decision 62).
import { describe, expect, it } from 'vitest';
import { headings } from './headings.ts';
import { reached, screens } from './screens.ts';

const mirrors = screens.filter(({ mirrorOf }) => mirrorOf !== undefined);

describe('a mirror', () => {
  it('has every screen of its twin', () => {
    expect(mirrors.filter(({ of }) => of?.heading.name === 'inventory.vendor').map(({ path }) => path)).toEqual([
      '/inventory-v2/master/vendor',
      '/inventory-v2/master/vendor/create',
      '/inventory-v2/master/vendor/:id',
      '/inventory-v2/master/vendor/:id/edit',
    ]);
    const twins = headings.filter((heading) => heading.screens.mirrors !== undefined);
    expect(twins.length).toBeGreaterThan(0);
    for (const twin of twins) {
      const own = screens.filter(({ of }) => of?.heading === twin).map(({ path }) => path);
      const mirrored = mirrors.filter(({ of }) => of?.heading.name === twin.name);
      for (const address of twin.screens.mirrors ?? [])
        expect(mirrored.filter(({ path }) => path.startsWith(address)).map(({ mirrorOf }) => mirrorOf)).toEqual(own);
    }
  });

  it('asks what its twin asks', () => {
    for (const mirror of mirrors) {
      const twin = screens.find(({ path }) => path === mirror.mirrorOf);
      expect(mirror).toEqual({ ...twin, path: mirror.path, mirrorOf: twin?.path, of: mirror.of });
    }
  });

  it('comes with a declaration whose addresses lie below it', async () => {
    for (const { heading, twin } of reached.filter((one) => one.twin !== undefined)) {
      const { list = '', show } = (await heading.load()).screens;
      expect(list).toBe(heading.screens.list);
      expect(show).toBe(twin?.screens.show && `${list}/:id`);
      expect((await twin?.load())?.screens.list).toBe(twin?.screens.list);
    }
  });
});

describe('a screen', () => {
  // The application draws only the routes that begin as the address does.
  it('begins with a word', () => {
    expect(screens.filter(({ path }) => !/^\/[a-z]/.test(path))).toEqual([]);
  });
});
