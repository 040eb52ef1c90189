// Files for the tax portal (finance.md 6.6; docs/decisions/0059): made of a month that is over and remitted, kept, and handed out again
// byte by byte. What is made is a shape of DJP's schema and no report.
import { isDeepStrictEqual } from 'node:util';
import { createHash } from 'node:crypto';
import { SUPERADMIN } from '../../../../src/policies/role.ts';
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import type { PphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { masaText } from '../../../../src/resources/finance/pph.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { lineRate, type TaxLine } from '../../../domain/finance/tax-file.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import { Download, XML } from '../../kernel/download.ts';
import { readTaxMonth, type TaxMonth } from './tax-month.ts';
import { taxXml } from './tax-xml.ts';

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
const lastOf = named<Kept, [branch: number, kind: PphKind, masa: string]>(
  'tax_file_last',
  `select id, revision, form_version, pph_ids, line_count, gross_amount, pph_amount, sha256 from pphfiles
   where profile_id = $1 and kind = $2 and masa = $3 order by revision desc limit 1`,
);
const shown = ({ pph_ids, ...file }: Kept, ids: readonly number[]) => ({
  ...file,
  current: isDeepStrictEqual(pph_ids, ids),
});

/** @throws Refusal no-branch (422) for a superadmin who has not chosen a branch */
const branchOf = ({ actor }: Context): number => {
  if (actor.role === SUPERADMIN && actor.session_profile_id === null) throw new Refusal('no-branch');
  return actor.session_profile_id ?? actor.profile_id;
};

const told = (line: TaxLine, n: number) => ({
  line: n + 1,
  actor_name: line.actor_name,
  tin: line.tin,
  object: line.object?.code ?? null,
  gross: line.gross,
  rate: lineRate(line),
  amount: line.amount,
});

/** GET /api/finance/pph/berkas: what the file would be, what it lacks, and the last one that was made; rupiah. */
export const showTaxFile = async (
  context: Context,
  { query }: CallRequest<Calls['finance.pph.berkas']>,
): Promise<AnswerOf<'finance.pph.berkas'>> => {
  const branch = branchOf(context);
  const { head, schema, lines, faults, ids, unpaid, over, gross, amount } = await readTaxMonth(context, branch, query);
  const last = await runOne(context.tx, lastOf, branch, query.kind, query.masa);
  return {
    form: head.form,
    version: schema.version,
    issued_on: schema.issued_on,
    closed: over && unpaid === 0,
    over,
    unpaid,
    lines: lines.map(told),
    faults: [...faults],
    gross_amount: gross,
    pph_amount: amount,
    file: last ? shown(last, ids) : null,
  };
};

const queue = named<unknown, [string, number]>('tax_file_queue', 'select pg_advisory_xact_lock(hashtext($1), $2::int)');
const insert = named<
  { id: number },
  [
    profile: number,
    by: number,
    kind: PphKind,
    masa: string,
    form: string,
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

/** @throws Refusal tax-file-early, tax-file-open (409), tax-file-empty, tax-file-faults (422) */
const requireWhole = ({ over, unpaid, lines, faults }: TaxMonth, masa: string): void => {
  const month = { masa: masaText(masa) };
  if (!over) throw new Refusal('tax-file-early', month);
  if (unpaid > 0) throw new Refusal('tax-file-open', { ...month, n: unpaid });
  if (lines.length === 0) throw new Refusal('tax-file-empty', month);
  const [first] = faults;
  if (!first) return;
  const at = Object.fromEntries(faults.map(({ line, field, text }) => [`${line ?? 0}.${field}`, [text]]));
  throw new Refusal('tax-file-faults', { n: faults.length, text: first.text }, at);
};

/**
 * POST /api/finance/pph/berkas: the file of a month that is over and remitted. The one that was made of it is answered again; another is
 * made where the month has become another, or where the portal refused the last.
 * @throws Refusal those of `requireWhole`
 */
export const makeTaxFile = async (context: WriteContext, { body }: CallRequest<Calls['finance.pph.ekspor']>) => {
  const { tx, branch, actor } = context;
  const { kind, masa, again = false } = body;
  await run(tx, queue, `pphfile ${kind} ${masa}`, branch.id);
  const month = await readTaxMonth(context, branch.id, body);
  const last = await runOne(tx, lastOf, branch.id, kind, masa);
  if (last && !again && isDeepStrictEqual(last.pph_ids, month.ids))
    return { record: shown(last, month.ids), log: null };
  requireWhole(month, masa);
  const content = taxXml(month.head, month.lines);
  const kept = {
    revision: (last?.revision ?? -1) + 1,
    form_version: month.schema.version,
    line_count: month.lines.length,
    gross_amount: month.gross,
    pph_amount: month.amount,
    sha256: createHash('sha256').update(content).digest('hex'),
  };
  const { form } = month.head;
  const whose = [branch.id, actor.id, kind, masa, form, kept.form_version, kept.revision, month.ids] as const;
  const sums = [kept.line_count, kept.gross_amount, kept.pph_amount, content, kept.sha256] as const;
  const made = await runOne(tx, insert, ...whose, ...sums);
  return {
    status: 201 as const,
    record: { id: made?.id ?? 0, ...kept, current: true },
    log: {
      message: `pembuatan berkas ${form.toUpperCase()} masa ${masaText(masa)}`,
      url: `/finance/hutang/pajak/${kind}`,
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
const stored = named<Stored, [id: number, branches: readonly number[]]>(
  'tax_file_content',
  `select form, masa::text as masa, revision, content from pphfiles where id = $1 and profile_id = any ($2)`,
);
/** GET /api/finance/pph/berkas/{id}/xml: as it was made. @throws Refusal not-found (404) */
export const readTaxFile = async (
  { tx, branches }: Context,
  { params }: CallRequest<Calls['finance.pph.unduh']>,
): Promise<Download> => {
  const file = await runOne(tx, stored, params['id'] ?? 0, branches);
  if (!file) throw new Refusal('not-found');
  const again = file.revision === 0 ? '' : ` ke-${file.revision + 1}`;
  return new Download(`${file.form.toUpperCase()} ${masaText(file.masa)}${again}.xml`, XML, Buffer.from(file.content));
};
