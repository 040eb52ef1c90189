import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { socketFolder, sweepSockets } from './socket.ts';

describe('the socket file of a cluster', () => {
  it('is in the cluster, where its name is short enough for the system', () => {
    const deep = `/${'d'.repeat(107 - '/.s.PGSQL.50000'.length - 1)}`;
    expect(socketFolder('/data/postgres', 50_000, 'linux')).toBe('/data/postgres');
    expect(socketFolder(deep, 50_000, 'linux')).toBe(deep);
    expect(socketFolder(`${deep}d`, 50_000, 'linux')).toBeUndefined();
    expect(socketFolder(deep, 50_000, 'darwin')).toBeUndefined();
  });

  it('is not used where Node has none', () => {
    expect(socketFolder('/data/postgres', 50_000, 'win32')).toBeUndefined();
  });

  it('goes when its server was killed, and nothing else does', () => {
    const cluster = mkdtempSync(join(tmpdir(), 'cluster-'));
    for (const name of ['.s.PGSQL.40001', '.s.PGSQL.40001.lock', 'PG_VERSION']) writeFileSync(join(cluster, name), '');
    sweepSockets(cluster);
    expect(readdirSync(cluster)).toEqual(['PG_VERSION']);
  });
});
