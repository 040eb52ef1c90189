// simple-rest writes its queries by a package that can do much more. This is all it uses of that: an array repeats its name, and what is
// not there is left out.
const written = (value: unknown): value is string | number | boolean =>
  typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';

export const stringify = (query: Readonly<Record<string, unknown>>): string =>
  new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) =>
      [value]
        .flat()
        .filter(written)
        .map((one): [string, string] => [name, String(one)]),
    ),
  ).toString();
