// The closed vocabulary of field kinds. A declaration is data: nothing here touches React, SQL or the network.
// Every projection (zod, SQL columns, views, Excel codecs, OpenAPI) is a total map over `Kind`.

/**
 * Who may see a field: each is hidden from some roles by src/policies/visibility.ts; `fee` is owed for work outside the clinic,
 * `record` is a part of the medical record, `clinical` what must be known before anybody treats the patient, `identity` the number
 * of an identity card, `stock` what goods cost and are worth.
 */
export type Visibility = 'contact' | 'money' | 'cost' | 'fee' | 'record' | 'clinical' | 'identity' | 'stock';

/** One entry of a `choice`: the stored value, its name where code compares it, its Indonesian label, and the tone of its chip. */
export interface Option<V extends number | string = number | string> {
  readonly value: V;
  readonly name?: string;
  readonly label: string;
  readonly tone?: Tone;
}
export type Tone = 'neutral' | 'info' | 'success' | 'warning' | 'danger';

/** Stored values of the named options by their names. */
export type ValuesByName<O extends readonly Option[]> = {
  readonly [E in O[number] as E extends { readonly name: infer N extends string } ? N : never]: E['value'];
};
/** Stored values of the named options by their names, each a literal of its own: `{ cash: 1, transfer: 2 }`. */
export const valuesOf = <const O extends readonly Option[]>(options: O): ValuesByName<O> =>
  Object.fromEntries(
    options.flatMap(({ name, value }) => (name === undefined ? [] : [[name, value]])),
  ) as ValuesByName<O>;

interface Shared {
  /** A value must be given (create) and the column is NOT NULL. */
  readonly required?: true;
  /** Set by the server; refused in a request body. */
  readonly server?: true;
  /** Of a row elsewhere, without its name: kept for programs. No page tells it; one that needs it leads to what it is of. */
  readonly internal?: true;
  readonly help?: string;
  readonly visibility?: Visibility;
}

interface OptionsByKind {
  /** Document or master code, unique in its scope. */
  code: Shared & { readonly pattern?: RegExp; readonly max?: number };
  text: Shared & {
    readonly min?: number;
    readonly max: number;
    readonly pattern?: RegExp;
    readonly format?: 'phone' | 'email';
    /** The text is the address of a picture, which the call (POST, the record's address with `/part` behind it) takes in `part`. */
    readonly picture?: {
      readonly call: string;
      readonly part: string;
      /** A paper: offered whole to be cropped, and a PDF will do. */
      readonly paper?: true;
    };
  };
  /** Text of several lines. */
  note: Shared & { readonly max: number };
  integer: Shared & {
    readonly min?: number;
    readonly max?: number;
    /** A year of the calendar: its thousands are not set apart. */
    readonly year?: true;
  };
  /** numeric(14,3) */
  quantity: Shared & { readonly min?: number; readonly max?: number };
  /** Whole rupiah, bigint, below 2^53. */
  money: Shared & { readonly min?: number; readonly max?: number };
  /** numeric(5,2), 0..100 unless bounded otherwise. */
  percent: Shared & { readonly min?: number; readonly max?: number };
  /** Calendar day 'YYYY-MM-DD' in the branch's zone. */
  date: Shared & {
    /** A new record begins with the branch's today. */
    readonly today?: true;
    /** Its first day stands for a whole month, and is told as one. */
    readonly month?: true;
  };
  /** 'HH:mm' */
  time: Shared;
  /** ISO instant, timestamptz. */
  instant: Shared;
  flag: Shared;
  choice: Shared & { readonly options: readonly Option[]; readonly many?: true };
  /** Reference to another resource; `embed` is the key under which {id, name, code} is answered. */
  ref: Shared & {
    readonly to: string;
    readonly embed: string;
    /** What stands where nothing is referred to. */
    readonly none?: string;
    /** What it may refer to, by columns; several values separated by commas. */
    readonly filter?: Readonly<Record<string, number | string>>;
    /** Of people, whom all branches know by name: only those whose own branch it is that writes. */
    readonly own?: true;
  };
  /** Child rows in a table of their own, keyed by `parent`. */
  lines: Shared & { readonly table: string; readonly parent: string; readonly fields: Fields };
  /** Id of a stored file. */
  file: Shared;
  json: Shared;
  /** Computed by the server when read (never stored by the client); `as` says how it is shown. */
  derived: Shared & { readonly as: DerivedAs };
}
export type DerivedAs = 'text' | 'integer' | 'money' | 'flag' | 'date' | 'instant' | 'record' | 'records';

