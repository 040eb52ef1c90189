// Programs that checks use and npm does not bring: from the system's packages, where we may install them.
import { existsSync } from 'node:fs';
import { run } from './run.mjs';

/** Installs a Debian package; does nothing where we are not root or there is no apt. */
export const installPackage = async (name) => {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return;
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { quiet: true, env });
  await run('apt-get', ['install', '-y', '--no-install-recommends', name], { quiet: true, env });
};
