// Where each reading call is asked for. For the browser the build writes this list down (vite.config.ts), because calls bring the
// shapes of what they take.
import { allCalls, type Calls } from './calls.ts';

type Reads<C> = { [N in keyof C]: C[N] extends { readonly method: 'GET' } ? N : never }[keyof C];
/** A call that changes nothing. */
export type ReadingCall = Reads<Calls>;

/** Below /api, with `:id` for parameters. */
export const callPaths = Object.fromEntries(
  allCalls.filter(({ method }) => method === 'GET').map(({ name, path }) => [name, path]),
) as Readonly<Record<ReadingCall, string>>;
