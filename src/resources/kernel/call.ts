// defineCall: a call that is neither a list, a show, nor a verb of a resource: registration, login, reports, pickers.
import type { z } from 'zod';
import type { SheetName } from './sheet-name.ts';
import type { Module } from './define.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

export interface Call<
  N extends string = string,
  Q extends z.ZodType = z.ZodType,
  B extends z.ZodType = z.ZodType,
  W extends boolean = boolean,
  M extends Method = Method,
  P extends string = string,
  U extends string = string,
  S extends SheetName = SheetName,
> {
  /** Casbin object, `module.subject.action`; its only action is `call`. */
  readonly name: N;
  readonly method: M;
  /** Below /api, with `:id` for parameters. */
  readonly path: P;
  readonly module: Module;
  readonly summary: string;
  readonly query?: Q;
  readonly body?: B;
  /** The body is multipart with one file in this part. */
  readonly upload?: U;
  /** Bytes of the file, where it may be larger than others. */
  readonly most?: number;
  /** The file is this sheet; it is read and judged before the transaction begins. */
  readonly sheet?: S;
  /** Key of the body under which the caller proves himself with his password: tries count as those of signing in do. */
  readonly proof?: string;
  /** Code of the refusal of a file that is too large, where the call has its own. */
  readonly oversize?: string;
  /** Changes data: runs in a transaction, needs a branch, respects the module lock. */
  readonly writes: W;
  /** Reads that sum over a range, or over all books: a few at a time, so that the desk never waits behind them. */
  readonly report?: true;
  /** Answers something other than JSON. */
  readonly answers?: 'xlsx' | 'pdf' | 'html' | 'file';
}

/** Declares a call; query and body are closed zod objects (unknown keys are refused). */
export const defineCall = <
  const N extends string,
  Q extends z.ZodType = z.ZodType<undefined>,
  B extends z.ZodType = z.ZodType<undefined>,
  const W extends boolean = boolean,
  const M extends Method = Method,
  const P extends string = string,
  const U extends string = never,
  const S extends SheetName = never,
>(
  call: Call<N, Q, B, W, M, P, U, S>,
): Call<N, Q, B, W, M, P, U, S> => call;
