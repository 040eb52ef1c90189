// What a branch withheld in a month, as the tax portal wants to know it (finance.md 6.6; docs/decisions/0059): one line a payee and object,
// told by the profiles as they are now.
import { pphKind, pajakMethod, type PphKind } from '../../../../src/resources/finance/pajak-kind.ts';
import { pph } from '../../../../src/resources/finance/pph.ts';
import { formOfKind } from '../../../../src/resources/finance/tax-form.ts';
import {
  faultsOf,
  PAYMENT_PROOF,
  reportable,
  type TaxFileHead,
  type TaxLine,
} from '../../../domain/finance/tax-file.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { lastDayOf } from './company-way.ts';
import { taxSchema } from './keep-tax-file.ts';

type Row = Omit<TaxLine, 'paper'> & {
  readonly ids: readonly number[];
  readonly unpaid: number;
  readonly source_code: string;
};
const rowsOf = named<Row, [branch: number, kind: PphKind, masa: string, last: string]>(
  'tax_file_rows',
  `select (array_agg(p.actor_name order by p.id desc))[1] as actor_name, regexp_replace(coalesce(a.npwp, a.nik), '\\D', '', 'g') as tin,
     a.nitku, a.ptkp, a.fasilitas as certificate,
     case when o.id is not null then jsonb_build_object('code', o.code, 'form', o.form, 'rate', o.rate, 'dpp_percent', o.dpp_percent,
       'valid', o.valid_from <= $4::date and (o.valid_to is null or o.valid_to >= $4::date)) end as object,
     sum(p.bruto_amount)::bigint as gross, sum(p.amount)::bigint as amount, max(p.withheld_at)::text as withheld_at,
     (array_agg(p.source_code order by p.withheld_at desc, p.id desc))[1] as source_code, array_agg(p.id order by p.id) as ids,
     count(*) filter (where p.status = ${pph.state.owed} and p.amount <> 0)::int as unpaid
   from pphs p join pajaks x on x.id = p.pajak_id
   left join actorpajaks a on a.actor_type = p.actor_type and a.actor_id = p.actor_id
   left join objekpajaks o on o.id = coalesce(a.objek_id, x.objek_id)
   where p.profile_id = $1 and p.kind = $2 and p.masa = $3 and p.status <> ${pph.state.cancelled}
   group by p.actor_type, p.actor_id, a.id, o.id order by min(p.id)`,
);
interface Clinic {
  readonly tin: string | null;
  readonly nitku: string | null;
  readonly highest: number;
}
const clinicOf = named<Clinic, [branch: number, last: string]>(
  'tax_file_clinic',
  `select npwp as tin, nitku, (
     select coalesce(max(b.persen), 0) from pajakbrackets b join pajaks x on x.id = b.pajak_id
     where x.kind = '${pphKind.doctor}' and x.method = '${pajakMethod.progressive}' and x.valid_from <= $2::date
       and (x.valid_to is null or x.valid_to >= $2::date)) as highest
   from profiles where id = $1`,
);
const lineOf = ({ ids: _ids, unpaid: _unpaid, source_code, ...row }: Row): TaxLine => ({
  ...row,
  paper: { kind: PAYMENT_PROOF, number: source_code, date: row.withheld_at },
});

/** A kind that is reported by a file of ours. */
export type ReportedKind = typeof pphKind.doctor | typeof pphKind.services;

/** @param masa first day of the month */
export const readTaxMonth = async (
  { tx, today }: Context,
  branch: number,
  { kind, masa }: { readonly kind: ReportedKind; readonly masa: string },
) => {
  const form = formOfKind[kind];
  if (!form) throw new Error(`${kind} has no file.`);
  const last = lastDayOf(masa);
  const [rows, clinic, schema] = await Promise.all([
    run(tx, rowsOf, branch, kind, masa, last),
    runOne(tx, clinicOf, branch, last),
    taxSchema({ tx, today }, form),
  ]);
  if (!clinic) throw new Error(`The branch ${branch} is not there.`);
  const head: TaxFileHead = { form, masa, today, ...clinic };
  const lines = reportable(rows).map(lineOf);
  return {
    form,
    head,
    schema,
    version: schema.version,
    lines,
    faults: faultsOf(head, lines),
    ids: rows.flatMap(({ ids }) => ids).toSorted((a, b) => a - b),
    unpaid: rows.reduce((sum, row) => sum + row.unpaid, 0),
    over: last < today,
    /** Runs of wages are no part of it. */
    runs: 0,
    gross: lines.reduce((sum, line) => sum + line.gross, 0),
    amount: lines.reduce((sum, line) => sum + line.amount, 0),
  };
};
