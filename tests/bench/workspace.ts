// The chair in a real browser: from the address of a visit until its panels can be worked with, and until all have been opened.
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { browserArguments, findBrowser } from '../../scripts/browser.mjs';
import { frequentVisit } from './fill-visit.ts';
import { type Measured, summaryOf } from './load.ts';
import { ROUNDS, type Scale } from './scale.ts';

export interface WorkspaceJob {
  readonly name: string;
  /** Most milliseconds until a person can go on. */
  readonly limit: number;
  /** Milliseconds that the job takes in an empty tab of the browser. */
  readonly run: (page: Page, address: string) => Promise<number>;
}

const LIMIT_MS = 1_200;
const NOT_READY_MS = 20_000;
const SCREEN = { width: 1440, height: 900 };

/** Runs in the browser: the patient's warnings, the earlier visits and the open tab are there, and nothing is still awaited. */
const isReady = (): boolean => {
  const main = document.querySelector('main');
  const panel = main?.querySelector<HTMLElement>('[role=tabpanel][aria-hidden=false]');
  if (!main?.querySelector('[role=note]') || !main.querySelector('aside') || !panel) return false;
  return panel.innerText.trim() !== '' && !main.querySelector('.ant-skeleton, [aria-busy=true]');
};
const ready = (page: Page) => page.waitForFunction(isReady, undefined, { polling: 'raf', timeout: NOT_READY_MS });

const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const began = performance.now();
  await work();
  return performance.now() - began;
};

const openPage = async (page: Page, address: string): Promise<void> => {
  await page.goto(address, { waitUntil: 'commit' });
  await ready(page);
};

/** Runs in the browser: goes to an address as a link of the program does, without loading anything again. */
const follow = (address: string): void => {
  history.pushState({}, '', address);
  dispatchEvent(new PopStateEvent('popstate', { state: {} }));
};

/** From the board of the day, where a doctor's work begins. */
const openFromBoard = async (page: Page, address: string): Promise<number> => {
  await page.goto(new URL('/service/visit', address).href);
  // Quiet is not drawn: a machine at work may fetch all and show nothing yet.
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  return timed(async () => {
    await page.evaluate(follow, address);
    await ready(page);
  });
};

/** Each tab but the open one, as fast as they can be opened. */
const openTabs = async (page: Page): Promise<void> => {
  const [, ...others] = await page.locator('main [role=tab]').all();
  for (const tab of others) {
    await tab.dispatchEvent('click');
    await ready(page);
  }
};

export const workspaceJobs: readonly WorkspaceJob[] = [
  { name: 'visit workspace, from the board of the day', limit: LIMIT_MS, run: openFromBoard },
  {
    name: 'visit workspace, by its address in a new tab',
    limit: LIMIT_MS,
    run: (page, address) => timed(() => openPage(page, address)),
  },
  {
    name: 'visit workspace, all other tabs',
    limit: LIMIT_MS,
    run: async (page, address) => {
      await openPage(page, address);
      // Read first, as a person would; the tabs come meanwhile.
      await page.waitForLoadState('networkidle');
      return timed(() => openTabs(page));
    },
  },
];

export interface Desk {
  /** Address of the server, without a path. */
  readonly origin: string;
  readonly username: string;
  readonly password: string;
}

/** A browser of the dentist who has been at work today: signed in, its files fetched before, the earlier visits beside the note. */
const openBrowser = async (executablePath: string, { origin, username, password }: Desk): Promise<BrowserContext> => {
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  const context = await browser.newContext({ viewport: SCREEN, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.locator('[autocomplete=username]').fill(username);
  await page.locator('[autocomplete=current-password]').fill(password);
  await page.locator('[type=submit]').click();
  await page.getByRole('banner').waitFor();
  await page.evaluate(() => localStorage.setItem('klinik:visit-rail', 'open'));
  await page.close();
  return context;
};

const runRound = async (context: BrowserContext, job: WorkspaceJob, desk: Desk, scale: Scale): Promise<Measured> => {
  const took: number[] = [];
  const began = performance.now();
  for (let n = 0; n === 0 || performance.now() < began + scale.seconds * 1000; n += 1) {
    const page = await context.newPage();
    took.push(await job.run(page, `${desk.origin}/service/visit/${frequentVisit(n, scale)}`));
    await page.close();
  }
  return summaryOf(took, (performance.now() - began) / 1000, undefined);
};

/** Rounds of every job; undefined where there is no browser to measure in. */
export const measureWorkspace = async (
  desk: Desk,
  scale: Scale,
  say: (text: string) => void,
): Promise<readonly { readonly job: WorkspaceJob; readonly app: readonly Measured[] }[] | undefined> => {
  const executablePath = await findBrowser();
  if (!executablePath) return undefined;
  const context = await openBrowser(executablePath, desk);
  try {
    const measured = [];
    for (const job of workspaceJobs) {
      say(`${job.name} ...`);
      // The first one fetches what later ones have.
      await runRound(context, job, desk, { ...scale, seconds: 0 });
      const app: Measured[] = [];
      for (let round = 0; round < ROUNDS; round += 1) app.push(await runRound(context, job, desk, scale));
      measured.push({ job, app });
    }
    return measured;
  } finally {
    await context.browser()?.close();
  }
};
