// hledger, with which tests/finance/hledger-books.ts sums up our books once more.
import { installPackage } from './apt.mjs';
import { run } from './run.mjs';

const isInstalled = () =>
  run('hledger', ['--version'], { quiet: true }).then(
    ({ code }) => code === 0,
    () => false,
  );

/** Installs it where it may; says so where it is missing, for the comparison is skipped then. */
export const ensureHledger = async () => {
  if (await isInstalled()) return;
  await installPackage('hledger');
  if (!(await isInstalled()))
    console.log('hledger is not installed: the books are not compared with it (docs/ledger-export.md).');
};
