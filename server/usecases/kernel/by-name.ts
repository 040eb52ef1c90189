// Use cases as those see them who know no more than the name of a resource or call: endpoints, the demo, whoever counts what waits.
// Their exact types were checked where they are listed (../index.ts); this is the one place where they are left.
import type { ListBody } from '../../../src/resources/kernel/wire.ts';
import type { JudgedTable } from '../../sheets/judge-table.ts';
import type { Row } from '../../db/repository.ts';
import type { Context, ListParameters, Outcome, Upload, WriteContext } from './contract.ts';

type Values = Readonly<Record<string, unknown>>;
/** A record in its version before the change. */
export interface At {
  readonly id: number;
  readonly before: Row;
}
/** Operations of a resource; one that is left out is generic. */
export interface Operations {
  readonly list?: (context: Context, parameters: ListParameters) => Promise<ListBody<Row>>;
  readonly show?: (context: Context, id: number) => Promise<Row>;
  readonly create?: (context: WriteContext, body: Values) => Promise<Outcome>;
  readonly edit?: (context: WriteContext, at: At, body: Values) => Promise<Outcome>;
  readonly delete?: (context: WriteContext, at: At) => Promise<Outcome>;
  readonly import?: (context: WriteContext, upload: Upload) => Promise<Outcome>;
}
type VerbUseCase = (context: WriteContext, row: Row, input: Values) => Promise<Outcome>;
export interface CallInput {
  readonly params: Readonly<Record<string, number>>;
  readonly query: unknown;
  readonly body: unknown;
  readonly upload?: Upload | undefined;
  readonly table?: JudgedTable | undefined;
}
type ReadingHandler = (context: Context, input: CallInput) => Promise<unknown>;
type WritingHandler = (context: WriteContext, input: CallInput) => Promise<Outcome>;

export interface ByName {
  readonly operationsOf: (resource: string) => Operations;
  readonly verbOf: (resource: string, verb: string) => VerbUseCase | undefined;
  readonly readerOf: (call: string) => ReadingHandler | undefined;
  readonly writerOf: (call: string) => WritingHandler | undefined;
}
/** @param useCases by resource and action @param handlers by call */
export const byName = (useCases: object, handlers: object): ByName => {
  const operations = useCases as Readonly<Record<string, Operations>>;
  const verbs = useCases as Readonly<Record<string, Readonly<Record<string, VerbUseCase>>>>;
  const readers = handlers as Readonly<Record<string, ReadingHandler>>;
  const writers = handlers as Readonly<Record<string, WritingHandler>>;
  return {
    operationsOf: (resource) => operations[resource] ?? {},
    verbOf: (resource, verb) => verbs[resource]?.[verb],
    readerOf: (call) => readers[call],
    writerOf: (call) => writers[call],
  };
};
