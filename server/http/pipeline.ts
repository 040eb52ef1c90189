// The order of every request (architecture.md 4): session, policy, module lock, shape, idempotency key, one transaction, answer.
import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import pLimit from 'p-limit';
import type pg from 'pg';
import { Refusal } from '../../src/resources/refusals.ts';
import type { Proof } from '../db/opening.ts';
import { sendLast, tx } from '../db/transaction.ts';
import { businessDay, type Circumstances, makeContext, makeWriteContext } from '../usecases/kernel/context.ts';
import type { FileStore } from '../files/store.ts';
import type { Vault } from '../mail/vault.ts';
import { readTable } from '../sheets/read-table.ts';
import { storeRequest } from '../usecases/kernel/approval.ts';
import { lapse } from '../usecases/kernel/end-request.ts';
import type { Command, Context, Outcome, WriteContext } from '../usecases/kernel/contract.ts';
import type { ReadLog } from '../usecases/kernel/read-log.ts';
import { Download, StreamedDownload } from '../usecases/kernel/download.ts';
import { Encoded } from '../usecases/kernel/encoded.ts';
import { type CashWarning, cashWarnings, refuseWarnings } from '../usecases/finance/ledger/cash-warnings.ts';
import { writeLog } from '../usecases/kernel/log.ts';
import type { Endpoint, ReadEndpoint, Reader, WriteEndpoint } from './endpoint.ts';
import type { Bulletin } from './bulletin.ts';
import { beforeProof, createDoor } from './door.ts';
import { findKept, keepAnswer, type Kept } from '../usecases/kernel/kept-answer.ts';
import { keyOf, turnOf } from './idempotency.ts';
import type { LoginThrottle } from './login-throttle.ts';
import { AsksApproval, createPerform, GroundLost } from './perform.ts';
import { branchesFor } from './report-reach.ts';
import type { Session, Sessions } from './session.ts';
import { sendFile, sendJson } from './send.ts';
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

/** What every route of the pipeline works with. */
export interface Parts {
  readonly pool: pg.Pool;
  readonly sessions: Sessions;
  readonly throttle: LoginThrottle;
  readonly files: FileStore;
  readonly bulletin: Bulletin;
  readonly readings: ReadLog;
  readonly vault?: Vault | undefined;
}

/** Who asks, where and when: what a use case is told of the request. */
export const circumstances = (
  { actor, branch, branches, idHash, now }: Session,
  request: FastifyRequest,
  { files, readings, vault }: Pick<Parts, 'files' | 'readings' | 'vault'>,
): Circumstances => ({
  actor,
  branch,
  branches,
  now,
  requestId: request.id,
  files,
  readings,
  vault,
  session: idHash,
  address: request.ip,
});

const answerOf = (endpoint: WriteEndpoint, { record, status = 200 }: Outcome, reader: Reader): Kept => ({
  status,
  body: JSON.stringify((endpoint.present ? endpoint.present(record, reader) : record) ?? null),
});

/** `Prefer: handling=strict` (RFC 7240): what would be saved with a warning is refused, so that a person can be asked first. */
const wantsToBeAsked = ({ headers }: FastifyRequest): boolean =>
  /(^|,)\s*handling\s*=\s*"?strict"?\s*(;|,|$)/i.test(String(headers['prefer'] ?? ''));

/** What is answered, with what its sender should look at again. */
const warned = (answer: Kept, warnings: readonly CashWarning[]): Kept =>
  warnings.length === 0
    ? answer
    : { ...answer, body: JSON.stringify({ ...(JSON.parse(answer.body) as object | null), warnings }) };

/** What was asked for, as it came. */
const commandOf = ({ object, action }: WriteEndpoint, { params, body }: FastifyRequest): Command => ({
  object,
  action,
  params,
  body: body ?? null,
});

/** Reports that are read at a time: with more of them the desk's questions would find no connection (docs/decisions/0034). */
const REPORTS = 2;

/** Reads the sheet of an endpoint that takes one, once the rest of the request was found right, and before a transaction begins. */
const takeSheet = async ({ sheet }: Endpoint, request: FastifyRequest, at: Circumstances): Promise<void> => {
  if (sheet !== undefined && request.upload)
    request.table = await readTable(sheet, request.upload.bytes, businessDay(at));
};

