// zod shapes of a declaration: what a create, an edit, a verb and a list may carry. Unknown keys are always refused.
import { z } from 'zod';
import type { Frozen } from './answer.ts';
import { day, instant } from './day.ts';
import type { Resource, Verb } from './define.ts';
import {
  type Field,
  type FieldOf,
  type Fields,
  type InputOf,
  isInput,
  type Kind,
  type SentOf,
  type ValueByKind,
} from './field.ts';
import { listParameters } from './wire.ts';

const REQUIRED = 'Wajib diisi';
const INVALID_AMOUNT = 'Jumlah tidak valid';
const MAX_MONEY = 1_000_000_000_000;
/** What a column of quantities holds: numeric(14,3). */
const MAX_QUANTITY = 99_999_999_999;

/** What is missing is told apart from what is wrong. */
const saying =
  (text: string) =>
  ({ input }: { readonly input?: unknown }): string =>
    input === undefined || input === null ? REQUIRED : text;

/** Signs that nobody sees: they would make two equal names different, empty ones full, and turn the reading direction. */
const UNSEEN = /[^\P{Cc}\t\n\r]|\p{Surrogate}|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/gu;
/** Joiners belong inside of words and pictures; at an end they join nothing. */
const LOOSE = /^[\s\u200c\u200d]+|[\s\u200c\u200d]+$/g;
/** The text as it is stored: what can be seen of it, without spaces around. */
const visible = (text: string): string => text.replace(UNSEEN, '').replace(LOOSE, '');

const string = (max: number, min = 1) =>
  z
    .string({ error: REQUIRED })
    .overwrite(visible)
    .min(min, min > 1 ? `Minimal ${min} karakter` : REQUIRED)
    .max(max, `Maksimal ${max} karakter`);

const number = (f: { min?: number; max?: number }, error: string) => {
  let shape = z.number({ error: saying(error) });
  if (f.min !== undefined) shape = shape.min(f.min, error === INVALID_AMOUNT ? error : `Minimal ${f.min}`);
  if (f.max !== undefined) shape = shape.max(f.max, error === INVALID_AMOUNT ? error : `Maksimal ${f.max}`);
  return shape;
};

/** Also not one so small that nothing of it would be kept. */
const decimals = (n: number, digits: number) => {
  const kept = Math.round(n * 10 ** digits);
  return Math.abs(n * 10 ** digits - kept) < 1e-6 && (kept !== 0 || n === 0);
};

/**
 * Digits of a telephone number; '+62' and '62' become a leading 0 (service.md 2.1), and a mobile number gets back the 0 that a
 * spreadsheet took off: no local number begins with 8.
 */
const phoneDigits = (text: string): string => {
  const digits = text.replace(/[\s+\-.()]/g, '').replace(/^62/, '0');
  return text.includes('+') ? digits : digits.replace(/^8(?=\d{8})/, '08');
};
const phone = z
  .string({ error: REQUIRED })
  .transform(phoneDigits)
  .refine((text) => /^\d{8,15}$/.test(text), 'Nomor HP harus 8 sampai 15 digit angka');

const optionValues = (f: FieldOf<'choice'>) =>
  z.literal(
    f.options.map((o) => o.value),
    { error: saying('Pilihan tidak valid') },
  );

const shapes: { readonly [K in Kind]: (f: FieldOf<K>) => z.ZodType<ValueByKind[K], ValueByKind[K]> } = {
  code: (f) => (f.pattern ? string(f.max ?? 30).regex(f.pattern, 'Format kode tidak valid') : string(f.max ?? 30)),
  text: (f) => {
    if (f.format === 'phone') return phone;
    const base = string(f.max, f.min);
    if (f.format === 'email') return base.pipe(z.email('Alamat email tidak valid'));
    return f.pattern ? base.regex(f.pattern, 'Format tidak valid') : base;
  },
  note: (f) => string(f.max),
  integer: (f) => number(f, 'Harus bilangan bulat').int('Harus bilangan bulat'),
  quantity: (f) =>
    number({ max: MAX_QUANTITY, ...f }, 'Jumlah tidak valid').refine((n) => decimals(n, 3), 'Maksimal 3 angka desimal'),
  money: (f) => number({ min: f.min ?? 0, max: f.max ?? MAX_MONEY }, INVALID_AMOUNT).int(INVALID_AMOUNT),
  percent: (f) =>
    number({ min: f.min ?? 0, max: f.max ?? 100 }, 'Persen tidak valid').refine(
      (n) => decimals(n, 2),
      'Maksimal 2 angka desimal',
    ),
  date: () => day,
  time: () => z.string({ error: REQUIRED }).regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Jam tidak valid'),
  instant: () => instant,
  flag: () => z.boolean({ error: saying('Harus ya atau tidak') }),
  choice: (f) => (f.many ? z.array(optionValues(f)).max(f.options.length) : optionValues(f)),
  ref: () => z.number({ error: REQUIRED }).int().positive(REQUIRED),
  lines: (f) => z.array(inputShape(f.fields)).max(500, 'Maksimal 500 baris'),
  file: () => z.number().int().positive(),
  json: () => z.unknown(),
  derived: () => z.never(),
};

/** The zod shape of one field's value, without regard to being required. */
export const fieldShape = <F extends Field>(f: F) =>
  (shapes[f.kind] as (f: Field) => z.ZodType)(f) as z.ZodType<SentOf<F>, SentOf<F>>;

