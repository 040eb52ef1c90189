// Declared calls as pages read them: query and answer have the types of their declarations (docs/decisions/0053).
import { type HttpError, keys, useDataProvider } from '@refinedev/core';
import { keepPreviousData, type QueryKey, type QueryObserverResult, useQuery } from '@tanstack/react-query';
import type { z } from 'zod';
import type { AnswerOf } from '../resources/answers.ts';
import { callPaths, type ReadingCall } from '../resources/call-paths.ts';
import type { Calls } from '../resources/calls.ts';
import type { Call } from '../resources/kernel/call.ts';
import { api, apiUrl, type Query } from './http.ts';

/** Names of the parameters in a path. */
export type Places<P extends string> = P extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Places<Rest>
  : P extends `${string}:${infer Name}`
    ? Name
    : never;
/** What a query value may be: as it is written in an address, or as it is read from there. */
type Written<I, O> = unknown extends I ? O : I | O;
type Values<I, O> = { readonly [K in keyof I]: Written<I[K], K extends keyof O ? O[K] : never> };
type QueryOf<C> = C extends Call<string, infer Q> ? Asking<z.input<Q>, z.output<Q>> : never;
type Asking<I, O> = I extends object ? Values<I, O> : unknown;
/** What a call is asked with: the parameters of its path and its query. */
export type AskedOf<N extends ReadingCall> = { readonly [K in Places<Calls[N]['path']>]: number | string } & QueryOf<
  Calls[N]
>;

/** Fills the `:name` places of a path: '/finance/bill/:id' -> '/finance/bill/7'. */
export const fillPath = (path: string, valueOf: (place: string) => unknown): string =>
  path.replace(/:(\w+)/g, (_, place: string) => String(valueOf(place)));

/** Path below /api and query of a call. */
export const requestOf = <N extends ReadingCall>(name: N, asked: AskedOf<N>): { path: string; query: Query } => {
  const query: Record<string, Query[string]> = { ...asked };
  const path = fillPath(callPaths[name], (place) => {
    const value = query[place];
    delete query[place];
    return value;
  });
  return { path, query };
};

/** Address of a call that a browser opens by itself: a paper, a picture. */
export const callUrl = <N extends ReadingCall>(name: N, asked: AskedOf<N>): string => {
  const { path, query } = requestOf(name, asked);
  return apiUrl(path, query);
};

/** Reads a call outside of Refine: for what React Query keeps under a key of its own. @throws ApiError */
export const readCall = <N extends ReadingCall>(
  name: N,
  asked: AskedOf<N>,
  signal?: AbortSignal,
): Promise<AnswerOf<N>> => {
  const { path, query } = requestOf(name, asked);
  return api.get<AnswerOf<N>>(path, { query, signal });
};

/** Reads the file that a call answers, with the name that the server gave it. @throws ApiError */
export const readFile = <N extends ReadingCall>(name: N, asked: AskedOf<N>): ReturnType<typeof api.file> => {
  const { path, query } = requestOf(name, asked);
  return api.file(path, { query });
};

interface Options {
  /** False: there is nothing to ask for yet. */
  readonly enabled?: boolean;
  /** Milliseconds for which an answer is not asked for again. */
  readonly staleTime?: number;
  /** What was answered before stays until another question is answered. */
  readonly keep?: boolean;
  /** Milliseconds after which it is asked for again, by itself. */
  readonly refetchInterval?: number;
  readonly retry?: boolean;
  readonly queryKey?: QueryKey;
}

/**
 * Reads a call. `answer` is undefined until it came; a failure is the page's to show. Under Refine's key and by its data provider, but not
 * through its hook: that brings, to each call of a page, signing out, the way to a login page, notices and a clock of its own, which our
 * calls have no use for, and draws what asks twice.
 */
export const useCall = <N extends ReadingCall>(
  name: N,
  asked: AskedOf<N>,
  { keep = false, ...options }: Options = {},
) => {
  const { path: url, query: values } = requestOf(name, asked);
  const { custom } = useDataProvider()();
  const request = { method: 'get', url, query: values } as const;
  const query: QueryObserverResult<{ readonly data: AnswerOf<N> }, HttpError> = useQuery<
    { readonly data: AnswerOf<N> },
    HttpError
  >({
    queryKey: keys().data().mutation('custom').params(request).get(),
    queryFn: async () => {
      if (!custom) throw new Error('The data provider makes no calls');
      return (await custom(request)) as unknown as { readonly data: AnswerOf<N> };
    },
    ...options,
    ...(keep && { placeholderData: keepPreviousData }),
  });
  return { query, answer: query.data?.data };
};
