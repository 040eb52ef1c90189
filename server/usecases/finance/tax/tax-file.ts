// Files of finance for the tax portal (finance.md 6.6; docs/decisions/0059): made of a month that is over and remitted, kept, and handed
// out again byte by byte. What is made is a shape of DJP's schema and no report.
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { formOfKind, taxForms } from '../../../../src/resources/finance/tax-form.ts';
import { lineRate, type TaxLine } from '../../../domain/finance/tax-file.ts';
import type { CallRequest, Context, WriteContext } from '../../kernel/contract.ts';
import type { Download } from '../../kernel/download.ts';
import { branchOf, keepTaxFile, lastTaxFile, storedTaxFile } from './keep-tax-file.ts';
import { readTaxMonth } from './tax-month.ts';
import { taxXml } from './tax-xml.ts';

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
  const month = await readTaxMonth(context, branch, query);
  const { form, schema, lines, faults, unpaid, over, gross, amount } = month;
  return {
    form,
    version: schema.version,
    issued_on: schema.issued_on,
    closed: over && unpaid === 0,
    over,
    unpaid,
    runs: 0,
    apart: 0,
    lines: lines.map(told),
    faults: [...faults],
    gross_amount: gross,
    pph_amount: amount,
    file: await lastTaxFile(context, branch, query.masa, month),
  };
};

/** POST /api/finance/pph/berkas: the file of a month that is over and remitted. @throws Refusal those of `keepTaxFile` */
export const makeTaxFile = (context: WriteContext, { body }: CallRequest<Calls['finance.pph.ekspor']>) => {
  const { kind, masa, again } = body;
  const form = formOfKind[kind];
  if (!form) throw new Error(`${kind} has no file.`);
  return keepTaxFile(context, {
    kind,
    form,
    masa,
    again,
    url: `/finance/hutang/pajak/${kind}`,
    read: () => readTaxMonth(context, context.branch.id, body),
    xml: ({ head, lines }) => taxXml(head, lines),
  });
};

const FORMS = taxForms.map(({ value }) => value);
/** GET /api/finance/pph/berkas/{id}/xml: as it was made; those of payroll are read there. @throws Refusal not-found (404) */
export const readTaxFile = (context: Context, { params }: CallRequest<Calls['finance.pph.unduh']>): Promise<Download> =>
  storedTaxFile(context, params['id'] ?? 0, FORMS);
