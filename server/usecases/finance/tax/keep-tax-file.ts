// Files for the tax portal as they are kept (docs/decisions/0059, 0083): made once of what a month is, answered again byte by byte.
import { isDeepStrictEqual } from 'node:util';
import { createHash } from 'node:crypto';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import type { PphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { masaText } from '../../../../src/resources/finance/pph.ts';
import type { PayrollForm, TaxForm } from '../../../../src/resources/finance/tax-form.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { Fault } from '../../../domain/finance/tax-file.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { Download, XML } from '../../kernel/download.ts';

type Form = TaxForm | PayrollForm;
/** What a file of a month would be made of; rupiah. */
export interface FileMonth {
  readonly form: Form;
  /** Version of the schema in force. */
  readonly version: number;
  readonly ids: readonly number[];
  readonly lines: readonly unknown[];
  readonly faults: readonly Fault[];
  readonly over: boolean;
  readonly unpaid: number;
  /** Runs of wages that are not paid. */
  readonly runs: number;
  readonly gross: number;
  readonly amount: number;
}

interface Kept {
  readonly id: number;
  readonly revision: number;
  readonly form_version: number;
  readonly pph_ids: readonly number[];
  readonly line_count: number;
  readonly gross_amount: number;
  readonly pph_amount: number;
  readonly sha256: string;
}
const lastOf = named<Kept, [branch: number, form: Form, masa: string]>(
  'tax_file_last',
  `select id, revision, form_version, pph_ids, line_count, gross_amount, pph_amount, sha256 from pphfiles
   where profile_id = $1 and form = $2 and masa = $3 order by revision desc limit 1`,
);
const shown = ({ pph_ids, ...file }: Kept, ids: readonly number[]) => ({
  ...file,
  current: isDeepStrictEqual(pph_ids, ids),
});
/** The last file of a month beside what the month is now; null: none was made. */
export const lastTaxFile = async (
  { tx }: Pick<Context, 'tx'>,
  branch: number,
  masa: string,
  { form, ids }: Pick<FileMonth, 'form' | 'ids'>,
) => {
  const last = await runOne(tx, lastOf, branch, form, masa);
  return last ? shown(last, ids) : null;
};

/** @throws Refusal no-branch (422) for a superadmin who has not chosen a branch */
export const branchOf = ({ actor }: Context): number => {
  if (actor.role === SUPERADMIN && actor.session_profile_id === null) throw new Refusal('no-branch');
  return actor.session_profile_id ?? actor.profile_id;
};

const queue = named<unknown, [string, number]>('tax_file_queue', 'select pg_advisory_xact_lock(hashtext($1), $2::int)');
const insert = named<
  { id: number },
  [
    profile: number,
    by: number,
    kind: PphKind,
    masa: string,
    form: Form,
    version: number,
    revision: number,
    ids: readonly number[],
    lines: number,
    gross: number,
    amount: number,
    content: string,
    sha256: string,
  ]
>(
  'tax_file_insert',
  `insert into pphfiles (profile_id, created_by, kind, masa, form, form_version, revision, pph_ids, line_count, gross_amount, pph_amount,
     content, sha256)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning id`,
);

/** @throws Refusal tax-file-early, tax-file-runs, tax-file-open (409), tax-file-empty, tax-file-faults (422) */
const requireWhole = ({ over, unpaid, runs, lines, faults }: FileMonth, masa: string): void => {
  const month = { masa: masaText(masa) };
  if (!over) throw new Refusal('tax-file-early', month);
  if (runs > 0) throw new Refusal('tax-file-runs', { ...month, n: runs });
  if (unpaid > 0) throw new Refusal('tax-file-open', { ...month, n: unpaid });
  if (lines.length === 0) throw new Refusal('tax-file-empty', month);
  const [first] = faults;
  if (!first) return;
  const at = Object.fromEntries(faults.map(({ line, field, text }) => [`${line ?? 0}.${field}`, [text]]));
  throw new Refusal('tax-file-faults', { n: faults.length, text: first.text }, at);
};

interface Wish<M extends FileMonth> {
  readonly kind: PphKind;
  readonly form: Form;
  readonly masa: string;
  /** The portal refused the last one. */
  readonly again?: boolean | undefined;
  /** Page of the activity log. */
  readonly url: string;
  /** The month, read once nobody else makes its file. */
  readonly read: () => Promise<M>;
  readonly xml: (month: M) => string;
}
/**
 * Makes the file of a month. The one that was made of it is answered again; another is made where the month has become another, or where
 * the portal refused the last.
 * @throws Refusal those of `requireWhole`
 */
export const keepTaxFile = async <M extends FileMonth>(context: WriteContext, wish: Wish<M>) => {
  const { tx, branch, actor } = context;
  const { kind, form, masa, again = false } = wish;
  await run(tx, queue, `pphfile ${form} ${masa}`, branch.id);
  const month = await wish.read();
  const last = await runOne(tx, lastOf, branch.id, form, masa);
  if (last && !again && isDeepStrictEqual(last.pph_ids, month.ids))
    return { record: shown(last, month.ids), log: null };
  requireWhole(month, masa);
  const content = wish.xml(month);
  const kept = {
    revision: (last?.revision ?? -1) + 1,
    form_version: month.version,
    line_count: month.lines.length,
    gross_amount: month.gross,
    pph_amount: month.amount,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
  const whose = [branch.id, actor.id, kind, masa, form, kept.form_version, kept.revision, month.ids] as const;
  const sums = [kept.line_count, kept.gross_amount, kept.pph_amount, content, kept.sha256] as const;
  const made = await runOne(tx, insert, ...whose, ...sums);
  return {
    status: 201 as const,
    record: { id: made?.id ?? 0, ...kept, current: true },
    log: {
      message: `pembuatan berkas ${form.toUpperCase()} masa ${masaText(masa)}`,
      url: wish.url,
      after: kept,
    },
  };
};

interface Stored {
  readonly form: string;
  readonly masa: string;
  readonly revision: number;
  readonly content: string;
}
const stored = named<Stored, [id: number, branches: readonly number[], forms: readonly Form[]]>(
  'tax_file_content',
  `select form, masa::text as masa, revision, content from pphfiles where id = $1 and profile_id = any ($2) and form = any ($3)`,
);
/** A file as it was made. @param forms which of them the asker may read @throws Refusal not-found (404) */
export const storedTaxFile = async (
  { tx, branches }: Context,
  id: number,
  forms: readonly Form[],
): Promise<Download> => {
  const file = await runOne(tx, stored, id, branches, forms);
  if (!file) throw new Refusal('not-found');
  const again = file.revision === 0 ? '' : ` ke-${file.revision + 1}`;
  return new Download(`${file.form.toUpperCase()} ${masaText(file.masa)}${again}.xml`, XML, Buffer.from(file.content));
};

export interface Schema {
  readonly version: number;
  readonly issued_on: string;
}
const schemaOf = named<Schema, [form: Form, today: string]>(
  'tax_file_schema',
  'select version, issued_on::text as issued_on from taxforms where form = $1 and issued_on <= $2 order by issued_on desc limit 1',
);
/** The schema that is in force today. */
export const taxSchema = async ({ tx, today }: Pick<Context, 'tx' | 'today'>, form: Form): Promise<Schema> => {
  const schema = await runOne(tx, schemaOf, form, today);
  if (!schema) throw new Error(`The schema of ${form} is not there.`);
  return schema;
};
