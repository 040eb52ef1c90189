// One JSON line per event. What must not be read by whoever reads logs is cut out here, whichever object it hides in.
import { type Logger, pino } from 'pino';
import type { Config } from './config.ts';

const SECRETS = [
  'password',
  'old_password',
  'password_hash',
  'authorization',
  'cookie',
  'idcard',
  'wali_idcard',
  'phone',
  'wali_phone',
] as const;

/** Paths of pino name each depth by a star of its own. */
const paths = SECRETS.flatMap((key) => [key, `*.${key}`, `*.*.${key}`]);

/** JSON lines on standard output. */
export const createLogger = (level: Config['logLevel']): Logger =>
  pino({
    level,
    redact: { paths: [...paths, 'req.headers["set-cookie"]', 'res.headers["set-cookie"]'], censor: '***' },
  });
