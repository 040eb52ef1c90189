// npm test: installs what is missing and runs every check, one line each.
// Names as arguments run only those; --long adds what no day needs: tests that are tagged long, dark stories, older servers.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureBrowser } from './browser.mjs';
import { ensureBuilt } from './build.mjs';
import { fillDemo } from './demo.mjs';
import { ensureHledger } from './hledger.mjs';
import { ensureInstalled } from './install.mjs';
import { ensureOlderServers } from './postgresql.mjs';
import { root, runNpm, runTool } from './run.mjs';

const reports = mkdtempSync(join(tmpdir(), 'klinik-reports-'));
const NOTHING = { passed: 0, failed: 0, skipped: 0 };

const readReport = (path) => {
  try {
    return JSON.parse(readFileSync(path, 'utf8'));
  } catch {
    return undefined;
  }
};

/** A check has no tests to count: it holds or it does not. */
const check = async (running) => {
  const { code, output } = await running;
  return { ...NOTHING, failed: code === 0 ? 0 : 1, output };
};

/** A run that ends badly without a failed test (a set-up that broke, a crash) is a failure all the same. */
const tally = ({ code, output }, { passed, failed, skipped }) => ({
  passed,
  failed: failed === 0 && code !== 0 ? 1 : failed,
  skipped,
  output,
});

/** Which part of a kind is run: what every day needs, or what is tagged as long. Without a part, all of it. */
const counts = (report, part) => {
  const results = (report?.testResults ?? []).flatMap((file) => file.assertionResults);
  const asked = results.filter(({ tags }) => part === undefined || tags.includes('long') === (part === 'long'));
  const countOf = (status) => asked.filter((result) => result.status === status).length;
  return { passed: countOf('passed'), failed: countOf('failed'), skipped: countOf('skipped') };
};

