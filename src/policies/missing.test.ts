import { expect, it } from 'vitest';
import type { Fields } from '../resources/kernel/field.ts';
import { missing } from '../resources/kernel/missing.ts';
import { allResources } from '../resources/registry.ts';
import { resourceGrants } from './grants.ts';
import { maySeeField, staffRoles } from './index.ts';

/** Lines by the name of the lines and their own. */
const hiddenFrom = (role: number, fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    if (!maySeeField(role, field)) return [name];
    return field.kind === 'lines' ? hiddenFrom(role, field.fields).map((inner) => `${name}.${inner}`) : [];
  });

const grants: Readonly<Record<string, Readonly<Record<string, readonly number[] | 'anyone'>>>> = resourceGrants;
const touches = (role: number, resource: string): boolean =>
  Object.values(grants[resource] ?? {}).some((roles) => roles === 'anyone' || roles.includes(role));

it('of every record names exactly the fields that some role reads it without', () => {
  const found = allResources.flatMap(({ name, fields }) => {
    const readers = staffRoles.filter((role) => touches(role, name));
    const names = new Set(readers.flatMap((role) => hiddenFrom(role, fields)));
    return names.size === 0 ? [] : [[name, [...names].toSorted()]];
  });
  const named = Object.entries(missing).map(([name, fields]) => [name, [...fields].toSorted()]);
  expect(Object.fromEntries(named)).toEqual(Object.fromEntries(found));
});
