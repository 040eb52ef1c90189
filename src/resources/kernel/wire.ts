// The wire conventions of the seed: page and limit in, `data` and `count` out. `response.data.data` is the array of a list.
import { z } from 'zod';
import { DEFAULT_PAGE_SIZE, MAX_LIMIT } from './page.ts';

export { DEFAULT_PAGE_SIZE, MAX_LIMIT } from './page.ts';

export interface ListBody<T> {
  readonly data: readonly T[];
  readonly count: number;
  readonly sum?: number;
  readonly sums?: Readonly<Record<string, number>>;
}

/** Who changed a record since it was read, and when (ISO). */
export interface Changed {
  readonly id: number;
  readonly name: string;
  readonly at: string;
}

/** Body of every refusal and failure. */
export interface ErrorBody {
  readonly statusCode: number;
  readonly code: string;
  readonly message: string;
  readonly errors?: Readonly<Record<string, readonly string[]>>;
  /** Of 409 over a newer version. */
  readonly changed?: Changed;
  readonly [extra: string]: unknown;
}

/** A choice of numbers in an address: '1' stands for the option 1. */
export const choiceText = <const V extends number>(options: readonly { readonly value: V }[]) => {
  const values = new Map(options.map(({ value }) => [`${value}`, value] as const));
  return z.enum([...values.keys()]).transform((text) => values.get(text) as V);
};

const integerText = z.coerce.number().int('Harus bilangan bulat');

/** Parameters that every list takes beside its declared filters. */
export const listParameters = {
  page: integerText.min(1, 'Halaman dimulai dari 1').default(1),
  limit: integerText.min(1).max(MAX_LIMIT, `Maksimal ${MAX_LIMIT} baris`).default(DEFAULT_PAGE_SIZE),
  keyword: z.string().trim().max(100).optional(),
  sortby: z
    .string()
    .regex(/^\w+( (asc|desc))?$/, 'Urutan tidak valid')
    .optional(),
};
