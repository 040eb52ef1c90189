// Someone of the clinic who does his work at a moment of a demo day, by the same use cases, locks and log as over HTTP.
import { type CallName, type Calls, calls } from '../../../src/resources/calls.ts';
import type { Call } from '../../../src/resources/kernel/call.ts';
import type { CreateOf, Document, EditOf, Resource, State, VerbName } from '../../../src/resources/kernel/define.ts';
import type { Fields, InputOf } from '../../../src/resources/kernel/field.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { type Registry, resource, type ResourceName } from '../../../src/resources/registry.ts';
import { noStore } from '../../files/no-store.ts';
import type { FileStore } from '../../files/store.ts';
import { judgeSheet } from '../../sheets/judge-table.ts';
import { storeRequest } from '../../usecases/kernel/approval.ts';
import { makeWriteContext } from '../../usecases/kernel/context.ts';
import type {
  Actor,
  Branch,
  CallRequest,
  Command,
  Outcome,
  Upload,
  WriteContext,
} from '../../usecases/kernel/contract.ts';
import { genericCreate, genericEdit, lockVersion } from '../../usecases/kernel/generic.ts';
import { operationsOf, verbOf, writerOf } from '../../usecases/index.ts';
import { writeLog } from '../../usecases/kernel/log.ts';
import type { Row } from '../repository.ts';
import { planned, run } from '../statement.ts';
import type { Transaction } from '../transaction.ts';

type Values = Readonly<Record<string, unknown>>;
type VerbInput<R, V> =
  R extends Document<string, Fields, Readonly<Record<number, State>>, infer Vs>
    ? Vs[V & keyof Vs] extends { input: infer I extends Fields }
      ? InputOf<I>
      : never
    : never;
export interface Setting {
  readonly tx: Transaction;
  readonly branch: Branch;
  /** Where uploads go; without one, people upload nothing. */
  readonly files?: FileStore;
}

/** What one person does at one moment. Every method refuses as the request would, and answers the record. */
export interface Person {
  readonly create: <N extends ResourceName>(name: N, body: CreateOf<Registry[N]>) => Promise<Row>;
  readonly edit: <N extends ResourceName>(
    name: N,
    id: number,
    body: Omit<EditOf<Registry[N]>, 'version'>,
  ) => Promise<Row>;
  readonly act: <N extends ResourceName, V extends VerbName<Registry[N]>>(
    name: N,
    id: number,
    verb: V,
    input: VerbInput<Registry[N], V>,
  ) => Promise<Row>;
  /** A change that waits for an approver: tried, taken back, and kept as a request. */
  readonly ask: <N extends ResourceName>(
    name: N,
    id: number,
    body: Omit<EditOf<Registry[N]>, 'version'>,
  ) => Promise<void>;
  /** A verb that waits for an approver: tried, taken back, and kept as a request. */
  readonly askVerb: <N extends ResourceName, V extends VerbName<Registry[N]>>(
    name: N,
    id: number,
    verb: V,
    input: VerbInput<Registry[N], V>,
  ) => Promise<void>;
  /** `params` are those of the call's path. */
  readonly call: <N extends CallName>(
    name: N,
    body: CallRequest<Calls[N]>['body'],
    more?: { readonly params?: CallRequest<Calls[N]>['params']; readonly upload?: Upload },
  ) => Promise<Row>;
}

/** @param now the moment on the clock of the demo, from which the business day follows */
export const personAt = ({ tx, branch, files = noStore }: Setting, actor: Actor, now: Date): Person => {
  const context = makeWriteContext(tx, {
    actor,
    branch,
    branches: [branch.id],
    now,
    requestId: 'demo',
    files,
  });
  const done = async (module: Resource['module'], outcome: Outcome): Promise<Row> => {
    await writeLog(context, module, outcome.log);
    return outcome.record as Row;
  };
  /** What was tried is taken back, and kept. */
  const asked = async (command: Command, { name, module }: Resource, trial: () => Promise<Outcome | undefined>) => {
    await run(tx, planned('savepoint asking'));
    const outcome = await trial();
    await run(tx, planned('rollback to savepoint asking'));
    if (!outcome?.request || !outcome.log) throw new Error(`${name} needs no approval.`);
    const { request, log } = outcome;
    const kept = (await request.wait?.(context)) ?? command;
    await storeRequest(context, module, log, { request, command: kept });
  };
  return {
    create: async (name, body) => {
      const declared: Resource = resource(name);
      const create = operationsOf(name).create ?? ((at: WriteContext) => genericCreate(declared, at, body));
      return done(declared.module, await create(context, body));
    },
    edit: async (name, id, body) => {
      const declared: Resource = resource(name);
      const before = await lockVersion(declared, context, id, undefined);
      const values: Values = { ...body, version: before.version };
      const edit = operationsOf(name).edit ?? ((at: WriteContext) => genericEdit(declared, at, before, values));
      return done(declared.module, await edit(context, { id, before }, values));
    },
    act: async (name, id, verb, input) => {
      const declared = resource(name) as Document;
      const row = await lockVersion(declared, context, id, undefined);
      if (!declared.verbs[verb]?.from.includes(row.status))
        throw new Refusal('wrong-state', { singular: declared.singular });
      const act = verbOf(name, verb);
      if (!act) throw new Error(`${name} has no ${verb}.`);
      return done(declared.module, await act(context, row, input));
    },
    ask: async (name, id, body) => {
      const before = await lockVersion(resource(name), context, id, undefined);
      const values: Values = { ...body, version: before.version };
      const trial = async () => operationsOf(name).edit?.(context, { id, before }, values);
      await asked({ object: name, action: 'edit', params: { id: String(id) }, body: values }, resource(name), trial);
    },
    askVerb: async (name, id, verb, input) => {
      const before = await lockVersion(resource(name), context, id, undefined);
      const body = { ...(input as Values), version: before.version };
      const trial = async () => verbOf(name, verb)?.(context, before, input);
      await asked({ object: name, action: verb, params: { id: String(id) }, body }, resource(name), trial);
    },
    call: async (name, body, { params = {}, upload } = {}) => {
      const handler = writerOf(name);
      if (!handler) throw new Error(`The call ${name} has no handler.`);
      const { module, sheet } = calls[name] as Call;
      const table = sheet && upload ? await judgeSheet(sheet, upload.bytes, context.today) : undefined;
      return done(module, await handler(context, { params, query: undefined, body, upload, table }));
    },
  };
};
