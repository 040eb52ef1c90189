// One e-mail with one paper to one person, over the SMTP server of a branch (decision 120).
import { isIP } from 'node:net';
import { createTransport } from 'nodemailer';
import type { MailSecurity } from '../../src/resources/platform/mail.ts';
import { isMailAddress } from '../../src/resources/platform/mail.ts';
import { addressOf, isKnownHost } from './host.ts';
import { failureOf, MailFailure } from './mail-failure.ts';

export interface MailServer {
  readonly host: string;
  readonly port: number;
  readonly security: MailSecurity;
  /** Undefined: it asks for none. */
  readonly login?: { readonly user: string; readonly pass: string };
  readonly from: { readonly name: string; readonly address: string };
}
export interface Letter {
  /** The same for every try: who gets it twice after a crash can tell that it is one. */
  readonly id: string;
  readonly to: { readonly name: string; readonly address: string };
  readonly subject: string;
  readonly text: string;
  readonly paper?: { readonly filename: string; readonly bytes: Buffer };
}
/** Sends, or fails with the reason. @throws MailFailure */
export type SendMail = (server: MailServer, letter: Letter) => Promise<void>;

const TIMES = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
} as const;

/** @param known servers beside the public ones, 'host:port' */
export const createSendMail =
  (known: readonly string[]): SendMail =>
  async (server, { id, to, subject, text, paper }) => {
    const { security, login, from } = server;
    if (security === 'tanpa' && !isKnownHost(known, server)) throw new MailFailure('plain');
    // An address that a header could be hidden in, or a second one, never comes as far as the protocol.
    if (!isMailAddress(to.address)) throw new MailFailure('address');
    if (!isMailAddress(from.address)) throw new MailFailure('sender');
    const transport = createTransport({
      ...TIMES,
      // The address that was judged, not the name once more: it could mean another one by then.
      host: await addressOf(known, server),
      port: server.port,
      secure: security === 'tls',
      requireTLS: security === 'starttls',
      ignoreTLS: security === 'tanpa',
      tls: { minVersion: 'TLSv1.2', ...(isIP(server.host) === 0 && { servername: server.host }) },
      ...(login && { auth: login }),
      disableFileAccess: true,
      disableUrlAccess: true,
    });
    try {
      await transport.sendMail({
        messageId: `<${id}@${from.address.split('@')[1] ?? 'klinik'}>`,
        from,
        to: [to],
        subject,
        text,
        ...(paper && {
          attachments: [{ filename: paper.filename, content: paper.bytes, contentType: 'application/pdf' }],
        }),
      });
    } catch (error) {
      throw failureOf(error);
    } finally {
      transport.close();
    }
  };
