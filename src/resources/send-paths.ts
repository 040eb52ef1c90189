// Where each call that sends something goes. For the browser the build writes this list down (vite.config.ts), as it does the paths of
// reading calls: apart from those, because a page that only reads needs none of it.
import { allCalls, type Calls } from './calls.ts';

type Sends<C> = { [N in keyof C]: C[N] extends { readonly method: 'GET' } ? never : N }[keyof C];
/** A call that changes something, or that is asked with a body. */
export type SendingCall = Sends<Calls>;

/** Method and path below /api, with `:id` for parameters: 'put finance/setting'. */
export const sendPaths = Object.fromEntries(
  allCalls
    .filter(({ method }) => method !== 'GET')
    .map(({ name, method, path }) => [name, `${method.toLowerCase()} ${path}`]),
) as Readonly<Record<SendingCall, string>>;
