// A start that cannot go on for a reason the operator can mend: one sentence, without a stack, and exit code 1.

export class BootRefusal extends Error {
  override readonly name = 'BootRefusal';
}

interface SystemError {
  readonly code?: string;
  readonly port?: number;
  readonly path?: string;
  readonly cause?: unknown;
}

const DATABASE = 'The database of DATABASE_URL';

/** Codes of Node and of PostgreSQL that the operator can do something about. */
const SENTENCES: Readonly<Record<string, (error: SystemError) => string>> = {
  EADDRINUSE: ({ port }) => `Port ${port} is in use by another program: stop it, or set PORT to another number.`,
  EADDRNOTAVAIL: () => 'HOST is not an address of this machine.',
  EACCES: ({ port, path }) =>
    port === undefined
      ? `There is no permission for ${path}.`
      : `Port ${port} needs administrator rights: set PORT to a number above 1023.`,
  EROFS: ({ path }) => `${path} is on a read-only disk: set DATA_DIR to a folder that can be written.`,
  ENOSPC: () => 'The disk is full.',
  EDQUOT: () => 'The disk quota is used up.',
  '53100': () => 'The disk of the database is full.',
  ECONNREFUSED: () => `${DATABASE} does not answer: no server listens at its host and port.`,
  ECONNRESET: () => `${DATABASE} closed the connection.`,
  ETIMEDOUT: () => `${DATABASE} does not answer.`,
  EHOSTUNREACH: () => `${DATABASE} cannot be reached.`,
  ENETUNREACH: () => `${DATABASE} cannot be reached.`,
  ENOTFOUND: () => `${DATABASE} has an unknown host name.`,
  EAI_AGAIN: () => `${DATABASE} has a host name that cannot be looked up now.`,
  '28P01': () => 'The database refuses the user name or password of DATABASE_URL or DATABASE_DIRECT_URL.',
  '28000': () => 'The database refuses the user of DATABASE_URL or DATABASE_DIRECT_URL.',
  '3D000': () => `${DATABASE} does not exist on that server.`,
  '42501': () => 'The user of DATABASE_DIRECT_URL has too few rights: he must own the database.',
  '53300': () => `${DATABASE} has no connection left.`,
  '57P03': () => `${DATABASE} is starting up or shutting down.`,
};

/** What to print for an error of the start; undefined: a defect, to be shown with its stack. */
export const bootSentence = (error: unknown): string | undefined => {
  if (error instanceof BootRefusal) return error.message;
  if (error instanceof AggregateError) return bootSentence(error.errors[0]);
  if (!(error instanceof Error)) return undefined;
  const known = error as SystemError;
  if (error.message === 'timeout expired') return SENTENCES['ETIMEDOUT']?.(known);
  const sentence = known.code === undefined ? undefined : SENTENCES[known.code]?.(known);
  return sentence ?? (known.cause === undefined ? undefined : bootSentence(known.cause));
};
