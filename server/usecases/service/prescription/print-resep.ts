// The prescription on paper (service.md 2.10).
import { ageAt, dateIn, formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visitresep } from '../../../../src/resources/service/visitresep.ts';
import { named, runOne } from '../../../db/statement.ts';
import { type Clinic, type Letter, renderLetter } from '../../../print/letter.ts';
import type { CallHandlers } from '../../kernel/contract.ts';
import { Download, PDF } from '../../kernel/download.ts';
import { showResep } from './resep-record.ts';

interface Line {
  readonly name: string;
  readonly qty: number;
  readonly unit: string;
  readonly signa: string;
  readonly racikan_group: number | null;
}
interface Paper {
  readonly code: string;
  readonly status: keyof typeof visitresep.states;
  readonly note: string | null;
  readonly created_at: string;
  readonly clinic: Clinic;
  readonly patient: { readonly name: string; readonly rm: string; readonly birth_date: string | null };
  readonly doctor: string;
  readonly lines: readonly Line[];
}

const paperOf = named<Paper, [number]>(
  'resep_print',
  `select r.code, r.status, r.note, r.created_at, d.name as doctor,
     jsonb_build_object('name', p.name, 'address', p.address, 'phone', p.phone) as clinic,
     jsonb_build_object('name', c.name, 'rm', c.username, 'birth_date', c.birth_date) as patient,
     coalesce((select jsonb_agg(jsonb_build_object('name', i.name, 'qty', l.qty, 'unit', l.unit, 'signa', l.signa,
         'racikan_group', l.racikan_group) order by l.racikan_group nulls first, l.id)
       from visitresepitems l join items i on i.id = l.item_id where l.visitresep_id = r.id), '[]') as lines
   from visitreseps r join profiles p on p.id = r.profile_id join users c on c.id = r.customer_id join users d on d.id = r.doctor_id
   where r.id = $1`,
);

const INDENT = 24;

const drawLine = (letter: Letter, { name, qty, unit, signa }: Line): void => {
  letter.text(`R/  ${name}   ${formatNumber(qty)} ${unit}`, { strong: true });
  letter.text(`S  ${signa}`, { indent: INDENT });
  letter.gap(6);
};

/** What is compounded together stands under one R/, with one direction. */
const drawCompound = (letter: Letter, lines: readonly Line[]): void => {
  letter.text('R/  Racikan', { strong: true });
  for (const { name, qty, unit } of lines) letter.text(`${name}   ${formatNumber(qty)} ${unit}`, { indent: INDENT });
  letter.text(`S  ${lines[0]?.signa ?? ''}`, { indent: INDENT });
  letter.gap(6);
};

const drawPaper = (letter: Letter, paper: Paper, day: string): void => {
  const { patient, lines } = paper;
  const age = patient.birth_date === null ? '' : ` (${ageAt(patient.birth_date, day)} tahun)`;
  letter.fact('No.', paper.code);
  letter.fact('Tanggal', formatDate(day));
  letter.fact('Pasien', `${patient.name}${age}`);
  letter.fact('No. RM', patient.rm);
  letter.fact('Dokter', paper.doctor);
  letter.rule();
  for (const line of lines.filter(({ racikan_group }) => racikan_group === null)) drawLine(letter, line);
  for (const group of new Set(lines.map(({ racikan_group }) => racikan_group))) {
    if (group !== null)
      drawCompound(
        letter,
        lines.filter(({ racikan_group }) => racikan_group === group),
      );
  }
  if (paper.note) letter.text(`Catatan: ${paper.note}`, { faint: true });
  letter.gap(12);
  letter.signatures([{ role: 'Dokter', name: paper.doctor }]);
};

/** GET /api/service/visitresep/{id}/print; a draft or cancelled one prints as such. @throws Refusal not-found (404) */
export const printResep: CallHandlers['service.visitresep.print'] = async (context, { params }) => {
  const { id } = await showResep(context, params['id'] ?? 0);
  const paper = await runOne(context.tx, paperOf, id);
  if (!paper) throw new Refusal('not-found');
  const day = dateIn(context.timezone, new Date(paper.created_at));
  const state =
    paper.status === visitresep.state.draft || paper.status === visitresep.state.cancelled
      ? ` - ${visitresep.states[paper.status].label}`
      : '';
  const title = `RESEP${state.toUpperCase()}`;
  const subject = `${title} ${paper.code}`;
  const pdf = await renderLetter({ size: 'A5', clinic: paper.clinic, title, subject }, (letter) =>
    drawPaper(letter, paper, day),
  );
  return new Download(`${paper.code.replaceAll('/', '-')}.pdf`, PDF, pdf, 'inline');
};
