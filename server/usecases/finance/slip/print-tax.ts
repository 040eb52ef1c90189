// What was withheld of a payee in a month, as a paper under its number (finance.md 4).
import type { Calls } from '../../../../src/resources/calls.ts';
import { pph, type Taxpayer, taxpayerType } from '../../../../src/resources/finance/pph.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { listed, named, runOne } from '../../../db/statement.ts';
import type { Transaction } from '../../../db/transaction.ts';
import { renderTaxSlip, type TaxSlipPaper } from '../../../print/tax-slip.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';

type Row = Omit<TaxSlipPaper, 'number'> & { readonly number: string | null };
/** All that the branch withheld of the payee of one row, in its month and for its tax. */
const paperOf = named<Row, [number, readonly number[], payee: Taxpayer | null, id: number | null]>(
  'pph_print',
  `select max(p.bukti_potong_no) as number, to_char(o.masa, 'MM-YYYY') as masa, o.actor_name as payee, coalesce(a.npwp, a.nik) as tax_no,
     x.name as tax, j.code || ' ' || j.name as object,
     jsonb_build_object('name', b.name, 'address', b.address, 'phone', b.phone, 'npwp', b.npwp, 'nitku', b.nitku) as clinic,
     jsonb_agg(jsonb_build_object('code', p.source_code, 'date', p.withheld_at) order by p.id) as papers,
     sum(p.bruto_amount)::bigint as bruto, sum(p.amount)::bigint as amount,
     (round(sum(p.bruto_amount) * x.dpp_percent / 100))::bigint as dpp,
     coalesce((select jsonb_agg(jsonb_build_object('ntpn', r.ntpn, 'date', r.setor_at) order by r.setor_at, r.ntpn) from (
       select distinct s.ntpn, s.setor_at from pphs s where s.profile_id = o.profile_id and s.kind = o.kind and s.masa = o.masa
         and s.actor_type = o.actor_type and s.actor_id = o.actor_id and s.pajak_id = o.pajak_id
         and s.status in ${listed([pph.state.remitted, pph.state.reported])}) r),
       '[]'::jsonb) as remitted
   from pphs o
   join pphs p on p.profile_id = o.profile_id and p.kind = o.kind and p.masa = o.masa and p.actor_type = o.actor_type
     and p.actor_id = o.actor_id and p.pajak_id = o.pajak_id and p.status <> ${pph.state.cancelled}
   join pajaks x on x.id = o.pajak_id
   join profiles b on b.id = o.profile_id
   left join actorpajaks a on a.actor_type = o.actor_type and a.actor_id = o.actor_id
   left join objekpajaks j on j.id = coalesce(a.objek_id, x.objek_id)
   where o.id = $1 and o.profile_id = any ($2) and o.status <> ${pph.state.cancelled}
     and o.actor_type <> '${taxpayerType.company}' and ($3::text is null or (o.actor_type = $3 and o.actor_id = $4))
   group by o.id, a.id, x.id, j.id, b.id`,
);

interface Wanted {
  readonly id: number;
  readonly branches: readonly number[];
  /** Left out: whoever it was withheld of. */
  readonly payee?: { readonly type: Taxpayer; readonly id: number };
}
/** @throws Refusal not-found (404), pph-not-numbered (409) */
export const taxAsPdf = async (tx: Transaction, { id, branches, payee }: Wanted): Promise<Download> => {
  const row = await runOne(tx, paperOf, id, branches, payee?.type ?? null, payee?.id ?? null);
  if (!row) throw new Refusal('not-found');
  const { number } = row;
  if (number === null) throw new Refusal('pph-not-numbered');
  return new Download(`Bukti potong ${number}.pdf`, PDF, await renderTaxSlip({ ...row, number }), 'inline');
};

/** GET /api/finance/pph/{id}/print. @throws Refusal those of `taxAsPdf` */
export const printTax = (
  { tx, branches }: Context,
  { params }: CallRequest<Calls['finance.pph.print']>,
): Promise<Download> => taxAsPdf(tx, { id: params['id'] ?? 0, branches });