const vitest = async (name, args, { part, env = {} } = {}) => {
  const report = join(reports, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const filter = part === undefined ? [] : [`--tags-filter=${part === 'long' ? 'long' : '!long'}`];
  const options = { quiet: true, env };
  const result = await runTool('vitest/vitest.mjs', ['run', ...args, ...filter, ...reporters], options);
  return tally(result, counts(readReport(report), part));
};

const playwright = async (part) => {
  const report = join(reports, `browser-${part}.json`);
  const env = { PLAYWRIGHT_JSON_OUTPUT_FILE: report };
  const filter = part === 'long' ? '--grep=@long' : '--grep-invert=@long';
  const args = ['test', '--reporter=list,json', filter];
  const result = await runTool('@playwright/test/cli.js', args, { quiet: true, env });
  const { expected = 0, unexpected = 0, flaky = 0, skipped = 0 } = readReport(report)?.stats ?? {};
  return tally(result, { passed: expected + flaky, failed: unexpected, skipped });
};

const quietly = (path, ...args) => check(runTool(path, args, { quiet: true }));

const build = async () => {
  try {
    await ensureBuilt();
    return NOTHING;
  } catch (error) {
    return { ...NOTHING, failed: 1, output: error.message };
  }
};

const server = () => {
  const args = ['--project=server', '--project=statements'];
  return vitest('server', args, { part: 'daily', env: { WATCH_NULLS: '1' } });
};

const STORIES = '.storybook/vitest.config.ts';
const stories = (mode) => vitest(`stories-${mode}`, [`--config=${STORIES}`, `--project=${mode}`]);

/** docs/operating.md promises them; the others run on our own. */
const OLDER_SERVERS = ['15', '16', '17'];

/** What no day needs (tests/README.md). */
const LONG = [
  { name: 'long-server', run: () => vitest('long-server', ['--project=server'], { part: 'long' }) },
  { name: 'long-faults', run: () => vitest('long-faults', ['--project=faults'], { part: 'long' }) },
  { name: 'long-stories', run: () => stories('dark') },
  { name: 'long-browser', run: () => playwright('long') },
  ...OLDER_SERVERS.map((major) => ({
    name: `server-${major}`,
    run: () => vitest(`server-${major}`, ['--project=server'], { part: 'daily', env: { TEST_POSTGRESQL: major } }),
  })),
].map((step) => ({ ...step, long: true }));

/** The browser's tests begin with it when it was made; alone they make their own. */
const demo = async () => {
  const dataDir = join(reports, 'demo');
  const result = await check(fillDemo(dataDir));
  if (result.failed === 0) process.env.E2E_DATA_DIR = dataDir;
  return result;
};

/**
 * Phases follow each other, the lanes of a phase run beside each other, the steps of a lane in turn. Two processors are enough for
 * what is side by side (docs/decisions/0033). `when`: a folder or file that the step is about.
 */
const PHASES = [
  [[{ name: 'build', run: build }]],
  [
    [
      { name: 'format', run: () => quietly('oxfmt/bin/oxfmt', '--check') },
      { name: 'lint', run: () => quietly('oxlint/bin/oxlint', '--deny-warnings', '--type-check') },
      // The linter reads the types of every file anyway, and says what is wrong with them; by itself it is asked by its name.
      { name: 'types', within: 'lint', run: () => check(runNpm(['run', '--silent', 'typecheck'], { quiet: true })) },
      {
        name: 'imports',
        run: () =>
          quietly(
            'dependency-cruiser/bin/dependency-cruise.mjs',
            '--config',
            '.dependency-cruiser.cjs',
            'src',
            'server',
          ),
      },
      { name: 'unused', run: () => quietly('knip/bin/knip.js') },
      { name: 'size', run: () => quietly('size-limit/bin.js'), when: '.size-limit.js' },
      // The other processor makes the demo.
      { name: 'unit', run: () => vitest('unit', ['--project=unit', '--maxWorkers=1']) },
    ],
    [{ name: 'demo', run: demo, when: 'playwright.config.ts' }],
  ],
  [
    [
      { name: 'dom', run: () => vitest('dom', ['--project=dom']) },
      { name: 'server', run: server },
      { name: 'faults', run: () => vitest('faults', ['--project=faults'], { part: 'daily' }) },
      { name: 'stories', run: () => stories('light'), when: STORIES },
      { name: 'browser', run: () => playwright('daily'), when: 'playwright.config.ts' },
      ...LONG,
    ],
  ],
];
const STEPS = PHASES.flat(2);

const isWanted = ({ name, when, long, within }, names, withLong) =>
  (names.length === 0 ? !within && (!long || withLong) : names.includes(name)) &&
  (when === undefined || existsSync(join(root, when)));

const describeResult = ({ passed, failed, skipped }) =>
  [passed && `${passed} passed`, failed && `${failed} failed`, skipped && `${skipped} skipped`]
    .filter(Boolean)
    .join(', ') || 'ok';

/** Runs a step, says how it ended, and answers what it counted. */
const runStep = async ({ name, run }) => {
  const begun = Date.now();
  const result = await run();
  const seconds = ((Date.now() - begun) / 1000).toFixed(1);
  if (result.failed > 0) console.log(`\n${result.output ?? ''}`);
  console.log(
    `${result.failed > 0 ? 'FAIL' : 'ok  '} ${name.padEnd(12)} ${seconds.padStart(6)} s  ${describeResult(result)}`,
  );
  return result;
};

const runLane = async (lane) => {
  const results = [];
  for (const step of lane) results.push(await runStep(step));
  return results;
};

const main = async () => {
  const names = process.argv.slice(2).filter((word) => !word.startsWith('-'));
  const steps = STEPS.filter((step) => isWanted(step, names, process.argv.includes('--long')));
  const unknown = names.find((name) => !STEPS.some((step) => step.name === name));
  if (unknown !== undefined)
    throw new Error(`There is no check "${unknown}": ${STEPS.map((step) => step.name).join(', ')}.`);
  // What no day needs draws what no day has drawn (tests/support/seed.ts).
  if (steps.some(({ long }) => long)) console.log(`TEST_SEED=${(process.env.TEST_SEED ??= String(Date.now() % 1e6))}`);
  await ensureInstalled();
  if (steps.some(({ name }) => /stories|browser/.test(name))) process.env.BROWSER_PATH = await ensureBrowser();
  if (steps.some(({ name }) => name === 'server')) await ensureHledger();
  if (steps.some(({ name }) => name === 'long-faults' || name.startsWith('server-'))) await ensureOlderServers();

  const total = { passed: 0, failed: 0 };
  for (const phase of PHASES) {
    const lanes = phase.map((lane) => lane.filter((step) => steps.includes(step)));
    for (const { passed, failed } of (await Promise.all(lanes.map(runLane))).flat()) {
      total.passed += passed;
      total.failed += failed;
    }
  }
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  return total.failed === 0 ? 0 : 1;
};

try {
  process.chdir(root);
  process.exitCode = await main();
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
} finally {
  rmSync(reports, { recursive: true, force: true });
}
