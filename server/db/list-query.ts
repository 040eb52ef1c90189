// WHERE, ORDER BY and LIMIT of a generic list, from the declaration and the validated parameters.
import type { Filter, Resource } from '../../src/resources/kernel/define.ts';
import type { TimeZone } from '../../src/resources/kernel/date.ts';
import { codeColumn, quote, target } from './column.ts';
import { Conditions, likePattern } from './conditions.ts';
import { type Search, searchFor } from './search.ts';

export interface ListRequest {
  readonly page: number;
  readonly limit: number;
  readonly keyword?: string;
  readonly sortby?: string;
  /** Of these rows alone, whose ids the program found; nobody sends it. */
  readonly among?: readonly number[];
  readonly [parameter: string]: unknown;
}
export interface ListScope {
  readonly branches: readonly number[];
  /** Zone whose midnights bound a period over instants. */
  readonly timezone: TimeZone;
  /** Names of fields that the reader may see. */
  readonly visible: (name: string) => boolean;
}
/** Each word stands in one of the fields. What is referenced is known by its title and its code: a patient by name and RM. */
const keywordCondition = (resource: Resource, visible: ListScope['visible'], { words }: Search): string => {
  const names = resource.keyword.filter(visible);
  // Nothing to search in: the words are bound all the same, and no row has them.
  if (names.length === 0 || words.length === 0) return '?::text[] is null';
  const each = words.map(({ anywhere }) => {
    const parts = names.map((name) => {
      const field = resource.fields[name];
      if (field?.kind !== 'ref') return anywhere(`t.${quote(name)}`);
      const to = target(field);
      const columns = [...new Set([to.title, codeColumn(to) ?? to.title])];
      const named = columns.map((column) => anywhere(`e.${quote(column)}`));
      return `exists (select from ${quote(to.table)} e where e.id = t.${quote(name)} and (${named.join(' or ')}))`;
    });
    return `(${parts.join(' or ')})`;
  });
  return each.join(' and ');
};

const addPeriod = (
  conditions: Conditions,
  column: string,
  resource: Resource,
  request: ListRequest,
  timezone: TimeZone,
): void => {
  const instant = resource.fields[column]?.kind === 'instant';
  const bound = (days: number) =>
    instant ? `((?::date + ${days})::timestamp at time zone '${timezone}')` : `?::date + ${days}`;
  if (request.start_date) conditions.add(`t.${quote(column)} >= ${bound(0)}`, request.start_date);
  if (request.end_date) conditions.add(`t.${quote(column)} < ${bound(1)}`, request.end_date);
};

const addFilter = (
  conditions: Conditions,
  [name, filter]: readonly [string, Filter],
  resource: Resource,
  request: ListRequest,
  timezone: TimeZone,
): void => {
  if (filter.by === 'custom') throw new Error(`The filter ${name} of ${resource.name} needs a list use case.`);
  if (filter.by === 'period') return addPeriod(conditions, filter.column, resource, request, timezone);
  const value = request[name];
  if (value === undefined) return undefined;
  const column = `t.${quote(filter.column)}`;
  if (filter.by === 'contains') return conditions.add(`${column} ilike ?`, likePattern(String(value)));
  const field = resource.fields[filter.column];
  return conditions.add(field?.kind === 'choice' && field.many ? `${column} && ?` : `${column} = any(?)`, value);
};

/** Conditions of a list: the branches, the declared filters and the keyword over the fields the reader may see. */
export const listWhere = (resource: Resource, request: ListRequest, scope: ListScope): Conditions => {
  const conditions = new Conditions();
  if (resource.scope === 'branch') conditions.addBranches('t.profile_id', scope.branches);
  if (request.among) conditions.add('t.id = any(?)', request.among);
  for (const entry of Object.entries(resource.list.filters))
    addFilter(conditions, entry, resource, request, scope.timezone);
  if (request.keyword) {
    const search = searchFor(request.keyword);
    conditions.add(keywordCondition(resource, scope.visible, search), search.text);
  }
  return conditions;
};

/** ORDER BY of a validated `sortby`, or of the declaration; the id makes the order total, so that pages never overlap. */
export const listOrder = (resource: Resource, sortby: string | undefined): string => {
  const [field = resource.list.sort.field, order = 'asc'] = sortby?.split(' ') ?? [
    resource.list.sort.field,
    resource.list.sort.order,
  ];
  const direction = order === 'desc' ? 'desc' : 'asc';
  const by = field === 'id' ? [] : [`t.${quote(field)} ${direction}`];
  return `order by ${[...by, `t.id ${direction}`].join(', ')}`;
};
