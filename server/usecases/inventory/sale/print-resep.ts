// Papers of a prescription at the pharmacy: labels for the bags, and the copy with what is still to be had (inventory.md 10.4).
import { sale } from '../../../../src/resources/inventory/sale.ts';
import { dateIn, formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { type Etiket, renderEtiket } from '../../../print/etiket.ts';
import { type Clinic, renderLetter } from '../../../print/letter.ts';
import type { CallHandlers, Context } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { type Prescription, prescriptions } from './prescription-port.ts';

interface Head {
  readonly id: number;
  readonly code: string;
  readonly visitresep_id: number | null;
  readonly clinic: Clinic;
}
interface Line {
  readonly name: string;
  readonly qty: number;
  readonly unit: string;
  readonly signa: string | null;
  readonly racik_no: number | null;
  /** Of the batches that it was taken from; null before it left, or where none expires. */
  readonly expired_at: string | null;
}
const headOf = named<Head, [id: number, branches: readonly number[]]>(
  'sale_paper',
  `select s.id, s.code, s.visitresep_id, jsonb_build_object('name', p.name, 'address', p.address, 'phone', p.phone) as clinic
   from sales s join profiles p on p.id = s.profile_id where s.id = $1 and s.profile_id = any ($2)
     and s.status <> ${sale.state.cancelled}`,
);
const linesOf = named<Line, [number]>(
  'sale_paper_lines',
  `select i.name, l.qty, u.name as unit, l.signa, l.racik_no, (
     select min(b.expired_at)::text from stock_moves m join batches b on b.id = m.batch_id
     where m.source_type = 'sale' and m.source_id = l.sale_id and m.source_line_id = l.id and m.qty_out > 0) as expired_at
   from sale_lines l join items i on i.id = l.item_id join satuans u on u.id = l.unit_id
   where l.sale_id = $1 order by l.racik_no nulls first, l.id`,
);

interface Paper {
  readonly head: Head;
  readonly lines: readonly Line[];
  readonly resep: Prescription;
}
/** @throws Refusal not-found (404), also for a sale without a prescription */
const paperOf = async (context: Context, id: number): Promise<Paper> => {
  const head = await runOne(context.tx, headOf, id, context.branches);
  if (!head || head.visitresep_id === null) throw new Refusal('not-found');
  const resep = await prescriptions.given().show(context, head.visitresep_id);
  return { head, lines: await run(context.tx, linesOf, id), resep };
};

const amountOf = ({ qty, unit }: Pick<Line, 'qty' | 'unit'>): string => `${formatNumber(qty)} ${unit}`;

/** One label for each medicine; what is compounded together is one. */
const labelsOf = (lines: readonly Line[]): readonly (readonly Line[])[] =>
  lines.flatMap((line, at) => {
    if (line.racik_no === null) return [[line]];
    const together = lines.filter(({ racik_no }) => racik_no === line.racik_no);
    return lines.indexOf(together[0] ?? line) === at ? [together] : [];
  });

const labelOf = ({ resep }: Paper, lines: readonly Line[], day: string): Etiket => ({
  code: resep.code,
  day,
  patient: { name: resep.customer.name, rm: resep.customer.code },
  signa: lines[0]?.signa ?? '',
  medicines: lines.map((line) => ({ name: line.name, amount: amountOf(line), expired_at: line.expired_at })),
});

/** GET /api/inventory/sales/{id}/etiket. @throws Refusal not-found (404) */
export const printEtiket: CallHandlers['inventory.sales.etiket'] = async (context, { params }) => {
  const paper = await paperOf(context, params['id'] ?? 0);
  const { clinic, code } = paper.head;
  const labels = labelsOf(paper.lines).map((lines) => labelOf(paper, lines, context.today));
  return new Download(`Etiket ${code.replaceAll('/', '-')}.pdf`, PDF, await renderEtiket(clinic, labels), 'inline');
};

/** What was given of a line, in the words of pharmacies: all of it, none of it, or so much. */
const servedIn = ({ qty, qty_served, unit }: Prescription['items'][number]): string => {
  if (qty_served === null) return '';
  if (qty_served === 0) return 'ne det';
  return qty_served >= qty ? 'det' : `det ${amountOf({ qty: qty_served, unit })}`;
};

/** GET /api/inventory/sales/{id}/copyresep: what is not served yet is had elsewhere. @throws Refusal not-found (404) */
export const printCopy: CallHandlers['inventory.sales.copyresep'] = async (context, { params }) => {
  const { head, resep } = await paperOf(context, params['id'] ?? 0);
  const title = 'SALINAN RESEP';
  const subject = `${title} ${resep.code}`;
  const pdf = await renderLetter({ size: 'A5', clinic: head.clinic, title, subject }, (letter) => {
    letter.fact('No. resep', resep.code);
    letter.fact('Tanggal', formatDate(dateIn(context.timezone, new Date(resep.sent_at))));
    letter.fact('Pasien', `${resep.customer.name} (RM ${resep.customer.code})`);
    letter.fact('Dokter', resep.doctor.name);
    letter.rule();
    for (const item of resep.items) {
      letter.text(`R/  ${item.name}   ${amountOf(item)}`, { strong: true });
      letter.text(`S  ${item.signa}   ${servedIn(item)}`, { indent: 24 });
      letter.gap(6);
    }
    letter.gap(12);
    letter.text('Pro copy conform');
    letter.signatures([{ role: 'Apotek', name: context.actor.name }]);
  });
  return new Download(`Salinan ${resep.code.replaceAll('/', '-')}.pdf`, PDF, pdf, 'inline');
};