export type Kind = keyof OptionsByKind;
export type FieldOf<K extends Kind> = { readonly kind: K; readonly label: string } & OptionsByKind[K];
export type Field = { [K in Kind]: FieldOf<K> }[Kind];
export interface Fields {
  readonly [name: string]: Field;
}

type Made<K extends Kind, O> = { readonly kind: K; readonly label: string } & O;
type Maker<K extends Kind> = <const O extends OptionsByKind[K] = OptionsByKind[K] & Record<never, never>>(
  label: string,
  ...options: Record<never, never> extends OptionsByKind[K] ? [O?] : [O]
) => Made<K, O>;

const make =
  (kind: Kind) =>
  (label: string, options: object = {}) => ({ kind, label, ...options });

/** Constructors of fields: `field.money('Harga', { required: true, min: 0 })`. */
export const field = {
  code: make('code') as Maker<'code'>,
  text: make('text') as Maker<'text'>,
  note: make('note') as Maker<'note'>,
  integer: make('integer') as Maker<'integer'>,
  quantity: make('quantity') as Maker<'quantity'>,
  money: make('money') as Maker<'money'>,
  percent: make('percent') as Maker<'percent'>,
  date: make('date') as Maker<'date'>,
  time: make('time') as Maker<'time'>,
  instant: make('instant') as Maker<'instant'>,
  flag: make('flag') as Maker<'flag'>,
  choice: make('choice') as Maker<'choice'>,
  ref: make('ref') as Maker<'ref'>,
  lines: make('lines') as Maker<'lines'>,
  file: make('file') as Maker<'file'>,
  json: make('json') as Maker<'json'>,
  derived: make('derived') as Maker<'derived'>,
};

/** What is stored in a field of each kind that has a value. */
export interface ValueByKind {
  code: string;
  text: string;
  note: string;
  integer: number;
  quantity: number;
  money: number;
  percent: number;
  date: string;
  time: string;
  instant: string;
  flag: boolean;
  choice: number | string | readonly (number | string)[];
  ref: number;
  lines: readonly unknown[];
  file: number;
  json: unknown;
  derived: unknown;
}
interface DerivedValue {
  text: string;
  integer: number;
  money: number;
  flag: boolean;
  date: string;
  instant: string;
  record: Readonly<Record<string, unknown>>;
  records: readonly Readonly<Record<string, unknown>>[];
}

type Present<F> = F extends { kind: 'lines'; fields: infer L extends Fields }
  ? readonly RowOf<L>[]
  : F extends { kind: 'choice'; many: true; options: readonly Option<infer V>[] }
    ? readonly V[]
    : F extends { kind: 'choice'; options: readonly { readonly value: infer V }[] }
      ? V
      : F extends { kind: 'derived'; as: infer A extends DerivedAs }
        ? DerivedValue[A]
        : F extends { kind: infer K extends Kind }
          ? ValueByKind[K]
          : never;

/** Type of a field's value as stored and answered. */
export type ValueOf<F> = F extends { required: true } | { kind: 'lines' } ? Present<F> : Present<F> | null;

/** Type of a record made of these fields. */
export type RowOf<F extends Fields> = { readonly [K in keyof F]: ValueOf<F[K]> };

/** Names of fields that a client may send. */
export type InputName<F extends Fields> = {
  [K in keyof F]: F[K] extends { server: true } | { kind: 'derived' } ? never : K;
}[keyof F] &
  string;

/** Type of a field's value where one is sent: of its lines, too, a client sends its own fields only. */
export type SentOf<F> = F extends { kind: 'lines'; fields: infer L extends Fields }
  ? readonly InputOf<L>[]
  : Present<F>;
/** Type of a field's value in a request body. */
type InputValueOf<F> = F extends { required: true } | { kind: 'lines' } ? SentOf<F> : SentOf<F> | null;

/** Type of a request body made of these fields, after validation. */
export type InputOf<F extends Fields> = {
  readonly [K in InputName<F> as F[K] extends { required: true } ? K : never]: InputValueOf<F[K]>;
} & { readonly [K in InputName<F> as F[K] extends { required: true } ? never : K]?: InputValueOf<F[K]> };

/** True when the field is a column of the resource's own table. */
export const isColumn = (f: Field): boolean => f.kind !== 'lines' && f.kind !== 'derived';

/** True when a client may send the field. */
export const isInput = (f: Field): boolean => !f.server && f.kind !== 'derived';
