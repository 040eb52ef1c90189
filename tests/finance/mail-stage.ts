// A real SMTP server, a branch that sends by it, and the worker that hands over (decision 119, decision 120).
import type { AddressInfo } from 'node:net';
import { pino } from 'pino';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { clinicNow } from '../../server/db/clock.ts';
import { createSendMail, type SendMail } from '../../server/mail/send-mail.ts';
import { deliverDue, type Posting } from '../../server/usecases/finance/subscription/deliver.ts';
import type { AnswerOf } from '../../src/resources/answers.ts';
import { type Client, testApp, type TestApp, testVault } from '../support/app.ts';

export const PASSWORD = 'rahasia-smtp-bdg';

export interface Received {
  readonly to: readonly string[];
  readonly raw: string;
}
export interface Post {
  readonly port: number;
  /** What came in, the oldest first. */
  readonly received: Received[];
  /** Refuses what comes with this answer of SMTP; undefined: takes it. */
  refuse: string | undefined;
  readonly close: () => Promise<void>;
}

/** Listens on this machine, asks for `PASSWORD`. */
export const openPost = async (options: SMTPServerOptions = {}): Promise<Post> => {
  const post = { received: [] as Received[], refuse: undefined as string | undefined };
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _session, done) =>
      password === PASSWORD ? done(null, { user: username }) : done(new Error('Invalid login')),
    onRcptTo: (_address, _session, done) =>
      done(post.refuse === undefined ? null : Object.assign(new Error(post.refuse), { responseCode: 451 })),
    onData: (stream, session, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        post.received.push({ to, raw: Buffer.concat(parts).toString('latin1') });
        done();
      });
    },
    ...options,
  });
  server.on('error', () => undefined);
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const { port } = server.server.address() as AddressInfo;
  return Object.assign(post, {
    port,
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
      }),
  });
};

/** The paper in an e-mail. */
export const paperIn = ({ raw }: Received): Buffer => {
  const [, head = ''] = raw.split(/Content-Type: application\/pdf/);
  const [, coded = ''] = head.split(/\r\n\r\n/);
  return Buffer.from(coded.split('\r\n--')[0] ?? '', 'base64');
};

export type Delivery = AnswerOf<'finance.langganan.riwayat'>['data'][number];

export interface MailStage {
  readonly clinic: TestApp;
  readonly post: Post;
  readonly manager: Client;
  readonly finance: Client;
  /** Ids of people by user name. */
  readonly idOf: (username: string) => Promise<number>;
  /** Settings of Bandung's mail server, sent by its manager. */
  readonly settings: (more?: object) => object;
  readonly subscribe: (more?: object) => Promise<number>;
  /** One look of the worker; answers how many it tried. */
  readonly deliver: (sendMail?: SendMail) => Promise<number>;
  readonly history: () => Promise<readonly Delivery[]>;
  readonly close: () => Promise<void>;
}

export const MAIL = '/api/profile/email';
export const SUBSCRIPTIONS = '/api/finance/langganan';

export const openMail = async (): Promise<MailStage> => {
  const clinic = await testApp();
  const post = await openPost();
  const [manager, finance] = [await clinic.as('manager.bdg'), await clinic.as('finance.bdg')];
  await clinic.database.asOwner(
    `update users set email = replace(username, '.bdg', '') || '@klinik.test'
     where username in ('manager.bdg', 'finance.bdg')`,
  );
  const idOf = async (username: string): Promise<number> =>
    (await clinic.database.asOwner<{ id: number }>('select id from users where username = $1', [username]))[0]?.id ?? 0;
  const people = [await idOf('manager.bdg'), await idOf('finance.bdg')];
  const posting: Posting = {
    pool: clinic.database.pool,
    vault: testVault,
    sendMail: createSendMail([`127.0.0.1:${post.port}`]),
    logger: pino({ level: 'silent' }),
    clock: () => clinicNow(clinic.database.pool),
  };
  return {
    clinic,
    post,
    manager,
    finance,
    idOf,
    settings: (more = {}) => ({
      version: 0,
      host: '127.0.0.1',
      port: post.port,
      security: 'tanpa',
      username: 'klinik',
      password: PASSWORD,
      sender_name: 'Klinik Bandung',
      sender_email: 'laporan@klinik.test',
      ...more,
    }),
    subscribe: async (more = {}) => {
      const body = { report: 'labarugi', rhythm: 'bulanan', day: 1, range: 'bulan-lalu', readers: people, ...more };
      const { status, body: made } = await finance.post<{ id: number }>(SUBSCRIPTIONS, body);
      if (status !== 201) throw new Error(JSON.stringify(made));
      return made.id;
    },
    deliver: (sendMail = posting.sendMail) => deliverDue({ ...posting, sendMail }),
    history: async () =>
      (await manager.get<{ data: readonly Delivery[] }>(`${SUBSCRIPTIONS}/kiriman?limit=100`)).body.data,
    close: async () => {
      await clinic.close();
      await post.close();
    },
  };
};
