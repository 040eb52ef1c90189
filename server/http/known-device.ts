// A browser that has signed in to an account is known to it: wrong passwords that strangers try keep it from nothing (decision 49).
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { isSecure } from './session.ts';

/** An account as it stands in the database; its hash signs, so that a new password ends what was signed with the old one. */
export interface SigningAccount {
  readonly id: number;
  readonly password_hash: string | null;
  /** Days since 1970 by the clinic's clock. */
  readonly day: number;
}
interface Pass {
  readonly account: number;
  readonly since: number;
  readonly signature: string;
}
/** What a browser holds: its own name, and a pass for each account that signed in there. */
interface Device {
  readonly name: string;
  readonly passes: readonly Pass[];
}

const KEPT_DAYS = 180;
const DAY_SECONDS = 86_400;
/** People who share the desk's browser; the one who came longest ago is forgotten first. */
const MAX_PASSES = 8;
const NAME = /^[\w-]{22}$/;
const PASS = /^(\d{1,15})\.(\d{1,6})\.([\w-]{43})$/;

const cookieName = (secure: boolean): string => (secure ? '__Host-klinik-device' : 'klinik-device');

const sign = (key: string, device: string, account: number, since: number): string =>
  createHmac('sha256', key).update(`known-device:${device}:${account}:${since}`).digest('base64url');

const passesIn = (texts: readonly string[]): readonly Pass[] =>
  texts.flatMap((text) => {
    const [, account, since, signature = ''] = PASS.exec(text) ?? [];
    return signature === '' ? [] : [{ account: Number(account), since: Number(since), signature }];
  });

const parse = (cookie: string | undefined): Device | undefined => {
  const [name = '', ...texts] = cookie?.split('~') ?? [];
  return NAME.test(name) ? { name, passes: passesIn(texts).slice(0, MAX_PASSES) } : undefined;
};

const written = ({ name, passes }: Device): string =>
  [name, ...passes.map(({ account, since, signature }) => `${account}.${since}.${signature}`)].join('~');

const isSigned = (key: string, device: string, { account, since, signature }: Pass): boolean =>
  timingSafeEqual(Buffer.from(sign(key, device, account, since)), Buffer.from(signature));

/** Which browsers an account knows; nothing of it is kept on the server. */
export const createKnownDevices = (publicUrl: string | undefined) => {
  const held = (request: FastifyRequest): Device | undefined =>
    parse(request.cookies[cookieName(isSecure(request, publicUrl))]);

  return {
    /** Name of the browser, where the account knows it; null for a stranger's, and for an account that there is not. */
    find: (request: FastifyRequest, account: SigningAccount | undefined): string | null => {
      const device = held(request);
      const pass = device?.passes.find((one) => one.account === account?.id);
      if (!device || !pass || !account?.password_hash) return null;
      const age = account.day - pass.since;
      const isKept = age >= 0 && age <= KEPT_DAYS;
      return isKept && isSigned(account.password_hash, device.name, pass) ? device.name : null;
    },

    /** Gives the browser a pass for the account, for whoever has just proved that it is his. */
    remember: (
      request: FastifyRequest,
      reply: FastifyReply,
      { id, password_hash, day: since }: SigningAccount,
    ): void => {
      if (password_hash === null) return;
      const device = held(request) ?? { name: randomBytes(16).toString('base64url'), passes: [] };
      const own = { account: id, since, signature: sign(password_hash, device.name, id, since) };
      const others = device.passes.filter(({ account }) => account !== id);
      const passes = [own, ...others].slice(0, MAX_PASSES);
      const secure = isSecure(request, publicUrl);
      reply.setCookie(cookieName(secure), written({ name: device.name, passes }), {
        path: '/',
        httpOnly: true,
        sameSite: 'lax',
        secure,
        maxAge: KEPT_DAYS * DAY_SECONDS,
      });
    },
  };
};

export type KnownDevices = ReturnType<typeof createKnownDevices>;