/** Reads in a transaction that only reads; a long file is read on in further ones, while it is sent. */
const createRead = (parts: Parts) => {
  const inTurn = pLimit(REPORTS);
  return async (endpoint: ReadEndpoint, session: Session, request: FastifyRequest, reply: FastifyReply) => {
    const branches = await branchesFor(parts.pool, endpoint, session, request);
    const work = beforeProof(session, () => endpoint.prepare(request));
    const at = { ...circumstances(session, request, parts), branches };
    await takeSheet(endpoint, request, at);
    const inTransaction = <T>(reading: (context: Context) => Promise<T>, proving?: Proof): Promise<T> =>
      tx(parts.pool, { branches, readOnly: true, proof: proving }, (trx) => reading(makeContext(trx, at)));
    const first = () => inTransaction(work, session.proof);
    const found = await (endpoint.report ? inTurn(first) : first());
    if (found instanceof Download) return sendFile(reply, found);
    if (found instanceof Encoded) return sendJson(reply, found.json);
    if (found instanceof StreamedDownload) {
      const { filename, type, rows, open } = found;
      return sendFile(
        reply.header('X-Total-Rows', rows),
        new Download(
          filename,
          type,
          open((reading) => inTransaction(reading)),
        ),
      );
    }
    return reply.send(endpoint.present ? endpoint.present(found, session.actor) : found);
  };
};

/** Writes in one transaction: the effect of the endpoint, or the request for an approval where it needs one. */
const createWrite = (parts: Parts, endpoints: readonly Endpoint[]) => {
  const { pool, sessions, throttle, bulletin } = parts;
  const perform = createPerform(endpoints);

  return async (endpoint: WriteEndpoint, session: Session, request: FastifyRequest, reply: FastifyReply) => {
    const work = beforeProof(session, () => endpoint.prepare(request));
    const keyed = beforeProof(session, () => keyOf(request, session.actor.id, endpoint.needsKey));
    const at = circumstances(session, request, parts);
    await takeSheet(endpoint, request, at);
    const scope = { branches: session.branches, turn: keyed && turnOf(keyed), proof: session.proof };

    /** One transaction that answers what was kept for the key, or what is made now. */
    const once = (make: (context: WriteContext) => Promise<Kept>): Promise<Kept> =>
      tx(pool, scope, async (trx) => {
        const kept = keyed && (await findKept(trx, keyed));
        if (kept) return kept;
        const made = await make(makeWriteContext(trx, at));
        if (keyed) sendLast(trx, keepAnswer(trx, keyed, made));
        return made;
      });

    const counted = await throttle.beginProof(session.actor, request, endpoint.proof);
    let done: Outcome | undefined;
    const act = async (context: WriteContext): Promise<Kept> => {
      const outcome = await work(context);
      done = outcome;
      if (outcome.command) await perform(outcome.command, session, context);
      const warnings = await cashWarnings(context);
      if (wantsToBeAsked(request)) refuseWarnings(warnings);
      if (outcome.request) throw new AsksApproval(outcome.request, outcome.log);
      sendLast(context.tx, writeLog(context, endpoint.module, outcome.log));
      return warned(answerOf(endpoint, outcome, session.actor), warnings);
    };
    const ask = async (context: WriteContext, asking: AsksApproval): Promise<Kept> => {
      const command = (await asking.request.wait?.(context)) ?? commandOf(endpoint, request);
      const applog_id = await storeRequest(context, endpoint.module, asking.log, { request: asking.request, command });
      return {
        status: 202,
        body: JSON.stringify({ applog_id, statusname: 'Requested', message: asking.request.message }),
      };
    };

    const answer = await once(act).catch(async (error: unknown) => {
      if (error instanceof AsksApproval) return once((context) => ask(context, error));
      if (error instanceof GroundLost) {
        await tx(pool, scope, (trx) => lapse({ tx: trx }, error.request, error.refusal.message));
        if (session.branch) bulletin.tell(session.branch.id, endpoint.object);
        throw error.refusal;
      }
      // What was refused for another reason was no guess.
      if (!(error instanceof Refusal && error.code === 'old-password-wrong')) await counted?.withdraw();
      throw error;
    });
    if (done?.proven === true) await counted?.forgive();
    if (done?.session !== undefined) sessions.hand(request, reply, done.session);
    if (session.branch) bulletin.tell(session.branch.id, endpoint.object);
    return sendJson(reply.code(answer.status), answer.body);
  };
};

/**
 * Answers a function that makes the route of an endpoint: the order in which every request is handled.
 * @param endpoints all of them, for the commands that approvers let happen
 */
export const createPipeline = (parts: Parts, endpoints: readonly Endpoint[]) => {
  const door = createDoor(parts.sessions);
  const read = createRead(parts);
  const write = createWrite(parts, endpoints);
  return (endpoint: Endpoint): RouteOptions => ({
    method: endpoint.method,
    url: `/api/${endpoint.path}`,
    config: { policy: { object: endpoint.object, action: endpoint.action } },
    onRequest: async (request) => door.begin(endpoint, request),
    handler: async (request, reply) => {
      const { session } = request;
      if (session === null) throw new Refusal('not-signed-in');
      if (endpoint.upload !== undefined) await receiveUpload(request, endpoint.upload, endpoint);
      return door.orAnew(endpoint, request, session, (as) =>
        endpoint.writes ? write(endpoint, as, request, reply) : read(endpoint, as, request, reply),
      );
    },
  });
};
