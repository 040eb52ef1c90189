// GET /api/live: server-sent events that name what has changed in the reader's branches (platform.md 4).
import type { FastifyInstance } from 'fastify';
import { mayCall } from '../../src/policies/index.ts';
import { liveCalls } from '../../src/resources/platform/live.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import type { Bulletin, News } from './bulletin.ts';
import type { Session, Sessions } from './session.ts';

/** Keeps proxies from closing a silent stream, and is when the session is looked at again. */
const BEAT_MS = 25_000;
const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // A buffering proxy in front would hold the events back.
  'x-accel-buffering': 'no',
} as const;

const CALL = 'platform.live';

const concerns = ({ branches }: Session, { branch }: News): boolean =>
  branch === undefined || branches.includes(branch);

const eventOf = ({ objects }: News): string =>
  objects === undefined ? 'event: reset\ndata: {}\n\n' : `event: change\ndata: ${JSON.stringify({ objects })}\n\n`;

/** `GET /api/live`: server-sent events of what changed in the branches that the listener reads. */
export const registerLive = (app: FastifyInstance, sessions: Sessions, bulletin: Bulletin): void => {
  const open = new Set<() => void>();
  app.addHook('preClose', async () => open.forEach((end) => end()));

  const { method, path } = liveCalls[CALL];
  app.route({
    method,
    url: `/api/${path}`,
    config: { policy: { object: CALL, action: 'call' } },
    handler: async (request, reply) => {
      const session = await sessions.read(request);
      if (!mayCall(session.actor.role, CALL)) throw new Refusal('forbidden');
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
      raw.write(': hello\n\n');

      const beat = setInterval(() => {
        raw.write(': beat\n\n');
        // A stream is no activity: it ends with the session, it does not keep it.
        sessions.isAlive(session.idHash).then(
          (alive) => {
            if (!alive) end();
          },
          (error: unknown) => request.log.warn({ err: error }, 'session of a live stream not read'),
        );
      }, BEAT_MS);
      const leave = bulletin.listen((news) => {
        if (concerns(session, news)) raw.write(eventOf(news));
      });
      const end = (): void => {
        clearInterval(beat);
        leave();
        open.delete(end);
        raw.end();
      };
      open.add(end);
      raw.on('close', end);
    },
  });
};
