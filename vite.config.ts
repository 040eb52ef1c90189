// The client build. The server is built by scripts/build-server.mjs.
import { readdir, readFile } from 'node:fs/promises';
import { basename, dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin, type Rolldown, runnerImport } from 'vite';
import { firstStyles } from './scripts/first-styles.ts';
import { groups, shared } from './scripts/groups.ts';
import {
  casbinCore,
  nameless,
  routerBuild,
  selectOptions,
  standInPlugin,
  tabMore,
  zodPlugin,
} from './scripts/stand-ins.ts';

/**
 * Packages that only define things, although their package.json does not say so. What is not used of them is left out;
 * without this the first page carries a Markdown renderer, a CSV parser and the whole antd Form (1.2 MB).
 */
const pure =
  /node_modules\/(react-markdown|remark-[^/]+|micromark[^/]*|mdast-[^/]+|unified|property-information|hast-[^/]+|sunflower-antd|@ant-design\/pro-[^/]+|papaparse|rc-field-form|pluralize|error-stack-parser)\//;

/** A declaration has no side effect (a rule of the house): what a page does not use of the registry is not shipped, nor zod with it. */
const declarations = /\/src\/(resources|policies)\//;

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

const headingsFile = file('./src/resources/headings.ts');
const DECLARED = /export const (\w+) = define(?:Master|Document)\(\{\s*name: '([\w.]+)'/g;

interface Declared {
  readonly path: string;
  /** The name under which the file exports it. */
  readonly exported: string;
}
interface Headed {
  readonly headings: readonly { readonly name: string; readonly load: unknown }[];
}

const declaredIn = async (paths: readonly string[]): Promise<ReadonlyMap<string, Declared>> => {
  const found = new Map<string, Declared>();
  for (const path of paths)
    for (const [, exported = '', name = ''] of (await readFile(path, 'utf8')).matchAll(DECLARED))
      found.set(name, { path, exported });
  return found;
};

const codeOf = ({ load: _load, ...heading }: Headed['headings'][number], declared?: Declared): string => {
  if (!declared) throw new Error(`No file declares ${heading.name} in the way that the build reads.`);
  const from = `./${relative(dirname(headingsFile), declared.path)}`;
  return `{ ...${JSON.stringify(heading)}, load: async () => (await import(${JSON.stringify(from)})).${declared.exported} }`;
};

/**
 * Writes a file down for the browser as what it exports. It is read before the build begins: later the build keeps its thread
 * busy for longer than the runner waits.
 */
const writtenDown = (path: string, write: () => Promise<string>): Plugin => {
  let code: string;
  return {
    name: `klinik:${basename(path, '.ts')}`,
    apply: 'build',
    buildStart: async () => {
      code = await write();
    },
    load: { filter: { id: new RegExp(`/${basename(path)}$`) }, handler: (id) => (id === path ? code : undefined) },
  };
};

/** The list of declarations would bring every declaration with it. */
const headings = writtenDown(headingsFile, async () => {
  const { module, dependencies } = await runnerImport<Headed>(headingsFile, { configFile: false });
  const declared = await declaredIn(dependencies);
  return `export const headings = [${module.headings.map((one) => codeOf(one, declared.get(one.name))).join(',\n')}];`;
});

/** What is only read: the list of calls would bring the shapes of what they take, the names of fields every declaration. */
const listed = (exported: string, path: string) =>
  writtenDown(file(path), async () => {
    const { module } = await runnerImport<Readonly<Record<string, object>>>(file(path), { configFile: false });
    return `export const ${exported} = ${JSON.stringify(module[exported])};`;
  });
const callPaths = listed('callPaths', './src/resources/call-paths.ts');
const sendPaths = listed('sendPaths', './src/resources/send-paths.ts');

const fieldLabels = listed('fieldLabels', './src/resources/field-labels.ts');
const moneyFields = listed('moneyFields', './src/resources/money-fields.ts');

/** Before every sheet of ours, as antd itself puts its styles. */
const firstAntd = writtenDown(file('./src/first-antd.css'), async () => {
  const [{ module: theme }, { module: styles }] = await Promise.all([
    runnerImport<{ readonly antdTheme: (mode: 'light', moves: boolean) => object }>(
      file('./src/providers/antd-theme.ts'),
      { configFile: false },
    ),
    runnerImport<{ readonly antdStyles: (theme: object) => string }>(file('./scripts/antd-styles.ts'), {
      configFile: false,
    }),
  ]);
  return styles.antdStyles(theme.antdTheme('light', true));
});

const PAGE = /'(\/[^']+)': [^]*?import\('\.\/([^']+)'\)/g;

/** Address and module of each bespoke page, as the files that list its component say it. */
export const addressesIn = (text: string): readonly (readonly [path: string, module: string])[] =>
  [...text.matchAll(PAGE)].map(([, path = '', module = '']) => [path, `src/custom/${module}`]);

const DERIVED = /(\w+): async \(\) => \(await import\('\.\/([^']+)'\)/g;

/** What src/resources/screens.ts tells of a screen that is made from its declaration. */
interface Declaring {
  readonly screens: readonly {
    readonly path: string;
    readonly bespoke: boolean;
    readonly of?: { readonly name: string; readonly heading: { readonly kind: string; readonly name: string } };
  }[];
}

/** Address, component and declaration of each screen that is made from one, as src/screens/derived.tsx makes it. */
export const derivedAddresses = async (): Promise<readonly (readonly string[])[]> => {
  const [{ module, dependencies }, text] = await Promise.all([
    runnerImport<Declaring>(file('./src/resources/screens.ts'), { configFile: false }),
    readFile(file('./src/screens/derived.tsx'), 'utf8'),
  ]);
  const declared = await declaredIn(dependencies);
  const components = new Map([...text.matchAll(DERIVED)].map(([, kind = '', from = '']) => [kind, from]));
  return module.screens.flatMap(({ path, bespoke, of }) => {
    if (bespoke || !of) return [];
    const kind = of.name === 'show' && of.heading.kind === 'document' ? 'document' : of.name;
    const [component, declaration] = [components.get(kind), declared.get(of.heading.name)?.path];
    if (!component || !declaration) throw new Error(`The build does not find what ${path} is made of.`);
    return [[path, `src/screens/${component}`, relative(file('.'), declaration)]];
  });
};

/** The file of each module of ours that the browser has, and what a file imports. A file that only hands on a module stands for it. */
const filesOf = (bundle: Rolldown.OutputBundle) => {
  const modules: Record<string, string> = {};
  const imports: Record<string, readonly string[]> = {};
  const chunks = Object.values(bundle).filter((output) => output.type === 'chunk');
  for (const chunk of chunks) {
    imports[chunk.fileName] = chunk.imports;
    for (const id of chunk.moduleIds)
      if (id.startsWith(file('./src/'))) modules[relative(file('.'), id)] = chunk.fileName;
  }
  for (const { facadeModuleId, fileName } of chunks)
    if (facadeModuleId) modules[relative(file('.'), facadeModuleId)] = fileName;
  return { modules, imports };
};

/** Writes down which modules an address opens, and their files: the server names them in the answer (server/http/pages.ts). */
const addresses = (): Plugin => {
  let derived: readonly (readonly string[])[];
  return {
    name: 'klinik:addresses',
    apply: 'build',
    buildStart: async () => {
      derived = await derivedAddresses();
    },
    async generateBundle(_options, bundle) {
      const lists = (await readdir(file('./src/custom'))).filter((name) => name.endsWith('-pages.ts'));
      const texts = await Promise.all(lists.map((name) => readFile(file(`./src/custom/${name}`), 'utf8')));
      const emit = (fileName: string, found: unknown) =>
        this.emitFile({ type: 'asset', fileName: `.vite/${fileName}.json`, source: JSON.stringify(found) });
      emit('addresses', texts.flatMap(addressesIn));
      emit('derived', derived);
      emit('files', filesOf(bundle));
    },
  };
};

const PACKED = /\.(js|css|html|svg|wasm)$/;
/** Below this a packet is saved by nothing. */
const SMALLEST = 1_000;

/** Each text, and WebAssembly, is packed once here instead of for every browser: Brotli where the connection is secure, gzip elsewhere. */
const packed: Plugin = {
  name: 'klinik:packed',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const { fileName, ...output } of Object.values(bundle)) {
        const source = output.type === 'chunk' ? output.code : output.source;
        if (!PACKED.test(fileName) || source.length < SMALLEST) continue;
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source) });
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source) });
      }
    },
  },
};

