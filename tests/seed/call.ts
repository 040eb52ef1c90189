// How a call of the seed is told: what it is sent, by whom, and the keys of its answer that the seed names or whose fields its section 3
// lists. A list answers `data` and `count`. `:name` in an address is a number of the world that the test builds.
import type { Json } from '../support/app.ts';

/** Numbers that addresses and bodies name. */
export type World = Readonly<
  Record<'branch' | 'me' | 'staff' | 'leaver' | 'patient' | 'visit' | 'photo' | 'log' | 'request' | 'offer', number>
>;

export interface SeedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Left out: the manager of Bandung. */
  readonly by?: 'manager' | 'superadmin' | 'opener' | 'leaving';
  /** All the parameters that the seed names, each with a value of its kind. */
  readonly query?: Json;
  readonly body?: (world: World) => Json;
  /** The part of a multipart body that holds the file. */
  readonly upload?: 'avatar' | 'photo' | 'upload';
  readonly status?: 201 | 204;
  /** Keys of the answer. */
  readonly keys?: readonly string[];
  /** Keys of each row of `data`, of which there is at least one. */
  readonly rows?: readonly string[];
  /** A query that has such rows, where the whole of the parameters leaves none. */
  readonly shown?: Json;
  /** A file instead of JSON. */
  readonly file?: true;
}

/** Days of which a test clinic has nothing. */
export const RANGE = { start_date: '2026-01-01', end_date: '2026-03-31' } as const;
export const LIST = ['data', 'count'] as const;
