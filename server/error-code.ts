// What an error is called by who raised it.

/** The code of an error of the system ('ENOENT'), of the database ('42501') or of a library; undefined: it has none. */
export const errorCode = (error: unknown): string | undefined =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined;
