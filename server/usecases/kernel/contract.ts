// What a use case gets and gives. `satisfies UseCases` in index.ts makes a declared verb or call without a use case not compile.
import type { z } from 'zod';
import type { TimeZone } from '../../../src/resources/kernel/date.ts';
import type { Call } from '../../../src/resources/kernel/call.ts';
import type {
  CreateOf,
  EditOf,
  RecordOf,
  Resource,
  VerbInputOf,
  VerbName,
} from '../../../src/resources/kernel/define.ts';
import type { ListBody } from '../../../src/resources/kernel/wire.ts';
import type { AnswerOf, DeletedOf, WholeOf } from '../../../src/resources/answers.ts';
import type { CallName, Calls } from '../../../src/resources/calls.ts';
import type { ApprovalAction, AskedAbout, Review } from '../../../src/resources/platform/approval.ts';
import type { Registry, ResourceName } from '../../../src/resources/registry.ts';
import type { FileStore } from '../../files/store.ts';
import type { Vault } from '../../mail/vault.ts';
import type { SheetTable } from '../../sheets/judge-table.ts';
import type { Ground } from './approval-ground.ts';
import type { Download, StreamedDownload } from './download.ts';
import type { Encoded } from './encoded.ts';
import type { ReadLog } from './read-log.ts';
import type { Transaction } from '../../db/transaction.ts';

/** The signed-in user. `role` is the seed's number; `branch` below is what he works in now. */
export interface Actor {
  readonly id: number;
  readonly name: string;
  readonly username: string;
  readonly role: number;
  readonly profile_id: number;
  readonly session_profile_id: number | null;
  readonly features: readonly string[];
}

/** The branch of the request: the actor's own, or the session profile of a superadmin. */
export interface Branch {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly timezone: TimeZone;
  /** Excel in and out is open to admin, finance and multimedia as well. */
  readonly isexportall: boolean;
}

/** What every use case gets: one transaction with the branch scope already set, who acts, where, and when. */
export interface Context {
  readonly tx: Transaction;
  readonly actor: Actor;
  /** Branches whose rows this request may see. */
  readonly branches: readonly number[];
  /** Business date 'YYYY-MM-DD' of the branch. */
  readonly today: string;
  /** The branch's zone: its midnights bound days and periods. */
  readonly timezone: TimeZone;
  readonly now: Date;
  readonly requestId: string;
  readonly files: FileStore;
  /** Hash of the session's id; undefined where no browser asked (the demo). */
  readonly session?: string;
  /** Network address of the browser; undefined where none asked. */
  readonly address?: string;
  /** Where the opening of a patient's record is noted; absent where nobody looks on (the demo's days). */
  readonly readings?: ReadLog;
  /** Locks secrets that are handed over; absent where none are (jobs, the demo). */
  readonly vault?: Vault;
}
/** A writing request always has a branch ('Cabang Belum dipilih' otherwise). */
export interface WriteContext extends Context {
  readonly branch: Branch;
  /** Whose open session cash goes into or comes out of, the first that has one: the actor; of an approved command, who asked. */
  readonly cashiers: readonly number[];
  /** Cash and bank accounts that journals of this request took from, as they were written; looked at before it is answered. */
  readonly cashOut: CashOut[];
}
/** Cash and bank accounts of a branch from which money was taken on a day, 'YYYY-MM-DD': asked afterwards whether they are below zero. */
export interface CashOut {
  readonly branch: number;
  readonly day: string;
  readonly accounts: readonly number[];
}

/** The activity-log row of a write; `message` is a noun phrase, the list puts 'melakukan' in front. */
/** A record of any kind. */
export interface Subject {
  readonly type: string;
  readonly id: number;
}
export interface LogEntry {
  readonly message: string;
  /** Client path of the record. */
  readonly url?: string;
  /** Visit whose rows the `groupvisit` filter lists. */
  readonly groupvisit?: number;
  /** Somebody who is told of it beside those who see it by their role. */
  readonly told?: number;
  /** Whose change it is, where neither the address nor the words say that: of two photos of a patient, one. */
  readonly subject?: Subject;
  readonly before?: unknown;
  readonly after?: unknown;
}
/** What was asked of an endpoint, kept until an approver lets it happen. `params` and `body` as they came over the wire. */
export interface Command {
  readonly object: string;
  readonly action: string;
  readonly params: unknown;
  readonly body: unknown;
  /**
   * Of a document that waits in a state of its own: the actions of the same record that follow when the request is refused and when
   * it is taken back. The decision's reason goes along with them.
   */
  readonly refused?: string;
  readonly withdrawn?: string;
}
/** The effect waits for an approver: nothing of it stays, the request does (platform.md 4). */
export interface ApprovalRequest {
  readonly action: ApprovalAction;
  readonly assignerRole: number;
  /** Shown to whoever asked. */
  readonly message: string;
  /** The record that it is asked for; null: it would make one. */
  readonly record: { readonly type: AskedAbout; readonly id: number } | null;
  readonly grounds: readonly Ground[];
  readonly review: Review;
  /**
   * Of a document that waits in a state of its own: puts it there, in the transaction that keeps the request, and answers what the
   * decision does with it. Left out: the approval does what was asked for.
   */
  readonly wait?: (context: WriteContext) => Promise<Command>;
}
/** A write answers its record and its log entry; null log: nothing is logged, because nothing changed or it stands already. */
export interface Outcome<T = unknown> {
  readonly record: T;
  readonly log: LogEntry | null;
  readonly status?: 200 | 201;
  readonly request?: ApprovalRequest;
  /** An approved command, done in the same transaction, who had asked for it, and the number of his request. */
  readonly command?: Command & { readonly askedBy: number; readonly request: number };
  /** The caller's password was asked for and right: his wrong tries are forgotten. */
  readonly proven?: boolean;
  /** New id of the session, which the browser keeps instead of the one that it sent. */
  readonly session?: string;
}

