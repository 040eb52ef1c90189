// How PostgreSQL's values become ours: whole numbers stay exact or fail, days stay text, instants are ISO text. No Date object.
import pg from 'pg';

type Parser = (text: string) => unknown;
const { builtins } = pg.types;
/** pg's types list only the numbers they know by name. */
const pgParser = pg.types.getTypeParser as (oid: number, format?: 'text' | 'binary') => Parser;

/** @throws RangeError beyond 2^53, where a JavaScript number would silently be another one */
export const parseInteger = (text: string): number => {
  const n = Number(text);
  if (!Number.isSafeInteger(n)) throw new RangeError(`${text} is beyond the safe integers`);
  return n;
};

/** '2026-03-06 04:05:06.789123+00' -> '2026-03-06T04:05:06.789Z'; sessions run in UTC, other zones go the long way. */
export const parseInstant = (text: string): string => {
  const parts = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(?:\.(\d+))?\+00$/.exec(text);
  if (parts === null) return new Date(text).toISOString();
  return `${parts[1]}T${parts[2]}.${(parts[3] ?? '').slice(0, 3).padEnd(3, '0')}Z`;
};

const asText: Parser = (text) => text;

/** PostgreSQL's numbers of array types. */
const ARRAY_OF = { text: 1009, int8: 1016, numeric: 1231, date: 1182, timestamptz: 1185 } as const;

/** pg's own parser of text[] splits the elements; nested arrays do not occur here. */
const eachElement = (parser: Parser): Parser => {
  const split = pgParser(ARRAY_OF.text);
  return (text) =>
    (split(text) as readonly (string | null)[]).map((element) => (element === null ? null : parser(element)));
};

const PARSERS: ReadonlyMap<number, Parser> = new Map<number, Parser>([
  [builtins.INT8, parseInteger],
  [builtins.NUMERIC, Number],
  [builtins.DATE, asText],
  [builtins.TIMESTAMPTZ, parseInstant],
  // 'HH:mm': times of ours have no seconds.
  [builtins.TIME, (text) => text.slice(0, 5)],
  [ARRAY_OF.int8, eachElement(parseInteger)],
  [ARRAY_OF.numeric, eachElement(Number)],
  [ARRAY_OF.date, eachElement(asText)],
  [ARRAY_OF.timestamptz, eachElement(parseInstant)],
]);

/** For `types` of a pg client or pool; everything not named here is read as pg reads it. */
export const valueParser: pg.CustomTypesConfig = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    (format === 'binary' ? undefined : PARSERS.get(oid)) ?? pgParser(oid, format)) as typeof pg.types.getTypeParser,
};
