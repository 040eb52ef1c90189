// Finished visits of all branches with what was done in them.
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatNumber } from '../../../../src/resources/kernel/money.ts';
import { named, run } from '../../../db/statement.ts';
import type { Section } from './section.ts';

interface Treatment {
  readonly name: string;
  readonly tooth: readonly number[] | null;
  readonly surfaces: readonly string[] | null;
  readonly qty: number;
  readonly note: string | null;
}
interface Row {
  readonly code: string;
  readonly visit_date: string;
  readonly keluhan: string | null;
  readonly doctor: string;
  readonly branch: string;
  readonly treatments: readonly Treatment[];
}

const finished = named<Row, [number]>(
  'resume_visits',
  `select t.code, t.visit_date, t.keluhan, d.name as doctor, p.name as branch,
     coalesce((select json_agg(json_build_object('name', w.name, 'tooth', w.tooth, 'surfaces', w.surfaces, 'qty', w.qty,
         'note', w.note) order by w.id)
       from visitperawatans w where w.visit_id = t.id and w.status = 1), '[]') as treatments
   from visits t join users d on d.id = t.doctor_id join profiles p on p.id = t.profile_id
   where t.customer_id = $1 and t.status = 3 order by t.visit_date desc, t.id desc`,
);

const treatmentLine = ({ name, tooth, surfaces, qty, note }: Treatment): string => {
  const teeth = tooth && tooth.length > 0 ? `gigi ${tooth.join(', ')}` : null;
  const where = [teeth, surfaces && surfaces.length > 0 ? surfaces.join('') : null].filter(Boolean).join(' ');
  const many = qty === 1 || teeth !== null ? null : `x ${formatNumber(qty)}`;
  return [[name, many].filter(Boolean).join(' '), where, note].filter(Boolean).join(' · ');
};

export const visitSection: Section = {
  title: 'Kunjungan dan tindakan',
  read: async ({ tx, customer }) =>
    (await run(tx, finished, customer)).map(({ code, visit_date, keluhan, doctor, branch, treatments }) => ({
      heading: `${formatDate(visit_date)} · ${doctor}`,
      aside: `${branch} · ${code}`,
      lines: [...(keluhan ? [`Keluhan: ${keluhan}`] : []), ...treatments.map(treatmentLine)],
    })),
};
