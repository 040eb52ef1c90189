// The page that every client route answers. For who is signed in it names the files of the address, so that the browser fetches
// them beside each other; left alone it finds out about them one round after the other.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { screens } from '../../src/resources/screens.ts';

/** What the build says of its files (vite.config.ts). */
interface Files {
  /** The file of a module. */
  readonly modules: Readonly<Record<string, string>>;
  /** What a file imports statically. */
  readonly imports: Readonly<Record<string, readonly string[]>>;
}
/** An address as the router has it, and the modules of its page (vite.config.ts). */
type Address = readonly [path: string, ...modules: readonly string[]];

const ENTRY = 'index.html';
const APP = 'src/app.tsx';
/** On every page, and wanted as soon as the page stands. */
const FRAME = 'src/layouts/app/frame.ts';
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

/** Files of modules and all that these import statically. */
const filesOf = ({ modules, imports }: Files, wanted: readonly string[]): ReadonlySet<string> => {
  const found = new Set<string>();
  const visit = (name: string | undefined): void => {
    if (name === undefined || found.has(name)) return;
    found.add(name);
    imports[name]?.forEach(visit);
  };
  wanted.forEach((module) => visit(modules[module]));
  return found;
};

/** Tags for what these modules need and the page does not name itself. */
const tagsOf = (files: Files, modules: readonly string[]): string => {
  const named = filesOf(files, [ENTRY]);
  return [...filesOf(files, modules)]
    .filter((name) => !named.has(name))
    .map((name) => `<link rel="modulepreload" crossorigin href="/${name}">`)
    .join('\n');
};

/** '/service/visit/:id' as an expression. */
const patternOf = (path: string): RegExp => new RegExp(`^${path.replaceAll(/:\w+/g, '[^/]+').replace(/\/$/, '')}/?$`);

/** Addresses without the frame of the application. */
const BARE = ['/forbidden', ...screens.flatMap(({ path, bare }) => (bare ? [path] : []))].map(patternOf);

/** Which first paint of index.html the address begins with; undefined: none. */
const shellOf = (path: string): 'home' | 'page' | undefined => {
  if (path === '/') return 'home';
  return BARE.some((pattern) => pattern.test(path)) ? undefined : 'page';
};

const INLINE = /<script>([^]*?)<\/script>/g;

/** Answers that are asked for as the page's own `fetch` asks for them. */
const aheadOf = (modules: readonly string[]): string =>
  [SESSION, ...modules.flatMap((module) => READ_AHEAD[module] ?? [])]
    .map((href) => `<link rel="preload" as="fetch" crossorigin href="${href}">`)
    .join('\n');

/** The pages of a built client. */
export const createPages = (root: string) => {
  const html = readFileSync(`${root}/${ENTRY}`, 'utf8');
  const files = (read(`${root}/.vite/files.json`) ?? { modules: {}, imports: {} }) as Files;
  const written = ['addresses', 'derived'].map((name) => (read(`${root}/.vite/${name}.json`) ?? []) as Address[]);
  const addresses = [HOME, ...written.flat()];
  // '/service/visit/jadwal' before '/service/visit/:id'.
  const ordered = addresses.toSorted(([one], [other]) => Number(one.includes(':')) - Number(other.includes(':')));
  const known = ordered.map(([path, ...modules]) => ({ pattern: patternOf(path), modules }));
  const made = new Map<string, string>();

  const withFiles = (path: string): string => {
    const modules = known.find(({ pattern }) => pattern.test(path))?.modules ?? [];
    const key = modules.join(' ');
    let page = made.get(key);
    if (!page) {
      const named = [APP, FRAME, ...modules, ...textsOf(modules)];
      page = html.replace('</head>', `${aheadOf(modules)}\n${tagsOf(files, named)}\n</head>`);
      made.set(key, page);
    }
    return page;
  };
  return {
    /**
     * `path`: of the address, without its query. `isClaimed`: the browser sends a session, whether or not it stands. `isKnown`: this
     * server has read it of late, so that the frame is drawn before the application is there.
     */
    pageFor: (path: string, { isClaimed, isKnown }: { isClaimed: boolean; isKnown: boolean }): string => {
      const page = isClaimed ? withFiles(path) : html;
      const shell = isKnown ? shellOf(path) : undefined;
      return shell ? page.replace('<html', `<html data-shell="${shell}"`) : page;
    },
    /** What the policy must allow of the page by its hash. */
    scriptHashes: [...html.matchAll(INLINE)].map(
      ([, code = '']) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`,
    ),
  };
};