export type ListParameters = Readonly<Record<string, unknown>> & {
  readonly page: number;
  /** 0, which the wire does not take: the count alone. */
  readonly limit: number;
  readonly keyword?: string;
  readonly sortby?: string;
  /** Of these rows alone: which of the ids that the program found the list shows. No page sends it. */
  readonly among?: readonly number[];
};
export interface Upload {
  readonly filename: string;
  readonly bytes: Buffer;
}

/** A stored line carries its id. */
type StoredValue<F, V> = F extends { kind: 'lines' }
  ? V extends readonly (infer L)[]
    ? readonly ({ readonly id: number } & L)[]
    : V
  : V;
/** A row as it is stored, with its lines: what a writing use case finds locked. Derived fields are not part of it. */
export type StoredOf<R extends Resource> = {
  readonly [
    K in keyof RecordOf<R> as K extends keyof R['fields']
      ? R['fields'][K] extends { kind: 'derived' }
        ? never
        : K
      : K extends 'statusname'
        ? never
        : K
  ]: K extends keyof R['fields'] ? StoredValue<R['fields'][K], RecordOf<R>[K]> : RecordOf<R>[K];
};

/** What an operation answers: what its resource declares, without the open requests, which the pipeline puts beside it. */
type WithoutRequests<T> = Omit<T, 'requests'>;

interface Wanted<N extends ResourceName, R extends Resource> {
  list: (context: Context, parameters: ListParameters) => Promise<ListBody<WithoutRequests<WholeOf<N, 'list'>>>>;
  show: (context: Context, id: number) => Promise<WithoutRequests<WholeOf<N, 'show'>>>;
  create: (context: WriteContext, body: CreateOf<R>) => Promise<Outcome<WithoutRequests<WholeOf<N, 'written'>>>>;
  edit: (
    context: WriteContext,
    at: { id: number; before: StoredOf<R> },
    body: EditOf<R>,
  ) => Promise<Outcome<WithoutRequests<WholeOf<N, 'written'>>>>;
  delete: (
    context: WriteContext,
    at: { id: number; before: StoredOf<R> },
  ) => Promise<Outcome<WithoutRequests<DeletedOf<N>>>>;
  import: (context: WriteContext, upload: Upload) => Promise<Outcome>;
}
type WantedOperations<N extends ResourceName, R extends Resource> = {
  readonly [O in keyof Wanted<N, R> as R['operations'][O] extends 'usecase' ? O : never]: Wanted<N, R>[O];
};
type WantedVerbs<N extends ResourceName, R extends Resource> = {
  /** The row is locked, its version checked and its state allowed when this runs; it sets the new status itself. */
  readonly [V in VerbName<R>]: (
    context: WriteContext,
    row: StoredOf<R>,
    input: VerbInputOf<R, V>,
  ) => Promise<Outcome<WithoutRequests<WholeOf<N, 'written'>>>>;
};
type WantedOf<N extends ResourceName> = WantedOperations<N, Registry[N]> & WantedVerbs<N, Registry[N]>;

/** Every operation declared 'usecase' and every verb, by resource name. */
export type UseCases = {
  readonly [N in ResourceName as keyof WantedOf<N> extends never ? never : N]: WantedOf<N>;
};

type Inferred<T> = NonNullable<T> extends z.ZodType ? z.infer<NonNullable<T>> : undefined;
type Body<C extends Call> = Inferred<C['body']>;
type Query<C extends Call> = Inferred<C['query']>;
/**
 * Signature of the function behind a declared call. It answers the declared shape or a file; a call that is declared to answer files
 * answers nothing else.
 */
type Handler<N extends CallName, C extends Call> = C extends { writes: true }
  ? (context: WriteContext, request: CallRequest<C>) => Promise<Outcome<AnswerOf<N>>>
  : (
      context: Context,
      request: CallRequest<C>,
    ) => Promise<AnswerOf<N> | Encoded<AnswerOf<N>> | Download | StreamedDownload>;
export interface CallRequest<C extends Call> {
  readonly params: Readonly<Record<string, number>>;
  readonly query: Query<C>;
  readonly body: Body<C>;
  readonly upload?: Upload;
  /** The uploaded sheet, where the call takes one. */
  readonly table?: SheetTable<NonNullable<C['sheet']>>;
}

/** Every declared call, by name. */
export type CallHandlers = { readonly [N in CallName]: Handler<N, Calls[N]> };
