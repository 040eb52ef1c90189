// The client build. The server is built by scripts/build-server.mjs.
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/**
 * Packages that only define things, although their package.json does not say so. What is not used of them is left out;
 * without this the first page carries a Markdown renderer, a CSV parser and the whole antd Form (1.2 MB).
 */
const pure =
  /node_modules\/(react-markdown|remark-[^/]+|micromark[^/]*|mdast-[^/]+|unified|property-information|hast-[^/]+|sunflower-antd|@ant-design\/pro-[^/]+|papaparse|pluralize|error-stack-parser)\//;

const file = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

export default defineConfig({
  plugins: [react()],
  resolve: {
    // simple-rest brings axios; the forty lines that it calls are ours (src/providers/rest-client.ts).
    alias: { axios: file('./src/providers/rest-client.ts') },
  },
  build: {
    outDir: 'dist/client',
    target: 'es2022',
    rolldownOptions: { treeshake: { moduleSideEffects: [{ test: pure, sideEffects: false }] } },
  },
  server: { proxy: { '/api': `http://localhost:${process.env.PORT ?? '3000'}` } },
});
