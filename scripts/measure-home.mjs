// How soon the first page is there, for each role on a desk and on a phone: largest paint, layout shift, and when what waits was asked
// for and answered. Asks a server with demo data that runs already: node scripts/measure-home.mjs http://localhost:3000 [times]
import { loadavg } from 'node:os';
import { chromium } from 'playwright-core';
import { browserArguments, findBrowser } from './browser.mjs';

const [base = 'http://localhost:3000', times = '5'] = process.argv.slice(2);
const PASSWORD = 'demo12345';
const PEOPLE = ['superadmin', 'manager', 'admin', 'finance', 'perawat', 'dokter', 'inventory', 'investor'];
const WINDOWS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const SETTLED_MS = 1_500;
const TODAY = '/api/platform/today';

const usernameOf = (person) => (['superadmin', 'investor'].includes(person) ? person : `${person}.bdg`);
const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
const load = () =>
  loadavg()
    .map((value) => value.toFixed(1))
    .join(' ');

/** Runs in the page, before anything of it. */
const watch = () => {
  globalThis.seen = { paint: 0, shift: 0 };
  const on = (type, note) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  on('largest-contentful-paint', ({ startTime }) => (globalThis.seen.paint = startTime));
  on('layout-shift', ({ value, hadRecentInput }) => (globalThis.seen.shift += hadRecentInput ? 0 : value));
};
const read = (today) => {
  const asked = performance.getEntriesByType('resource').filter(({ name }) => new URL(name).pathname === today);
  return { ...globalThis.seen, calls: asked.length, asked: asked[0]?.startTime, answered: asked[0]?.responseEnd };
};

const signIn = ({ username, password }) =>
  fetch('/api/auth/login', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password }),
  }).then(({ status }) => status);

const opened = async (context) => {
  const page = await context.newPage();
  await page.addInitScript(watch);
  await page.goto(base);
  await page.locator('section[aria-busy="false"]').first().waitFor();
  await page.waitForTimeout(SETTLED_MS);
  const seen = await page.evaluate(read, TODAY);
  await page.close();
  return seen;
};

const measure = async (browser, viewport, person) => {
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await page.goto(base);
  const status = await page.evaluate(signIn, { username: usernameOf(person), password: PASSWORD });
  if (status !== 200) throw new Error(`${person} could not sign in: ${status}`);
  const found = [];
  // The first one fills the cache and leaves the mark of who was here before.
  for (let n = -1; n < Number(times); n++) found.push(await opened(context));
  await context.close();
  const of = (name) => Math.round(median(found.slice(1).map((one) => one[name] ?? 0)));
  const shift = Math.max(...found.slice(1).map((one) => one.shift)).toFixed(4);
  const today = `today ${of('asked')}–${of('answered')} ms (${of('calls')})`;
  console.log(`${viewport.width} ${person.padEnd(10)} paint ${of('paint')} ms, ${today}, shift ${shift}`);
};

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() });
try {
  console.log(`load ${load()}`);
  for (const viewport of WINDOWS) for (const person of PEOPLE) await measure(browser, viewport, person);
  console.log(`load ${load()}`);
} finally {
  await browser.close();
}
