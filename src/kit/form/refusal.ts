// What the server refused, for the form or dialog that asked.
import type { ErrorBody } from '../../resources/kernel/wire.ts';
import { ApiError } from '../../providers/http.ts';

export type Refusal = Pick<ErrorBody, 'message' | 'errors'> & { readonly status: number };

interface HttpFailure {
  readonly message: string;
  readonly statusCode: number;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const isFailure = (error: unknown): error is HttpFailure =>
  typeof error === 'object' && error !== null && 'statusCode' in error;

/** What the server answered, from our client or through Refine. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof ApiError) return { message: error.message, status: error.status, errors: error.body.errors };
  if (isFailure(error)) return { message: error.message, status: error.statusCode, errors: error.errors };
  return { message: error instanceof Error ? error.message : String(error), status: 0 };
};
