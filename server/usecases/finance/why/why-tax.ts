// 'Kenapa angka ini?' of tax that was withheld (finance.md 6.6, 6.13): the DPP of the month, its steps, what was withheld before.
import type { Calls } from '../../../../src/resources/calls.ts';
import { pajakMethod, type PphKind, pphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { hutangSource, type Payee } from '../../../../src/resources/finance/hutang.ts';
import { masaText, pph } from '../../../../src/resources/finance/pph.ts';
import { formatRupiah, mulDiv, rateText } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { type Bracket, type Masa, withholdingOf } from '../../../domain/finance/withholding.ts';
import { named, runOne } from '../../../db/statement.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { explainCompanyTax } from './why-company-tax.ts';
import { adds, type Explanation, type Line, type Part, partOf, restOf, tells } from './explanation.ts';

interface TaxFacts {
  readonly id: number;
  readonly kind: PphKind;
  readonly masa: string;
  readonly actor_type: Payee;
  readonly actor_id: number;
  readonly actor_name: string;
  readonly bruto_amount: number;
  readonly dpp_amount: number;
  readonly amount: number;
  readonly status: number;
  readonly ntpn: string | null;
  readonly setor_at: string | null;
  readonly name: string;
  readonly method: string;
  readonly rate: number;
  readonly dpp_percent: number;
  readonly no_npwp_percent: number;
  readonly brackets: readonly Bracket[] | null;
  readonly slip_id: number;
  readonly slip: string | null;
  /** Slip of wages that withheld it. */
  readonly wages: string | null;
}
const FACTS = `
  select t.id, t.kind, t.masa::text as masa, t.actor_type, t.actor_id, t.actor_name, t.bruto_amount, t.dpp_amount, t.amount, t.status,
    t.ntpn, t.setor_at::text as setor_at, x.name, x.method, x.rate, x.dpp_percent, x.no_npwp_percent, s.id as slip_id, s.code as slip,
    case t.source_type when '${hutangSource.wages}' then t.source_code end as wages,
    (select jsonb_agg(jsonb_build_object('sampai', b.sampai, 'persen', b.persen)) from pajakbrackets b where b.pajak_id = x.id)
      as brackets
  from pphs t join pajaks x on x.id = t.pajak_id
  left join hutangtransactions s on t.source_type = '${hutangSource.slip}' and s.id = t.source_id`;
const byId = named<TaxFacts, [number, readonly number[]]>(
  'why_pph',
  `${FACTS} where t.id = $1 and t.profile_id = any ($2)`,
);
const bySlip = named<TaxFacts, [number]>(
  'why_pph_of_slip',
  `${FACTS} where t.source_type = '${hutangSource.slip}' and t.source_id = $1 order by t.id desc limit 1`,
);
const NOTHING: Masa = { bruto: 0, withheld: 0 };
const byDebt = named<TaxFacts, [number]>('why_pph_of_debt', `${FACTS} where t.hutang_id = $1`);
/** What the month had seen before: gross, and tax that was withheld of it. */
const before = named<Masa, [kind: PphKind, type: Payee, actor: number, masa: string, id: number]>(
  'why_pph_before',
  `select coalesce(sum(bruto_amount), 0)::bigint as bruto, coalesce(sum(amount), 0)::bigint as withheld from pphs
   where kind = $1 and actor_type = $2 and actor_id = $3 and masa = $4 and id < $5 and status <> ${pph.state.cancelled}`,
);

/** The DPP of the month up to this document, and its tax by its steps. */
const stepsOf = (facts: TaxFacts, earlier: Masa) => {
  const { method, rate, brackets, dpp_percent, bruto_amount, dpp_amount, no_npwp_percent } = facts;
  const tax = {
    method: method === pajakMethod.progressive ? method : ('flat' as const),
    rate,
    brackets: brackets ?? [],
    no_npwp_percent,
  };
  return earlier.bruto === 0
    ? withholdingOf({ ...tax, dpp_percent: 100 }, NOTHING, dpp_amount, true)
    : withholdingOf({ ...tax, dpp_percent }, { bruto: earlier.bruto, withheld: 0 }, bruto_amount, true);
};

/** Steps, the addition for who is not known, and what the month withheld before: they come to the tax. */
const taxLines = (facts: TaxFacts, seen: Masa): readonly Line[] => {
  const { parts, due } = stepsOf(facts, seen);
  const earlier = seen.withheld;
  const { amount, no_npwp_percent } = facts;
  const steps = parts.map(({ persen, dpp, tax }) => adds(`${rateText(persen)} × ${formatRupiah(dpp)}`, tax));
  const raised = mulDiv(due, Math.round(no_npwp_percent * 100), 10_000);
  const isRaised = amount > 0 && amount !== due - earlier && amount === raised - earlier;
  const lines = [
    ...(steps.length === 0 ? [adds('Tidak ada dasar pengenaan', 0)] : steps),
    ...(isRaised ? [adds(`Tanpa NPWP/NIK: tarif ${rateText(no_npwp_percent)}`, raised - due)] : []),
    ...(earlier === 0 ? [] : [adds('Sudah dipotong pada masa yang sama', -earlier)]),
  ];
  const reason = amount === 0 ? 'Pemotongan tidak kurang dari nol' : 'Slip masa ini yang kemudian dibatalkan';
  return [...lines, ...restOf(reason, amount, lines)];
};

/** @param open the reader may see what patients paid for the work */
const partsOf = (facts: TaxFacts, earlier: Masa, open: boolean): readonly Part[] => {
  const { name, masa, dpp_percent, bruto_amount, slip, slip_id, status, ntpn, setor_at } = facts;
  const slipPath = `/finance/hutang/transaction/${slip_id}`;
  const base = [
    tells(`${name}, masa ${masaText(masa)}.`),
    ...(slip === null ? [] : [tells(`Dipotong dari slip ${slip}.`, { path: slipPath })]),
    ...(open ? [tells(`Bruto slip ini yang dikenai pajak: ${formatRupiah(bruto_amount)}.`)] : []),
    tells(
      `DPP masa ini sampai slip ini: ${rateText(dpp_percent)} dari bruto, ${formatRupiah(stepsOf(facts, earlier).dpp)}.`,
    ),
  ];
  const remitted =
    ntpn === null
      ? tells(status === pph.state.cancelled ? 'Batal bersama slipnya.' : 'Belum disetor ke kas negara.')
      : tells(`Disetor ke kas negara, NTPN ${ntpn}.`, { day: setor_at });
  return [
    partOf('taxBase', 'Dasar pajak', base),
    partOf('tax', 'PPh yang dipotong', taxLines(facts, earlier)),
    partOf('remitted', 'Penyetoran', [remitted]),
  ];
};

const explain = async (context: Context, facts: TaxFacts, open: boolean): Promise<Explanation> => {
  const { kind, actor_type, actor_id, actor_name, masa, id, amount } = facts;
  const found = await acrossBranches(context, (wide) => runOne(wide, before, kind, actor_type, actor_id, masa, id));
  return {
    title: `${facts.name}: ${actor_name}`,
    about: `${actor_name} · masa ${masaText(masa)}`,
    amount,
    result: 'tax',
    parts: [...partsOf(facts, found ?? NOTHING, open)],
  };
};

/** The tax of a slip; undefined: nothing is withheld of its payee. */
export const explainTaxOfSlip = async (context: Context, slip: number, open: boolean) => {
  const facts = await runOne(context.tx, bySlip, slip);
  return facts && explain(context, facts, open);
};
/** Payroll reckoned it: how, the slip of the wages tells. */
const tellWages = ({ name, actor_name, masa, bruto_amount, amount, wages, ntpn, setor_at }: TaxFacts): Explanation => ({
  title: `${name}: ${actor_name}`,
  about: `${actor_name} · masa ${masaText(masa)}`,
  amount,
  result: 'tax',
  parts: [
    partOf('taxBase', 'Dasar pajak', [
      tells(`${name}, masa ${masaText(masa)}, slip gaji ${wages}.`, { path: '/attendance/payroll/transaction' }),
      tells(`Bruto kena pajak slip ini: ${formatRupiah(bruto_amount)}.`),
    ]),
    partOf('tax', 'PPh yang dipotong', [adds('Dihitung payroll pada slip gaji', amount)]),
    partOf('remitted', 'Penyetoran', [
      ntpn === null
        ? tells('Belum disetor ke kas negara.')
        : tells(`Disetor ke kas negara, NTPN ${ntpn}.`, { day: setor_at }),
    ]),
  ],
});
const tell = async (context: Context, facts: TaxFacts): Promise<Explanation> => {
  if (facts.wages !== null) return tellWages(facts);
  return facts.kind === pphKind.company ? explainCompanyTax(context, facts.id) : explain(context, facts, true);
};
/** The tax that is owed to the state. @throws Refusal not-found */
export const explainTaxOfDebt = async (context: Context, debt: number): Promise<Explanation> => {
  const facts = await runOne(context.tx, byDebt, debt);
  if (!facts) throw new Refusal('not-found');
  return tell(context, facts);
};

/** GET /api/finance/pph/{id}/why. @throws Refusal not-found */
export const whyTax = async (context: Context, { params }: CallRequest<Calls['finance.pph.why']>) => {
  const facts = await runOne(context.tx, byId, params['id'] ?? 0, context.branches);
  if (!facts) throw new Refusal('not-found');
  return tell(context, facts);
};
