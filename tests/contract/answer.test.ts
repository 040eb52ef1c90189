// Every list column and field of a form is answered, and what is not declared is found (tests/support/answer-check.ts holds every
// answer of every other test).
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { answerOf, rowAnswersOf } from '../../src/resources/answers.ts';
import { allCalls } from '../../src/resources/calls.ts';
import { rowShape } from '../../src/resources/kernel/row-shape.ts';
import { allResources } from '../../src/resources/registry.ts';
import { faultOf } from '../support/answer-check.ts';

const keysOf = (shape: z.ZodType): readonly string[] => (shape instanceof z.ZodObject ? Object.keys(shape.shape) : []);
const byName = allResources.map((resource) => [resource.name, resource] as const);

describe.each(byName)('the answers of %s', (name, resource) => {
  it('have every column of the list', () => {
    const keys = keysOf(rowShape(resource, rowAnswersOf(name), 'list'));
    expect(resource.list.columns.filter((column) => !keys.includes(column))).toEqual([]);
  });

  it('have every field of the form', () => {
    const keys = keysOf(rowShape(resource, rowAnswersOf(name), 'show'));
    expect(resource.form.flatMap(({ fields }) => fields).filter((field) => !keys.includes(field))).toEqual([]);
  });
});

it.each(allCalls.map(({ name, answers }) => [name, answers] as const))('%s answers JSON or a file', (name, answers) => {
  expect(answerOf(name) !== undefined || answers !== undefined).toBe(true);
});

describe('an answer', () => {
  const shape = z.strictObject({ id: z.number(), name: z.string().optional() });

  it.each([
    ['is right', { id: 1 }, undefined],
    ['misses a key', {}, /id/],
    ['has a key too many', { id: 1, phone: '0812' }, /phone/],
    ['has a value of another kind', { id: '1' }, /id/],
  ])('that %s is told so', (_what, body, fault) => {
    const found = faultOf('a call', shape, 200, body);
    expect(found ?? '').toMatch(fault ?? /^$/);
  });

  it('that nothing declares is found', () => {
    expect(faultOf('a call', undefined, 200, {})).toMatch(/not declared/);
  });

  it('may carry warnings, and they have a shape as well', () => {
    const warning = {
      code: 'cash-below-zero',
      message: 'Kas menjadi minus',
      balance: -1,
      day: '2026-03-06',
      akun: { id: 1, code: '1-1101', name: 'Kas' },
    };
    expect(faultOf('a call', shape, 200, { id: 1, warnings: [warning] })).toBeUndefined();
    expect(faultOf('a call', shape, 200, { id: 1, warnings: [{ ...warning, secret: 1 }] })).toMatch(/warnings/);
  });
});
