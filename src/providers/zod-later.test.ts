import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { z as Zod } from 'zod';
import { zodHere } from './zod-here.ts';
import { madeShape, z as later } from './zod-later.ts';

const z = later as typeof Zod;

const SOURCES = join(import.meta.dirname, '..');

const inner = z.strictObject({ day: z.iso.date('Tanggal tidak valid') });
const kinds = { a: z.string().max(2), b: z.number() } as const;
const shape = z
  .strictObject({
    kind: z.enum(['a', 'b']),
    value: z.unknown(),
    lines: z.array(inner.extend({ note: z.string().trim().nullish() })).max(2, 'Maksimal 2 baris'),
    many: z.coerce.number().int().default(7),
  })
  .refine(({ kind, value }) => kinds[kind].safeParse(value).success, { path: ['value'], message: 'Isi tidak valid' });

describe('a shape that is written down', () => {
  it('is not asked before zod is here', () => {
    expect(() => later).not.toThrow();
    expect(() => ({ ...(inner as object) })).toThrow('spread');
  });

  it('is no promise', async () => {
    expect(await (inner as unknown as Promise<unknown>)).toBe(inner);
  });

  it('checks as zod does once it is made', async () => {
    const real = await madeShape(shape);
    const good = { kind: 'a', value: 'xy', lines: [{ day: '2026-01-31', note: ' n ' }] };
    expect(real.parse(good)).toEqual({ ...good, lines: [{ day: '2026-01-31', note: 'n' }], many: 7 });
    const messages = (value: unknown) => real.safeParse(value).error?.issues.map((issue) => issue.message);
    expect(messages({ ...good, value: 'xyz' })).toEqual(['Isi tidak valid']);
    expect(messages({ ...good, lines: [{ day: '31.1.' }] })).toEqual(['Tanggal tidak valid']);
    expect(messages({ ...good, lines: Array(3).fill(good.lines[0]) })).toEqual(['Maksimal 2 baris']);
  });

  it('is made once', async () => {
    expect(await madeShape(inner)).toBe(await madeShape(inner));
  });

  it('is left as it is where it is one of zod’s', async () => {
    const own = { parse: () => 1 };
    expect(await madeShape(own)).toBe(own);
  });
});

describe('what browsers fetch of zod', () => {
  it('is all that declarations use', () => {
    const used = new Set(
      readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
        .filter((path) => /\.tsx?$/.test(path) && !path.includes('.test.'))
        .flatMap((path) => [...readFileSync(join(SOURCES, path), 'utf8').matchAll(/\bz\s*\.([a-z]\w*|NEVER)\(?/g)])
        .map(([, name = '']) => name)
        // Only types have these.
        .filter((name) => !['infer', 'input', 'output', 'core'].includes(name)),
    );
    expect([...used].filter((name) => !(name in zodHere))).toEqual([]);
    expect(Object.keys(zodHere).filter((name) => !used.has(name))).toEqual([]);
  });
});
