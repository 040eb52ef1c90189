// Pictures of the README and of docs/tour.md, from a running clinic with demo data: node scripts/screenshots.mjs
// [http://localhost:3000] [names of some, all if left out]
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserArguments, ensureBrowser } from './browser.mjs';
import { contextOf } from './demo-session.mjs';
import { root } from './run.mjs';

const [, , base = 'http://localhost:3000', ...wanted] = process.argv;
const folder = join(root, 'docs', 'screenshots');

/** The newest visit of a doctor in that state, with one of its parts. */
const openVisit = async (page, status, tab) => {
  const answer = await page.request.get(`${base}/api/service/visit?status=${status}&limit=1&sortby=id desc`);
  const { data } = await answer.json();
  await page.goto(`${base}/service/visit/${data[0].id}?tab=${tab}`);
  await page.getByRole('tabpanel').first().waitFor();
};

/** The drawer of 'Terima Pembayaran' with a patient who has one bill open and pays it half in cash, half otherwise. */
const receive = async (page) => {
  const answer = await page.request.get(`${base}/api/finance/bill?status=2&limit=100`);
  const { data } = await answer.json();
  const { customer_name, customerdata, outstanding } = data.find(
    ({ customer_id, payment_type }) =>
      payment_type === 1 && data.filter((other) => other.customer_id === customer_id).length === 1,
  );
  await page.getByRole('button', { name: 'Terima Pembayaran' }).click();
  const drawer = page.getByRole('dialog');
  await drawer.getByLabel('Pasien').fill(customer_name);
  await page.getByRole('option', { name: customerdata.code }).click();
  await drawer.getByRole('checkbox').first().check();
  await drawer
    .getByLabel('Jumlah')
    .first()
    .fill(String(Math.floor(outstanding / 2)));
  await drawer.getByRole('button', { name: 'Tambah metode' }).click();
};

/** A journal written by hand, balanced. */
const writeJournal = async (page) => {
  await page.locator('#journal-memo').fill('Setor kas kecil ke bank');
  const lines = [
    ['1-1111', 'Setoran tunai', 'Debit'],
    ['1-1102', 'Kas kecil', 'Kredit'],
  ];
  for (const [at, [account, text, side]] of lines.entries()) {
    const line = page.getByRole('group', { name: `Baris ${at + 1}` });
    await line.getByRole('combobox').fill(account);
    await page.getByRole('option', { name: account }).click();
    await line.getByRole('textbox').first().fill(text);
    await line.getByRole('spinbutton', { name: side }).fill('2500000');
  }
};

/** The wizard that closes the books at the end of the month before this one. */
const closePeriod = async (page) => {
  const today = new Date();
  const end = new Date(Date.UTC(today.getFullYear(), today.getMonth(), 0)).toISOString().slice(0, 10);
  await page.getByRole('button', { name: 'Tutup Periode' }).click();
  await page.locator('#closing-day').fill(end.split('-').toReversed().join(''));
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').getByRole('table').waitFor();
};

/** The drawer that pays a doctor all that he is owed, with the tax that his slip withholds. */
const paySlip = async (page) => {
  await page.getByRole('button', { name: 'Bayar', exact: true }).click();
  await page.getByRole('dialog').getByText('Dibayarkan').waitFor();
};

/** What whoever signed in earned himself. */
const openOwnIncome = async (page) => {
  const answer = await page.request.get(`${base}/api/auth/me`);
  await page.goto(`${base}/user/${(await answer.json()).id}/finance`);
  await page.getByRole('table').first().waitFor();
};

/** The card of the item that was moved most often. */
const openCard = async (page) => {
  const answer = await page.request.get(`${base}/api/inventory/stock?keyword=sarung&limit=1`);
  const { data } = await answer.json();
  await page.goto(`${base}/inventory/warehouse/kartustok/${data[0].item_id}`);
  await page.getByRole('table').first().waitFor();
};

/** The form that receives what is open of an order. */
const receiveOrder = async (page) => {
  const answer = await page.request.get(`${base}/api/inventory/purchase?status=2&limit=1`);
  const { data } = await answer.json();
  await page.goto(`${base}/inventory/purchase/receive/create?po=${data[0].id}`);
  await page.getByRole('group', { name: 'Baris 1' }).scrollIntoViewIfNeeded();
};

/** A package that is half paid and partly used. */
const openSale = async (page) => {
  const answer = await page.request.get(`${base}/api/paket/membership?keyword=Rizky&limit=1`);
  const { data } = await answer.json();
  await page.goto(`${base}/paket/sales/${data[0].id}`);
  await page.getByRole('heading', { name: 'Slot gratis', exact: true }).scrollIntoViewIfNeeded();
};
const seePackages = (page) => page.getByText('Paket Behel Metal').first().waitFor();

/** Rows of a table, or the cards that a phone shows instead. */
const seeRows = (page) => page.locator('main :is(tbody tr, li dl)').first().waitFor();