/** Shape of a body made of the fields that a client may send; `partial` for an edit. */
export const inputShape = (fields: Fields, partial = false): z.ZodObject => {
  const entries = Object.entries(fields)
    .filter(([, f]) => isInput(f))
    .map(([name, f]): [string, z.ZodType] => {
      const shape = fieldShape(f);
      if (f.required) return [name, partial ? shape.optional() : shape];
      // A list may be left out or empty; it is never nothing.
      return [name, f.kind === 'lines' ? shape.optional() : shape.nullish()];
    });
  return z.strictObject(Object.fromEntries(entries));
};

/** Shape of a whole form of these fields, with the type of what it sends. */
export const formShape = <F extends Fields>(fields: F) => inputShape(fields) as unknown as z.ZodType<InputOf<F>>;

/**
 * Shape of a form that sends more than its fields, with the type of what it sends.
 * @param extra zod shapes of what comes with the fields, by name
 */
export const formShapeWith = <F extends Fields, X extends z.ZodRawShape>(fields: F, extra: X) =>
  inputShape(fields).extend(extra) as unknown as z.ZodType<InputOf<F> & Frozen<z.infer<z.ZodObject<X>>>>;

/**
 * Shape of a change of these fields, of which only some need be sent, with the type of what it sends.
 * @param extra zod shapes of what comes with the fields, or in the place of one, by name
 */
export const changeShapeWith = <F extends Fields, X extends z.ZodRawShape>(fields: F, extra: X) =>
  inputShape(fields, true).extend(extra) as unknown as z.ZodType<
    Omit<Partial<InputOf<F>>, keyof X> & Frozen<z.infer<z.ZodObject<X>>>
  >;

const version = z.number({ error: REQUIRED }).int().min(1);

/** Body of POST /api/{path}. */
export const createShape = (resource: Resource): z.ZodObject => inputShape(resource.fields);
/** Body of PUT /api/{path}/{id}: the fields to change and the version that was read. */
export const editShape = (resource: Resource) => changeShapeWith(resource.fields, { version });
/** Body of POST /api/{path}/{id}/{verb}. */
export const verbShape = (verb: Verb) => formShapeWith(verb.input, { version });

const isNumeric = (f: Field): boolean =>
  f.kind === 'choice'
    ? f.options.every((o) => typeof o.value === 'number')
    : ['integer', 'ref', 'money', 'quantity', 'percent', 'file'].includes(f.kind);

/** A query value of a filter: text in, the field's type out, several values separated by commas. */
const equalsShape = (f: Field): z.ZodType => {
  const one = fieldShape(f.kind === 'choice' ? { ...f, many: undefined } : f);
  const readPart = (part: string): unknown => {
    if (f.kind === 'flag') return ['true', '1'].includes(part) || (['false', '0'].includes(part) ? false : undefined);
    if (!isNumeric(f)) return part;
    return /^-?\d+(\.\d+)?$/.test(part) ? Number(part) : undefined;
  };
  return z.string().transform((text, ctx) => {
    const values = text.split(',').map((part) => one.safeParse(readPart(part)));
    if (!values.every(({ success }) => success))
      ctx.addIssue({ code: 'custom', message: 'Nilai saringan tidak valid' });
    return values.map(({ data }) => data);
  });
};

/** A query value of a `custom` filter: one value of the field, from text. */
const customShape = (f: Field): z.ZodType => {
  if (f.kind === 'flag') return z.enum(['true', 'false', '1', '0']).transform((v) => v === 'true' || v === '1');
  if (f.kind === 'integer' || f.kind === 'ref' || f.kind === 'money' || f.kind === 'quantity')
    return z.coerce.number().pipe(fieldShape(f));
  return fieldShape(f);
};

const STATUS: Field = { kind: 'integer', label: 'Status', min: -9, max: 99 };

/** The declared filters by value. */
const valueFilters = (resource: Resource): readonly [string, z.ZodType][] =>
  Object.entries(resource.list.filters).flatMap(([name, filter]): [string, z.ZodType][] =>
    filter.by === 'equals' ? [[name, equalsShape(resource.fields[filter.column] ?? STATUS).optional()]] : [],
  );

/** Query of GET /api/{path}/pilihan: page, limit, keyword and the filters by value; what a picker does not show is not asked for. */
export const pickShape = (resource: Resource): z.ZodType => {
  const { sortby: _sortby, ...parameters } = listParameters;
  return z.strictObject({ ...parameters, ...Object.fromEntries(valueFilters(resource)) });
};

/** Query of GET /api/{path}: page, limit, keyword, sortby and the declared filters; anything else is refused. */
export const listShape = (resource: Resource): z.ZodType => {
  const entries: [string, z.ZodType][] = [...valueFilters(resource)];
  let ranged = false;
  for (const [name, filter] of Object.entries(resource.list.filters)) {
    if (filter.by === 'period') ranged = true;
    else if (filter.by === 'custom') entries.push([name, customShape(filter.field).optional()]);
    else if (filter.by === 'contains') entries.push([name, z.string().trim().min(1).max(100).optional()]);
  }
  if (ranged) entries.push(['start_date', day.optional()], ['end_date', day.optional()]);
  return z
    .strictObject({ ...listParameters, ...Object.fromEntries(entries) })
    .refine(
      (q: Record<string, unknown>) => !q.start_date || !q.end_date || String(q.start_date) <= String(q.end_date),
      {
        path: ['end_date'],
        message: 'Tanggal akhir harus setelah tanggal awal',
      },
    );
};
