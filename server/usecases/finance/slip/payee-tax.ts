// What is withheld of a payee (finance.md 6.6; corrections.md 1): the tax of his profile, else what is usual for his kind, as it is valid
// on the day, and what the month has seen of him in all branches.
import { pajakBase, pajakMethod, type PphKind, pphKindOfTax } from '../../../../src/resources/finance/pajak-kind.ts';
import { actorType, type Payee } from '../../../../src/resources/finance/hutang.ts';
import { profileFields } from '../../../../src/resources/finance/payee-profile.ts';
import { pph } from '../../../../src/resources/finance/pph.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { valuesOf } from '../../../../src/resources/kernel/field.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { type Bracket, type Masa, type WithheldTax, withholdingOf } from '../../../domain/finance/withholding.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { investorTaxOn } from '../share/investor-rule.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import type { Context } from '../../kernel/contract.ts';

export const payeeCategory = valuesOf(profileFields.kategori.options);

/** The tax that is usual for a kind of payee; for investors it is the branch's to say, of the others, only what their profile names. */
const USUAL = { [actorType.doctor]: 'pph_doctor' } as const satisfies Partial<Record<Payee, PphKind>>;

interface Found {
  readonly kategori: string | null;
  readonly known: boolean;
  /** Code and name of the tax; null: nothing is withheld. */
  readonly code: string | null;
  readonly name: string | null;
  /** Its row on the day; null: none is valid. */
  readonly id: number | null;
  readonly kind: string | null;
  readonly method: string | null;
  readonly rate: number | null;
  readonly dpp_percent: number | null;
  readonly base: string | null;
  readonly no_npwp_percent: number | null;
  readonly akun_id: number | null;
  readonly akun: string | null;
  readonly brackets: readonly Bracket[] | null;
}
const taxOf = named<Found, [type: Payee, actor: number, day: string, usual: string | null, agreed: number | null]>(
  'payee_tax',
  `with profile as materialized (
     select p.kategori, coalesce(p.npwp, p.nik) is not null as known, x.code, x.name
     from actorpajaks p left join pajaks x on x.id = p.pajak_id where p.actor_type = $1 and p.actor_id = $2
   ), wanted as materialized (
     select coalesce(p.code, u.code) as code, coalesce(p.name, u.name) as name
     from (select 1) one left join profile p on true
     left join lateral (select code, name from pajaks where kind = $4 or id = $5 order by valid_from desc limit 1) u on true
   )
   select (select kategori from profile) as kategori, coalesce((select known from profile), false) as known, w.code, w.name,
     t.id, t.kind, t.method, t.rate, t.dpp_percent, t.base, t.no_npwp_percent, t.akun_id, a.code as akun,
     (select jsonb_agg(jsonb_build_object('sampai', b.sampai, 'persen', b.persen)) from pajakbrackets b where b.pajak_id = t.id) as brackets
   from wanted w left join lateral (
     select * from pajaks where code = w.code and valid_from <= $3 and (valid_to is null or valid_to >= $3)
     order by valid_from desc limit 1
   ) t on true left join akuns a on a.id = t.akun_id`,
);

const masaSums = named<Masa, [kind: PphKind, type: Payee, actor: number, masa: string, pajak: number | null]>(
  'payee_masa',
  `select coalesce(sum(bruto_amount), 0)::bigint as bruto, coalesce(sum(amount), 0)::bigint as withheld from pphs
   where kind = $1 and actor_type = $2 and actor_id = $3 and masa = $4 and status <> ${pph.state.cancelled}
     and ($5::bigint is null or pajak_id = $5)`,
);

export interface PayeeTax {
  /** Row of the tax that is valid on the day. */
  readonly id: number;
  readonly kind: PphKind;
  readonly name: string;
  readonly tax: WithheldTax;
  readonly ofFee: boolean;
  readonly akun_id: number;
  readonly akun: string;
  /** The payee has an NPWP or a NIK. */
  readonly known: boolean;
}

const methodOf = (method: string | null): WithheldTax['method'] | undefined =>
  method === pajakMethod.flat || method === pajakMethod.progressive ? method : undefined;

/**
 * The tax of a payee on a day; undefined: nothing is withheld of him.
 * @throws Refusal slip-of-employee, pph-not-valid, pph-not-withheld (422)
 */
export const payeeTax = async (
  context: Context,
  { type, id }: { readonly type: Payee; readonly id: number },
  day: string,
): Promise<PayeeTax | undefined> => {
  // Of wages payroll has withheld it already.
  if (type === actorType.employee) return undefined;
  const usual = type in USUAL ? USUAL[type as keyof typeof USUAL] : null;
  const agreed = type === actorType.investor ? await investorTaxOn(context, id, day) : null;
  const found = await runOne(context.tx, taxOf, type, id, day, usual, agreed);
  if (type === actorType.doctor && found?.kategori === payeeCategory.employee) throw new Refusal('slip-of-employee');
  if (!found?.code) return undefined;
  const name = found.name ?? found.code;
  if (found.id === null || found.akun_id === null || found.akun === null)
    throw new Refusal('pph-not-valid', { name, date: formatDate(day) });
  const method = methodOf(found.method);
  const kind = pphKindOfTax(found.kind);
  if (!method || !kind) throw new Refusal('pph-not-withheld', { name });
  return {
    id: found.id,
    kind,
    name,
    tax: {
      method,
      rate: found.rate ?? 0,
      dpp_percent: found.dpp_percent ?? 0,
      brackets: found.brackets ?? [],
      no_npwp_percent: found.no_npwp_percent ?? 0,
    },
    ofFee: found.base === pajakBase.fee,
    akun_id: found.akun_id,
    akun: found.akun,
    known: found.known,
  };
};

/** First day of a day's month. */
export const masaOf = (day: string): string => `${day.slice(0, 7)}-01`;

/**
 * Gross of a month and what was withheld of it so far, in all branches; rupiah.
 * @param masa its first day @param pajak row of the tax; null: whatever tax of the kind it was
 */
export const masaSeen = async (
  context: Pick<Context, 'tx' | 'branches'>,
  kind: PphKind,
  payee: { readonly type: Payee; readonly id: number },
  masa: string,
  pajak: number | null = null,
): Promise<Masa> => {
  const [seen = { bruto: 0, withheld: 0 }] = await acrossBranches(context, (wide) =>
    run(wide, masaSums, kind, payee.type, payee.id, masa, pajak),
  );
  return seen;
};

/** What is withheld of a payment, after what the month has withheld before in any branch. @param bruto rupiah that is taxed */
export const withheldOf = async (
  context: Context,
  payee: { readonly type: Payee; readonly id: number },
  { id, kind, tax, known }: PayeeTax,
  { day, bruto }: { readonly day: string; readonly bruto: number },
) => {
  // Steps go by all of a month; a percentage by what it was withheld of: rent and services are two taxes of one kind.
  const own = tax.method === pajakMethod.flat ? id : null;
  const masa = await masaSeen(context, kind, payee, masaOf(day), own);
  return { masa, ...withholdingOf(tax, masa, bruto, known) };
};
