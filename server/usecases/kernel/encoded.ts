// An answer that PostgreSQL has written as JSON already goes out as it is: hundreds of rows are not read only to be written again
// (docs/decisions/0174).

/** JSON of a `T`. Who makes one answers for its shape; the tests of the API hold it against the declared one. */
export class Encoded<T> {
  /** Carries the type only. */
  declare readonly of: T;

  constructor(readonly json: string) {}
}

const textOf = (value: unknown): string | undefined => (value instanceof Encoded ? value.json : JSON.stringify(value));

/** An object some of whose values are JSON already; what is undefined is left out, as JSON does. */
export const encode = <T extends object>(values: { readonly [K in keyof T]: T[K] | Encoded<T[K]> }): Encoded<T> => {
  const members = Object.entries<unknown>(values).flatMap(([name, value]) => {
    const text = textOf(value);
    return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`];
  });
  return new Encoded(`{${members.join(',')}}`);
};
