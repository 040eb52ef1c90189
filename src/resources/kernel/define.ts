// defineMaster and defineDocument: one declaration per resource, from which routes, shapes, screens, sheets and tests are derived.
import type { Field, Fields, InputOf, RowOf, Tone } from './field.ts';

export type Module = 'platform' | 'service' | 'paket' | 'inventory' | 'attendance' | 'finance';

/** Columns that every table of ours carries beside its declared fields. */
export interface SystemColumns {
  readonly id: number;
  readonly created_at: string;
  readonly created_by: number | null;
  readonly updated_at: string;
  readonly version: number;
}

/** Who does an operation: the generic repository, or a use case of the resource's own. */
export type By = 'generic' | 'usecase';
export interface Operations {
  readonly list: By;
  readonly show: By;
  /**
   * Choosing one on a page of another feature: `GET {path}/pilihan` and `/pilihan/{id}` answer id, title and these fields alone,
   * so that a picker does not open the whole list.
   */
  readonly pick?: readonly string[];
  readonly create?: By;
  readonly edit?: By;
  readonly delete?: By;
  /** Streamed .xlsx of the list with its current filters. */
  readonly export?: true;
  /** Upload of an .xlsx made from the template. */
  readonly import?: 'usecase';
}
export type OperationName = keyof Operations;

/**
 * A list parameter. `equals` takes one value or several separated by commas; `contains` is a case-insensitive
 * part of the text; `period` answers to start_date and end_date; `custom` is read by the resource's own list use case.
 */
export type Filter<C extends string = string> =
  | { readonly by: 'equals'; readonly column: C }
  | { readonly by: 'contains'; readonly column: C }
  | { readonly by: 'period'; readonly column: C }
  | { readonly by: 'custom'; readonly field: Field };

/** branch: rows carry profile_id and are isolated by branch; group: shared by the whole clinic group. */
export type Scope = 'branch' | 'group';

/** Sums of a list over all its pages. */
export interface Totals<Column extends string = string> {
  /** Of which rows: 'Jumlah tanpa yang batal'. */
  readonly label: string;
  /** By column: the value of the list's `sum` that asks for it, or its name in the answer where the list answers all at once. */
  readonly sums: Readonly<Partial<Record<Column, string>>>;
  /** The filter that makes the sums those of a part of each row. */
  readonly unless?: string;
}

/** The parts of a declaration that name its fields: the define functions check the names, projections read plain text. */
interface Shown<Column extends string> {
  /** The field that names a record to a person. */
  readonly title: Column;
  readonly keyword: readonly Column[];
  readonly list: {
    readonly columns: readonly Column[];
    readonly filters: Readonly<Record<string, Filter<Column>>>;
    readonly sort: { readonly field: Column | 'id'; readonly order: 'asc' | 'desc' };
    readonly sortable: readonly (Column | 'id')[];
    /** What the list comes to, as it is shown below it: the last row of its sheet. */
    readonly totals?: Totals<Column>;
    /** The choice whose value names the list where it is asked for: each has a page of its own. */
    readonly named?: Column;
  };
  /** Groups of fields on the form and the show page, in order. */
  readonly form: readonly { readonly label: string; readonly fields: readonly Column[] }[];
}

export type ScreenName = 'list' | 'create' | 'show' | 'edit';
export interface Screens {
  readonly list?: string;
  readonly show?: string;
  /** Addresses of the list below other prefixes, each with the feature of its own prefix; its records lie below it (decision 62). */
  readonly mirrors?: readonly string[];
  /** Those that have a component of their own (src/custom) instead of the one that is made from the declaration. */
  readonly bespoke?: readonly ScreenName[];
  /** Group heading of the list in the module's menu; left out: that of the masters for a master. */
  readonly group?: string;
}

interface Common<
  N extends string,
  F extends Fields,
  T extends string,
  C extends Scope,
  O extends Operations,
> extends Shown<string> {
  /** Casbin object and key in the registry: `module.resource`. */
  readonly name: N;
  /** Below /api; the name with dots as slashes unless the seed says otherwise. */
  readonly path: string;
  readonly table: T;
  readonly module: Module;
  readonly scope: C;
  /** Indonesian name of one record and of the list. */
  readonly singular: string;
  readonly label: string;
  readonly fields: F;
  readonly operations: O;
  /** Its records book journals, which name them as their source. */
  readonly books?: true;
  /** Client routes; `show` holds `:id`. Absent: no screen of the resource alone. */
  readonly screens: Screens;
}

