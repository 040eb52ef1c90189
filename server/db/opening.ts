// How a reading transaction begins: what it sends at once, before it waits for anything, leaves in one packet with the branch scope
// before it (docs/decisions/0085). Most reads are no more than that.
import type pg from 'pg';
import { PacketInMaking, type Sent } from './packet.ts';

/**
 * A condition under which what the program remembers of a session is still what the database has. It is asked in the same packet as the
 * first statements that rely on it; its values are numbered from $3.
 */
export interface Proof {
  readonly name: string;
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** The proof did not hold, or never arrived: whatever the same packet answered must be thrown away. */
export class ProofFailed extends Error {}

export interface Opening {
  /** Whether a statement still travels with the first ones. */
  readonly isOpen: boolean;
  readonly send: (sent: Sent) => Promise<pg.QueryArrayResult>;
  /** What was gathered leaves now. */
  readonly leave: () => void;
  /** Rejects with ProofFailed once the database has said that the proof does not hold. */
  readonly holds: () => Promise<void>;
  /** All that left was answered. @throws ProofFailed also when nothing was asked */
  readonly ended: () => Promise<void>;
  /** False: something failed, and the connection may be lost with it. */
  readonly isWhole: () => Promise<boolean>;
}

interface Scoped {
  readonly branches: readonly number[];
  readonly readOnly?: boolean;
  readonly proof?: Proof | undefined;
}
/** Sets the scope of a transaction, and asks its proof; `requireProof` reads the answer. */
export const scopeOf = ({ branches, readOnly = false, proof }: Scoped): Sent => ({
  name: `scope ${proof?.name ?? ''}`,
  text: `select set_config('app.branches', $1, true), set_config('transaction_read_only', $2, true), ${proof?.sql ?? 'true'} as holds`,
  values: [`{${branches.join(',')}}`, readOnly ? 'on' : 'off', ...(proof?.values ?? [])],
});
/** @throws ProofFailed unless the answer of `scopeOf` says that it holds */
export const requireProof = ({ rows }: Pick<pg.QueryArrayResult, 'rows'>): void => {
  if (rows[0]?.at(-1) !== true) throw new ProofFailed();
};
const planMode = (isKept: boolean): Sent => ({
  name: 'plan_mode',
  text: `select set_config('plan_cache_mode', $1, true)`,
  values: [`force_${isKept ? 'generic' : 'custom'}_plan`],
});

/** The first packet of a read on a connection that is its own. */
export const createOpening = (
  client: pg.PoolClient,
  branches: readonly number[],
  proof: Proof | undefined,
): Opening => {
  const packet = new PacketInMaking();
  let isOpen = true;
  let keepsPlans = true;
  let holds: Promise<void> | undefined;
  let answered = Promise.resolve(true);

  const leave = (): void => {
    if (!isOpen) return;
    isOpen = false;
    if (proof) holds ??= scope();
    if (!packet.isEmpty) answered = packet.send(client);
  };
  /** Sends it as the first statement, and all of them at the end of this turn of the event loop. */
  const scope = (): Promise<void> => {
    const told = packet.add(scopeOf({ branches, readOnly: true, proof })).then(requireProof);
    told.catch(() => undefined);
    setImmediate(leave);
    return told;
  };
  const add = (sent: Sent): Promise<pg.QueryArrayResult> => {
    const answer = packet.add(sent);
    answer.catch(() => undefined);
    return answer;
  };
  return {
    get isOpen() {
      return isOpen;
    },
    send: async (sent) => {
      holds ??= scope();
      const isKept = sent.name !== undefined;
      if (isKept !== keepsPlans) {
        keepsPlans = isKept;
        void add(planMode(isKept));
      }
      const answer = add(sent);
      await holds;
      return answer;
    },
    leave,
    holds: async () => holds,
    ended: async () => {
      leave();
      await answered;
      await holds;
    },
    isWhole: () => answered,
  };
};