export default defineConfig({
  plugins: [
    headings,
    callPaths,
    sendPaths,
    fieldLabels,
    moneyFields,
    firstAntd,
    standInPlugin,
    zodPlugin,
    casbinCore,
    routerBuild,
    nameless,
    tabMore,
    selectOptions,
    react(),
    firstStyles,
    addresses(),
    shared.plugin,
    packed,
  ],
  // Prebundling would resolve the stand-ins' names before the plugin sees them.
  optimizeDeps: {
    exclude: ['casbin', '@refinedev/simple-rest'],
    // The last are imported late (by a name of its own, by a worker): found only then, they would draw a page of the tests again
    // while they run.
    include: ['casbin > await-lock', 'casbin > @casbin/expression-eval', 'zod', 'zxing-wasm/reader'],
  },
  // Beside its own file a worker may have parts that it shares with pages.
  worker: { format: 'es' },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // One style sheet beside the page's own styles: what is packed of all weighs as much as a small page, and each page had five or six.
    cssCodeSplit: false,
    rolldownOptions: {
      output: { codeSplitting: { groups } },
      treeshake: { moduleSideEffects: [pure, declarations].map((test) => ({ test, sideEffects: false })) },
    },
  },
  // The name in the address bar stays in the request: the server refuses what comes from another origin.
  server: { proxy: { '/api': { target: `http://localhost:${process.env.PORT ?? '3000'}`, changeOrigin: false } } },
});
