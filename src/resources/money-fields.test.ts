import { expect, it } from 'vitest';
import { moneyFields } from './money-fields.ts';
import { allResources } from './registry.ts';

it('a key that is money somewhere is of no other kind elsewhere', () => {
  const kinds = new Set(
    allResources.flatMap(({ fields }) =>
      Object.entries(fields)
        .filter(([name]) => moneyFields.includes(name))
        .map(([, { kind }]) => kind),
    ),
  );
  expect([...kinds].toSorted()).toEqual(['derived', 'money']);
});
