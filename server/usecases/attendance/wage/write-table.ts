// Rows of the law (attendance.md 2, 9): a table of rates has no gap, and what is in force is not taken away. A row that was changed is
// to be compared with its regulation again.
import { bpjsrate, pph21ter, ptkp } from '../../../../src/resources/attendance/wage-table.ts';
import type { CreateOf, Resource } from '../../../../src/resources/kernel/define.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { isOrdered } from '../../../domain/attendance/rate-table.ts';
import { named, run } from '../../../db/statement.ts';
import type { UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericDelete, genericEdit } from '../../kernel/generic.ts';

type Ter = CreateOf<typeof pph21ter>;
type TerRow = Pick<Ter, 'rate'> & { readonly id: number; readonly upper: number | null };

const UNVERIFIED = { verified_by: null, verified_at: null } as const;

/** One writes a table at a time: rows are judged together. */
const rowsOf = named<TerRow, [string, string]>(
  'ter_rows',
  'select id, upper, rate from pph21ters where category = $1 and valid_from = $2 order by id for no key update',
);
const holdTable = named<unknown>('ter_hold', 'lock table pph21ters in share row exclusive mode');

const hasLimit = (category: string): boolean => category === 'H';
const requireOrdered = (category: string, rows: readonly TerRow[]): void => {
  if (!isOrdered(rows, hasLimit(category))) throw refuseField('ter-order', 'upper');
};
const readRows = async ({ tx }: WriteContext, { category, valid_from }: Ter): Promise<readonly TerRow[]> =>
  run(tx, rowsOf, category, valid_from);
const rowOf = (id: number, { upper = null, rate }: Ter): TerRow => ({ id, upper, rate });

/** @throws Refusal ter-order (422) for a gap or an overlap within a category and its first day */
export const createTer: UseCases['attendance.pph21ter']['create'] = async (context, body) => {
  await run(context.tx, holdTable);
  requireOrdered(body.category, [...(await readRows(context, body)), rowOf(0, body)]);
  return genericCreate(pph21ter, context, body);
};

/** @throws Refusal ter-order (422) */
export const editTer: UseCases['attendance.pph21ter']['edit'] = async (context, { before }, body) => {
  await run(context.tx, holdTable);
  const after: Ter = { ...before, ...body };
  const moves = after.category !== before.category || after.valid_from !== before.valid_from;
  if (moves) await requireRemovable(context, before);
  const others = (await readRows(context, after)).filter(({ id }) => id !== before.id);
  requireOrdered(after.category, [...others, rowOf(before.id, after)]);
  return genericEdit(pph21ter, context, before, { ...body, ...UNVERIFIED });
};

/** Of a table in force nothing is removed, of one that is not yet the lowest row. @throws Refusal ter-order (422) */
const requireRemovable = async (context: WriteContext, before: Ter & { readonly id: number }): Promise<void> => {
  if (before.valid_from <= context.today) throw refuseField('ter-order', 'upper');
  const rows = await readRows(context, before);
  const own = before.upper ?? Infinity;
  if (rows.some(({ id, upper }) => id !== before.id && (upper ?? Infinity) < own)) {
    throw refuseField('ter-order', 'upper');
  }
};

/** @throws Refusal ter-order (422) */
export const deleteTer: UseCases['attendance.pph21ter']['delete'] = async (context, { before }) => {
  await run(context.tx, holdTable);
  await requireRemovable(context, before);
  return genericDelete(pph21ter, context, before);
};

const other = (name: string, table: string, key: string) =>
  named<{ id: number }, [string, string, number]>(
    name,
    `select id from ${table} where ${key} = $1 and valid_from <= $2 and id <> $3 limit 1`,
  );
const otherPtkp = other('ptkp_other', ptkp.table, 'status_code');
const otherBpjs = other('bpjsrate_other', bpjsrate.table, 'program');
type Other = typeof otherPtkp;

/** @throws Refusal law-last (422) where nothing would be in force */
const requireOther = async (
  { tx, today }: WriteContext,
  { label }: Pick<Resource, 'label'>,
  statement: Other,
  row: { readonly id: number; readonly valid_from: string; readonly key: string },
): Promise<void> => {
  if (row.valid_from > today) return;
  const others = await run(tx, statement, row.key, today, row.id);
  if (others.length === 0) throw new Refusal('law-last', { label: `${label} ${row.key}` });
};

export const createPtkp: UseCases['attendance.ptkp']['create'] = (context, body) => genericCreate(ptkp, context, body);
/** @throws Refusal law-last (422) */
export const editPtkp: UseCases['attendance.ptkp']['edit'] = async (context, { before }, body) => {
  const key = before.status_code;
  const isMoved = (body.status_code ?? key) !== key || (body.valid_from ?? before.valid_from) > context.today;
  if (isMoved) await requireOther(context, ptkp, otherPtkp, { ...before, key });
  return genericEdit(ptkp, context, before, { ...body, ...UNVERIFIED });
};
/** @throws Refusal law-last (422) */
export const deletePtkp: UseCases['attendance.ptkp']['delete'] = async (context, { before }) => {
  await requireOther(context, ptkp, otherPtkp, { ...before, key: before.status_code });
  return genericDelete(ptkp, context, before);
};

export const createBpjs: UseCases['attendance.bpjsrate']['create'] = (context, body) =>
  genericCreate(bpjsrate, context, body);
/** @throws Refusal law-last (422) */
export const editBpjs: UseCases['attendance.bpjsrate']['edit'] = async (context, { before }, body) => {
  const key = before.program;
  const isMoved = (body.program ?? key) !== key || (body.valid_from ?? before.valid_from) > context.today;
  if (isMoved) await requireOther(context, bpjsrate, otherBpjs, { ...before, key });
  return genericEdit(bpjsrate, context, before, { ...body, ...UNVERIFIED });
};
/** @throws Refusal law-last (422) */
export const deleteBpjs: UseCases['attendance.bpjsrate']['delete'] = async (context, { before }) => {
  await requireOther(context, bpjsrate, otherBpjs, { ...before, key: before.program });
  return genericDelete(bpjsrate, context, before);
};
