// What a resource does when it declares an operation 'generic': the repository's work, with the rules of every write around it.
import type { ListReadOf, ReadOf } from '../../../src/resources/answers.ts';
import type { Resource } from '../../../src/resources/kernel/define.ts';
import { Refusal } from '../../../src/resources/refusals.ts';
import { maySeeField } from '../../../src/policies/index.ts';
import { findRecord, listRecords, lockRecord, type Row } from '../../db/repository.ts';
import { deleteRecord, insertRecord, updateRecord, type Values } from '../../db/repository-write.ts';
import { requireOwnCustomer } from './own-customer.ts';
import type { Context, ListParameters, LogEntry, Outcome, StoredOf, WriteContext } from './contract.ts';
import { staleVersion, toldOf } from './last-change.ts';

const visibleTo = (resource: Resource, role: number) => (name: string) => {
  const field = resource.fields[name];
  return field === undefined || maySeeField(role, field);
};

/** Refuses (403) a sort or filter by a field that is hidden from the role, and (422) a sort that is not declared. */
export const requireOpenParameters = (resource: Resource, parameters: ListParameters, role: number): void => {
  const visible = visibleTo(resource, role);
  const sortField = parameters.sortby?.split(' ')[0];
  if (sortField !== undefined && !visible(sortField)) throw new Refusal('forbidden');
  if (sortField !== undefined && !resource.list.sortable.includes(sortField)) {
    throw new Refusal('invalid', {}, { sortby: ['Urutan tidak valid'] });
  }
  for (const [name, filter] of Object.entries(resource.list.filters)) {
    const hidden = filter.by !== 'custom' ? !visible(filter.column) : !maySeeField(role, filter.field);
    if (hidden && parameters[name] !== undefined) throw new Refusal('forbidden');
  }
};

/** What is read, with the types of its declaration where the caller names a single resource. */
type Shown<R extends Resource> = Resource extends R ? Row : ReadOf<R>;
type Listed<R extends Resource> = Resource extends R ? Row : ListReadOf<R>;

/** A page of the rows in reach; keywords do not search what is hidden from the role. */
export const genericList = async <R extends Resource>(
  resource: R,
  context: Context,
  parameters: ListParameters,
): Promise<{ readonly data: readonly Listed<R>[]; readonly count: number }> => {
  const { data, count } = await listRecords(context.tx, resource, parameters, {
    branches: context.branches,
    timezone: context.timezone,
    visible: visibleTo(resource, context.actor.role),
  });
  return { data: data as unknown as readonly Listed<R>[], count };
};

/** The record, or `not-found` when it does not exist or lies in a branch out of reach. */
export const genericShow = async <R extends Resource>(resource: R, context: Context, id: number): Promise<Shown<R>> => {
  const row = await findRecord(context.tx, resource, id, context.branches);
  if (!row) throw new Refusal('not-found');
  return row as unknown as Shown<R>;
};

/** A locked row, with the types of its declaration where the caller names a single resource. */
type Locked<R extends Resource> = Resource extends R ? Row : StoredOf<R> & Pick<Row, 'id' | 'version'>;

/** A row of one of the branches, locked until the transaction ends; undefined: there is none. Whose patient it is about is not asked. */
export const findLocked = async <R extends Resource>(
  resource: R,
  { tx }: Pick<Context, 'tx'>,
  id: number,
  branches: readonly number[],
): Promise<Locked<R> | undefined> => (await lockRecord(tx, resource, id, branches)) as unknown as Locked<R> | undefined;

/**
 * Reads a row and locks it until the transaction ends.
 * @throws Refusal not-found (404) where it does not exist, lies in a branch out of reach, or belongs to a patient whom the asking doctor
 * does not treat, so that neither its state nor its version tells him of it
 */
export const lockRow = async <R extends Resource>(resource: R, context: Context, id: number): Promise<Locked<R>> => {
  const row = await lockRecord(context.tx, resource, id, context.branches);
  if (!row) throw new Refusal('not-found');
  const { customer_id: customer, doctor_id: doctor } = row;
  if (typeof customer === 'number' && doctor !== context.actor.id) await requireOwnCustomer(context, customer);
  return row as unknown as Locked<R>;
};

/**
 * As `lockRow`, for a caller who has read the row in a version.
 * @param version undefined: any version will do
 * @throws Refusal stale-version (409) where somebody has changed the row since
 */
export const lockVersion = async <R extends Resource>(
  resource: R,
  context: WriteContext,
  id: number,
  version: number | undefined,
): Promise<Locked<R>> => {
  const row = await lockRow(resource, context, id);
  if (version !== undefined && row.version !== version) throw await staleVersion(context, toldOf(resource, row));
  return row;
};

const entry = (resource: Resource, what: string, row: Row, states: Pick<LogEntry, 'before' | 'after'>): LogEntry => ({
  message: `${what} ${resource.singular} ${String(row[resource.title] ?? row.id)}`,
  url: resource.screens.show?.replace(':id', String(row.id)),
  ...states,
});

/** The stored part of what changed, for the log: the fields that were sent, before and after. */
const changed = (row: Row, body: Values): Values =>
  Object.fromEntries(Object.keys(body).map((name) => [name, row[name]]));

/** Stores a row in the branch of the request. @throws Refusal invalid (422) for a reference out of reach */
export const genericCreate = async <R extends Resource>(
  resource: R,
  context: WriteContext,
  body: Values,
): Promise<Outcome<Shown<R>>> => {
  const id = await insertRecord(context.tx, resource, body, {
    id: context.actor.id,
    branch: context.branch.id,
    branches: context.branches,
  });
  const record = await genericShow(resource, context, id);
  return { record, log: entry(resource, 'penambahan', record as unknown as Row, { after: body }), status: 201 };
};

/** Stores the fields that were sent. @throws Refusal invalid (422) for a reference out of reach */
export const genericEdit = async <R extends Resource>(
  resource: R,
  context: WriteContext,
  before: Row,
  body: Values,
): Promise<Outcome<Shown<R>>> => {
  const { version: _read, ...values } = body;
  await updateRecord(context.tx, resource, before.id, values, context.branches);
  const record = await genericShow(resource, context, before.id);
  const log = entry(resource, 'perubahan', record as unknown as Row, {
    before: changed(before, values),
    after: values,
  });
  return { record, log };
};

/** Removes the row and its lines. @throws Refusal in-use (409) where another row names it */
export const genericDelete = async (
  resource: Resource,
  context: WriteContext,
  before: Row,
): Promise<Outcome<Pick<Row, 'id'>>> => {
  await deleteRecord(context.tx, resource, before);
  return { record: { id: before.id }, log: entry(resource, 'penghapusan', before, { before }) };
};
