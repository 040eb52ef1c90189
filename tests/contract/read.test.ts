// What every declared resource answers to who reads it: pages, filters, order, one record, its sheet, and the parameters it refuses.
import exceljs from 'exceljs';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../src/resources/kernel/date.ts';
import type { Filter, Resource } from '../../src/resources/kernel/define.ts';
import { ALL_SUMS } from '../../src/resources/kernel/page.ts';
import { sumsAtOnce } from '../../src/resources/kernel/sums.ts';
import { MAX_LIMIT } from '../../src/resources/kernel/wire.ts';
import { allResources } from '../../src/resources/registry.ts';
import type { Row, World } from './sample-kind.ts';
import { listOf, makeWorld, readerOf } from './world.ts';

const NOBODY = 999_999_999_999;
let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.clinic.close());

const list = (resource: Resource, query: Readonly<Record<string, string>> = {}) =>
  listOf(readerOf(world, resource), resource.path, { limit: String(MAX_LIMIT), ...query });
const rowsOf = async (resource: Resource, query: Readonly<Record<string, string>> = {}): Promise<readonly Row[]> => {
  const { status, body } = await list(resource, query);
  expect(status, JSON.stringify(body)).toBe(200);
  return body.data;
};
/** The list to its end, page by page. */
const allRows = async (resource: Resource, sortby: string): Promise<readonly Row[]> => {
  const rows: Row[] = [];
  for (let page = 1; ; page += 1) {
    const next = await rowsOf(resource, { sortby, page: String(page) });
    rows.push(...next);
    if (next.length < MAX_LIMIT) return rows;
  }
};
const byName = allResources.map((resource) => [resource.name, resource] as const);
const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Filters of a kind, with the column that they compare. */
const filtersOf = (resource: Resource, by: 'equals' | 'contains' | 'period') =>
  Object.entries(resource.list.filters).filter(
    (entry): entry is [string, Extract<Filter, { by: typeof by }>] => entry[1].by === by,
  );

describe.each(byName)('the list of %s', (_name, resource) => {
  it('comes in pages that do not overlap', async () => {
    const whole = await list(resource);
    expect(whole.status).toBe(200);
    expect(whole.body.count).toBeGreaterThanOrEqual(3);
    const second = await list(resource, { limit: '1', page: '2' });
    expect(second.body).toEqual({ data: [whole.body.data[1]], count: whole.body.count });
    const past = await list(resource, { limit: '100', page: '1000' });
    expect(past.body).toEqual({ data: [], count: whole.body.count });
  });

  it('is narrowed by each filter to the rows that have its value', async () => {
    const rows = await rowsOf(resource);
    for (const [name, { column }] of filtersOf(resource, 'equals')) {
      const value = rows.find((row) => row[column] !== null && row[column] !== undefined)?.[column];
      if (value === undefined) continue;
      const found = await rowsOf(resource, { [name]: String(value) });
      expect(found.length, name).toBeGreaterThan(0);
      expect(new Set(found.map((row) => row[column])), name).toEqual(new Set([value]));
    }
    for (const [name, { column }] of filtersOf(resource, 'contains')) {
      const value = rows.find((row) => typeof row[column] === 'string')?.[column];
      if (typeof value !== 'string') continue;
      const part = value.slice(1, 5).toUpperCase();
      const found = await rowsOf(resource, { [name]: part });
      expect(found.length, name).toBeGreaterThan(0);
      for (const row of found) expect(String(row[column]).toUpperCase(), name).toContain(part);
    }
  });

  it('is narrowed by its period', async () => {
    for (const [, { column }] of filtersOf(resource, 'period')) {
      const dated = (await rowsOf(resource)).find((row) => typeof row[column] === 'string');
      if (!dated) continue;
      const day = String(dated[column]).slice(0, 10);
      const near = await rowsOf(resource, { start_date: addDays(day, -1), end_date: addDays(day, 1) });
      expect(near.map(({ id }) => id)).toContain(dated.id);
      expect(await rowsOf(resource, { start_date: '1990-01-01', end_date: '1990-12-31' })).toEqual([]);
      expect((await list(resource, { start_date: day, end_date: '1990-01-01' })).status).toBe(422);
    }
  });

  it('is sorted by what it declares, in both directions', async () => {
    for (const name of resource.list.sortable) {
      const up = (await allRows(resource, `${name} asc`)).map((row) => row[name]);
      const down = (await allRows(resource, `${name} desc`)).map((row) => row[name]);
      const given = (values: readonly unknown[]) => values.filter((value) => value !== null);
      expect(given(down), name).toEqual(given(up).toReversed());
      // Texts are in the order of the database's language, references in that of their numbers or names.
      const numbers = resource.fields[name]?.kind === 'ref' ? [] : up.filter(isNumber);
      expect(numbers, name).toEqual(numbers.toSorted((a, b) => a - b));
    }
  });

  it.each([
    ['an unknown parameter', { tidak_dikenal: '1' }],
    ['an unknown order', { sortby: 'tidak_dikenal' }],
    ['a page that is none', { page: '0' }],
    ['more rows than a page has', { limit: String(MAX_LIMIT + 1) }],
  ])('refuses %s', async (_what, query) => {
    const { status, body } = await list(resource, query);
    expect(status).toBe(422);
    expect(body).toMatchObject({ statusCode: 422, errors: { [Object.keys(query)[0] ?? '']: [expect.any(String)] } });
  });
});

