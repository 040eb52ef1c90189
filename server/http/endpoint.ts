// One endpoint as data: whom it asks, what it takes, what it does. routes.ts makes them from declarations, pipeline.ts serves them.
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Module } from '../../src/resources/kernel/define.ts';
import type { Sees } from '../../src/resources/kernel/row-shape.ts';
import type { SheetName } from '../../src/resources/kernel/sheet-name.ts';
import type { Actor, Context, Outcome, WriteContext } from '../usecases/kernel/contract.ts';

/** What an endpoint reads of a request; a stored command has it as well. */
export type Asked = Pick<FastifyRequest, 'params' | 'query' | 'body' | 'upload' | 'table'>;

/** The reader of an answer: his role decides what is left out. */
export type Reader = Pick<Actor, 'id' | 'role'>;

interface Common {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Below /api, parameters as `:id`. */
  readonly path: string;
  /** Casbin object and action. */
  readonly object: string;
  readonly action: string;
  readonly module: Module;
  readonly summary: string;
  /** Takes one file, in the multipart part of this name. */
  readonly upload?: string;
  /** The file is this sheet. */
  readonly sheet?: SheetName;
  /** Bytes of it, where it may be larger than others. */
  readonly most?: number;
  /** Code of the refusal of a larger one. */
  readonly oversize?: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  /** The shape of what it answers to who sees these fields; undefined: no JSON. */
  readonly answer: (sees: Sees) => z.ZodType | undefined;
  /** Leaves fields out of an answer that are hidden from its reader. */
  readonly present?: (answer: unknown, reader: Reader) => unknown;
}
/** `prepare` checks params, query and body (after session, policy and module lock) and answers what to do in the transaction. */
export interface ReadEndpoint extends Common {
  readonly writes: false;
  /** Waits for its turn among the reports. */
  readonly report?: true;
  readonly prepare: (request: Asked) => (context: Context) => Promise<unknown>;
}
export interface WriteEndpoint extends Common {
  readonly writes: true;
  /** Refused without an Idempotency-Key; any other takes one. */
  readonly needsKey: boolean;
  /** Key of the body that holds the caller's password, where he must prove himself. */
  readonly proof?: string;
  readonly prepare: (request: Asked) => (context: WriteContext) => Promise<Outcome>;
}
export type Endpoint = ReadEndpoint | WriteEndpoint;