/** One state of a document: its name in code and SQL, its Indonesian name, and the tone of its chip. */
export interface State {
  readonly name: string;
  readonly label: string;
  readonly tone: Tone;
}

type States = Readonly<Record<number, State>>;
/** Numbers of states by their names. */
export type StateNumbers<S extends States> = { readonly [K in keyof S & number as S[K]['name']]: K };

/** Numbers of states, each a literal of its own. */
export const stateNumbers = <S extends Readonly<Record<number, unknown>>>(states: S): readonly (keyof S & number)[] =>
  Object.keys(states).map(Number);

/** Numbers of states by their names, each a literal of its own: `{ draft: 0, issued: 1 }`. */
export const stateOf = <const S extends States>(states: S): StateNumbers<S> =>
  Object.fromEntries(Object.entries(states).map(([value, { name }]) => [name, Number(value)])) as StateNumbers<S>;

/** A transition. `from` lists the states that allow it; `input` is the body beside `version`. */
export interface Verb<S extends number = number> {
  readonly label: string;
  readonly from: readonly S[];
  readonly to: S;
  readonly input: Fields;
  readonly tone?: 'primary' | 'danger';
  /** Question asked before the call, where one is due. */
  readonly confirm?: string;
  /** Fields of the record that the question is about: they stand below it, where the record has them. */
  readonly shows?: readonly string[];
  /** Codes of refusals that say more than 'the state has changed', by the state the record is in. */
  readonly otherwise?: { readonly [state in S]?: string };
}

export interface Master<
  N extends string = string,
  F extends Fields = Fields,
  T extends string = string,
  C extends Scope = Scope,
  O extends Operations = Operations,
> extends Common<N, F, T, C, O> {
  readonly kind: 'master';
}
export interface Document<
  N extends string = string,
  F extends Fields = Fields,
  S extends States = States,
  V extends Readonly<Record<string, Verb>> = Readonly<Record<string, Verb>>,
  T extends string = string,
  C extends Scope = Scope,
  O extends Operations = Operations,
> extends Common<N, F, T, C, O> {
  readonly kind: 'document';
  /** States of the `status` column. */
  readonly states: S;
  /** Their numbers by their names: what code and SQL compare with and write. */
  readonly state: StateNumbers<S>;
  /** States in which it is edited; left out: all. */
  readonly editable?: readonly number[];
  readonly verbs: V;
}
export type Resource = Master | Document;

/** Declares a master: records that are edited and switched off, without a life of states. */
export const defineMaster = <
  const N extends string,
  const F extends Fields,
  const T extends string,
  const C extends Scope,
  const O extends Operations,
>(
  declared: Omit<Master<N, F, T, C, O>, 'kind' | keyof Shown<string>> & Shown<keyof F & string>,
): Master<N, F, T, C, O> => ({ kind: 'master', ...declared });

/** Declares a document: records that move between states by verbs. Unknown states do not compile. */
export const defineDocument = <
  const N extends string,
  const F extends Fields,
  const S extends States,
  const V extends Readonly<Record<string, Verb<keyof S & number>>>,
  const T extends string,
  const C extends Scope,
  const O extends Operations,
>(
  declared: Omit<Document<N, F, S, V, T, C, O>, 'kind' | 'state' | keyof Shown<string>> &
    Shown<(keyof F & string) | 'status'>,
): Document<N, F, S, V, T, C, O> => ({ kind: 'document', state: stateOf(declared.states), ...declared });

/** The record that a resource answers. */
export type RecordOf<R extends Resource> = SystemColumns &
  RowOf<R['fields']> &
  (R extends { scope: 'branch' } ? { readonly profile_id: number } : unknown) &
  (R extends Document ? { readonly status: keyof R['states'] & number; readonly statusname: string } : unknown);

/** The validated body of a create. */
export type CreateOf<R extends Resource> = InputOf<R['fields']>;
/** The validated body of an edit: any of the fields, and the version that was read. */
export type EditOf<R extends Resource> = Partial<InputOf<R['fields']>> & { readonly version: number };
/** Names of a document's verbs. */
export type VerbName<R> = R extends Document<string, Fields, States, infer V> ? keyof V & string : never;
/** The validated body of a verb, beside the version. */
export type VerbInputOf<R, V extends string> =
  R extends Document<string, Fields, States, infer Vs>
    ? Vs[V] extends Verb & { input: infer I extends Fields }
      ? InputOf<I>
      : never
    : never;
