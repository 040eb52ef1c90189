// Views of lists, each of one user: nobody reads, changes or removes another's (platform.md 5).
import type { Calls } from '../../../../src/resources/calls.ts';
import type { ListBody } from '../../../../src/resources/kernel/wire.ts';
import { MAX_VIEWS, type SavedView } from '../../../../src/resources/platform/saved-view-calls.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, LogEntry, Outcome, WriteContext } from '../../kernel/contract.ts';

const COLUMNS = 'id, list, name, query, columns, density, is_default';
type Values = [string, string, readonly string[] | null, string, boolean];

const ownViews = named<SavedView, [number, string]>(
  'saved_views_of_list',
  `select ${COLUMNS} from saved_views where user_id = $1 and list = $2 order by lower(name), id`,
);
const ownView = named<SavedView, [number, number]>(
  'saved_view_by_id',
  `select ${COLUMNS} from saved_views where user_id = $1 and id = $2`,
);
/** One writer at a time for each user: the limit, the names and the one default are looked at before they are written. */
const lockOwner = named<unknown, [number]>('saved_views_owner', 'select from users where id = $1 for no key update');
const clearDefault = named<unknown, [number, string, number]>(
  'saved_views_no_default',
  'update saved_views set is_default = false where user_id = $1 and list = $2 and id <> $3 and is_default',
);
const insertView = named<SavedView, [number, string, ...Values]>(
  'saved_view_insert',
  `insert into saved_views (user_id, list, name, query, columns, density, is_default)
   values ($1, $2, $3, $4, $5, $6, $7) returning ${COLUMNS}`,
);
const updateView = named<SavedView, [number, number, ...Values]>(
  'saved_view_update',
  `update saved_views set name = $3, query = $4, columns = $5, density = $6, is_default = $7, updated_at = now()
   where user_id = $1 and id = $2 returning ${COLUMNS}`,
);
const deleteView = named<unknown, [number, number]>(
  'saved_view_delete',
  'delete from saved_views where user_id = $1 and id = $2',
);

const valuesOf = ({ name, query, columns, density, is_default }: Omit<SavedView, 'id' | 'list'>): Values => [
  name,
  query,
  columns,
  density,
  is_default,
];

const requireFreeName = (others: readonly SavedView[], name: string): void => {
  if (others.some((other) => other.name === name)) {
    throw new Refusal('duplicate', { label: 'Nama' }, { name: ['Nama sudah dipakai'] });
  }
};

const requireOwn = async ({ tx, actor }: Context, id: number): Promise<SavedView> => {
  const view = await runOne(tx, ownView, actor.id, id);
  if (!view) throw new Refusal('not-found');
  return view;
};

/** What was written, as the statement answers it. */
const stored = (view: SavedView | undefined): SavedView => {
  if (!view) throw new Error('The view was not stored.');
  return view;
};

const entry = (what: string, { name }: SavedView, change: Pick<LogEntry, 'before' | 'after'>): LogEntry => ({
  message: `${what} tampilan daftar ${name}`,
  ...change,
});

/** The user's own views of one list, by name. */
export const listSavedViews = async (
  { tx, actor }: Context,
  { query }: CallRequest<Calls['platform.savedviews.list']>,
): Promise<ListBody<SavedView>> => {
  const data = await run(tx, ownViews, actor.id, query.list);
  return { data, count: data.length };
};

/** @throws Refusal duplicate (409) for a name that he has; too-many-views (422) beyond 30 of a list */
export const createSavedView = async (
  { tx, actor }: WriteContext,
  { body }: CallRequest<Calls['platform.savedviews.create']>,
): Promise<Outcome<SavedView>> => {
  await run(tx, lockOwner, actor.id);
  const others = await run(tx, ownViews, actor.id, body.list);
  requireFreeName(others, body.name);
  if (others.length >= MAX_VIEWS) throw new Refusal('too-many-views', { n: MAX_VIEWS });
  if (body.is_default) await run(tx, clearDefault, actor.id, body.list, 0);
  const record = stored(await runOne(tx, insertView, actor.id, body.list, ...valuesOf(body)));
  return { record, log: entry('penyimpanan', record, { after: record }), status: 201 };
};

/** @throws Refusal not-found (404) for another's; duplicate (409) for a name that he has */
export const editSavedView = async (
  context: WriteContext,
  { params, body }: CallRequest<Calls['platform.savedviews.edit']>,
): Promise<Outcome<SavedView>> => {
  const { tx, actor } = context;
  await run(tx, lockOwner, actor.id);
  const before = await requireOwn(context, params['id'] ?? 0);
  const after: SavedView = { ...before, ...body };
  const all = await run(tx, ownViews, actor.id, before.list);
  requireFreeName(
    all.filter(({ id }) => id !== before.id),
    after.name,
  );
  if (after.is_default) await run(tx, clearDefault, actor.id, before.list, before.id);
  const record = stored(await runOne(tx, updateView, actor.id, before.id, ...valuesOf(after)));
  return { record, log: entry('perubahan', after, { before, after }) };
};

/** @throws Refusal not-found (404) for another's */
export const deleteSavedView = async (
  context: WriteContext,
  { params }: CallRequest<Calls['platform.savedviews.delete']>,
): Promise<Outcome<{ readonly id: number }>> => {
  const { tx, actor } = context;
  const before = await requireOwn(context, params['id'] ?? 0);
  await run(tx, deleteView, actor.id, before.id);
  return { record: { id: before.id }, log: entry('penghapusan', before, { before }) };
};
