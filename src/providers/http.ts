// The one way from the browser to the API: typed fetch with the session cookie, raising ApiError for every refusal.
import { IDLE_WARNING, idleSeconds } from './idle.ts';
import { submissionOf } from './submission.ts';
import type { ErrorBody } from '../resources/kernel/wire.ts';

export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[];
export type Query = Readonly<Record<string, QueryValue>>;

export interface CallOptions {
  /** Empty values are left out; arrays are joined by commas. */
  readonly query?: Query;
  /** JSON, or FormData for an upload. */
  readonly body?: unknown;
  readonly signal?: AbortSignal;
  /** Called with the progress of a download. */
  readonly onProgress?: (progress: Progress) => void;
}
export interface Progress {
  /** Received so far. */
  readonly bytes: number;
  /** How many rows the file will have, where the server knows. */
  readonly rows: number | undefined;
}

/** A refusal of the server (status 4xx or 5xx), or no answer at all (status 0). */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorBody,
  ) {
    super(body.message);
    this.name = 'ApiError';
  }

  /** First text of each field at fault. */
  get fields(): Readonly<Record<string, string>> {
    return Object.fromEntries(
      Object.entries(this.body.errors ?? {}).map(([name, texts]) => [name, texts[0] ?? this.message]),
    );
  }
}

const NO_ANSWER = 'Server tidak dapat dihubungi. Periksa koneksi internet lalu coba lagi';

const failure = (status: number, message: string): ErrorBody => ({ statusCode: status, code: 'no-answer', message });

const isErrorBody = (value: unknown): value is ErrorBody =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string';

/** '/api/service/visit?page=2' from a path below /api and its query. */
export const apiUrl = (path: string, query: Query = {}): string => {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    if (value === undefined || value === null || value === '') continue;
    search.set(name, Array.isArray(value) ? value.join(',') : String(value));
  }
  const text = search.toString();
  return `/api/${path.replace(/^\/+/, '')}${text ? `?${text}` : ''}`;
};

type SessionListener = () => void;
const listeners = new Set<SessionListener>();

/** Calls `listener` when the server answers that the session is over; returns the way to stop listening. */
export const onSessionEnd = (listener: SessionListener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const errorOf = async (response: Response): Promise<ApiError> => {
  const body: unknown = await response.json().catch(() => undefined);
  return new ApiError(response.status, isErrorBody(body) ? body : failure(response.status, NO_ANSWER));
};

/**
 * Whether a failed request was refused for good, with nothing under way: its idempotency key is spent then. Otherwise the same key is
 * sent again.
 */
const isFinal = ({ status, body }: ApiError): boolean => status < 500 && body.code !== 'idempotency-running';

type Questioner = (message: string) => Promise<boolean>;
let questioner: Questioner | undefined;

/**
 * Registers the function that asks a person whether to save in spite of the server's warnings; returns the way to remove it. Without one,
 * everything is saved at once.
 */
export const onWarning = (ask: Questioner): (() => void) => {
  questioner = ask;
  return () => {
    if (questioner === ask) questioner = undefined;
  };
};
const WARNED = 'cash-below-zero';

const sendOnce = async (method: string, path: string, options: CallOptions, strict = false): Promise<Response> => {
  const upload = options.body instanceof FormData;
  const headers: Record<string, string> = { Accept: 'application/json' };
  if (idleSeconds() > IDLE_WARNING) headers['X-Idle'] = '1';
  if (options.body !== undefined && !upload) headers['Content-Type'] = 'application/json';
  const url = apiUrl(path, options.query);
  const submission = method === 'GET' ? undefined : submissionOf(method, url, options.body);
  if (submission) headers['Idempotency-Key'] = submission.key;
  if (strict) headers['Prefer'] = 'handling=strict';
  const response = await fetch(url, {
    method,
    headers,
    body: upload ? options.body : options.body === undefined ? undefined : JSON.stringify(options.body),
    signal: options.signal,
    credentials: 'same-origin',
  }).catch((cause: unknown) => {
    if (options.signal?.aborted) throw cause;
    throw new ApiError(0, failure(0, NO_ANSWER));
  });
  if (response.ok) {
    submission?.settle();
    return response;
  }
  const error = await errorOf(response);
  if (isFinal(error)) submission?.settle();
  if (error.body.code === 'not-signed-in') listeners.forEach((listener) => listener());
  throw error;
};

/** Sends a request. Where the server answers warnings, a person is asked, and it is sent again once he has agreed. */
const send = async (method: string, path: string, options: CallOptions): Promise<Response> => {
  const ask = method === 'GET' ? undefined : questioner;
  try {
    return await sendOnce(method, path, options, ask !== undefined);
  } catch (error) {
    const warned = error instanceof ApiError && error.body.code === WARNED;
    if (!warned || !(await ask?.(error.message))) throw error;
    return sendOnce(method, path, options);
  }
};

const call =
  (method: string) =>
  async <T = unknown>(path: string, options: CallOptions = {}): Promise<T> => {
    const response = await send(method, path, options);
    if (response.status === 204) return undefined as T;
    return (await response.json()) as T;
  };

/** Name that the server gave a download, or the fallback. */
const fileName = (response: Response, fallback: string): string =>
  /filename="?([^";]+)"?/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? fallback;

/** The whole of an answer; how far it has come is told after every piece of it. */
const receive = async (response: Response, onProgress: CallOptions['onProgress']): Promise<Blob> => {
  if (!onProgress || !response.body) return response.blob();
  const rows = Number(response.headers.get('X-Total-Rows')) || undefined;
  let bytes = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform: (piece, controller) => {
        bytes += piece.byteLength;
        onProgress({ bytes, rows });
        controller.enqueue(piece);
      },
    }),
  );
  return new Response(counted, { headers: response.headers }).blob();
};

export const api = {
  get: call('GET'),
  post: call('POST'),
  put: call('PUT'),
  delete: call('DELETE'),
  /** A file of the API as a blob with the name that the server gave it. */
  file: async (path: string, options: CallOptions = {}, method = 'GET'): Promise<{ blob: Blob; name: string }> => {
    const response = await send(method, path, options);
    return { blob: await receive(response, options.onProgress), name: fileName(response, 'unduhan') };
  },
};

/** Hands a file to the browser's own download. */
export const saveFile = ({ blob, name }: { blob: Blob; name: string }): void => {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Firefox reads the address after the click has returned.
  setTimeout(() => URL.revokeObjectURL(url), 1000);
};
