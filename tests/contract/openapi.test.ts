// The documentation describes every answer: a schema, and an example that keeps to it.
import { expect, it } from 'vitest';
import { z } from 'zod';
import { openApi, operations } from '../../server/http/openapi.ts';
import { exampleOf } from '../../server/http/openapi-answer.ts';

const answered = operations().flatMap(({ method, path, answer }) =>
  answer ? [[`${method} ${path}`, answer] as const] : [],
);
const isRefusedAlways = (name: string): boolean => name === 'DELETE /api/users/{id}';

it.each(answered.filter(([name]) => !isRefusedAlways(name)))('the example of %s keeps to its shape', (_name, shape) => {
  const schema = z.toJSONSchema(shape, { unrepresentable: 'any' });
  const example = exampleOf(schema as Parameters<typeof exampleOf>[0]);
  expect(shape.safeParse(example).error?.issues ?? []).toEqual([]);
});

it('has a content for every operation', () => {
  const { paths } = openApi() as {
    paths: Record<string, Record<string, { responses: Record<string, { content?: object }> }>>;
  };
  const silent = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { responses }]) =>
      responses['2XX']?.content ? [] : [`${method} ${path}`],
    ),
  );
  expect(silent).toEqual([]);
});

it('shows what is wrong with an example that does not keep to its shape', () => {
  expect(z.strictObject({ id: z.int() }).safeParse(exampleOf({ type: 'object', properties: {} })).success).toBe(false);
});
