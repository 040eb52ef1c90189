// The page that every client route answers. For who is signed in it names the files of the address, so that the browser fetches
// them beside each other; left alone it finds out about them one round after the other.
import { existsSync, readFileSync } from 'node:fs';

/** What the build says of a module (Vite's manifest). */
interface Built {
  readonly file: string;
  readonly css?: readonly string[];
  readonly imports?: readonly string[];
}
type Manifest = Readonly<Record<string, Built>>;
/** An address as the router has it, and the modules of its page (vite.config.ts). */
type Address = readonly [path: string, ...modules: readonly string[]];

const ENTRY = 'index.html';
const APP = 'src/app.tsx';
/** On every page, and wanted as soon as the page stands. */
const RAIL = 'src/layouts/app/rail.tsx';
/** The first page belongs to no list of pages. */
const HOME_PAGE = 'src/custom/platform/home/page.tsx';
const HOME: Address = ['/', HOME_PAGE];
/** Who is signed in is read before anything is shown, on every page: asked for while the files come. */
const SESSION = '/api/auth/me';
/** What the first page reads before anything of it is shown. */
const READ_AHEAD: Readonly<Record<string, readonly string[]>> = { [HOME_PAGE]: ['/api/platform/today'] };
/** Texts that the rail and all pages of their own share, and those of the module that such a page stands in (src/custom/*-pages.ts). */
const textsOf = (modules: readonly string[]): readonly string[] => {
  const rooms = modules.flatMap((module) => /^src\/custom\/(\w+)\//.exec(module)?.[1] ?? []);
  return ['platform', ...rooms].map((name) => `src/locales/${name}.id.json`);
};

/** What the build wrote down; undefined where it did not. */
const read = (path: string): unknown => (existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : undefined);

/** Modules and all that they import statically. */
const closure = (manifest: Manifest, modules: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (module: string): void => {
    if (found.has(module)) return;
    found.add(module);
    manifest[module]?.imports?.forEach(visit);
  };
  modules.forEach(visit);
  return found;
};

/** Tags for what these modules need and the page does not name itself. */
const tagsOf = (manifest: Manifest, modules: readonly string[]): string => {
  const named = closure(manifest, [ENTRY]);
  const wanted = [...closure(manifest, modules)]
    .filter((module) => !named.has(module))
    .map((module) => manifest[module]);
  const scripts = wanted.flatMap((built) => (built?.file.endsWith('.js') ? [built.file] : []));
  const styles = new Set(wanted.flatMap((built) => built?.css ?? []));
  return [
    ...scripts.map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`),
    ...[...styles].map((file) => `<link rel="preload" as="style" crossorigin href="/${file}">`),
  ].join('\n');
};

/** '/service/visit/:id' as an expression. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`);

/** Answers that are asked for as the page's own `fetch` asks for them. */
const aheadOf = (modules: readonly string[]): string =>
  [SESSION, ...modules.flatMap((module) => READ_AHEAD[module] ?? [])]
    .map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`)
    .join('\n');

/** The pages of a built client. */
export const createPages = (root: string) => {
  const html = readFileSync(`${root}/${ENTRY}`, 'utf8');
  const manifest = (read(`${root}/.vite/manifest.json`) ?? {}) as Manifest;
  const written = ['addresses', 'derived'].map((name) => (read(`${root}/.vite/${name}.json`) ?? []) as Address[]);
  const addresses = [HOME, ...written.flat()];
  // '/service/visit/jadwal' before '/service/visit/:id'.
  const ordered = addresses.toSorted(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));
  const known = ordered.map(([path, ...modules]) => ({ pattern: patternOf(path), modules }));
  const made = new Map<string, string>();

  const signedIn = (path: string): string => {
    const modules = known.find(({ pattern }) => pattern.test(path))?.modules ?? [];
    const key = modules.join(' ');
    let page = made.get(key);
    if (!page) {
      const named = [APP, RAIL, ...modules, ...textsOf(modules)];
      page = html.replace('</head>', `${aheadOf(modules)}\n${tagsOf(manifest, named)}\n</head>`);
      made.set(key, page);
    }
    return page;
  };
  /** `path`: of the address, without its query. */
  return (path: string, isSignedIn: boolean): string => (isSignedIn ? signedIn(path) : html);
};
