// npm run bench: makes a large database once, then measures the built server beside bare SQL. BENCH_SCALE=small for a quick look, part
// for payables and stock alone; words after -- for only the jobs that hold one of them in their names.
import { ensureBuilt } from './build.mjs';
import { ensureInstalled } from './install.mjs';
import { root, runTool } from './run.mjs';

try {
  process.chdir(root);
  await ensureInstalled();
  await ensureBuilt();
  const { code } = await runTool('tsx/dist/cli.mjs', ['tests/bench/bench.ts', ...process.argv.slice(2)]);
  process.exit(code);
} catch (error) {
  console.error(error.message);
  process.exit(1);
}
