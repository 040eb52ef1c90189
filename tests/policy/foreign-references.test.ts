// Whatever is sent names rows of the own branch alone: a visit, a chair, a warehouse, a received line of another branch is none that there
// is, at the top of a body and in its lines, and nothing that names it is stored. Foreign keys of the database look past the walls.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Resource } from '../../src/resources/kernel/define.ts';
import { type Field, type Fields, isInput } from '../../src/resources/kernel/field.ts';
import { allResources, resource as declared, type ResourceName } from '../../src/resources/registry.ts';
import { sampleOf } from '../contract/sample.ts';
import type { Row, World } from '../contract/sample-kind.ts';
import { createRow, makeWorld, writerOf } from '../contract/world.ts';
import type { Json } from '../support/app.ts';

let world: World;
beforeAll(async () => {
  world = await makeWorld();
});
afterAll(() => world.clinic.close());

/** A number that says which row of a branch is meant. */
interface Named {
  readonly path: readonly string[];
  /** Of the rows that it may name. */
  readonly table: string;
  /** That of the document whose branch the rows have, where it is another. */
  readonly parent?: { readonly table: string; readonly column: string };
}
/** Numbers of lines, which are no references of the declaration. */
const LINES: Readonly<Record<string, Omit<Named, 'path'>>> = {
  sale_line_id: { table: 'sale_lines', parent: { table: 'sales', column: 'sale_id' } },
  purchase_line_id: { table: 'purchase_lines', parent: { table: 'purchases', column: 'purchase_id' } },
  receive_line_id: { table: 'receive_lines', parent: { table: 'receives', column: 'receive_id' } },
};
/** Batches of goods are those of the group; a package that was sold says itself in which branches it holds (`slot-branch`). */
const OF_THE_GROUP: readonly string[] = ['batch_id', 'membershipperawatan_id'];
/** A mutation is of two branches (docs/decisions/0071); mutation.test.ts has its walls. */
const OF_TWO: readonly string[] = ['inventory.mutation'];
/** What else a body says where the number is asked for. */
const BESIDE: Readonly<Record<string, Json>> = {
  'inventory.salesreturn paymentmethod_id': { refund_method: 2 },
};
const isNumber = (name: string, field: Field): boolean => field.kind === 'integer' && name.endsWith('_id');

const namesIn = (fields: Fields, path: readonly string[] = []): readonly Named[] =>
  Object.entries(fields).flatMap(([name, field]): readonly Named[] => {
    if (!isInput(field)) return [];
    const at = [...path, name];
    if (field.kind === 'lines') return namesIn(field.fields, at);
    if (field.kind === 'ref') {
      const to: Resource = declared(field.to as ResourceName);
      return to.scope === 'branch' ? [{ path: at, table: to.table }] : [];
    }
    if (!isNumber(name, field) || OF_THE_GROUP.includes(name)) return [];
    const rows = LINES[name];
    if (!rows) throw new Error(`Whose rows does ${at.join('.')} name?`);
    return [{ path: at, ...rows }];
  });
const made = allResources
  .filter(({ name, operations }) => operations.create && !OF_TWO.includes(name))
  .flatMap((resource) =>
    namesIn(resource.fields).map((named) => [`${resource.name} ${named.path.join('.')}`, resource, named] as const),
  );

const owner = <R extends object>(sql: string, values: readonly unknown[] = []) =>
  world.clinic.database.asOwner<R>(sql, values);
const ELSEWHERE = 2;
/** Apart from those that the world has. */
let drawn = 200;
const draw = async (resource: Resource): Promise<Row> => {
  drawn += 1;
  const { status, body } = await createRow(world, resource, drawn);
  if (status !== 201) throw new Error(`${resource.name}: ${status} ${JSON.stringify(body)}`);
  return body;
};
/** Puts a document that was made here into the other branch, with its lines. */
const move = async (document: Resource, { table, parent }: Named): Promise<void> => {
  const { id } = await draw(document);
  const [lines] = await owner(
    `select from information_schema.columns where table_name = $1 and column_name = 'profile_id'`,
    [table],
  );
  const withLines =
    parent && lines ? `update ${table} set profile_id = ${ELSEWHERE} where ${parent.column} = ${id};` : '';
  await owner(
    `set session_replication_role = replica; update ${document.table} set profile_id = ${ELSEWHERE} where id = ${id};
     ${withLines} set session_replication_role = origin`,
  );
};
/** A row of another branch: one that it has, or one that was made here and is moved there. */
const foreignRow = async (named: Named): Promise<number> => {
  const { table, parent } = named;
  const there = async (): Promise<number | undefined> => {
    const [row] = await owner<{ id: number }>(
      `select t.id::int as id from ${table} t ${parent ? `join ${parent.table} p on p.id = t.${parent.column}` : ''}
       where ${parent ? 'p' : 't'}.profile_id = ${ELSEWHERE} order by t.id limit 1`,
    );
    return row?.id;
  };
  const known = await there();
  if (known !== undefined) return known;
  const document = allResources.find((one) => one.table === (parent?.table ?? table));
  if (!document) throw new Error(`${table} is no resource.`);
  await move(document, named);
  const id = await there();
  if (id === undefined) throw new Error(`${table} has no row elsewhere.`);
  return id;
};

/** The body with this number at the place, in the first of its lines. */
const naming = (body: Json, [name = '', ...rest]: readonly string[], id: number): Json => {
  if (rest.length === 0) return { ...body, [name]: id };
  const [first = {}, ...others] = (body[name] ?? []) as readonly Json[];
  return { ...body, [name]: [naming(first, rest, id), ...others] };
};
/** How many rows name it, where the declaration stores it. */
const storedWith = async ({ fields, table }: Resource, [first = '', name]: readonly string[], id: number) => {
  const field = fields[first];
  const [of, column] = field?.kind === 'lines' && name ? [field.table, name] : [table, first];
  return owner(`select count(*)::int as n from ${of} t where (to_jsonb(t) ->> $1)::bigint = $2`, [column, id]);
};

describe.each(made)('%s of another branch', (name, resource, named) => {
  const { path } = named;
  const [first = ''] = path;
  const url = `/api/${resource.path}`;

  it('is none that there is, for what is made and what is changed', async () => {
    const id = await foreignRow(named);
    const before = await storedWith(resource, path, id);
    const writer = writerOf(world, resource);
    const own = await draw(resource);
    drawn += 1;
    const body = naming({ ...sampleOf(resource.name).create?.(world, drawn), ...BESIDE[name] }, path, id);
    const answers = [await writer.post<Row>(url, body)];
    if (resource.operations.edit)
      answers.push(await writer.put<Row>(`${url}/${own.id}`, { version: own.version, [first]: body[first] }));
    for (const answer of answers) expect([404, 422], JSON.stringify(answer.body)).toContain(answer.status);
    expect(await storedWith(resource, path, id)).toEqual(before);
  });
});
