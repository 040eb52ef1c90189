// The calls that change the session itself: sign in, sign out, who am I, choose a branch (platform.md 1).
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { mayCall, roleName } from '../../src/policies/index.ts';
import { authCalls, changeProfileBody, loginBody } from '../../src/resources/platform/auth.ts';
import { Refusal } from '../../src/resources/refusals.ts';
import { verifyPassword } from '../usecases/platform/access/password.ts';
import type { KnownDevices } from './known-device.ts';
import type { Account, LoginThrottle, Try } from './login-throttle.ts';
import { parseWith } from './parse.ts';
import type { Session, Sessions } from './session.ts';

const userOf = ({ actor, avatarurl, branch, locks }: Session) => ({
  id: actor.id,
  name: actor.name,
  username: actor.username,
  avatarurl,
  role: actor.role,
  rolename: roleName(actor.role),
  profile_id: actor.profile_id,
  session_profile_id: actor.session_profile_id,
  features: actor.features.map((feature) => ({ feature })),
  branch,
  locks,
});

/** A machine that is too busy to look at the password has made nobody a guesser. */
const proves = async (account: Account | undefined, password: string, { withdraw }: Try): Promise<boolean> => {
  try {
    return await verifyPassword(account?.password_hash, password);
  } catch (error) {
    await withdraw();
    throw error;
  }
};

interface Doors {
  readonly sessions: Sessions;
  readonly throttle: LoginThrottle;
  readonly devices: KnownDevices;
}

type AuthCall = keyof typeof authCalls;
type Answer = (request: FastifyRequest, reply: FastifyReply) => Promise<unknown>;

/** Sign-in, sign-out, who is signed in, and the branch that a superadmin works in. */
export const registerAuth = (app: FastifyInstance, { sessions, throttle, devices }: Doors): void => {
  const signedIn = async (request: FastifyRequest, call: AuthCall): Promise<Session> => {
    const session = await sessions.read(request);
    if (!mayCall(session.actor, call)) throw new Refusal('forbidden');
    return session;
  };

  const login: Answer = async (request, reply) => {
    const { username, password } = parseWith(loginBody, request.body);
    const account = await throttle.accountOf(username);
    const counted = await throttle.begin(request, username, account);
    const fits = await proves(account, password, counted);
    if (!account || !fits) throw new Refusal('wrong-credentials');
    if (!account.active) throw new Refusal('inactive-account');
    await counted.forgive();
    const id = await sessions.start(request, reply, account.id);
    devices.remember(request, reply, account);
    return userOf(await sessions.byHash(id));
  };

  const answers: Readonly<Record<AuthCall, Answer>> = {
    'platform.auth.login': login,
    'platform.auth.logout': async (request, reply) => {
      await sessions.end(request, reply, await signedIn(request, 'platform.auth.logout'));
      return reply.code(204).send();
    },
    'platform.auth.me': async (request) => userOf(await signedIn(request, 'platform.auth.me')),
    'platform.profile.change': async (request) => {
      const session = await signedIn(request, 'platform.profile.change');
      const { session_profile_id } = parseWith(changeProfileBody, request.body);
      await sessions.chooseBranch(session, session_profile_id);
      return { session_profile_id };
    },
  };

  for (const [name, call] of Object.entries(authCalls) as [AuthCall, (typeof authCalls)[AuthCall]][]) {
    app.route({
      method: call.method,
      url: `/api/${call.path}`,
      config: { policy: { object: name, action: 'call' } },
      handler: answers[name],
    });
  }
};
