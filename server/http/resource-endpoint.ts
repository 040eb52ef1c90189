// Endpoints of a declared resource: list, show, create, edit, delete, verbs and import, each by the generic code or its use case.
import { z } from 'zod';
import { needsKey } from '../../src/resources/finance/keys.ts';
import type { OperationName, Resource, Verb } from '../../src/resources/kernel/define.ts';
import { createShape, editShape, listShape, verbShape } from '../../src/resources/kernel/shape.ts';
import type { ListBody } from '../../src/resources/kernel/wire.ts';
import { Refusal, type RefusalCode } from '../../src/resources/refusals.ts';
import type { Row } from '../db/repository.ts';
import type { At } from '../usecases/kernel/by-name.ts';
import type { Context, ListParameters, WriteContext } from '../usecases/kernel/contract.ts';
import {
  genericCreate,
  genericDelete,
  genericEdit,
  genericList,
  genericShow,
  lockRow,
  lockVersion,
  requireOpenParameters,
} from '../usecases/kernel/generic.ts';
import { staleVersion, toldOf } from '../usecases/kernel/last-change.ts';
import { operationsOf, verbOf } from '../usecases/index.ts';
import { listShapeOf, removedShapeOf, rowShapeOf } from './answer-shape.ts';
import type { Asked, Endpoint, WriteEndpoint } from './endpoint.ts';
import { presentList, presentRecord } from './hide.ts';
import { markerOf } from './mark.ts';
import { parseWith } from './parse.ts';

type Values = Readonly<Record<string, unknown>>;
const empty = z.strictObject({});
const noBody = z.union([z.undefined(), z.null(), empty]);

/** `:id` of the path; the route takes digits only. */
export const idOf = (request: Asked): number => Number((request.params as { id: string }).id);

/** The parameters of a list, checked, with hidden fields refused. */
export const listParametersOf = (resource: Resource) => {
  const shape = listShape(resource);
  return (request: Asked): ListParameters => parseWith(shape, request.query) as ListParameters;
};

/** How a resource is listed: generic or its use case, after hidden parameters were refused. */
export const listerOf = (resource: Resource) => {
  const { list = (context: Context, parameters: ListParameters) => genericList(resource, context, parameters) } =
    operationsOf(resource.name);
  return (context: Context, parameters: ListParameters): Promise<ListBody<Row>> => {
    requireOpenParameters(resource, parameters, context.actor.role);
    return list(context, parameters);
  };
};

/** How one record is shown: generic or its use case. */
export const shower = (resource: Resource) => {
  const { show = (context: Context, id: number) => genericShow(resource, context, id) } = operationsOf(resource.name);
  return show;
};

/** What every endpoint of a resource has: its object and action, and what it does in words. */
export const shared = (resource: Resource, action: OperationName, summary: string) => ({
  object: resource.name,
  action,
  module: resource.module,
  summary: `${summary} ${resource.singular}`,
});

const readEndpoints = (resource: Resource): Endpoint[] => {
  const parametersOf = listParametersOf(resource);
  const lister = listerOf(resource);
  const show = shower(resource);
  const mark = markerOf(resource);
  return [
    {
      ...shared(resource, 'list', 'Daftar'),
      writes: false,
      method: 'GET',
      path: resource.path,
      query: listShape(resource),
      answer: listShapeOf(resource),
      present: presentList(resource),
      prepare: (request) => {
        const parameters = parametersOf(request);
        return async (context) => mark.page(context, await lister(context, parameters));
      },
    },
    {
      ...shared(resource, 'show', 'Rincian'),
      writes: false,
      method: 'GET',
      path: `${resource.path}/:id`,
      answer: rowShapeOf(resource, 'show'),
      present: presentRecord(resource),
      prepare: (request) => {
        parseWith(empty, request.query);
        const id = idOf(request);
        return (context) => mark.record(context, id, show(context, id));
      },
    },
  ];
};

const writing = (resource: Resource, action: OperationName, summary: string) =>
  ({
    ...shared(resource, action, summary),
    writes: true,
    needsKey: needsKey(resource.name, action),
    answer: rowShapeOf(resource, 'written'),
    present: presentRecord(resource),
  }) as const;

