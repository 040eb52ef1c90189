// Leaves fields that a role may not see out of answers; what is not in the answer cannot leak from a page.
import { maySeeField, type Standing, standingOf } from '../../src/policies/index.ts';
import type { Resource } from '../../src/resources/kernel/define.ts';
import type { Fields } from '../../src/resources/kernel/field.ts';
import type { ListBody } from '../../src/resources/kernel/wire.ts';
import { user } from '../../src/resources/platform/user.ts';
import type { Reader } from './endpoint.ts';

type Values = Readonly<Record<string, unknown>>;
type Hide = (record: Values) => Values;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The function that strips records of these fields; undefined when the role may see them all. */
const hiderOf = (fields: Fields, role: number, standing: Standing): Hide | undefined => {
  const hidden = Object.entries(fields)
    .filter(([, field]) => !maySeeField(role, field, standing))
    .flatMap(([name, field]) => (field.kind === 'ref' ? [name, field.embed] : [name]));
  const lines = Object.entries(fields).flatMap(([name, field]): [string, Hide][] => {
    const hide = field.kind === 'lines' ? hiderOf(field.fields, role, standing) : undefined;
    return hide ? [[name, hide]] : [];
  });
  if (hidden.length === 0 && lines.length === 0) return undefined;
  return (record) => {
    const kept: Record<string, unknown> = { ...record };
    for (const name of hidden) delete kept[name];
    for (const [name, hide] of lines)
      if (Array.isArray(kept[name])) kept[name] = (kept[name] as readonly Values[]).map(hide);
    return kept;
  };
};

/** What strips records for a reader; undefined when he may see all of them. Of people it depends on whose record it is. */
const stripping = (resource: Resource) => {
  const known = new Map<string, Hide | undefined>();
  const hiderFor = (role: number, standing: Standing): Hide | undefined => {
    const key = `${role} ${standing}`;
    if (!known.has(key)) known.set(key, hiderOf(resource.fields, role, standing));
    return known.get(key);
  };
  if (resource.name !== user.name) return ({ role }: Reader) => hiderFor(role, 'other');
  return (reader: Reader): Hide =>
    (record) => {
      const standing = standingOf(reader, { id: Number(record['id']), role: Number(record['role']) });
      return hiderFor(reader.role, standing)?.(record) ?? record;
    };
};

/** Presenter of single records of a resource. */
export const presentRecord = (resource: Resource) => {
  const hiderFor = stripping(resource);
  return (answer: unknown, reader: Reader): unknown => {
    const hide = hiderFor(reader);
    return hide && isRecord(answer) ? hide(answer) : answer;
  };
};

/** Presenter of list bodies of a resource. */
export const presentList = (resource: Resource) => {
  const hiderFor = stripping(resource);
  return (answer: unknown, reader: Reader): unknown => {
    const hide = hiderFor(reader);
    const body = answer as ListBody<Values>;
    return hide ? { ...body, data: body.data.map(hide) } : body;
  };
};

/** Presenter of one record to a picker: its id, its title and these fields, as far as the role sees them. */
export const presentPick = (resource: Resource, fields: readonly string[]) => {
  const present = presentRecord(resource);
  const names = ['id', resource.title, ...fields];
  return (answer: unknown, reader: Reader): unknown => {
    const record = present(answer, reader) as Values;
    return Object.fromEntries(names.flatMap((name) => (name in record ? [[name, record[name]]] : [])));
  };
};

/** Presenter of the records that a picker offers. */
export const presentPicks = (resource: Resource, fields: readonly string[]) => {
  const present = presentPick(resource, fields);
  return (answer: unknown, reader: Reader): unknown => {
    const { data, count } = answer as ListBody<Values>;
    return { data: data.map((record) => present(record, reader)), count };
  };
};
