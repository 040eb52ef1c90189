// The client build. The server is built by scripts/build-server.mjs.
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/**
 * Packages that only define things, although their package.json does not say so. What is not used of them is left out;
 * without this the first page carries a Markdown renderer, a CSV parser and the whole antd Form (1.2 MB).
 */
const pure =
  /node_modules\/(react-markdown|remark-[^/]+|micromark[^/]*|mdast-[^/]+|unified|property-information|hast-[^/]+|sunflower-antd|@ant-design\/pro-[^/]+|papaparse|rc-field-form|pluralize|error-stack-parser)\//;

/** A declaration has no side effect (a rule of the house): what a page does not use of the registry is not shipped, nor zod with it. */
const declarations = /\/src\/(resources|policies)\//;

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/**
 * Dependencies of dependencies that the browser never runs: simple-rest's axios (its calls are ours, in rest-client.ts), and
 * what Casbin needs for policy files, globs and IP addresses. A stand-in applies only inside the package that it is for.
 */
const standIns: Readonly<Record<string, { inside: string; file: string }>> = {
  axios: { inside: '@refinedev/simple-rest', file: file('./src/providers/rest-client.ts') },
  buffer: { inside: 'casbin', file: file('./src/providers/casbin-spare.ts') },
  minimatch: { inside: 'casbin', file: file('./src/providers/casbin-spare.ts') },
  'csv-parse/sync': { inside: 'casbin', file: file('./src/providers/casbin-spare.ts') },
};

export const standInPlugin: Plugin = {
  name: 'klinik:stand-ins',
  enforce: 'pre',
  resolveId(source, importer) {
    const known = standIns[source];
    return known && importer?.includes(`/node_modules/${known.inside}/`) ? known.file : undefined;
  },
};

/** Casbin reads its model text through Node's Buffer, of which it only needs the way back to text. */
const casbinBuffer: Plugin = {
  name: 'klinik:casbin-buffer',
  transform: {
    filter: { id: /node_modules\/casbin\/lib\/esm\/index\.mjs/ },
    handler: (code) => ({
      code: `const Buffer = { from: (text) => text, isBuffer: () => false };\n${code}`,
      map: null,
    }),
  },
};

const TEXT = /\.(js|css|html|svg)$/;
/** Below this a packet is saved by nothing. */
const SMALLEST = 1_000;

/** Each text is packed once here instead of for every browser: Brotli where the connection is secure, gzip elsewhere. */
const packed: Plugin = {
  name: 'klinik:packed',
  apply: 'build',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const { fileName, ...output } of Object.values(bundle)) {
        const source = output.type === 'chunk' ? output.code : output.source;
        if (!TEXT.test(fileName) || source.length < SMALLEST) continue;
        this.emitFile({ type: 'asset', fileName: `${fileName}.br`, source: brotliCompressSync(source) });
        this.emitFile({ type: 'asset', fileName: `${fileName}.gz`, source: gzipSync(source) });
      }
    },
  },
};

export default defineConfig({
  plugins: [standInPlugin, casbinBuffer, react(), packed],
  // Prebundling would resolve the stand-ins' names before the plugin sees them.
  optimizeDeps: {
    exclude: ['casbin', '@refinedev/simple-rest'],
    include: ['casbin > await-lock', 'casbin > @casbin/expression-eval', '@refinedev/simple-rest > query-string'],
  },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    // .size-limit.js reads from it what each page loads.
    manifest: true,
    rolldownOptions: {
      treeshake: { moduleSideEffects: [pure, declarations].map((test) => ({ test, sideEffects: false })) },
    },
  },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? '3000'}` } },
});
