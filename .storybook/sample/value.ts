// Sample values of fields, a total map over the kinds: a kind without one does not compile.
import type { DerivedAs, Field, FieldOf, Kind } from '../../src/resources/kernel/field.ts';
import type { Row } from '../../src/screens/views/view.ts';

const LINES = 2;
/** Drawn in the address itself: stories fetch nothing. */
const MARK = '<path fill="#0e6b6e" d="M32 8c16 0 22 10 18 26l-6 22-8-14h-8l-8 14-6-22C10 18 16 8 32 8z"/>';
const SVG = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${MARK}</svg>`;
const PICTURE = `data:image/svg+xml,${encodeURIComponent(SVG)}`;

const day = (n: number): string => `2026-03-${String((n % 28) + 1).padStart(2, '0')}`;
const instant = (n: number): string => `${day(n)}T07:30:00.000Z`;
const amount = (n: number): number => n * 125_000;

const derived: Readonly<Record<DerivedAs, (label: string, n: number) => unknown>> = {
  text: (label, n) => `${label} ${n}`,
  integer: (_, n) => n,
  money: (_, n) => amount(n),
  flag: (_, n) => n % 2 === 0,
  date: (_, n) => day(n),
  instant: (_, n) => instant(n),
  record: (label, n) => ({ id: n, name: `${label} ${n}` }),
  records: () => [],
};

const words = (field: FieldOf<'text'>, n: number): string => {
  if (field.format === 'phone') return `0812000000${n % 10}`;
  if (field.format === 'email') return `contoh${n}@klinik.test`;
  if (field.picture) return PICTURE;
  return `${field.label} ${n}`;
};

const values: { readonly [K in Kind]: (field: FieldOf<K>, n: number) => unknown } = {
  code: (_, n) => `K-${String(n).padStart(4, '0')}`,
  text: words,
  note: (field, n) => `${field.label} ${n}\nBaris kedua`,
  integer: (_, n) => n,
  quantity: (_, n) => n + 0.5,
  money: (_, n) => amount(n),
  percent: (_, n) => (n % 20) + 2.5,
  date: (_, n) => day(n),
  time: (_, n) => `${String(8 + (n % 10)).padStart(2, '0')}:30`,
  instant: (_, n) => instant(n),
  flag: (_, n) => n % 2 === 0,
  choice: ({ options, many }, n) => {
    const chosen = options[n % options.length]?.value;
    return many ? [chosen] : chosen;
  },
  ref: (_, n) => n,
  lines: ({ fields }, n) => Array.from({ length: LINES }, (_, at) => ({ id: at + 1, ...sampleRow(fields, n + at) })),
  file: (_, n) => n,
  json: (_, n) => ({ nomor: n }),
  derived: ({ as, label }, n) => derived[as](label, n),
};

/** The value of a field in the n-th sample record. */
export const sampleValue = (field: Field, n: number): unknown =>
  (values[field.kind] as (field: Field, n: number) => unknown)(field, n);

/** The n-th sample row of these fields; references carry their embedded {id, name, code}. */
export const sampleRow = (fields: Readonly<Record<string, Field>>, n: number): Row =>
  Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): [string, unknown][] => [
      ...(field.kind === 'ref'
        ? [[field.embed, { id: n, name: `${field.label} ${n}`, code: null }] as [string, unknown]]
        : []),
      [name, sampleValue(field, n)],
    ]),
  );
