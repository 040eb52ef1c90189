// The order of every request (architecture.md 4): session, policy, module lock, shape, idempotency key, one transaction, answer.
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type pg from 'pg';
import { branchAllows, can } from '../../src/policies/index.ts';
import type { Module } from '../../src/resources/kernel/define.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import { sendLast, tx } from '../db/transaction.ts';
import { type Circumstances, makeContext, makeWriteContext } from '../usecases/context.ts';
import type { FileStore } from '../files/store.ts';
import type { ReadLog } from '../usecases/platform/read-log.ts';
import type { Outcome } from '../usecases/contract.ts';
import { Download } from '../usecases/download.ts';
import { writeLog } from '../usecases/log.ts';
import type { Endpoint, ReadEndpoint, WriteEndpoint } from './endpoint.ts';
import { findKept, keepAnswer, type Kept, keyOf, turnOf } from './idempotency.ts';
import type { Session, Sessions } from './session.ts';
import { receiveUpload } from './upload.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set for every endpoint of the pipeline before its handler runs. */
    session: Session | null;
  }
  interface FastifyContextConfig {
    /** Casbin object and action; a route below /api without them stops the boot. */
    policy?: { readonly object: string; readonly action: string };
  }
}

/** Names of the modules in the text of a locked one. */
const MODULE_NAMES: Readonly<Record<Module, string>> = {
  platform: 'Umum',
  service: 'Service',
  paket: 'Paket Promo',
  inventory: 'Inventory',
  attendance: 'Attendance',
  finance: 'Finance',
};

/** Refuses with `forbidden` what the policies, or the branch's choice about sheets, do not allow. */
export const requireGrant = ({ actor, branch }: Session, object: string, action: string): void => {
  if (!can(actor.role, object, action)) throw new Refusal('forbidden');
  if (!branchAllows(actor.role, object, action, branch?.isexportall === true)) throw new Refusal('forbidden');
};

/** Session, policy (role, then feature), branch and module lock: what is decided before the body is even read. */
const admit = (session: Session, endpoint: Endpoint): void => {
  const { actor, branch, locks } = session;
  requireGrant(session, endpoint.object, endpoint.action);
  if (endpoint.feature !== undefined && !actor.features.includes(endpoint.feature)) throw new Refusal('forbidden');
  if (!endpoint.writes) return;
  if (locks[endpoint.module] === 0) throw new Refusal('module-locked', { module: MODULE_NAMES[endpoint.module] });
  if (branch === null) throw new Refusal('no-branch');
};

/** What every route of the pipeline works with. */
export interface Parts {
  readonly pool: pg.Pool;
  readonly sessions: Sessions;
  readonly files: FileStore;
  readonly readings: ReadLog;
}

export const circumstances = (
  { actor, branch, branches }: Session,
  request: FastifyRequest,
  { files, readings }: Pick<Parts, 'files' | 'readings'>,
): Circumstances => ({ actor, branch, branches, now: new Date(), requestId: request.id, files, readings });

export const sendFile = (reply: FastifyReply, file: Download): FastifyReply =>
  reply
    .type(file.type)
    .header('Content-Disposition', `${file.disposition}; filename="${file.filename.replace(/[^\w.-]+/g, '-')}"`)
    .send(file.body);

const send = (reply: FastifyReply, { status, body }: Kept): FastifyReply =>
  reply.code(status).type('application/json; charset=utf-8').send(body);

export const createPipeline = (parts: Parts) => {
  const { pool, sessions } = parts;
  const read = async (endpoint: ReadEndpoint, session: Session, request: FastifyRequest, reply: FastifyReply) => {
    const work = endpoint.prepare(request);
    const at = circumstances(session, request, parts);
    const answer = await tx(pool, { branches: session.branches, readOnly: true }, (trx) => work(makeContext(trx, at)));
    if (answer instanceof Download) return sendFile(reply, answer);
    return reply.send(endpoint.present ? endpoint.present(answer, session.actor.role) : answer);
  };

  const answerOf = (endpoint: WriteEndpoint, { record, status = 200 }: Outcome, role: number): Kept => ({
    status,
    body: JSON.stringify((endpoint.present ? endpoint.present(record, role) : record) ?? null),
  });

  const write = async (endpoint: WriteEndpoint, session: Session, request: FastifyRequest, reply: FastifyReply) => {
    const work = endpoint.prepare(request);
    const keyed = endpoint.idempotent ? keyOf(request, session.actor.id) : undefined;
    const at = circumstances(session, request, parts);
    const scope = { branches: session.branches, turn: keyed && turnOf(keyed) };
    const answer = await tx(pool, scope, async (trx) => {
      const kept = keyed && (await findKept(trx, keyed));
      if (kept) return kept;
      const context = makeWriteContext(trx, at);
      const outcome = await work(context);
      const made = answerOf(endpoint, outcome, session.actor.role);
      sendLast(trx, writeLog(context, endpoint.module, outcome.log));
      if (keyed) sendLast(trx, keepAnswer(trx, keyed, made));
      return made;
    });
    return send(reply, answer);
  };

  /** The route of an endpoint. */
  return (endpoint: Endpoint): RouteOptions => ({
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    config: { policy: { object: endpoint.object, action: endpoint.action } },
    onRequest: async (request) => {
      request.session = await sessions.read(request);
      admit(request.session, endpoint);
    },
    handler: async (request, reply) => {
      const { session } = request;
      if (session === null) throw new Refusal('not-signed-in');
      if (endpoint.upload !== undefined) await receiveUpload(request, endpoint.upload);
      return endpoint.writes ? write(endpoint, session, request, reply) : read(endpoint, session, request, reply);
    },
  });
};
