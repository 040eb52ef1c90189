// Builds the HTTP application; main.ts gives it its database and listens.
import { randomUUID } from 'node:crypto';
import fastify, { type FastifyBaseLogger, type FastifyInstance, LogController } from 'fastify';
import type pg from 'pg';
import type { Logger } from 'pino';
import type { Config } from './config.ts';
import type { FileStore } from './files/store.ts';
import type { Vault } from './mail/vault.ts';
import { registerAuth } from './http/auth.ts';
import { registerClient } from './http/client.ts';
import { registerDocs } from './http/docs.ts';
import { registerErrors } from './http/errors.ts';
import { exportAddress } from './http/export-address.ts';
import { createBulletin } from './http/bulletin.ts';
import { registerHealth } from './http/health.ts';
import { createKnownDevices } from './http/known-device.ts';
import { registerLive } from './http/live.ts';
import { createLoginThrottle } from './http/login-throttle.ts';
import { registerMetrics } from './http/metrics.ts';
import { registerRoutes, requirePolicies } from './http/routes.ts';
import { registerSecurity } from './http/security.ts';
import { createReadLog } from './usecases/platform/reading/read-log.ts';
import { createSessions } from './http/session.ts';

export interface AppDependencies {
  readonly config: Pick<Config, 'trustProxy' | 'publicUrl' | 'metricsToken'>;
  readonly pool: pg.Pool;
  /** Where changes are listened for; the pool's own address when it is left out. */
  readonly liveUrl?: string;
  readonly files: FileStore;
  /** Locks what branches hand over in confidence; absent: nothing of the kind is taken. */
  readonly vault?: Vault;
  readonly logger: Logger;
  /** Sees the application before its routes are made: tests hold every answer against its shape. */
  readonly watch?: (app: FastifyInstance) => void;
}

/** Bytes of a JSON body; uploads have limits of their own. */
const BODY_LIMIT = 256 * 1024;

/** The defaults leave half-sent requests open for minutes. */
const TIMES = { requestTimeout: 10_000, keepAliveTimeout: 72_000 } as const;
const CONNECTIONS = { headersTimeout: 5_000, connectionsCheckingInterval: 1_000 } as const;

/** One line a request, without its query: search words are names and telephone numbers. */
const logRequests = (app: FastifyInstance): void => {
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url,
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      user: request.session?.actor.id,
    });
  });
};

/** The application, ready to listen or to be asked by `inject`. @throws when a route of the API has no policy */
export const buildApp = async (dependencies: AppDependencies): Promise<FastifyInstance> => {
  const { config, pool, liveUrl, files, vault, logger, watch } = dependencies;
  const loggerInstance: FastifyBaseLogger = logger;
  const app = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    rewriteUrl: ({ url = '/' }) => exportAddress(url),
    trustProxy: config.trustProxy.length > 0 ? [...config.trustProxy] : false,
    bodyLimit: BODY_LIMIT,
    exposeHeadRoutes: false,
    http: CONNECTIONS,
    ...TIMES,
  });
  watch?.(app);
  const bulletin = createBulletin(pool, logger, liveUrl);
  const sessions = createSessions(pool, config.publicUrl, bulletin);
  app.addHook('onClose', bulletin.close);
  registerErrors(app);
  logRequests(app);
  await registerSecurity(app, sessions, config.publicUrl);
  requirePolicies(app);
  registerHealth(app, pool);
  registerMetrics(app, pool, config);
  const devices = createKnownDevices(config.publicUrl);
  const throttle = createLoginThrottle(pool, devices);
  registerAuth(app, { sessions, throttle, devices });
  registerLive(app, sessions, bulletin);
  const readings = createReadLog(pool, (error) =>
    app.log.error({ err: error }, 'openings of records are not noted yet'),
  );
  app.addHook('onClose', readings.settle);
  registerRoutes(app, { pool, sessions, throttle, files, bulletin, readings, vault });
  registerDocs(app);
  await registerClient(app, sessions);
  await app.ready();
  return app;
};
