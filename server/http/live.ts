// GET /api/live: server-sent events that name what has changed in the reader's branches, as far as he may read it (platform.md 4).
import type { FastifyInstance } from 'fastify';
import { mayCall } from '../../src/policies/index.ts';
import { ANYTHING, liveCalls } from '../../src/resources/platform/live.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import type { Bulletin, News } from './bulletin.ts';
import { namesFor } from './live-names.ts';
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
/** After this write a reader may read less, or more. */
const FEATURES = 'platform.users.changefeatures';

const concerns = ({ branches }: Session, { branch }: News): boolean =>
  branch === undefined || branches.includes(branch);

const RESET = 'event: reset\ndata: {}\n\n';

/** What this reader is told; undefined: none of it is his business. */
const eventFor = ({ actor }: Session, { objects }: News): string | undefined => {
  if (objects === undefined || objects.some((name) => ANYTHING.includes(name))) return RESET;
  const names = namesFor(actor, objects);
  return names.length === 0 ? undefined : `event: change\ndata: ${JSON.stringify({ objects: names })}\n\n`;
};

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
      let session = await sessions.read(request);
      if (!mayCall(session.actor, CALL)) throw new Refusal('forbidden');
      reply.hijack();
      const { raw } = reply;
      raw.writeHead(200, { ...(reply.getHeaders() as Record<string, string>), ...HEADERS });
      raw.write(': hello\n\n');

      /** A stream is no activity: it ends with the session, it does not keep it. */
      const look = async (): Promise<void> => {
        try {
          const now = await sessions.current(session.idHash);
          if (now) session = now;
          else end();
        } catch (error) {
          request.log.warn({ err: error }, 'session of a live stream not read');
        }
      };
      const beat = setInterval(() => {
        raw.write(': beat\n\n');
        void look();
      }, BEAT_MS);
      const hear = async (news: News): Promise<void> => {
        if (news.objects?.includes(FEATURES)) await look();
        const event = concerns(session, news) ? eventFor(session, news) : undefined;
        if (event !== undefined && !raw.writableEnded) raw.write(event);
      };
      const leave = bulletin.listen((news) => void hear(news));
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
