// Lists and calls of all rooms by name, for the room that counts what waits (lists.ts): each with the shape that its
// requests are checked by, so that nothing is counted that no page could list.
import type { z } from 'zod';
import type { AnswerOf } from '../../../src/resources/answers.ts';
import type { ReadingCall } from '../../../src/resources/call-paths.ts';
import { calls } from '../../../src/resources/calls.ts';
import type { Call } from '../../../src/resources/kernel/call.ts';
import type { Resource } from '../../../src/resources/kernel/define.ts';
import { listShape } from '../../../src/resources/kernel/shape.ts';
import { resource as declared } from '../../../src/resources/registry.ts';
import type { Lists } from './lists.ts';
import type { ByName } from './by-name.ts';
import type { Context, ListParameters } from './contract.ts';
import { genericList } from './generic.ts';

const shapes = new Map<string, z.ZodType>();
const shapeOf = (resource: Resource): z.ZodType => {
  const known = shapes.get(resource.name) ?? listShape(resource);
  shapes.set(resource.name, known);
  return known;
};

export const readLists = ({ operationsOf, readerOf }: ByName): Lists => ({
  list: (context, { resource: name, query, rows, among }) => {
    const resource: Resource = declared(name);
    const { list = (at: Context, parameters: ListParameters) => genericList(resource, at, parameters) } =
      operationsOf(name);
    const parameters = shapeOf(resource).parse(query) as ListParameters;
    return list(context, { ...parameters, limit: rows, ...(among && { among }) });
  },
  call: async <N extends ReadingCall>(context: Context, name: N, query: Readonly<Record<string, string>>) => {
    const { query: shape }: Call = calls[name];
    const answer = await readerOf(name)?.(context, { params: {}, query: shape?.parse(query), body: undefined });
    return answer as AnswerOf<N>;
  },
});
