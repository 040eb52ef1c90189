// Pictures of the README, from a running clinic with demo data: node scripts/screenshots.mjs [http://localhost:3000]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserArguments, ensureBrowser } from './browser.mjs';
import { root } from './run.mjs';

const base = process.argv[2] ?? 'http://localhost:3000';
const folder = join(root, 'docs', 'screenshots');
const year = new Date().getFullYear();

/** The newest visit of a doctor in that state, with one of its parts. */
const openVisit = async (page, status, tab) => {
  const answer = await page.request.get(`${base}/api/service/visit?status=${status}&limit=1&sortby=id desc`);
  const { data } = await answer.json();
  await page.goto(`${base}/service/visit/${data[0].id}?tab=${tab}`);
  await page.getByRole('tabpanel').first().waitFor();
};

/** Steps before the picture, by its name. */
const PICTURES = [
  { name: 'queue', as: 'admin.bdg', path: '/service/visit' },
  {
    name: 'registration',
    as: 'admin.bdg',
    path: '/service/rekammedis',
    before: async (page) => {
      await page.getByRole('button', { name: 'Pasien Baru' }).click();
      const fill = (field, text) => page.locator(`#registration-${field}`).fill(text);
      await fill('name', 'Ratna Kusuma Wardani');
      await page.locator('#registration-idcard_type').press('Enter');
      await page.locator('#registration-idcard_type').press('Enter');
      await fill('idcard', '3273015408910077');
    },
  },
  {
    name: 'import',
    as: 'manager.bdg',
    path: '/service/rekammedis',
    before: async (page) => {
      await page.getByRole('button', { name: 'Import Rekam Medis' }).click();
      await page.locator('input[type=file]').setInputFiles(join(root, 'tests', 'fixtures', 'pasien-300.xlsx'));
      await page.getByText('Customer siap ditambahkan').waitFor();
    },
  },
  { name: 'visit', as: 'dokter.bdg', path: '/service/visit', before: (page) => openVisit(page, 2, 'soap') },
  { name: 'odontogram', as: 'dokter2.bdg', path: '/service/visit', before: (page) => openVisit(page, 3, 'odontogram') },
  { name: 'calendar', as: 'admin.bdg', path: '/service/visit/jadwal' },
  { name: 'gallery', as: 'multimedia.bdg', path: '/service/multimedia/multimedia' },
  { name: 'unfinished', as: 'manager.bdg', path: '/service/visit/belumberes' },
  {
    name: 'cashier',
    as: 'admin.bdg',
    path: '/service/payment?status=0',
    before: async (page) => {
      await page.locator('button[aria-pressed]').first().click();
      await page.getByRole('button', { name: 'Uang pas' }).click();
    },
  },
  { name: 'dashboard', as: 'manager.bdg', path: '/dashboard' },
  {
    name: 'approval',
    as: 'manager.bdg',
    path: '/dashboard/approval',
    before: (page) => page.getByRole('button', { name: 'Konfirmasi Aksi' }).first().click(),
  },
  { name: 'settings', as: 'manager.bdg', path: '/dashboard/settings' },
  { name: 'staff', as: 'manager.bdg', path: '/attendance/employees' },
  { name: 'jurnal', as: 'finance.bdg', path: '/finance/laporan-v2/jurnal' },
  { name: 'neraca-saldo', as: 'finance.bdg', path: '/finance/laporan-v2/neraca-saldo' },
  { name: 'laba-rugi', as: 'finance.bdg', path: '/finance/laporan-v2/labarugi' },
];

const signIn = async (page, username) => {
  await page.goto(`${base}/login`);
  await page.locator('#username').fill(username);
  await page.locator('#password').fill('demo12345');
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
  const range = JSON.stringify([`${year}-01-01`, `${year}-12-31`]);
  await page.evaluate((text) => localStorage.setItem('finance-daterange', text), range);
};

const take = async (browser, { name, as, path, before }, size) => {
  const [width, height, colorScheme] = size;
  const context = await browser.newContext({ viewport: { width, height }, colorScheme, reducedMotion: 'reduce' });
  const page = await context.newPage();
  await signIn(page, as);
  await page.goto(base + path);
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await page.waitForLoadState('networkidle');
  // Colours fade even for those who asked for less motion.
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) });
  await context.close();
};

const SIZES = [
  [1440, 900, 'light'],
  [390, 844, 'dark'],
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments() });
for (const picture of PICTURES) for (const size of SIZES) await take(browser, picture, size);
await browser.close();
