// What guards every request before any of our code runs: headers, size, time, load, origin.
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import underPressure from '@fastify/under-pressure';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { authCalls } from '../../src/resources/platform/auth.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import { memoryBytes } from '../memory.ts';
import type { Sessions } from './session.ts';
import { multipartLimits } from './upload.ts';

/**
 * Requests of one address in a minute whose session nobody knows; those of signed-in staff behind one address are many. Each
 * kind is counted by itself: a clinic has one address, and who floods it from inside must not keep the others from signing in.
 */
const PER_MINUTE = {
  /** Without a session. */
  anonymous: 600,
  /** With one that this server has not seen, which may be invented. */
  claimed: 600,
  /** The password is looked at behind limits of its own (login-throttle.ts). */
  'sign-in': 120,
} as const;
type Stranger = keyof typeof PER_MINUTE;
const SIGN_IN = `/api/${authCalls['platform.auth.login'].path}`;
const MAX_LOOP_DELAY_MS = 2_000;
/** An eighth of the machine, as PostgreSQL has one, and what a busy day takes at least. */
const MAX_RSS_BYTES = Math.max(1_500 * 1024 * 1024, memoryBytes() / 8);
const READING = new Set(['GET', 'HEAD', 'OPTIONS']);

const contentSecurityPolicy = {
  useDefaults: false,
  directives: {
    defaultSrc: ["'none'"],
    scriptSrc: ["'self'"],
    styleSrc: ["'self'"],
    imgSrc: ["'self'", 'data:', 'blob:'],
    fontSrc: ["'self'"],
    connectSrc: ["'self'"],
    frameSrc: ["'self'", 'blob:'],
    objectSrc: ["'none'"],
    baseUri: ["'none'"],
    formAction: ["'self'"],
    frameAncestors: ["'none'"],
  },
};

export const POLICY = 'Content-Security-Policy';

/** What a page of ours may do beside what every answer may. */
interface OfPage {
  /** On styles that it writes: those of the interface kit. */
  readonly nonce: string;
  /** Hashes of the inline scripts of index.html. */
  readonly scriptHashes: readonly string[];
}

/** Lets a page write styles that carry its nonce, and run the scripts of index.html. */
export const allowOfPage = (reply: FastifyReply, { nonce, scriptHashes }: OfPage): FastifyReply =>
  reply.header(
    POLICY,
    String(reply.getHeader(POLICY))
      .replace("style-src 'self'", `$& 'nonce-${nonce}'`)
      .replace("script-src 'self'", ['$&', ...scriptHashes].join(' ')),
  );

/**
 * Of the worker that decodes pictures of the camera: it alone may run WebAssembly, which is no leave for scripts from text. A worker
 * goes by the policy of its own answer; pages keep theirs (docs/decisions/0074).
 */
export const DECODER_POLICY = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'";
/** What pages of ours may use of the device, and nothing that they show. */
const PERMISSIONS = 'camera=(self), microphone=()';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Of a route that answers under load as well, when others are turned away. */
    pressureHandler?: () => undefined;
  }
}

/** Options of routes that answer under load too, for monitoring: a probe that is turned away looks like a dead process. */
export const ALWAYS_ANSWERED = { pressureHandler: () => undefined } as const;

const isApi = (request: FastifyRequest): boolean => request.url.startsWith('/api/');

/** A page of another site can send our cookie along; the browser then says where the request comes from. */
const requireSameOrigin = (request: FastifyRequest, publicUrl: string | undefined): void => {
  if (READING.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  const own = publicUrl === undefined ? `${request.protocol}://${request.host}` : new URL(publicUrl).origin;
  const same = origin === undefined ? site === 'same-origin' : origin === own;
  if (!same) throw new Refusal('foreign-origin');
};

/** Counts whom no session vouches for, by kind and address. */
const limitStrangers = (app: FastifyInstance, sessions: Sessions) => {
  const kindOf = (request: FastifyRequest): Stranger => {
    if (request.url.split('?')[0] === SIGN_IN) return 'sign-in';
    return sessions.isClaimed(request) ? 'claimed' : 'anonymous';
  };
  return app.register(rateLimit, {
    max: (request) => PER_MINUTE[kindOf(request)],
    keyGenerator: (request) => `${kindOf(request)} ${request.ip}`,
    timeWindow: 60_000,
    allowList: (request) => !isApi(request) || sessions.isKnown(request),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too-many-attempts', { n: Math.ceil(ttl / 60_000) }, undefined, {
        retry_after: Math.ceil(ttl / 1_000),
      }),
  });
};

/** Registers the guards; the handlers of the API come after them. */
export const registerSecurity = async (
  app: FastifyInstance,
  sessions: Sessions,
  publicUrl: string | undefined,
): Promise<void> => {
  await app.register(helmet, {
    contentSecurityPolicy,
    strictTransportSecurity: publicUrl?.startsWith('https:') === true,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginEmbedderPolicy: false,
  });
  await app.register(cookie);
  await app.register(multipart, { limits: multipartLimits });
  await app.register(underPressure, {
    maxEventLoopDelay: MAX_LOOP_DELAY_MS,
    maxRssBytes: MAX_RSS_BYTES,
    pressureHandler: () => {
      throw new Refusal('overloaded');
    },
  });
  await limitStrangers(app, sessions);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('Permissions-Policy', PERMISSIONS);
    if (!isApi(request)) return;
    reply.header('Cache-Control', 'no-store').header('X-Request-Id', request.id);
    requireSameOrigin(request, publicUrl);
  });
};
