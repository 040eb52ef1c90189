// What the build puts in the place of parts of packages that browsers never run, or not at once (vite.config.ts).
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Dependencies of dependencies that the browser never runs: simple-rest's axios (its calls are ours, in rest-client.ts) and its writer
 * of queries, what Casbin needs for policy files, globs and IP addresses, a ResizeObserver made by hand, the folds of a picker of
 * colours, of which a button only takes how bright a colour is, and forms of fields and menus that no page shows. Of lodash and of the
 * writer of addresses Refine needs a few lines. A stand-in applies only inside the package that it is for.
 */
const standIns: Readonly<Record<string, { inside: string; file: string }>> = {
  axios: { inside: '@refinedev/simple-rest', file: file('../src/providers/rest-client.ts') },
  'query-string': { inside: '@refinedev/simple-rest', file: file('../src/providers/query-string.ts') },
  buffer: { inside: 'casbin', file: file('../src/providers/casbin-spare.ts') },
  minimatch: { inside: 'casbin', file: file('../src/providers/casbin-spare.ts') },
  'csv-parse/sync': { inside: 'casbin', file: file('../src/providers/casbin-spare.ts') },
  pluralize: { inside: '@refinedev/core', file: file('../src/providers/pluralize.ts') },
  'lodash-es/isEqual.js': { inside: '@refinedev/core', file: file('../src/providers/lodash/is-equal.ts') },
  'lodash-es/unionWith.js': { inside: '@refinedev/core', file: file('../src/providers/lodash/union-with.ts') },
  'lodash-es/differenceWith.js': {
    inside: '@refinedev/core',
    file: file('../src/providers/lodash/difference-with.ts'),
  },
  'lodash-es/uniqBy.js': { inside: '@refinedev/core', file: file('../src/providers/lodash/uniq-by.ts') },
  'lodash-es/get.js': { inside: '@refinedev/core', file: file('../src/providers/lodash/get.ts') },
  qs: { inside: '@refinedev', file: file('../src/providers/qs.ts') },
  'resize-observer-polyfill': { inside: 'rc-resize-observer', file: file('../src/providers/native-resize.ts') },
  '../../collapse': { inside: 'antd/es/color-picker', file: file('../src/providers/part-spare.ts') },
  './OTP': { inside: 'antd/es/input', file: file('../src/providers/part-spare.ts') },
  './Group': { inside: 'antd/es/input', file: file('../src/providers/part-spare.ts') },
  '../modal/useModal': { inside: 'antd/es/app', file: file('../src/kit/dialog/modal-later.tsx') },
  './dropdown-button': { inside: 'antd/es/dropdown', file: file('../src/providers/part-spare.ts') },
};

export const standInPlugin: Plugin = {
  name: 'klinik:stand-ins',
  enforce: 'pre',
  resolveId(source, importer) {
    const known = standIns[source];
    return known && importer?.includes(`/node_modules/${known.inside}/`) ? known.file : undefined;
  },
};

const zodLater = file('../src/providers/zod-later.ts');
/** Shapes of declarations are made when somebody asks for them: only who makes them then has zod itself. */
export const zodPlugin: Plugin = {
  name: 'klinik:zod-later',
  enforce: 'pre',
  resolveId: (source, importer) =>
    source === 'zod' && importer?.startsWith(file('../src/')) && !importer.endsWith('/src/providers/zod-here.ts')
      ? zodLater
      : undefined,
};

/**
 * Casbin reads its model text through Node's Buffer, of which it only needs the way back to text. Its enforcer is the last of four classes;
 * the others change policies and keep them in a store. Ours only decides, which the first of them does.
 */
export const casbinCore: Plugin = {
  name: 'klinik:casbin-core',
  transform: {
    filter: { id: /node_modules\/casbin\/lib\/esm\/index\.mjs/ },
    handler: (code) => {
      const deciding = code.replace(/^ {2}Enforcer,$/m, '  CoreEnforcer as Enforcer,');
      return { code: `const Buffer = { from: (text) => text, isBuffer: () => false };\n${deciding}`, map: null };
    },
  },
};

/** Its package names the build with warnings for developers whoever asks; what is shipped takes the other one. */
export const routerBuild: Plugin = {
  name: 'klinik:router-build',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source) =>
    source === 'react-router' ? file('../node_modules/react-router/dist/production/index.mjs') : undefined,
};

/**
 * Statements that only write a name onto a function, and calls of React that only make a component, keep what nobody uses in the
 * shipped code: a quarter of Refine's core, and the parts of the router for servers.
 */
const NAMING = /^(?:__name\(\w+, "\w+"\)|\w+\.displayName = "\w+");$/gm;
const MAKING = /= (React\d*\.(?:forwardRef|createContext|memo)\()/g;
export const nameless: Plugin = {
  name: 'klinik:nameless',
  apply: 'build',
  transform: {
    filter: { id: /node_modules\/(?:@refinedev\/[\w-]+|react-router)\/dist\/.*\.mjs$/ },
    handler: (code) => ({ code: code.replaceAll(NAMING, '').replaceAll(MAKING, '= /* @__PURE__ */ $1'), map: null }),
  },
};

/** A part of a package that is fetched where it is shown: its import becomes what `made` of a file of ours makes of it. */
const later = (
  name: string,
  id: RegExp,
  part: { readonly local: string; readonly from: string; readonly made: string; readonly file: string },
): Plugin => ({
  name: `klinik:${name}`,
  apply: 'build',
  transform: {
    filter: { id },
    handler: (code) => ({
      code: code.replace(
        new RegExp(`import ${part.local} from (["'])${part.from.replaceAll('.', String.raw`\.`)}\\1;`),
        `import { ${part.made} } from ${JSON.stringify(file(part.file))};
var ${part.local} = ${part.made}(() => import("${part.from}"));`,
      ),
      map: null,
    }),
  },
});

/** Tabs bring the menu of those that do not fit. */
export const tabMore = later('tab-more', /node_modules\/rc-tabs\/es\/TabNavList\/index\.js$/, {
  local: 'OperationNode',
  from: './OperationNode',
  made: 'laterMore',
  file: '../src/kit/page/tab-more.tsx',
});

/** A choice brings what it offers, and the list that draws only what is in sight. */
export const selectOptions = later('select-options', /node_modules\/rc-select\/es\/Select\.js$/, {
  local: 'OptionList',
  from: './OptionList',
  made: 'laterOptions',
  file: '../src/kit/page/options-later.tsx',
});