/** Steps before the picture, by its name. */
const PICTURES = [
  { name: 'home', as: 'admin.bdg', path: '/', before: (page) => page.getByRole('navigation').first().waitFor() },
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
  { name: 'packages', as: 'manager.bdg', path: '/paket/promosi', before: seePackages },
  { name: 'package-sale', as: 'manager.bdg', path: '/paket/sales', before: openSale },
  {
    name: 'cashier',
    as: 'admin.bdg',
    path: '/service/payment?status=0',
    before: async (page) => {
      await page.locator('button[aria-pressed]').first().click();
      await page.getByRole('button', { name: 'Uang pas' }).click();
    },
  },
  { name: 'payment', as: 'admin.bdg', path: '/finance/payment/transaction', before: receive },
  { name: 'journal-form', as: 'finance.bdg', path: '/finance/createjurnalumum', before: writeJournal },
  { name: 'close-period', as: 'finance.bdg', path: '/finance/periode', before: closePeriod },
  { name: 'dashboard', as: 'manager.bdg', path: '/dashboard' },
  {
    name: 'approval',
    as: 'manager.bdg',
    path: '/dashboard/approval',
    before: (page) => page.getByRole('button', { name: 'Konfirmasi Aksi' }).first().click(),
  },
  { name: 'settings', as: 'manager.bdg', path: '/dashboard/settings' },
  {
    name: 'readiness',
    as: 'manager.bdg',
    path: '/dashboard/mulai',
    before: (page) => page.getByRole('progressbar').waitFor(),
  },
  { name: 'staff', as: 'manager.bdg', path: '/attendance/employees' },
  { name: 'attendance', as: 'admin.bdg', path: '/attendance/attendance/daily', before: seeRows },
  { name: 'attendance-month', as: 'manager.bdg', path: '/attendance/attendance/monthly', before: seeRows },
  { name: 'roster', as: 'manager.bdg', path: '/attendance/master/shift/jadwal', before: seeRows },
  { name: 'payroll', as: 'finance.bdg', path: '/attendance/payroll/transaction', before: seeRows },
  {
    name: 'my-attendance',
    as: 'perawat.bdg',
    path: '/my-attendance',
    before: (page) => page.getByRole('list', { name: 'Keterangan huruf' }).waitFor(),
  },
  { name: 'jurnal', as: 'finance.bdg', path: '/finance/laporan-v2/jurnal' },
  { name: 'neraca-saldo', as: 'finance.bdg', path: '/finance/laporan-v2/neraca-saldo' },
  { name: 'laba-rugi', as: 'finance.bdg', path: '/finance/laporan-v2/labarugi' },
  {
    name: 'payees',
    as: 'finance.bdg',
    path: '/finance/hutang/actor/doctor',
    before: (page) => page.getByRole('table').waitFor(),
  },
  { name: 'slip', as: 'finance.bdg', path: '/finance/hutang/actor/doctor', before: paySlip },
  {
    name: 'profit-sharing',
    as: 'finance.bdg',
    path: '/finance/profitsharing',
    before: (page) => page.locator('canvas').first().waitFor(),
  },
  {
    name: 'why',
    as: 'finance.bdg',
    path: '/finance/income/tindakanmedis',
    before: async (page) => {
      await page
        .getByRole('button', { name: /^Kenapa angka ini/ })
        .first()
        .click();
      await page.getByRole('dialog').getByRole('article').waitFor();
    },
  },
  { name: 'stock', as: 'inventory.bdg', path: '/inventory/warehouse', before: seeRows },
  { name: 'stock-matrix', as: 'manager.bdg', path: '/inventory-v2/warehouse', before: seeRows },
  { name: 'stock-card', as: 'inventory.bdg', path: '/inventory/warehouse', before: openCard },
  { name: 'low', as: 'inventory.bdg', path: '/inventory/purchase/low', before: seeRows },
  { name: 'goods-received', as: 'inventory.bdg', path: '/inventory/purchase/receive', before: receiveOrder },
  { name: 'prescriptions', as: 'inventory.bdg', path: '/inventory/sales/resep' },
  { name: 'own-income', as: 'investor', path: '/dashboard', before: openOwnIncome },
];

const take = async (browser, { name, as, path, before }, size) => {
  const [width, , colorScheme] = size;
  const context = await contextOf(browser, base, as, size);
  const page = await context.newPage();
  await page.goto(base + path);
  await page.waitForLoadState('networkidle');
  await before?.(page);
  await page.waitForLoadState('networkidle');
  // Colours fade even for those who asked for less motion.
  await page.waitForTimeout(500);
  await page.screenshot({ path: join(folder, `${name}-${width}-${colorScheme}.png`) });
  await page.close();
};

const SIZES = [
  [1440, 900, 'light'],
  [390, 844, 'dark'],
];

mkdirSync(folder, { recursive: true });
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: browserArguments() });
for (const picture of PICTURES)
  if (wanted.length === 0 || wanted.includes(picture.name))
    for (const size of SIZES) await take(browser, picture, size);
await browser.close();
