import { describe, expect, it } from 'vitest';
import { stateOf } from './kernel/define.ts';
import { valuesOf } from './kernel/field.ts';
import { resources } from './registry.ts';

describe('states', () => {
  it('give their numbers by their names', () => {
    const states = {
      0: { name: 'draft', label: 'Draft', tone: 'neutral' },
      [-1]: { name: 'cancelled', label: 'Batal', tone: 'danger' },
    } as const;
    expect(stateOf(states)).toEqual({ draft: 0, cancelled: -1 });
  });

  it('have a name of their own in every document', () => {
    const documents = Object.values(resources).filter((resource) => resource.kind === 'document');
    expect(documents.length).toBeGreaterThan(10);
    for (const { name, states, state } of documents)
      expect([name, new Set(Object.values(state))]).toEqual([name, new Set(Object.keys(states).map(Number))]);
  });
});

describe('choices', () => {
  it('give the values of the named options', () => {
    const options = [
      { value: 1, name: 'cash', label: 'Tunai' },
      { value: 'x', label: 'Lain' },
    ] as const;
    expect(valuesOf(options)).toEqual({ cash: 1 });
  });
});

describe('lists', () => {
  it('begin in an order that may be asked for', () => {
    for (const { name, list } of Object.values(resources))
      expect([...list.sortable, 'id'], name).toContain(list.sort.field);
  });
});
