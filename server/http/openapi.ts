// OpenAPI 3.1 of every route, from the same zod shapes that check the requests.
import { z } from 'zod';
import { roleName } from '../../src/policies/index.ts';
import { callGrants, resourceGrants } from '../../src/policies/grants.ts';
import { allCalls } from '../../src/resources/calls.ts';
import type { Call } from '../../src/resources/kernel/call.ts';
import { answerOf } from '../../src/resources/answers.ts';
import type { Resource } from '../../src/resources/kernel/define.ts';
import { anybody } from '../../src/resources/kernel/row-shape.ts';
import { listShape } from '../../src/resources/kernel/shape.ts';
import { authCalls } from '../../src/resources/platform/auth.ts';
import { liveCalls } from '../../src/resources/platform/live.ts';
import { allResources } from '../../src/resources/registry.ts';
import { callEndpoint } from './call-endpoint.ts';
import type { Endpoint } from './endpoint.ts';
import { answerContent } from './openapi-answer.ts';
import { pickEndpoints } from './pick-endpoint.ts';
import { resourceEndpoints } from './resource-endpoint.ts';

type Json = Readonly<Record<string, unknown>>;
export interface Operation {
  readonly method: string;
  /** '/api/service/visit/{id}' */
  readonly path: string;
  readonly module: string;
  readonly summary: string;
  readonly object: string;
  readonly action: string;
  readonly query?: z.ZodType;
  readonly body?: z.ZodType;
  readonly upload?: string;
  /** The shape of its JSON; undefined: it answers a file. */
  readonly answer?: z.ZodType;
  /** Whether it takes an Idempotency-Key. */
  readonly key: 'required' | 'optional' | 'none';
}

const ofEndpoint = (endpoint: Endpoint): Operation => ({
  ...endpoint,
  answer: endpoint.answer(anybody),
  path: `/api/${endpoint.path.replace(/:(\w+)/g, '{$1}')}`,
  key: !endpoint.writes ? 'none' : endpoint.needsKey ? 'required' : 'optional',
});

const ofExport = (resource: Resource): Operation => ({
  method: 'GET',
  path: `/api/${resource.path}/export`,
  module: resource.module,
  summary: `Ekspor ${resource.singular}`,
  object: resource.name,
  action: 'export',
  query: listShape(resource),
  key: 'none',
});

const ofCall = (call: Call): Operation => ({
  method: call.method,
  path: `/api/${call.path}`,
  module: call.module,
  summary: call.summary,
  object: call.name,
  action: 'call',
  body: call.body,
  answer: answerOf(call.name),
  key: 'none',
});

/** Every operation of the API, in the order of the declarations. */
export const operations = (): readonly Operation[] => [
  ...[...Object.values(authCalls), ...Object.values(liveCalls)].map(ofCall),
  ...allCalls.map(callEndpoint).map(ofEndpoint),
  ...allResources.flatMap((resource) => [
    ...[...resourceEndpoints(resource), ...pickEndpoints(resource)].map(ofEndpoint),
    ...(resource.operations.export ? [ofExport(resource)] : []),
  ]),
];

/** Names of the roles that may use an operation; 'anyone' without a session. */
export const rolesOf = ({ object, action }: Operation): readonly string[] => {
  const roles = action === 'call' ? callGrants[object] : resourceGrants[object]?.[action];
  if (roles === 'anyone') return ['anyone'];
  return (roles ?? []).map(roleName);
};

const schemaOf = (shape: z.ZodType): Json => {
  const { $schema: _dialect, ...schema } = z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' });
  return schema;
};

interface ObjectSchema {
  readonly properties?: Readonly<Record<string, Json>>;
  readonly required?: readonly string[];
}

const parametersOf = ({ path, query, key: use }: Operation): readonly Json[] => {
  const ids = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'integer', minimum: 1 },
  }));
  const { properties = {}, required = [] } = (query ? schemaOf(query) : {}) as ObjectSchema;
  const queries = Object.entries(properties).map(([name, schema]) => ({
    name,
    in: 'query',
    required: required.includes(name),
    schema,
  }));
  const key = {
    name: 'Idempotency-Key',
    in: 'header',
    required: use === 'required',
    schema: { type: 'string', pattern: '^[\\w-]{8,64}$' },
  };
  return [...ids, ...queries, ...(use === 'none' ? [] : [key, prefer])];
};

const prefer = {
  name: 'Prefer',
  in: 'header',
  required: false,
  schema: { type: 'string', enum: ['handling=strict', 'handling=lenient'] },
  description:
    'Bila kas atau bank menjadi minus: lenient (bawaan) menyimpan dan menjawab `warnings`; strict menjawab 409 ' +
    '`cash-below-zero` dengan `warnings` yang sama, tanpa menyimpan. Kirim ulang tanpa strict untuk tetap menyimpan.',
};

const bodyOf = ({ body, upload }: Operation): Json | undefined => {
  if (upload !== undefined) {
    const file = { type: 'object', properties: { [upload]: { type: 'string', format: 'binary' } }, required: [upload] };
    return { required: true, content: { 'multipart/form-data': { schema: file } } };
  }
  return body && { required: true, content: { 'application/json': { schema: schemaOf(body) } } };
};

const refusal = { $ref: '#/components/responses/Refusal' };
const REFUSALS = ['400', '401', '403', '404', '409', '413', '415', '422', '423', '429', '503'];

/** A resource is picked from by two addresses: all of them, and one by its id. */
const operationIdOf = ({ object, action, path }: Operation): string =>
  action === 'pick' && path.includes('{') ? `${object}.${action}.show` : `${object}.${action}`;

const operationOf = (operation: Operation): Json => ({
  operationId: operationIdOf(operation),
  tags: [operation.module],
  summary: operation.summary,
  description: `Peran: ${rolesOf(operation).join(', ')}`,
  parameters: parametersOf(operation),
  requestBody: bodyOf(operation),
  responses: {
    '2XX': { description: 'Berhasil', ...answerContent(operation.answer) },
    ...Object.fromEntries(REFUSALS.map((status) => [status, refusal])),
  },
});

const REFUSAL_SCHEMA = {
  type: 'object',
  required: ['statusCode', 'code', 'message'],
  properties: {
    statusCode: { type: 'integer' },
    code: { type: 'string' },
    message: { type: 'string' },
    errors: { type: 'object', additionalProperties: { type: 'array', items: { type: 'string' } } },
  },
};

/** What holds for every call, for whoever writes a program against them. */
export const API_NOTE =
  'API sistem manajemen klinik. Masuk dengan POST /api/auth/login, lalu sertakan cookie sesinya. Setiap permintaan selain GET ' +
  "menyebut asalnya: header Origin dengan alamat server ini, atau 'Sec-Fetch-Site: same-origin'; tanpanya ditolak dengan 403.";

/** The document, as it is served at /api/docs/openapi.json. */
export const openApi = (): Json => {
  const paths: Record<string, Record<string, Json>> = {};
  for (const operation of operations())
    (paths[operation.path] ??= {})[operation.method.toLowerCase()] = operationOf(operation);
  return {
    openapi: '3.1.0',
    info: { title: 'Klinik', version: '1', description: API_NOTE },
    paths,
    components: {
      schemas: { Refusal: REFUSAL_SCHEMA },
      responses: {
        Refusal: {
          description: 'Ditolak',
          content: { 'application/json': { schema: { $ref: '#/components/schemas/Refusal' } } },
        },
      },
    },
  };
};
