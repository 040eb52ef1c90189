// What a browser downloads before a page is usable, measured over the build's own manifest: a chunk that moves stays counted.
import { readFileSync } from 'node:fs';

const CLIENT = 'dist/client';
const manifest = JSON.parse(readFileSync(`${CLIENT}/.vite/manifest.json`, 'utf8'));

/** Scripts of these modules and of everything that they import statically. */
const scripts = (modules) => {
  const seen = new Set();
  const visit = (key) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key].imports?.forEach(visit);
  };
  modules.forEach(visit);
  return [...seen]
    .map((key) => manifest[key].file)
    .filter((file) => file.endsWith('.js'))
    .map((file) => `${CLIENT}/${file}`);
};

const APP = ['index.html', 'src/app.tsx'];
const LOGIN = ['index.html', 'src/custom/platform/login/page.tsx'];
const LIST = [...APP, 'src/screens/list/list-screen.tsx'];

/** Address and module of each bespoke page, as the build wrote them down. */
const addresses = JSON.parse(readFileSync(`${CLIENT}/.vite/addresses.json`, 'utf8'));
const page = (address) => {
  const module = addresses.find(([path]) => path === address)?.[1];
  return scripts([
    ...APP,
    Object.keys(manifest).find((key) => key.replace(/\.tsx?$/, '') === module?.replace(/\.tsx?$/, '')),
  ]);
};

/** Addresses at which the day is spent, and the heaviest ones, in kB packed. */
const limits = {
  '/service/visit': 400,
  '/service/visit/jadwal': 400,
  '/service/visit/:id': 401,
  '/service/rekammedis': 400,
  '/service/rekammedis/:id': 400,
  '/service/payment': 400,
  '/user/:id': 400,
  '/customer/:id': 400,
  '/finance/payment/bill/:id': 400,
  '/finance/bank/:id': 400,
  '/finance/createjurnalumum': 411,
  '/dashboard': 400,
  '/dashboard/settings': 417,
  '/inventory/purchase/receive/create': 413,
  '/paket/promosi/create': 413,
};

export default [
  { name: 'login page', path: scripts(LOGIN), limit: '120 kB', gzip: true },
  { name: 'shell and first list', path: scripts(LIST), limit: '357 kB', gzip: true },
  ...Object.entries(limits).map(([name, limit]) => ({ name, path: page(name), limit: `${limit} kB`, gzip: true })),
];
