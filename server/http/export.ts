// Excel of a list with its current filters: the visible columns, page by page, so that no long list stands in memory.
import { maySeeField } from '../../src/policies/index.ts';
import type { Resource } from '../../src/resources/kernel/define.ts';
import type { Field } from '../../src/resources/kernel/field.ts';
import { ALL_SUMS } from '../../src/resources/kernel/page.ts';
import { sumsAtOnce } from '../../src/resources/kernel/sums.ts';
import type { ListBody } from '../../src/resources/kernel/wire.ts';
import { writeCell } from '../sheets/cell.ts';
import type { SheetColumn, SheetRecord } from '../sheets/write-sheet.ts';
import { writeSheet } from '../sheets/write-sheet.ts';
import type { ListParameters } from '../usecases/kernel/contract.ts';

export const EXPORT_PAGE = 500;
export type ReadPage = (parameters: ListParameters) => Promise<ListBody<unknown>>;

const STATE: Field = { kind: 'text', label: 'Status', max: 60 };

/** A document's state is printed by its name. */
const columnOf = (resource: Resource, name: string): SheetColumn | undefined => {
  const field = resource.fields[name];
  if (field) return { name, header: field.label, field };
  return resource.kind === 'document' && name === 'status'
    ? { name: 'statusname', header: STATE.label, field: STATE }
    : undefined;
};

/** Columns of the list that the role may see, in order. */
export const sheetColumns = (resource: Resource, role: number): readonly SheetColumn[] =>
  resource.list.columns
    .map((name) => columnOf(resource, name))
    .filter((column): column is SheetColumn => column !== undefined && maySeeField(role, column.field));

/** References are printed by the name of what they point to. */
const printable =
  (resource: Resource) =>
  (row: unknown): SheetRecord => {
    const record = { ...(row as SheetRecord) };
    for (const [name, field] of Object.entries(resource.fields))
      if (field.kind === 'ref') record[name] = record[field.embed];
    return record;
  };

async function* rowsOf(
  resource: Resource,
  first: ListBody<unknown>,
  parameters: ListParameters,
  read: ReadPage,
): AsyncGenerator<SheetRecord> {
  const print = printable(resource);
  for (let page = 1, body = first; ; page += 1, body = await read({ ...parameters, page, limit: EXPORT_PAGE })) {
    for (const row of body.data) yield print(row);
    if (body.data.length < EXPORT_PAGE) return;
  }
}

/** What the list comes to, in the columns that the sheet has; undefined: nothing that would agree with its rows. */
const totalsOf = async (
  resource: Resource,
  columns: readonly SheetColumn[],
  parameters: ListParameters,
  read: ReadPage,
): Promise<SheetRecord | undefined> => {
  const { totals } = resource.list;
  if (!totals || (totals.unless !== undefined && parameters[totals.unless] !== undefined)) return undefined;
  const shown = columns.flatMap(({ name }) => {
    const sum = totals.sums[name];
    return sum === undefined ? [] : [{ name, sum }];
  });
  const words = columns.find(({ field }) => writeCell(field, totals.label) === totals.label);
  if (shown.length === 0 || !words) return undefined;
  const ask = (sum: string) => read({ ...parameters, page: 1, limit: 1, sum });
  const all = sumsAtOnce(resource) ? (await ask(ALL_SUMS)).sums : undefined;
  const row: Record<string, unknown> = { [words.name]: totals.label };
  for (const { name, sum } of shown) row[name] = all ? all[sum] : (await ask(sum)).sum;
  return row;
};

/**
 * The list as a workbook, with what it comes to at its end.
 * @param first the page already read (its size is EXPORT_PAGE) @param read reads a later one, in a transaction of its own
 */
export const exportList = (
  resource: Resource,
  role: number,
  first: ListBody<unknown>,
  parameters: ListParameters,
  read: ReadPage,
) => {
  const columns = sheetColumns(resource, role);
  const last = new Set<SheetRecord>();
  const rows = async function* () {
    yield* rowsOf(resource, first, parameters, read);
    const totals = first.count > 0 ? await totalsOf(resource, columns, parameters, read) : undefined;
    if (!totals) return;
    last.add(totals);
    yield totals;
  };
  return writeSheet(resource.label, columns, rows(), { head: [], strong: (row) => last.has(row) });
};
