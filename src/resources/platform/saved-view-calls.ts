// Views of a list that a user keeps for himself (platform.md 5): search, filters and order, columns, density.
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { resources } from '../registry.ts';

const REQUIRED = 'Wajib diisi';

export const densities = ['comfortable', 'compact'] as const;
export type Density = (typeof densities)[number];

/** Views that one user keeps of one list. */
export const MAX_VIEWS = 30;
const MAX_COLUMNS = 60;

/** A key of the registry; what it names is asked of the list itself, under the rights of whoever asks. */
const list = z.enum(Object.keys(resources), { error: 'Daftar tidak dikenal' });

const view = {
  name: z
    .string({ error: REQUIRED })
    .trim()
    .min(1, REQUIRED)
    .max(60, 'Maksimal 60 karakter')
    .regex(/^\P{Cc}*$/u, 'Karakter tidak valid'),
  /** The address of the list after '?'. */
  query: z
    .string()
    .max(2000, 'Maksimal 2.000 karakter')
    .regex(/^\P{Cc}*$/u, 'Karakter tidak valid'),
  /** Null: every column that the role may see. */
  columns: z
    .array(z.string().regex(/^\w{1,60}$/, 'Kolom tidak valid'))
    .max(MAX_COLUMNS)
    .nullable(),
  density: z.enum(densities),
  is_default: z.boolean(),
};

const createBody = z.strictObject({
  list,
  name: view.name,
  query: view.query.default(''),
  columns: view.columns.default(null),
  density: view.density.default('comfortable'),
  is_default: view.is_default.default(false),
});
const editBody = z
  .strictObject(view)
  .partial()
  .refine((body) => Object.keys(body).length > 0, 'Tidak ada perubahan');

/** A view as the API answers it. */
export interface SavedView {
  readonly id: number;
  readonly list: string;
  readonly name: string;
  readonly query: string;
  readonly columns: readonly string[] | null;
  readonly density: Density;
  readonly is_default: boolean;
}

export const savedViewCalls = {
  'platform.savedviews.list': defineCall({
    name: 'platform.savedviews.list',
    method: 'GET',
    path: 'saved-views',
    module: 'platform',
    summary: 'Tampilan daftar milik sendiri',
    query: z.strictObject({ list }),
    writes: false,
  }),
  'platform.savedviews.create': defineCall({
    name: 'platform.savedviews.create',
    method: 'POST',
    path: 'saved-views',
    module: 'platform',
    summary: 'Simpan tampilan daftar',
    body: createBody,
    writes: true,
  }),
  'platform.savedviews.edit': defineCall({
    name: 'platform.savedviews.edit',
    method: 'PUT',
    path: 'saved-views/:id',
    module: 'platform',
    summary: 'Ubah tampilan daftar',
    body: editBody,
    writes: true,
  }),
  'platform.savedviews.delete': defineCall({
    name: 'platform.savedviews.delete',
    method: 'DELETE',
    path: 'saved-views/:id',
    module: 'platform',
    summary: 'Hapus tampilan daftar',
    writes: true,
  }),
} as const;
