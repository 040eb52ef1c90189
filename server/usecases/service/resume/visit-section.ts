// Finished visits of all branches: what was written, found and done.
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import type { EarlierVisit } from '../../../../src/resources/service/history-calls.ts';
import { soapLabels, soapTexts } from '../../../../src/resources/service/soap.ts';
import { visit } from '../../../../src/resources/service/visit.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { named, run } from '../../../db/statement.ts';
import { NOTE_COLUMNS } from '../record/earlier-visits.ts';
import type { Section } from './section.ts';

interface Treatment {
  readonly name: string;
  readonly tooth: readonly number[] | null;
  readonly surfaces: readonly string[] | null;
  readonly qty: number;
  readonly note: string | null;
}
interface Row extends Pick<EarlierVisit, 'soap' | 'diagnoses'> {
  readonly code: string;
  readonly visit_date: string;
  readonly keluhan: string | null;
  readonly doctor: string;
  readonly branch: string;
  readonly treatments: readonly Treatment[];
}

const finished = named<Row, [number]>(
  'resume_visits',
  `select v.code, v.visit_date, v.keluhan, d.name as doctor, p.name as branch, ${NOTE_COLUMNS},
     coalesce((select json_agg(json_build_object('name', w.name, 'tooth', w.tooth, 'surfaces', w.surfaces, 'qty', w.qty,
         'note', w.note) order by w.id)
       from visitperawatans w where w.visit_id = v.id and w.status = ${visitperawatan.state.done}), '[]') as treatments
   from visits v join users d on d.id = v.doctor_id join profiles p on p.id = v.profile_id
   left join visitsoaps s on s.visit_id = v.id
   where v.customer_id = $1 and v.status = ${visit.state.finished} order by v.visit_date desc, v.id desc`,
);

const treatmentLine = ({ name, tooth, surfaces, qty, note }: Treatment): string => {
  const teeth = tooth && tooth.length > 0 ? `gigi ${tooth.join(', ')}` : null;
  const where = [teeth, surfaces && surfaces.length > 0 ? surfaces.join('') : null].filter(Boolean).join(' ');
  const many = qty === 1 || teeth !== null ? null : `x ${formatNumber(qty)}`;
  return [[name, many].filter(Boolean).join(' '), where, note].filter(Boolean).join(' · ');
};

const noteLines = (soap: Row['soap']): readonly string[] => {
  if (soap === null) return [];
  const texts = soapTexts
    .filter((name) => soap[name].trim() !== '')
    .map((name) => `${soapLabels[name]}: ${soap[name].trim()}`);
  return [...texts, ...soap.addenda.map((text) => `Addendum: ${text}`)];
};
const diagnosisLine = ({ icd10, name, tooth }: Row['diagnoses'][number]): string =>
  [`Diagnosis: ${icd10} ${name}`, tooth !== null && `gigi ${tooth}`].filter(Boolean).join(' · ');

export const visitSection: Section = {
  title: 'Kunjungan, catatan, dan tindakan',
  read: async ({ tx, customer }) =>
    (await run(tx, finished, customer)).map((row) => ({
      heading: `${formatDate(row.visit_date)} · ${row.doctor}`,
      aside: `${row.branch} · ${row.code}`,
      lines: [
        ...(row.keluhan ? [`Keluhan: ${row.keluhan}`] : []),
        ...noteLines(row.soap),
        ...row.diagnoses.map(diagnosisLine),
        ...row.treatments.map((treatment) => `Tindakan: ${treatmentLine(treatment)}`),
      ],
    })),
};
