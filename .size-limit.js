// What a browser downloads before a page is usable, measured over what the build wrote down of its files: a chunk that moves stays counted.
import { readFileSync, statSync } from 'node:fs';

const CLIENT = 'dist/client';
const read = (name) => JSON.parse(readFileSync(`${CLIENT}/.vite/${name}.json`, 'utf8'));
const { modules: fileOf, imports } = read('files');

/** Scripts of these modules and of everything that they import statically. */
const scripts = (modules) => {
  const seen = new Set();
  const visit = (file) => {
    if (seen.has(file)) return;
    seen.add(file);
    imports[file].forEach(visit);
  };
  modules.forEach((module) => visit(fileOf[module]));
  return [...seen].map((file) => `${CLIENT}/${file}`);
};

const APP = ['index.html', 'src/app.tsx'];
const LOGIN = ['index.html', 'src/custom/platform/login/page.tsx'];
const LIST = [...APP, 'src/screens/list/list-screen.tsx'];

/** Every address with the modules that it opens, as the build wrote them down, and the first page, which stands in no list. */
const addresses = [['/', 'src/custom/platform/home/page.tsx'], ...read('addresses'), ...read('derived')];
const weights = new Map();
/** As the build has packed the file, which is near enough to say which address is the heaviest. */
const weightOf = (file) => {
  if (!weights.has(file))
    weights.set(file, statSync(statSync(`${file}.gz`, { throwIfNoEntry: false }) ? `${file}.gz` : file).size);
  return weights.get(file);
};
const pages = addresses.map(([name, ...modules]) => {
  const path = scripts([...APP, ...modules]);
  return { name, path, weight: path.reduce((sum, file) => sum + weightOf(file), 0) };
});

/** In kB packed. No address weighs more: the heaviest ones are measured, whichever they are. */
const MOST = 400;
const MEASURED = 12;
const heaviest = [...new Map(pages.map((page) => [page.path.join(), page])).values()]
  .toSorted((one, other) => other.weight - one.weight)
  .slice(0, MEASURED);

export default [
  { name: 'login page', path: scripts(LOGIN), limit: '120 kB', gzip: true },
  { name: 'shell and first list', path: scripts(LIST), limit: '331 kB', gzip: true },
  ...heaviest.map(({ name, path }) => ({ name, path, limit: `${MOST} kB`, gzip: true })),
];
