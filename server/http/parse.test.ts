import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { allCalls } from '../../src/resources/calls.ts';
import { allResources } from '../../src/resources/registry.ts';
import type { Document } from '../../src/resources/kernel/define.ts';
import { createShape, editShape, listShape, verbShape } from '../../src/resources/kernel/shape.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import { parseWith } from './parse.ts';

/** Values that hardly any key takes. */
const WRONG = [undefined, null, '', '?', 'x'.repeat(20_000), -1, 0.5, 1e20, true, [], [null], [{}], {}];
const ENGLISH =
  /\b(invalid|expected|received|input|required|must|too|string|number|boolean|array|object|undefined|option)\b/i;

const textsOf = (shape: z.ZodType, value: unknown): readonly string[] => {
  try {
    parseWith(shape, value);
    return [];
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return Object.entries(error.at ?? {}).flatMap(([at, texts]) => texts.map((text) => `${at}: ${text}`));
  }
};
const keysOf = (shape: z.ZodType): readonly string[] => (shape instanceof z.ZodObject ? Object.keys(shape.shape) : []);
/** The value itself, each of its keys, and what lies one list deeper: all wrong at once. */
const bodiesOf = (shape: z.ZodType): readonly unknown[] =>
  WRONG.flatMap((wrong) => [wrong, Object.fromEntries(keysOf(shape).map((key) => [key, wrong]))]);
const englishOf = (shape: z.ZodType): readonly string[] =>
  bodiesOf(shape)
    .flatMap((body) => textsOf(shape, body))
    .filter((text) => ENGLISH.test(text.replace(/^[^:]*: /, '')));

const shapes = [
  ...allCalls.flatMap(({ name, query, body }): [string, z.ZodType | undefined][] => [
    [`${name} query`, query],
    [`${name} body`, body],
  ]),
  ...allResources.flatMap((resource): [string, z.ZodType | undefined][] => [
    [`${resource.name} list`, listShape(resource)],
    [`${resource.name} create`, createShape(resource)],
    [`${resource.name} edit`, editShape(resource)],
    ...Object.entries((resource as Document).verbs ?? {}).map(([verb, declared]): [string, z.ZodType] => [
      `${resource.name} ${verb}`,
      verbShape(declared),
    ]),
  ]),
].flatMap(([name, shape]) => (shape ? [[name, shape] as const] : []));

describe('what is said of a wrong value', () => {
  it('of every shape is Indonesian', () => {
    const english = shapes.flatMap(([name, shape]) => englishOf(shape).map((text) => `${name} ${text}`));
    expect([...new Set(english)]).toEqual([]);
  });

  it('of every shape is said once', () => {
    const twice = shapes.flatMap(([name, shape]) =>
      bodiesOf(shape)
        .map((body) => textsOf(shape, body))
        .filter((texts) => new Set(texts).size < texts.length)
        .map((texts) => `${name} ${texts.join(', ')}`),
    );
    expect([...new Set(twice)]).toEqual([]);
  });

  it.each([
    [z.string(), undefined, 'Wajib diisi'],
    [z.string(), 5, 'Nilai tidak valid'],
    [z.string().min(1), '', 'Wajib diisi'],
    [z.string().max(2), 'abc', 'Maksimal 2 karakter'],
    [z.number().min(3), 2, 'Minimal 3'],
    [z.enum(['a']), 'b', 'Pilihan tidak valid'],
    [z.iso.date(), 'b', 'Format tidak valid'],
    [z.union([z.string(), z.number()]), true, 'Nilai tidak valid'],
  ])('is short and plain (%#)', (shape, value, text) => {
    expect(textsOf(shape, value)).toEqual([`body: ${text}`]);
  });
});

describe('what no row can keep', () => {
  const nested = (depth: number): unknown => (depth === 0 ? 1 : [nested(depth - 1)]);
  it.each([
    ['half a pair', { note: 'a\ud800' }, 'note'],
    ['a NUL in a list', { lines: [{ text: 'a\0b' }] }, 'lines.0.text'],
    ['a NUL in a key', { 'a\0': 1 }, 'body'],
    ['what lies too deep', nested(50), Array.from({ length: 20 }, () => '0').join('.')],
  ])('%s is refused by name, whatever the shape takes', (_what, value, at) => {
    expect(textsOf(z.unknown(), value)).toEqual([`${at}: Berisi tanda yang tidak dapat disimpan`]);
  });
  it('is not a picture of two halves', () => {
    expect(parseWith(z.unknown(), { note: '😀', lines: nested(19) })).toEqual({ note: '😀', lines: nested(19) });
  });
});
