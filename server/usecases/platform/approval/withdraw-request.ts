// What whoever asked does with his own requests: takes one back, and says that he has seen how they ended (platform.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { logStatus } from '../../../../src/resources/platform/applog.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, runOne } from '../../../db/statement.ts';
import type { CallRequest, Command, WriteContext } from '../../kernel/contract.ts';
import { seeEnds, withdraw } from '../../kernel/end-request.ts';
import { showApplog } from './list-applog.ts';

/** Locked: of a decision and a withdrawal at once, the second finds the request ended. */
interface Own {
  readonly status: number;
  readonly action: string | null;
  readonly created_by: number | null;
  readonly command: Command | null;
}
const ownRequest = named<Own, [number, number]>(
  'applog_own',
  'select status, action, created_by, command from applogs where id = $1 and profile_id = $2 for update',
);

/**
 * POST /api/applog/{id}/tarik: by whoever asked, while nobody has decided.
 * @throws Refusal not-found (404), forbidden (403), already-decided (409)
 */
export const withdrawRequest = async (
  context: WriteContext,
  { params }: CallRequest<Calls['platform.applog.withdraw']>,
) => {
  const { tx, actor, branch } = context;
  const id = params['id'] ?? 0;
  const entry = await runOne(tx, ownRequest, id, branch.id);
  if (!entry || entry.action === null) throw new Refusal('not-found');
  if (entry.created_by !== actor.id) throw new Refusal('forbidden');
  if (entry.status !== logStatus.requested) throw new Refusal('already-decided');
  await withdraw(context, id, `Ditarik oleh ${actor.name}`);
  // The entry of the request is the entry of its end.
  const record = await showApplog(context, id);
  const { command } = entry;
  // A document that waits in a state of its own goes back to what it was.
  if (!command?.withdrawn) return { record, log: null };
  return { record, log: null, command: { ...command, action: command.withdrawn, askedBy: actor.id, request: id } };
};

/** POST /api/applog/terlihat: the bell no longer counts the ended requests of whoever asks. */
export const seeRequests = async (context: WriteContext) => {
  await seeEnds(context);
  return { record: null, log: null };
};
