// The built client: hashed files for good, the page itself never from a cache, and every client route answers the page.
import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Refusal } from '../../src/resources/refusals.ts';
import { createPages } from './pages.ts';
import { allowOfPage, DECODER_POLICY, POLICY } from './security.ts';
import type { Sessions } from './session.ts';

const MISSES_PER_MINUTE = 300;
const NONCE_BYTES = 18;
const YEAR_MS = 365 * 24 * 3_600_000;

/** The worker of src/kit/scan as the build names it. */
const DECODER = /\/assets\/decode-worker-[\w-]+\.js/;

/** Beside the bundled server, or in the build folder when the sources run as they are. */
const folders = ['../client', '../../dist/client', '../dist/client'].map((path) =>
  fileURLToPath(new URL(path, import.meta.url)),
);

const isPage = (url: string): boolean => !url.startsWith('/api') && !/\.\w{1,5}(\?|$)/.test(url);

const pathOf = (url: string): string => url.split('?')[0] ?? '';

/**
 * Answers a client route, each time with a nonce of its own for its styles. The cookie decides which files are named, never what
 * anybody may see.
 */
const createAnswer = (root: string, sessions: Sessions) => {
  const { pageFor, scriptHashes } = createPages(root);
  return (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const nonce = randomBytes(NONCE_BYTES).toString('base64url');
    const claim = { isClaimed: sessions.isClaimed(request), isKnown: sessions.isKnown(request) };
    const html = pageFor(pathOf(request.url), claim)
      .replace('<style>', `<style nonce="${nonce}">`)
      .replace('</head>', `<meta property="csp-nonce" nonce="${nonce}" />\n</head>`);
    allowOfPage(reply, { nonce, scriptHashes })
      .type('text/html; charset=utf-8')
      .header('Cache-Control', 'no-store')
      .header('Vary', 'Accept-Encoding, Cookie');
    return /\bgzip\b/.test(request.headers['accept-encoding'] ?? '')
      ? reply.header('Content-Encoding', 'gzip').send(gzipSync(html))
      : reply.send(html);
  };
};

/** Serves the client where it is built, and answers what nothing else does: a page, or `not-found`. */
export const registerClient = async (app: FastifyInstance, sessions: Sessions): Promise<void> => {
  const root = folders.find((folder) => existsSync(`${folder}/index.html`));
  const answer = root && createAnswer(root, sessions);
  if (root) {
    await app.register(fastifyStatic, {
      root,
      index: false,
      // Packed by the build (vite.config.ts).
      preCompressed: true,
      // Said below, by file.
      cacheControl: false,
      // One route for all files would need to know them at boot; a wildcard is looked up as files come and go.
      wildcard: false,
      setHeaders: (reply, path) => {
        const hashed = path.includes('/assets/');
        reply.setHeader('Vary', 'Accept-Encoding');
        reply.setHeader('Cache-Control', hashed ? `public, max-age=${YEAR_MS / 1_000}, immutable` : 'no-cache');
        if (DECODER.test(path)) reply.setHeader(POLICY, DECODER_POLICY);
      },
    });
  }
  app.setNotFoundHandler(
    { preHandler: app.rateLimit({ max: MISSES_PER_MINUTE, timeWindow: 60_000, allowList: () => false }) },
    async (request, reply) => {
      if (answer && request.method === 'GET' && isPage(request.url)) return answer(request, reply);
      throw new Refusal('not-found');
    },
  );
};
