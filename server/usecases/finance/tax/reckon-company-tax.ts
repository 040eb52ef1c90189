// POST /api/finance/pajak/pph_badan/hitung (finance.md 5, 6.6, WE8): the tax of a month, booked on its last day; what is not remitted yet
// is replaced.
import type { Calls } from '../../../../src/resources/calls.ts';
import { postingDay } from '../../../../src/resources/finance/open-day.ts';
import { pphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { masaText, pph } from '../../../../src/resources/finance/pph.ts';
import { companyTaxMethod, pphbadan } from '../../../../src/resources/finance/pphbadan.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { CallRequest, WriteContext } from '../../kernel/contract.ts';
import { genericShow } from '../../kernel/generic.ts';
import { openPeriodOf } from '../ledger/open-period.ts';
import { addCompanyTax, cancelCompanyTax, type CompanyTax } from '../slip/company-tax-row.ts';
import { groupResults, lastDayOf, monthTax, readChoices } from './company-way.ts';

export const COMPANY_TAX_PAGE = '/finance/hutang/pajak/pph_badan';

/** Whoever reckons follows whoever does: there is one tax of a month. */
const queue = named<unknown>('company_tax_queue', `select id from ${pphbadan.table} order by id for no key update`);
interface Kept {
  readonly id: number;
  readonly status: number;
  readonly bruto_amount: number;
  readonly amount: number;
  readonly pajak_id: number;
}
const keptOf = named<Kept, [branch: number, masa: string]>(
  'company_tax_kept',
  `select id, status, bruto_amount, amount, pajak_id from pphs
   where profile_id = $1 and kind = '${pphKind.company}' and masa = $2 and status <> ${pph.state.cancelled} for no key update`,
);

/**
 * What the month comes to.
 * @throws Refusal company-tax-masa, company-tax-method, company-tax-term, pph-not-valid (422), company-tax-branch (409)
 */
const reckon = async (context: WriteContext, masa: string): Promise<Omit<CompanyTax, 'day'>> => {
  const day = lastDayOf(masa);
  if (day > context.today) throw refuseField('company-tax-masa', 'masa');
  const [choices, months] = [await readChoices(context.tx), await groupResults(context, masa, masa)];
  const turnover = months.get(masa)?.turnover ?? 0;
  const { way, rate, amount } = monthTax(choices, masa, turnover);
  if (!way || way.method === companyTaxMethod.none) throw refuseField('company-tax-method', 'masa');
  if (way.branch.id !== context.branch.id) throw new Refusal('company-tax-branch', { branch: way.branch.name });
  if (!rate || amount === null) throw refuseField('company-tax-term', 'masa');
  const isInstalment = way.method === companyTaxMethod.instalment;
  const pajak = { id: rate.id, name: isInstalment ? 'Angsuran PPh 25' : rate.name };
  return { masa, pajak, turnover: isInstalment ? 0 : turnover, amount, isInstalment };
};

/** @throws Refusal company-tax-remitted (409), those of `reckon` and of posting */
export const reckonCompanyTax = async (
  context: WriteContext,
  { body: { masa } }: CallRequest<Calls['finance.pphbadan.hitung']>,
) => {
  const { tx, branch, today } = context;
  await run(tx, queue);
  const tax = await reckon(context, masa);
  const kept = await runOne(tx, keptOf, branch.id, masa);
  if (kept && kept.status !== pph.state.owed) throw new Refusal('company-tax-remitted');
  const isSame =
    kept?.amount === tax.amount && kept.pajak_id === tax.pajak.id && kept.bruto_amount === Math.max(0, tax.turnover);
  if (kept && isSame) return { record: await genericShow(pph, context, kept.id), log: null };
  const day = postingDay(lastDayOf(masa), await openPeriodOf(context), today);
  if (kept) await cancelCompanyTax(context, kept.id, day);
  const id = await addCompanyTax(context, { ...tax, turnover: Math.max(0, tax.turnover), day });
  return {
    status: 201 as const,
    record: await genericShow(pph, context, id),
    log: {
      message: `penghitungan PPh badan masa ${masaText(masa)} sebesar ${formatRupiah(tax.amount)}`,
      url: COMPANY_TAX_PAGE,
      after: { masa, turnover: tax.turnover, amount: tax.amount },
    },
  };
};
