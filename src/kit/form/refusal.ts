// What the server refused, for the form or dialog that asked.
import type { ReactNode } from 'react';
import type { ErrorBody } from '../../resources/kernel/wire.ts';
import { ApiError } from '../../providers/http.ts';

export type Refusal = Pick<ErrorBody, 'message' | 'errors' | 'changed'> & {
  readonly status: number;
  readonly code?: string;
  /** What the form offers below the message: a colleague's version, and the way to go on from it. */
  readonly more?: ReactNode;
};

interface HttpFailure {
  readonly message: string;
  readonly statusCode: number;
  readonly body?: ErrorBody;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
}

const isFailure = (error: unknown): error is HttpFailure =>
  typeof error === 'object' && error !== null && 'statusCode' in error;

const told = (body: ErrorBody | undefined, status: number): Refusal => ({
  message: body?.message ?? '',
  errors: body?.errors,
  code: body?.code,
  changed: body?.changed,
  status,
});

/** What the server answered, from our client or through Refine. */
export const refusalOf = (error: unknown): Refusal => {
  if (error instanceof ApiError) return told(error.body, error.status);
  if (isFailure(error)) return { ...told(error.body, error.statusCode), message: error.message, errors: error.errors };
  return { message: error instanceof Error ? error.message : String(error), status: 0 };
};
