// Makes the context of a use case: branch scope, business day and clock of one transaction.
import { dateIn, type TimeZone } from '../../../src/resources/kernel/date.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import type { FileStore } from '../../files/store.ts';
import type { Vault } from '../../mail/vault.ts';
import type { ReadLog } from './read-log.ts';
import type { Actor, Branch, Context, WriteContext } from './contract.ts';
import type { Transaction } from '../../db/transaction.ts';

export interface Circumstances {
  readonly actor: Actor;
  /** Null: a superadmin who has not chosen a branch. */
  readonly branch: Branch | null;
  readonly branches: readonly number[];
  readonly now: Date;
  readonly requestId: string;
  readonly files: FileStore;
  readonly session?: string;
  readonly address?: string;
  readonly readings?: ReadLog;
  readonly vault?: Vault;
}

const GROUP_ZONE: TimeZone = 'Asia/Jakarta';

const zoneOf = ({ branch }: Pick<Circumstances, 'branch'>): TimeZone => branch?.timezone ?? GROUP_ZONE;

/** Business day 'YYYY-MM-DD' of the branch; without one it is Jakarta's. */
export const businessDay = (at: Pick<Circumstances, 'branch' | 'now'>): string => dateIn(zoneOf(at), at.now);

/** The context of a read. */
export const makeContext = (tx: Transaction, at: Circumstances): Context => {
  const timezone = zoneOf(at);
  const { actor, branches, now, requestId, files, session, address, readings, vault } = at;
  const today = businessDay(at);
  return { tx, actor, branches, timezone, today, now, requestId, files, session, address, readings, vault };
};

/** The context of a write; refused with `no-branch` without a branch (decisions 3). */
export const makeWriteContext = (tx: Transaction, at: Circumstances): WriteContext => {
  if (at.branch === null) throw new Refusal('no-branch');
  return { ...makeContext(tx, at), branch: at.branch, cashiers: [at.actor.id], cashOut: [] };
};
