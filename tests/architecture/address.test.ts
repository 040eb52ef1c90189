// The build reads which component an address opens from the files that list them; one written in another way would be left out.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { screens } from '../../src/resources/screens.ts';
import { addressesIn, derivedAddresses } from '../../vite.config.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const CUSTOM = join(ROOT, 'src', 'custom');
const texts = readdirSync(CUSTOM)
  .filter((name) => name.endsWith('-pages.ts'))
  .map((name) => readFileSync(join(CUSTOM, name), 'utf8'));

it('finds the page of every address', () => {
  const found = texts.flatMap(addressesIn);
  const pages = texts.flatMap((text) => [...text.matchAll(/\bimport\('/g)]);
  expect(found.length).toBeGreaterThan(50);
  expect(found.length).toBe(pages.length);
  expect(new Set(found.map(([path]) => path)).size).toBe(found.length);
  expect(found.filter(([, module]) => !existsSync(join(ROOT, module)))).toEqual([]);
});

it('finds what every screen is made of that is made from a declaration', async () => {
  const found = await derivedAddresses();
  expect(found.map(([path]) => path)).toEqual(screens.filter(({ bespoke }) => !bespoke).map(({ path }) => path));
  expect(found.flatMap(([, ...modules]) => modules).filter((module) => !existsSync(join(ROOT, module)))).toEqual([]);
});
