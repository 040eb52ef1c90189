// Drafts of adjustments (inventory.md 2, 3): they move nothing.
import { adjustment } from '../../../../src/resources/inventory/adjustment.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { comesIn } from '../../../domain/inventory/adjustment.ts';
import { insertRecord } from '../../../db/repository-write.ts';
import type { StoredOf, UseCases } from '../../kernel/contract.ts';
import { genericDelete, genericEdit, genericShow } from '../../kernel/generic.ts';
import { nextCode } from '../../finance/ledger/next-code.ts';

type Operations = UseCases['inventory.adjustment'];
type Stored = StoredOf<typeof adjustment>;
type Type = Stored['type'];
type Lines = readonly { readonly qty: number; readonly unit_cost?: number | null }[];

const requireLines = (type: Type, lines: Lines): void => {
  if (lines.length === 0) throw new Refusal('no-lines');
  const none = lines.findIndex(({ qty }) => !(qty > 0));
  if (none >= 0) throw new Refusal('invalid', {}, { [`lines.${none}.qty`]: ['Jumlah harus lebih dari 0.'] });
  const costed = comesIn(type) ? -1 : lines.findIndex(({ unit_cost }) => typeof unit_cost === 'number');
  if (costed >= 0)
    throw new Refusal('invalid', {}, { [`lines.${costed}.unit_cost`]: ['Hanya untuk Koreksi Masuk dan Saldo Awal'] });
};

const upper = <L extends { readonly batch_no?: string | null }>(lines: readonly L[]): readonly L[] =>
  lines.map((line) => ({ ...line, ...(line.batch_no && { batch_no: line.batch_no.toUpperCase() }) }));

/** @throws Refusal no-lines, invalid (422) */
export const createAdjustment: Operations['create'] = async (context, body) => {
  requireLines(body.type, body.lines);
  const { tx, actor, branch, branches } = context;
  const code = await nextCode(context, documentKinds.adjustment, body.adjusted_at);
  const values = { ...body, code, lines: upper(body.lines) };
  const id = await insertRecord(tx, adjustment, values, { id: actor.id, branch: branch.id, branches });
  const record = await genericShow(adjustment, context, id);
  return {
    status: 201,
    record,
    log: { message: `pembuatan penyesuaian ${code}`, url: `${adjustment.screens.list}/${id}`, after: body },
  };
};

/** @throws Refusal document-processed (409), no-lines, invalid (422) */
export const editAdjustment: Operations['edit'] = async (context, { before }, body) => {
  const stored: Stored = before;
  if (stored.status !== adjustment.state.draft) throw new Refusal('document-processed');
  requireLines(body.type ?? stored.type, body.lines ?? stored.lines);
  return genericEdit(adjustment, context, before, { ...body, ...(body.lines && { lines: upper(body.lines) }) });
};

/** @throws Refusal document-processed (409) */
export const deleteAdjustment: Operations['delete'] = async (context, { before }) => {
  const stored: Stored = before;
  if (stored.status !== adjustment.state.draft) throw new Refusal('document-processed');
  return genericDelete(adjustment, context, before);
};
