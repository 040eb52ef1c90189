import { describe, expect, it } from 'vitest';
import { zipOf } from './write-zip.ts';
import { readDirectory } from './zip-directory.ts';

describe('an archive of files', () => {
  it('is read again, name and bytes', async () => {
    const files = [
      { name: 'Slip Siti Aminah.pdf', bytes: Buffer.from('satu') },
      { name: 'Slip Énd.pdf', bytes: Buffer.alloc(70_000, 7) },
    ];
    const parts: Uint8Array[] = [];
    const each = async function* () {
      yield* files;
    };
    for await (const part of zipOf(each())) parts.push(part);
    const archive = Buffer.concat(parts);
    const entries = readDirectory(archive);
    expect(entries.map(({ name, isPacked }) => [name, isPacked])).toEqual(files.map(({ name }) => [name, false]));
    for (const [n, { data }] of entries.entries()) expect(data.equals(files[n]?.bytes ?? Buffer.of())).toBe(true);
  });
});
