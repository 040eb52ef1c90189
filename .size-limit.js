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

const LOGIN = ['index.html', 'src/custom/platform/login/page.tsx'];
const LIST = ['index.html', 'src/app.tsx', 'src/screens/list/list-screen.tsx'];

export default [
  { name: 'login page', path: scripts(LOGIN), limit: '130 kB', gzip: true },
  { name: 'shell and first list', path: scripts(LIST), limit: '406.5 kB', gzip: true },
];
