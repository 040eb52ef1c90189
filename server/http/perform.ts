// Commands that wait for an approver, and what happens once he lets them (platform.md 4).
import { Refusal } from '../../src/resources/refusals.ts';
import { isLasting } from '../usecases/kernel/end-request.ts';
import type { ApprovalRequest, LogEntry, Outcome, WriteContext } from '../usecases/kernel/contract.ts';
import { admit } from './admit.ts';
import type { Endpoint } from './endpoint.ts';
import type { Session } from './session.ts';

/**
 * Thrown after the work was tried and found possible but needs an approval: its effect is rolled back, and the request is stored instead.
 */
export class AsksApproval extends Error {
  readonly log: LogEntry;

  /** @throws Error for an effect without a log entry: an approver would not know what he lets happen */
  constructor(
    readonly request: ApprovalRequest,
    log: LogEntry | null,
  ) {
    super(`waits for an approver: ${request.action}`);
    if (log === null) throw new Error(`${request.action} is asked for without a log entry.`);
    this.log = log;
  }
}

/** Thrown when an approved command can never be done again: its request is closed with the reason, in a transaction of its own. */
export class GroundLost extends Error {
  constructor(
    readonly request: number,
    readonly refusal: Refusal,
  ) {
    super(`request ${request} has lost its ground: ${refusal.code}`);
  }
}

type Approved = NonNullable<Outcome['command']>;

/** Does a stored command by the approver's own authority, in his transaction; cash stays with the cashier who asked. */
export const createPerform = (endpoints: readonly Endpoint[]) => {
  const byName = new Map(
    endpoints
      .filter((endpoint) => endpoint.writes)
      .map((endpoint) => [`${endpoint.object} ${endpoint.action}`, endpoint]),
  );
  return async (command: Approved, session: Session, context: WriteContext): Promise<void> => {
    const { object, action, params, body, askedBy } = command;
    const endpoint = byName.get(`${object} ${action}`);
    if (!endpoint) throw new Error(`No endpoint does ${object} ${action}.`);
    admit(session, endpoint);
    const cashiers = [askedBy, ...context.cashiers];
    const doing = endpoint.prepare({ params, body, query: {}, upload: null, table: null });
    const outcome = await doing({ ...context, cashiers }).catch((error: unknown) => {
      if (error instanceof Refusal && isLasting(error.code)) throw new GroundLost(command.request, error);
      throw error;
    });
    // Whoever would have to ask himself cannot let others.
    if (outcome.request) throw new Refusal('forbidden');
  };
};
