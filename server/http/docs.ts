// /api/docs: the OpenAPI document, and a plain page to read it without any script or foreign host.
import type { FastifyInstance } from 'fastify';
import { sendJson } from './send.ts';
import { API_NOTE, type Operation, openApi, operations, rolesOf } from './openapi.ts';

const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (value: string): string => value.replace(/[&<>"]/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
  body { max-width: 72rem; margin: 2rem auto; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; font-size: .875rem; }
  th, td { text-align: left; vertical-align: top; padding: .375rem .75rem .375rem 0; border-bottom: 1px solid color-mix(in srgb,
    currentColor 18%, transparent); }
  code { font: .8125rem/1.5 ui-monospace, monospace; }
  nav a { margin-right: 1rem; }
`;

const row = (operation: Operation): string => `
  <tr>
    <td><code>${operation.method}</code></td>
    <td><code>${text(operation.path)}</code></td>
    <td>${text(operation.summary)}</td>
    <td>${text(rolesOf(operation).join(', '))}</td>
  </tr>`;

const section = (module: string, list: readonly Operation[]): string => `
  <h2 id="${module}">${module}</h2>
  <table>
    <thead><tr><th>Metode</th><th>Alamat</th><th>Keterangan</th><th>Peran</th></tr></thead>
    <tbody>${list.map(row).join('')}</tbody>
  </table>`;

const page = (list: readonly Operation[]): string => {
  const modules = [...new Set(list.map(({ module }) => module))];
  return `<!doctype html>
<html lang="id">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>API Klinik</title><style>${STYLE}</style></head>
<body>
  <h1>API Klinik</h1>
  <p>${text(API_NOTE)}</p>
  <p>Bentuk setiap permintaan: <a href="/api/docs/openapi.json">openapi.json</a> (OpenAPI 3.1).</p>
  <nav>${modules.map((module) => `<a href="#${module}">${module}</a>`).join('')}</nav>
  ${modules
    .map((module) =>
      section(
        module,
        list.filter((operation) => operation.module === module),
      ),
    )
    .join('')}
</body>
</html>`;
};

const OPEN_DOCS = { policy: { object: 'platform.docs', action: 'call' } };

/** Made when somebody first asks, and kept: it takes as long as the rest of a start. */
const kept = (make: () => string): (() => string) => {
  let made: string | undefined;
  return () => (made ??= make());
};
const html = kept(() => page(operations()));
const json = kept(() => JSON.stringify(openApi()));

export const registerDocs = (app: FastifyInstance): void => {
  app.get('/api/docs', { config: OPEN_DOCS }, async (_request, reply) =>
    reply.type('text/html; charset=utf-8').send(html()),
  );
  app.get('/api/docs/openapi.json', { config: OPEN_DOCS }, async (_request, reply) => sendJson(reply, json()));
};
