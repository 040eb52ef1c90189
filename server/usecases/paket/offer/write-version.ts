// Drafts of packages (paket.md 2.2, 2.3, 3.1): composed, changed and thrown away. Of what is offered only the description changes.
import { conditionShape } from '../../../../src/resources/paket/condition.ts';
import { installmentSchema } from '../../../../src/resources/paket/history-life.ts';
import { pakethistory } from '../../../../src/resources/paket/history.ts';
import { issueText } from '../../../../src/resources/kernel/issue-text.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { insertRecord, updateRecord } from '../../../db/repository-write.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericDelete } from '../../kernel/generic.ts';
import { showVersion } from './history-record.ts';
import { pricedLines } from './program-lines.ts';
import { nextVersionCode } from './version-code.ts';
import { branchToWrite, requireOwnRow } from '../../kernel/branch-reach.ts';

type Operations = UseCases['paket.history'];
export type StoredVersion = StoredOf<typeof pakethistory>;
type Body = Parameters<Operations['create']>[1];

const conditionOf = (value: unknown) => {
  const { success, data, error } = conditionShape.safeParse(value ?? {}, { error: issueText });
  if (success) return data;
  const errors: Record<string, string[]> = {};
  for (const { path, message } of error.issues) (errors[['syarat', ...path].join('.')] ??= []).push(message);
  throw new Refusal('invalid', {}, errors);
};

/** Terms are kept where there are some; whether they come to the price is asked when the version is activated. */
const termsOf = ({ price, installment_schema, dp_amount, cicilan_amount, cicilan_attempt }: Body) => {
  if (installment_schema === installmentSchema.whole) return { dp_amount: 0, cicilan_amount: 0, cicilan_attempt: 0 };
  const dp = dp_amount ?? 0;
  // Whatever the installments: nothing would be left for the last one.
  if (dp >= price) throw new Refusal('package-terms');
  return { dp_amount: dp, cicilan_amount: cicilan_amount ?? 0, cicilan_attempt: cicilan_attempt ?? 0 };
};

const valuesOf = async (context: WriteContext, branch: number | null, body: Body) => ({
  ...body,
  profile_id: branch,
  ...termsOf(body),
  syarat: conditionOf(body.syarat),
  max_discount_percent: body.max_discount_percent ?? 0,
  lines: await pricedLines(context, branch, body.lines ?? []),
});

/** The client path of a version. */
export const versionUrl = (id: number): string => `${pakethistory.screens.list}/${id}`;

/** Stores a draft and answers its id and code. @throws Refusal as `createVersion` */
export const addVersion = async (context: WriteContext, body: Body): Promise<{ id: number; code: string }> => {
  const values = await valuesOf(context, branchToWrite(context, body.profile_id), body);
  const code = await nextVersionCode(context, body.pakettype_id);
  const { actor, branch, branches } = context;
  const author = { id: actor.id, branch: branch.id, branches };
  return { id: await insertRecord(context.tx, pakethistory, { ...values, code }, author), code };
};

/**
 * @throws Refusal package-type-inactive, package-part-twice (409), package-part, package-terms, invalid (422), forbidden (403) for
 *   a version of all branches by anybody but the superadmin
 */
export const createVersion: Operations['create'] = async (context, body) => {
  const { id, code } = await addVersion(context, body);
  return {
    status: 201,
    record: await showVersion(context, id),
    log: { message: `pembuatan paket ${code}`, url: versionUrl(id), after: body },
  };
};

/** @throws Refusal package-fixed (409): it is, or was, offered */
const requireDraft = ({ status }: Pick<StoredVersion, 'status'>): void => {
  if (status !== pakethistory.state.draft) throw new Refusal('package-fixed');
};

/** What stays the same where it is not sent. */
const merged = (before: StoredVersion, body: Partial<Body>): Body => ({
  pakettype_id: body.pakettype_id ?? before.pakettype_id,
  profile_id: body.profile_id === undefined ? before.profile_id : body.profile_id,
  price: body.price ?? before.price,
  installment_schema: body.installment_schema ?? before.installment_schema,
  dp_amount: body.dp_amount === undefined ? before.dp_amount : body.dp_amount,
  cicilan_amount: body.cicilan_amount === undefined ? before.cicilan_amount : body.cicilan_amount,
  cicilan_attempt: body.cicilan_attempt === undefined ? before.cicilan_attempt : body.cicilan_attempt,
  max_discount_percent:
    body.max_discount_percent === undefined ? before.max_discount_percent : body.max_discount_percent,
  description: body.description === undefined ? before.description : body.description,
  sale_until: body.sale_until === undefined ? before.sale_until : body.sale_until,
  quota: body.quota === undefined ? before.quota : body.quota,
  syarat: body.syarat === undefined ? before.syarat : body.syarat,
  lines: body.lines ?? before.lines,
});

/**
 * A draft that waits for its moment waits no more: what was to be activated was another one.
 * @throws Refusal package-fixed (409), and as `createVersion`
 */
export const editVersion: Operations['edit'] = async (context, { id, before }, { version: _read, ...body }) => {
  requireOwnRow(context, before);
  const log = { message: `perubahan paket ${before.code}`, url: versionUrl(id), before, after: body };
  const { description, ...rest } = body;
  if (Object.keys(rest).length === 0) {
    await updateRecord(context.tx, pakethistory, id, { description }, context.branches);
    return { record: await showVersion(context, id), log };
  }
  requireDraft(before);
  const all = merged(before, body);
  const values = await valuesOf(context, branchToWrite(context, all.profile_id), all);
  const isSameKind = all.pakettype_id === before.pakettype_id;
  const code = isSameKind ? before.code : await nextVersionCode(context, all.pakettype_id);
  await updateRecord(context.tx, pakethistory, id, { ...values, code, active_at: null }, context.branches);
  return { record: await showVersion(context, id), log };
};

/** @throws Refusal package-fixed (409) */
export const deleteVersion: Operations['delete'] = async (context, { before }) => {
  requireOwnRow(context, before);
  requireDraft(before);
  return genericDelete(pakethistory, context, before);
};
