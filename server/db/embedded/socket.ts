// The application's way into the embedded PostgreSQL where the system has socket files: a statement by one costs a fifth less of the
// processors than one over the loopback address (docs/decisions/0145).
import { readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

/** Bytes of the longest name that a socket file may have on the systems that tell Node of one. */
const LONGEST: Partial<Record<NodeJS.Platform, number>> = { linux: 107, darwin: 103 };
const PREFIX = '.s.PGSQL.';

/** In the cluster, which nobody but its account may enter; the server has changed into it. Empty: none is made. */
export const socketSettings: Readonly<Record<string, string>> = {
  unix_socket_directories: process.platform in LONGEST ? '.' : '',
  unix_socket_permissions: '0700',
};

/**
 * Folder of the socket file of a cluster's server, as a connection is told it.
 * @returns undefined where the system has none, or the cluster lies too deep for one
 */
export const socketFolder = (cluster: string, port: number, platform = process.platform): string | undefined => {
  const folder = resolve(cluster);
  const length = Buffer.byteLength(join(folder, `${PREFIX}${port}`));
  return length <= (LONGEST[platform] ?? 0) ? folder : undefined;
};

/** Takes away what killed servers have left: each start has another port, and so another file. No server may run. */
export const sweepSockets = (cluster: string): void => {
  for (const name of readdirSync(cluster)) if (name.startsWith(PREFIX)) rmSync(join(cluster, name), { force: true });
};
