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
import type { CallHandlers, Context, ListParameters } from './contract.ts';
import { genericList } from './generic.ts';

type Lister = (context: Context, parameters: ListParameters) => ReturnType<Lists['list']>;
type Reader = (context: Context, request: { readonly params: object; readonly query: unknown }) => Promise<unknown>;

const shapes = new Map<string, z.ZodType>();
const shapeOf = (resource: Resource): z.ZodType => {
  const known = shapes.get(resource.name) ?? listShape(resource);
  shapes.set(resource.name, known);
  return known;
};

/** @param useCases, handlers as they were put together: their exact types were checked there */
export const readLists = (useCases: Readonly<Record<string, object>>, handlers: CallHandlers): Lists => ({
  list: (context, { resource: name, query, rows, among }) => {
    const resource: Resource = declared(name);
    const generic: Lister = (at, parameters) => genericList(resource, at, parameters);
    const { list: lister = generic } = (useCases[name] ?? {}) as { readonly list?: Lister };
    const parameters = shapeOf(resource).parse(query) as ListParameters;
    return lister(context, { ...parameters, limit: rows, ...(among && { among }) });
  },
  call: async <N extends ReadingCall>(context: Context, name: N, query: Readonly<Record<string, string>>) => {
    const { query: shape }: Call = calls[name];
    const reader = handlers[name] as unknown as Reader;
    return (await reader(context, { params: {}, query: shape?.parse(query) })) as AnswerOf<N>;
  },
});
