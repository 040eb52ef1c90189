// How many requests an address takes until it is usable, and how many more it makes at rest, with an empty cache. Asks a server with demo
// data that runs already: node scripts/measure-requests.mjs http://localhost:3000 [address …]
import { chromium } from 'playwright-core';
import { browserArguments, findBrowser } from './browser.mjs';

const [base = 'http://localhost:3000', ...asked] = process.argv.slice(2);
const WHO = { username: 'manager.bdg', password: 'demo12345' };
const MOST_UNTIL_USABLE = 40;
const REST_MS = 8_000;
/** What stands for something that is still on its way. */
const WAITING = '[aria-busy="true"], .ant-skeleton, .ant-spin-spinning, main [role="status"]:not(:empty)';

const ask = async (page, path, body) =>
  page.evaluate(
    async ([to, sent]) => {
      const options = sent && {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(sent),
      };
      const answer = await fetch(`/api/${to}`, options ?? {});
      return answer.ok ? answer.json().catch(() => ({})) : undefined;
    },
    [path, body],
  );

/** Addresses at which the day is spent; those of records are looked up. */
const addressesOf = async (page) => {
  const first = async (resource) => (await ask(page, `${resource}?limit=1`))?.data[0]?.id;
  const [visit, patient] = await Promise.all(['service/visit', 'user/customer'].map((resource) => first(resource)));
  return [
    '/',
    '/service/visit',
    '/service/visit/jadwal',
    visit && `/service/visit/${visit}`,
    '/service/rekammedis',
    patient && `/service/rekammedis/${patient}`,
    '/service/payment',
    '/finance/laporan-v2/jurnal',
    '/finance/master/pajak/create',
  ].filter(Boolean);
};

const kindOf = (request) => (new URL(request.url()).pathname.startsWith('/api/') ? 'api' : request.resourceType());
const countsOf = (requests) => {
  const kinds = requests.map(kindOf);
  const counts = [...new Set(kinds)]
    .toSorted((one, other) => one.localeCompare(other))
    .map((kind) => `${kind} ${kinds.filter((each) => each === kind).length}`);
  return `${requests.length} (${counts.join(', ')})`;
};

/** Runs in the page: nothing that is in sight is on its way. */
const isUsable = (waiting) =>
  document.querySelector('main h1, main h2') !== null &&
  [...document.querySelectorAll(waiting)].every((element) => {
    const { top, height } = element.getBoundingClientRect();
    return height === 0 || top >= window.innerHeight;
  });

const measure = async (browser, storageState, address) => {
  const context = await browser.newContext({ storageState, viewport: { width: 1440, height: 900 } });
  const page = await context.newPage();
  const requests = [];
  page.on('request', (request) => requests.push(request));
  await page.goto(`${base}${address}`, { waitUntil: 'commit' });
  await page.waitForFunction(isUsable, WAITING, { polling: 16, timeout: 60_000 });
  const before = requests.length;
  await page.waitForTimeout(REST_MS);
  if (process.env.LIST)
    for (const [at, request] of requests.entries()) console.log(at < before ? ' ' : '+', request.url());
  await context.close();
  const mark = before > MOST_UNTIL_USABLE ? '!' : ' ';
  console.log(
    `${mark} ${address}: ${countsOf(requests.slice(0, before))}; at rest ${countsOf(requests.slice(before))}`,
  );
};

const browser = await chromium.launch({ executablePath: await findBrowser(), args: browserArguments() });
try {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(base);
  await ask(page, 'auth/login', WHO);
  const addresses = asked.length > 0 ? asked : await addressesOf(page);
  const state = await context.storageState();
  await context.close();
  for (const address of addresses) await measure(browser, state, address);
} finally {
  await browser.close();
}
