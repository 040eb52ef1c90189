// Declared calls and verbs as pages send them: parameters, body and answer have the types of their declarations
// (docs/decisions/0053).
import { type OpenNotificationParams, useCustomMutation } from '@refinedev/core';
import type { z } from 'zod';
import type { AnswerOf, WrittenOf } from '../resources/answers.ts';
import type { Calls } from '../resources/calls.ts';
import type { Frozen } from '../resources/kernel/answer.ts';
import type { Call } from '../resources/kernel/call.ts';
import type { VerbInputOf, VerbName } from '../resources/kernel/define.ts';
import type { Registry, ResourceName } from '../resources/registry.ts';
import { type SendingCall, sendPaths } from '../resources/send-paths.ts';
import { fillPath, type Places } from './call.ts';
import { pathOf } from './data.ts';
import { api } from './http.ts';

/** The values of the places in the path of a call. */
export type PlacedOf<N extends SendingCall> = { readonly [K in Places<Calls[N]['path']>]: number | string };
/** A form is sent with nothing where nothing was entered: what is missing is the server's to say, at the field. */
type Unfilled<T> = T extends object ? { [K in keyof T]: Unfilled<T[K]> | null } : T;
/** A shape made of declared fields knows what comes out of it; what goes into it is the same. */
type Given<S extends z.ZodType> = Frozen<Unfilled<unknown extends z.input<S> ? z.output<S> : z.input<S>>>;
/** What a call carries: its declared body, a form with a file, or nothing. */
export type BodyOf<N extends SendingCall> =
  Calls[N] extends Call<string, z.ZodType, infer B, boolean, infer _M, string, infer U>
    ? [U] extends [never]
      ? Given<B>
      : FormData
    : never;

const METHODS = { post: true, put: true, delete: true } as const;
type Method = keyof typeof METHODS;
const isMethod = (word: string): word is Method => word in METHODS;

/** Method, and path below /api, of a call. */
const addressOf = <N extends SendingCall>(name: N, placed: PlacedOf<N>): { method: Method; path: string } => {
  const [method = '', path = ''] = sendPaths[name].split(' ');
  if (!isMethod(method)) throw new Error(`${name} is sent in no way that is known here.`);
  const places: Readonly<Record<string, number | string>> = placed;
  return { method, path: fillPath(path, (place) => places[place]) };
};

/** Sends a call outside of Refine, whose page tells by itself what became of it. @throws ApiError */
export const sendCall = <N extends SendingCall>(
  name: N,
  placed: PlacedOf<N>,
  body: BodyOf<N>,
  signal?: AbortSignal,
): Promise<AnswerOf<N>> => {
  const { method, path } = addressOf(name, placed);
  return api[method]<AnswerOf<N>>(path, { body, signal });
};

/** What is told of what was saved. */
type Told<A> = false | ((answer?: { readonly data: A }) => OpenNotificationParams | false);
interface Telling {
  /** A refusal is told as well, because nothing on the page shows it. */
  readonly tellsRefusal?: boolean;
}

/** Sends through Refine, which tells of it. */
const usePipe = <A>(told: Told<A>, { tellsRefusal = false }: Telling) => {
  const { mutateAsync, mutation } = useCustomMutation();
  const send = async (method: Method, path: string, body: object): Promise<A> => {
    const { data } = await mutateAsync({
      url: path,
      method,
      values: body,
      successNotification: told && ((answer) => told(answer as { data: A } | undefined)),
      ...(!tellsRefusal && { errorNotification: false }),
    });
    return data as unknown as A;
  };
  return { send, busy: mutation.isPending };
};

/**
 * Sends a call through Refine. Of what was saved `told` tells (`tellDone`), or nobody; a refusal is the page's to show, unless it is
 * told as well.
 * @throws HttpError
 */
export const useSend = <N extends SendingCall>(name: N, told: Told<AnswerOf<N>> = false, telling: Telling = {}) => {
  const { send, busy } = usePipe(told, telling);
  return {
    send: (placed: PlacedOf<N>, body: BodyOf<N>): Promise<AnswerOf<N>> => {
      const { method, path } = addressOf(name, placed);
      return send(method, path, body);
    },
    busy,
  };
};

/** A record as it was read: what somebody changed since is not overwritten. */
export interface Versioned {
  readonly id: number;
  readonly version: number;
}
/** What a verb is sent with beside the version. */
export type VerbBodyOf<N extends ResourceName, V extends VerbName<Registry[N]>> = Frozen<
  Unfilled<VerbInputOf<Registry[N], V>>
>;

/**
 * Sends verbs that only the click names, as screens that are made from the declaration offer them (src/screens/record); a page that
 * knows its verb sends it by `useVerb`.
 * @throws HttpError
 */
export const useAnyVerb = <A>(resource: string, told: Told<A> = false, telling: Telling = {}) => {
  const { send, busy } = usePipe(told, telling);
  return {
    send: (verb: string, { id, version }: Versioned, body: object): Promise<A> =>
      send('post', `${pathOf(resource)}/${id}/${verb}`, { ...body, version }),
    busy,
  };
};

/** Sends a verb of a resource, and tells of it as `useSend` does. @throws HttpError */
export const useVerb = <N extends ResourceName, V extends VerbName<Registry[N]>>(
  resource: N,
  verb: V,
  told: Told<WrittenOf<N>> = false,
  telling: Telling = {},
) => {
  const { send, busy } = useAnyVerb(resource, told, telling);
  return { send: (record: Versioned, body: VerbBodyOf<N, V>) => send(verb, record, body), busy };
};
