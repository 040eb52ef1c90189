// The one place that knows which Chromium the tests, the stories and the measurements run in, and how to get one.
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { installPackage } from './apt.mjs';
import { runTool } from './run.mjs';

/** The one without windows first: it is made for this, and takes a third less of the processor. */
const NAMES = [
  'chromium-headless-shell',
  'chrome-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'chrome',
  'microsoft-edge',
  'msedge',
];

const WELL_KNOWN = {
  darwin: [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
    '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  ],
  win32: ['PROGRAMFILES', 'PROGRAMFILES(X86)', 'LOCALAPPDATA']
    .map((name) => process.env[name])
    .filter(Boolean)
    .flatMap((folder) => [
      join(folder, 'Google/Chrome/Application/chrome.exe'),
      join(folder, 'Microsoft/Edge/Application/msedge.exe'),
    ]),
};

const isProgram = (path) => {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

const onPath = () => {
  const suffix = process.platform === 'win32' ? '.exe' : '';
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  return NAMES.flatMap((name) => folders.map((folder) => join(folder, name + suffix))).find(isProgram);
};

const downloaded = async () => {
  const { chromium } = await import('playwright-core');
  const path = chromium.executablePath();
  return path && existsSync(path) ? path : undefined;
};

/** Path of a Chromium: BROWSER_PATH, Playwright's own download, PATH, then the system's usual places; undefined when there is none. */
export const findBrowser = async () => {
  const named = process.env.BROWSER_PATH;
  if (named) {
    if (!isProgram(named)) throw new Error(`BROWSER_PATH names no program: ${named}`);
    return named;
  }
  return (await downloaded()) ?? onPath() ?? WELL_KNOWN[process.platform]?.find(isProgram);
};

/**
 * Left out of the browser. A whole Chromium prepares two pages of its address bar in every window, which nobody sees: each new page of a
 * test cost 1.5 seconds of a processor. The command line's last list counts: the others are those of Playwright's that are about calls to
 * the network and about what stands over a page.
 */
const WITHOUT = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'Translate',
];

/** Quiet, without the network, and with a sandbox wherever the system allows one: root on Linux has none. */
export const browserArguments = () => [
  `--disable-features=${WITHOUT.join(',')}`,
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-dev-shm-usage',
  ...(process.platform === 'linux' && process.getuid?.() === 0 ? ['--no-sandbox'] : []),
];

const installers = [
  () => runTool('playwright-core/cli.js', ['install', 'chromium'], { quiet: true }),
  () => installPackage('chromium-headless-shell'),
  () => installPackage('chromium'),
];

/**
 * A Chromium, installed when there is none.
 * @throws Error that names the ways to get one
 */
export const ensureBrowser = async () => {
  let found = await findBrowser();
  for (const install of installers) {
    if (found) break;
    console.log('Installing a Chromium ...');
    await install();
    found = await findBrowser();
  }
  if (found) return found;
  throw new Error(
    'There is no Chromium: set BROWSER_PATH, or run "npx playwright install chromium", or install Chrome, Chromium or Edge by the system.',
  );
};
