// Which fields of a resource a role sees, and where.
import { can, maySeeField, type Who } from '../policies/index.ts';
import type { Resource } from '../resources/kernel/define.ts';
import type { Field } from '../resources/kernel/field.ts';
import { isInput } from '../resources/kernel/field.ts';

export interface NamedField {
  readonly name: string;
  readonly field: Field;
}

/** A field by name; the `status` of a document is a choice among its states. */
export const fieldOf = (resource: Resource, name: string): Field | undefined => {
  if (name === 'status' && resource.kind === 'document') {
    const options = Object.entries(resource.states).map(([value, state]) => ({ value: Number(value), ...state }));
    return { kind: 'choice', label: 'Status', options };
  }
  return resource.fields[name];
};

const seen = (resource: Resource, role: number, names: readonly string[]): readonly NamedField[] =>
  names.flatMap((name) => {
    const field = fieldOf(resource, name);
    return field && maySeeField(role, field) ? [{ name, field }] : [];
  });

/** Columns of the list that the role may see. */
export const columnsFor = (resource: Resource, role: number): readonly NamedField[] =>
  seen(resource, role, resource.list.columns);

export interface Section {
  readonly label: string;
  readonly fields: readonly NamedField[];
}

const sections = (resource: Resource, role: number, keep: (field: Field) => boolean): readonly Section[] =>
  resource.form
    .map(({ label, fields }) => ({ label, fields: seen(resource, role, fields).filter(({ field }) => keep(field)) }))
    .filter(({ fields }) => fields.length > 0);

/** Groups of the form: only what a client may send. */
export const formSections = (resource: Resource, role: number): readonly Section[] => sections(resource, role, isInput);

/** Groups of the record's page. */
export const showSections = (resource: Resource, role: number): readonly Section[] =>
  sections(resource, role, (field) => field.internal !== true);

/** Rows, and what is kept for the program: a page that tells of them does it in its own way. */
const isNoValue = (field: Field | undefined): boolean =>
  field?.kind === 'lines' ||
  field?.kind === 'json' ||
  (field?.kind === 'derived' && field.as === 'records') ||
  field?.internal === true;

/** Fields that stand in no group: numbers, totals and dates that the server gives. */
export const summaryFields = (resource: Resource, role: number): readonly NamedField[] => {
  const grouped = new Set(resource.form.flatMap(({ fields }) => fields));
  return seen(
    resource,
    role,
    Object.keys(resource.fields).filter((name) => !grouped.has(name) && !isNoValue(resource.fields[name])),
  );
};

/** Everything that the record's page says of it. */
export const toldFields = (resource: Resource, role: number): readonly NamedField[] => [
  ...summaryFields(resource, role),
  ...showSections(resource, role).flatMap(({ fields }) => fields),
];

/** May he do this on the resource, and does the resource have it? */
export const offers = (resource: Resource, who: Who, operation: keyof Resource['operations']): boolean =>
  resource.operations[operation] !== undefined && can(who, resource.name, operation);

/** '/service/master/kategori/7' from '/service/master/kategori/:id'. */
export const recordPath = (pattern: string, id: number | string): string => pattern.replace(':id', String(id));
