// Deciding a request (platform.md 4): once, by somebody else than who asked, with a reason.
import { mayDecide } from '../../../../src/policies/approval.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Command, WriteContext } from '../../kernel/contract.ts';
import { showApplog } from './list-applog.ts';
import { decideOn } from '../../kernel/end-request.ts';

interface Waiting {
  readonly status: number;
  readonly created_by: number;
  readonly assigner_role: number | null;
  readonly command: Command | null;
}

/** Locked: of two who decide at once, the second finds it decided. */
const waiting = named<Waiting, [number, number]>(
  'applog_waiting',
  'select status, created_by, assigner_role, command from applogs where id = $1 and profile_id = $2 for update',
);

/** What follows of the decision. Documents that wait in a state of their own are told either one, with its reason. */
const commandOf = (
  command: Command,
  { status, reason }: { readonly status: number; readonly reason: string },
): Command | undefined => {
  const approved = status === logStatus.approved;
  if (command.refused === undefined) return approved ? command : undefined;
  const body = { ...(command.body as object | null), reason };
  return { ...command, body, ...(!approved && { action: command.refused }) };
};

/**
 * PUT /api/applog/{id} {status, reason}. Approval does the stored command in the same transaction. What it refuses for the moment
 * leaves the request waiting; what it refuses for good closes it (server/http/perform.ts).
 * @throws Refusal not-found (404), forbidden, own-request (403), already-decided (409), those of the command
 */
export const decideRequest = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['platform.applog.decide']>,
) => {
  const { tx, actor, branch } = context;
  const id = params['id'] ?? 0;
  const entry = await runOne(tx, waiting, id, branch.id);
  if (!entry) throw new Refusal('not-found');
  if (entry.status !== logStatus.requested || entry.command === null || entry.assigner_role === null)
    throw new Refusal('already-decided');
  if (entry.created_by === actor.id) throw new Refusal('own-request');
  if (!mayDecide(actor.role, entry.assigner_role)) throw new Refusal('forbidden');
  await decideOn(context, id, body);
  const record = await showApplog(context, id);
  const command = commandOf(entry.command, body);
  return { record, log: null, ...(command && { command: { ...command, askedBy: entry.created_by, request: id } }) };
};
