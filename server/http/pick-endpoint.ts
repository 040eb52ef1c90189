// Endpoints of picks: a page of another feature chooses a record by a few columns, without reading the list (decision 42).
import { z } from 'zod';
import type { Resource } from '../../src/resources/kernel/define.ts';
import { listOf } from '../../src/resources/kernel/answer.ts';
import { pickedShape, type Sees } from '../../src/resources/kernel/row-shape.ts';
import { pickShape } from '../../src/resources/kernel/shape.ts';
import type { Context, ListParameters } from '../usecases/kernel/contract.ts';
import type { Asked, Endpoint } from './endpoint.ts';
import { presentPick, presentPicks } from './hide.ts';
import { parseWith } from './parse.ts';
import { idOf, listerOf, shared, shower } from './resource-endpoint.ts';

const empty = z.strictObject({});

/** The endpoints of a picker: a list and a record with few fields, of rows that the same reader may see. */
export const pickEndpoints = (resource: Resource): readonly Endpoint[] => {
  const { pick } = resource.operations;
  if (!pick) return [];
  const lister = listerOf(resource);
  const show = shower(resource);
  const query = pickShape(resource);
  const reading = { ...shared(resource, 'pick', 'Pilihan'), writes: false, method: 'GET' } as const;
  return [
    {
      ...reading,
      path: `${resource.path}/pilihan`,
      query,
      answer: (sees: Sees) => listOf(pickedShape(resource, pick, sees)),
      present: presentPicks(resource, pick),
      prepare: (request: Asked) => {
        const parameters = parseWith(query, request.query) as ListParameters;
        return (context: Context) => lister(context, parameters);
      },
    },
    {
      ...reading,
      summary: `Satu pilihan ${resource.singular}`,
      path: `${resource.path}/pilihan/:id`,
      answer: (sees: Sees) => pickedShape(resource, pick, sees),
      present: presentPick(resource, pick),
      prepare: (request: Asked) => {
        parseWith(empty, request.query);
        const id = idOf(request);
        return (context: Context) => show(context, id);
      },
    },
  ];
};
