// Settings come from the environment, once, here; nothing else reads process.env.
import { resolve } from 'node:path';
import { z } from 'zod';
import { BootRefusal } from './boot-refusal.ts';
import type { DatabaseUrls } from './db/urls.ts';

const LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;

const postgresUrl = z
  .url({
    protocol: /^postgres(ql)?$/,
    error: 'must look like postgres://user:password@host:5432/database',
    abort: true,
  })
  .refine((text) => new URL(text).username !== '', 'must name a user')
  .optional();
const httpUrl = z.url({ protocol: /^https?$/, error: 'must look like https://klinik.example.id' }).optional();

/** `true` would trust every forged X-Forwarded-For, so only an explicit list of proxies is taken. */
const proxies = z
  .string()
  .regex(/^[0-9a-fA-F.:/, ]+$/, 'must be a list of proxy addresses or networks, such as 127.0.0.1,10.0.0.0/8')
  .transform((text) =>
    text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )
  .optional();

/** Hosts of the own network are named one by one: a branch must not reach whatever the server reaches. */
const mailHosts = z
  .string()
  .regex(/^\s*[\w.-]+:\d{1,5}(\s*,\s*[\w.-]+:\d{1,5})*\s*$/, 'must be a list such as mail.lan:25,relay.lan:587')
  .transform((text) => text.split(',').map((part) => part.trim().toLowerCase()))
  .optional();

const shape = z.object({
  PORT: z.coerce
    .number('must be a whole number')
    .int('must be a whole number')
    .min(0, 'must be 0 to 65535')
    .max(65_535, 'must be 0 to 65535')
    .default(3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: postgresUrl,
  DATABASE_DIRECT_URL: postgresUrl,
  SEED: z.enum(['demo', 'empty'], 'must be demo or empty').optional(),
  NODE_ENV: z
    .enum(['production', 'development', 'test'], 'must be production, development or test')
    .default('development'),
  BACKUP: z.enum(['nightly', 'off'], 'must be nightly or off').optional(),
  BACKUP_EVERY: z.coerce
    .number('must be a number of hours')
    .refine((hours) => Number.isInteger(hours) && hours > 0 && 24 % hours === 0, 'must be 1, 2, 3, 4, 6, 8, 12 or 24')
    .default(24),
  BACKUP_KEY: z.string().min(32, 'must have at least 32 random characters').optional(),
  ARCHIVE_DIR: z.string().min(1).optional(),
  LOG_LEVEL: z.enum(LEVELS, `must be one of ${LEVELS.join(', ')}`).default('info'),
  SECRET_KEY: z.string().min(32, 'must have at least 32 random characters').optional(),
  MAIL_HOSTS: mailHosts,
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  TRUST_PROXY: proxies,
  PUBLIC_URL: httpUrl,
});

export interface Config {
  readonly port: number;
  readonly host: string;
  /** Absolute; holds the embedded database, uploaded files and backups. */
  readonly dataDir: string;
  /** Absent: the embedded PostgreSQL. */
  readonly database: DatabaseUrls | undefined;
  readonly seed: 'demo' | 'empty';
  /** Whether this server makes a backup every night. */
  readonly backup: 'nightly' | 'off';
  /** Hours from one backup to the next, counted from 02.00 in Jakarta. */
  readonly backupEvery: number;
  /** Encrypts archives and vouches for them; absent: they lie in the clear. */
  readonly backupKey: string | undefined;
  /** Absolute; where the log of the embedded database goes every few minutes. Absent: nowhere. */
  readonly archiveDir: string | undefined;
  readonly environment: 'production' | 'development' | 'test';
  readonly logLevel: (typeof LEVELS)[number];
  /** Locks the passwords of the branches' mail servers; absent: a key that lies in the data directory. */
  readonly secretKey: string | undefined;
  /** Mail servers that may be spoken to in the own network, and without TLS: 'host:port', lower case. */
  readonly mailHosts: readonly string[];
  /** What a reader of /metrics from elsewhere must present; absent: only this machine reads them. */
  readonly metricsToken: string | undefined;
  /** Addresses of proxies whose X-Forwarded-For is believed. */
  readonly trustProxy: readonly string[];
  /** Origin the browser sees, without a slash at the end; absent: what the request says. */
  readonly publicUrl: string | undefined;
}

/**
 * The program works as a user who owns nothing, and migrates as the owner: who has both in one could undo every wall.
 * @throws BootRefusal where there is one address, or one user in both
 */
const databaseOf = (appUrl: string | undefined, adminUrl: string | undefined): DatabaseUrls | undefined => {
  if (appUrl === undefined && adminUrl === undefined) return undefined;
  if (appUrl === undefined || adminUrl === undefined)
    throw new BootRefusal(
      'DATABASE_URL and DATABASE_DIRECT_URL belong together: the first names a user of the program, who is made at the start, ' +
        'the second the owner of the database.',
    );
  if (new URL(appUrl).username === new URL(adminUrl).username)
    throw new BootRefusal(
      'DATABASE_URL and DATABASE_DIRECT_URL name the same user: the owner belongs into the second only, ' +
        'the first names a user of the program, who is made at the start.',
    );
  return { appUrl, adminUrl };
};

/**
 * Reads and checks the settings.
 * Demo data is loaded only into an embedded database outside production: SEED=demo elsewhere is refused rather than ignored.
 * @throws BootRefusal naming each wrong setting, in one sentence
 */
export const loadConfig = (env: Readonly<Record<string, string | undefined>>): Config => {
  const given = Object.fromEntries(Object.entries(env).filter(([name, value]) => name in shape.shape && value !== ''));
  const read = shape.safeParse(given);
  if (!read.success) {
    const wrong = read.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new BootRefusal(`Settings are not valid: ${wrong.join('; ')}.`);
  }
  const value = read.data;
  const database = databaseOf(value.DATABASE_URL, value.DATABASE_DIRECT_URL);
  const seedable = database === undefined && value.NODE_ENV !== 'production';
  if (value.SEED === 'demo' && !seedable) {
    throw new BootRefusal(
      'SEED=demo is only for the embedded database outside production; leave SEED out, or set SEED=empty.',
    );
  }
  if (value.ARCHIVE_DIR !== undefined && database !== undefined)
    throw new BootRefusal(
      'ARCHIVE_DIR is for the embedded database: the one in DATABASE_URL has its own way to archive its log.',
    );
  return {
    port: value.PORT,
    host: value.HOST,
    dataDir: resolve(value.DATA_DIR),
    database,
    seed: value.SEED ?? (seedable ? 'demo' : 'empty'),
    backup: value.BACKUP ?? (database === undefined ? 'nightly' : 'off'),
    backupEvery: value.BACKUP_EVERY,
    backupKey: value.BACKUP_KEY,
    archiveDir: value.ARCHIVE_DIR === undefined ? undefined : resolve(value.ARCHIVE_DIR),
    environment: value.NODE_ENV,
    logLevel: value.LOG_LEVEL,
    secretKey: value.SECRET_KEY,
    mailHosts: value.MAIL_HOSTS ?? [],
    metricsToken: value.METRICS_TOKEN,
    trustProxy: value.TRUST_PROXY ?? [],
    publicUrl: value.PUBLIC_URL?.replace(/\/+$/, ''),
  };
};