const createEndpoint = (resource: Resource): WriteEndpoint => {
  const { create = (context: WriteContext, body: Values) => genericCreate(resource, context, body) } = operationsOf(
    resource.name,
  );
  const body = createShape(resource);
  return {
    ...writing(resource, 'create', 'Tambah'),
    method: 'POST',
    path: resource.path,
    body,
    prepare: (request) => {
      parseWith(empty, request.query);
      const values = parseWith(body, request.body);
      return async (context) => ({ status: 201, ...(await create(context, values)) });
    },
  };
};

const editEndpoint = (resource: Resource): WriteEndpoint => {
  const generic = (context: WriteContext, at: At, values: Values) => genericEdit(resource, context, at.before, values);
  const { edit = generic } = operationsOf(resource.name);
  const body = editShape(resource);
  return {
    ...writing(resource, 'edit', 'Ubah'),
    method: 'PUT',
    path: `${resource.path}/:id`,
    body,
    prepare: (request) => {
      parseWith(empty, request.query);
      const id = idOf(request);
      const values = parseWith(body, request.body);
      return async (context) =>
        edit(context, { id, before: await lockVersion(resource, context, id, values.version) }, values);
    },
  };
};

const deleteEndpoint = (resource: Resource): WriteEndpoint => {
  const generic = (context: WriteContext, at: At) => genericDelete(resource, context, at.before);
  const { delete: remove = generic } = operationsOf(resource.name);
  return {
    ...writing(resource, 'delete', 'Hapus'),
    method: 'DELETE',
    path: `${resource.path}/:id`,
    answer: removedShapeOf(resource),
    prepare: (request) => {
      parseWith(empty, request.query);
      parseWith(noBody, request.body);
      const id = idOf(request);
      return async (context) => remove(context, { id, before: await lockRow(resource, context, id) });
    },
  };
};

const importEndpoint = (resource: Resource): WriteEndpoint => {
  const { import: load } = operationsOf(resource.name);
  return {
    ...writing(resource, 'import', 'Impor'),
    method: 'POST',
    path: `${resource.path}/import`,
    upload: 'upload',
    prepare: (request) => {
      parseWith(empty, request.query);
      parseWith(noBody, request.body);
      const { upload } = request;
      if (!load || !upload) throw new Error(`${resource.name} cannot import.`);
      return (context) => load(context, upload);
    },
  };
};

/** Asked before the version: of two who press the same button, the second is told that it is done, not that he is late. */
const requireState = (resource: Resource, verb: Verb, status: number): void => {
  if (verb.from.includes(status)) return;
  const code = (verb.otherwise?.[status] ?? 'wrong-state') as RefusalCode;
  throw new Refusal(code, { singular: resource.singular });
};

const verbEndpoint = (resource: Resource, name: string, verb: Verb): WriteEndpoint => {
  const act = verbOf(resource.name, name);
  if (!act) throw new Error(`${resource.name} has no use case for ${name}.`);
  const body = verbShape(verb);
  return {
    ...writing(resource, 'edit', verb.label),
    action: name,
    needsKey: needsKey(resource.name, name),
    method: 'POST',
    path: `${resource.path}/:id/${name}`,
    body,
    prepare: (request) => {
      parseWith(empty, request.query);
      const id = idOf(request);
      const { version, ...input } = parseWith(body, request.body);
      return async (context) => {
        const row = await lockRow(resource, context, id);
        requireState(resource, verb, Number(row.status));
        if (row.version !== version) throw await staleVersion(context, toldOf(resource, row));
        return act(context, row, input);
      };
    },
  };
};

const makers: Readonly<Partial<Record<OperationName, (resource: Resource) => Endpoint>>> = {
  create: createEndpoint,
  edit: editEndpoint,
  delete: deleteEndpoint,
  import: importEndpoint,
};

/** Every endpoint of a resource but its picks, and its export, which streams. */
export const resourceEndpoints = (resource: Resource): readonly Endpoint[] => {
  const operations = Object.keys(resource.operations) as OperationName[];
  const verbs = resource.kind === 'document' ? Object.entries(resource.verbs) : [];
  return [
    ...readEndpoints(resource),
    ...operations.flatMap((operation) => makers[operation]?.(resource) ?? []),
    ...verbs.map(([name, verb]) => verbEndpoint(resource, name, verb)),
  ];
};