describe.each(byName)('a record of %s', (_name, resource) => {
  it('is shown as it was listed', async () => {
    const [row] = await rowsOf(resource);
    const { status, body } = await readerOf(world, resource).get<Row>(`/api/${resource.path}/${row?.id}`);
    expect(status).toBe(200);
    const stored = Object.entries(resource.fields).filter(
      ([name, field]) => field.kind !== 'derived' && name in (row ?? {}),
    );
    for (const [name] of stored.filter(([, field]) => field.kind !== 'lines'))
      expect(body[name], name).toEqual(row?.[name]);
    expect(body).toMatchObject({ id: row?.id, version: row?.version });
  });

  it('is not found under a number that no record has, nor under a word', async () => {
    const reader = readerOf(world, resource);
    expect((await reader.get(`/api/${resource.path}/${NOBODY}`)).status).toBe(404);
    expect((await reader.get(`/api/${resource.path}/kata-lain`)).status).toBe(404);
  });

  it('refuses a parameter', async () => {
    const [row] = await rowsOf(resource);
    expect((await readerOf(world, resource).get(`/api/${resource.path}/${row?.id}?tidak_dikenal=1`)).status).toBe(422);
  });
});

describe.each(byName.filter(([, { operations }]) => operations.export))('the sheet of %s', (_name, resource) => {
  it('has a row for each record under the labels of the list', async () => {
    const { body } = await list(resource, { limit: '1' });
    const answer = await world.manager.get(`/api/${resource.path}/export`);
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toContain('spreadsheetml');
    const book = new exceljs.Workbook();
    await book.xlsx.load(Uint8Array.from(answer.bytes).buffer);
    const [sheet] = book.worksheets;
    const labels = resource.list.columns.map((name) => resource.fields[name]?.label ?? 'Status');
    const heads = sheet?.getRow(1).values;
    expect(Array.isArray(heads) ? heads.slice(1) : heads).toEqual(labels);
    const { totals } = resource.list;
    const ends = totals && body.count > 0 ? [totals.label] : [];
    expect(sheet?.rowCount).toBe(1 + body.count + ends.length);
    expect([sheet?.lastRow?.values].flat()).toEqual(expect.arrayContaining(ends));
  });

  it.runIf(resource.list.totals)('ends with the sums that the list answers', async () => {
    const { totals, columns } = resource.list;
    const atOnce = sumsAtOnce(resource);
    const answer = await world.manager.get(`/api/${resource.path}/export`);
    const book = new exceljs.Workbook();
    await book.xlsx.load(Uint8Array.from(answer.bytes).buffer);
    const end = book.worksheets[0]?.lastRow;
    for (const [column, sum = ''] of Object.entries(totals?.sums ?? {})) {
      const { body } = await list(resource, { limit: '1', sum: atOnce ? ALL_SUMS : sum });
      expect(end?.getCell(columns.indexOf(column) + 1).value, column).toBe(atOnce ? body.sums?.[sum] : body.sum);
    }
  });

  it('refuses what its list refuses', async () => {
    expect((await world.manager.get(`/api/${resource.path}/export?tidak_dikenal=1`)).status).toBe(422);
  });
});
