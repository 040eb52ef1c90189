// Leaves fields that a role may not see out of answers; what is not in the answer cannot leak from a page.
import { maySeeField } from '../../src/policies/index.ts';
import type { Resource } from '../../src/resources/kernel/define.ts';
import type { Fields } from '../../src/resources/kernel/field.ts';
import type { ListBody } from '../../src/resources/kernel/wire.ts';

type Values = Readonly<Record<string, unknown>>;
type Hide = (record: Values) => Values;

const isRecord = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The function that strips records of these fields; undefined when the role may see them all. */
const hiderOf = (fields: Fields, role: number): Hide | undefined => {
  const hidden = Object.entries(fields)
    .filter(([, field]) => !maySeeField(role, field))
    .flatMap(([name, field]) => (field.kind === 'ref' ? [name, field.embed] : [name]));
  const lines = Object.entries(fields).flatMap(([name, field]): [string, Hide][] => {
    const hide = field.kind === 'lines' ? hiderOf(field.fields, role) : undefined;
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

const remembered = (resource: Resource) => {
  const byRole = new Map<number, Hide | undefined>();
  return (role: number): Hide | undefined => {
    if (!byRole.has(role)) byRole.set(role, hiderOf(resource.fields, role));
    return byRole.get(role);
  };
};

/** Presenter of single records of a resource. */
export const presentRecord = (resource: Resource) => {
  const hiderFor = remembered(resource);
  return (answer: unknown, role: number): unknown => {
    const hide = hiderFor(role);
    return hide && isRecord(answer) ? hide(answer) : answer;
  };
};

/** Presenter of list bodies of a resource. */
export const presentList = (resource: Resource) => {
  const hiderFor = remembered(resource);
  return (answer: unknown, role: number): unknown => {
    const hide = hiderFor(role);
    const body = answer as ListBody<Values>;
    return hide ? { ...body, data: body.data.map(hide) } : body;
  };
};
