// The examinations of gums and hygiene: pockets and recessions by tooth, the OHI-S index, the plaque record.
import { useTranslation } from 'react-i18next';
import { INDEX_PLACES } from '../../../resources/service/hygiene.ts';
import { blankTooth, PERIO_TEETH, type PerioTeeth } from '../../../resources/service/perio.ts';
import type { PerioAnswer } from '../../../resources/service/perio-answer.ts';
import { useSteady } from '../../../kit/hooks/steady.ts';
import { Compare } from './compare.tsx';
import { ExamFrame, type ExamKind, type ExamProps } from './exam-frame.tsx';
import { Indices } from './indices.tsx';
import { OhisForm } from './ohis.tsx';
import { PerioChart } from './perio-chart.tsx';
import { PlaqueForm } from './plaque.tsx';
import words from '../../../kit/style/words.module.css';
import style from './perio.module.css';

const present = ({ absent }: PerioAnswer): readonly number[] => PERIO_TEETH.filter((tooth) => !absent.includes(tooth));

const PerioForm: ExamKind<'perio'>['Form'] = ({ findings, locked, onChange }) => {
  const { t } = useTranslation();
  const change = useSteady((changed: (now: PerioTeeth) => PerioTeeth) =>
    onChange((now) => {
      const teeth = changed(now.teeth);
      return teeth === now.teeth ? now : { teeth };
    }),
  );
  return (
    <div className={style.entry}>
      <Indices teeth={findings.teeth} />
      <PerioChart teeth={findings.teeth} locked={locked} onChange={change} />
      <p className={words.faint}>{t('perio.hint')}</p>
    </div>
  );
};
const PERIO: ExamKind<'perio'> = {
  kind: 'perio',
  blank: (answer) => ({
    teeth: Object.fromEntries(
      present(answer).map((tooth) => [tooth, blankTooth(tooth, answer.implants.includes(tooth))]),
    ),
  }),
  Form: PerioForm,
  compare: (exams) => <Compare exams={exams} />,
};
export const PerioExam = (props: ExamProps) => <ExamFrame of={PERIO} {...props} />;

const OHIS: ExamKind<'ohis'> = {
  kind: 'ohis',
  blank: () => ({ scores: INDEX_PLACES.map(() => null) }),
  Form: ({ findings, locked, onChange }) => (
    <OhisForm
      scores={findings.scores}
      locked={locked}
      onChange={(changed) => onChange((now) => ({ scores: changed(now.scores) }))}
    />
  ),
};
export const OhisExam = (props: ExamProps) => <ExamFrame of={OHIS} {...props} />;

const PLAQUE: ExamKind<'plak'> = {
  kind: 'plak',
  blank: (answer) => ({ teeth: Object.fromEntries(present(answer).map((tooth) => [tooth, []])) }),
  Form: ({ findings, locked, onChange }) => (
    <PlaqueForm
      teeth={findings.teeth}
      locked={locked}
      onChange={(changed) => onChange((now) => ({ teeth: changed(now.teeth) }))}
    />
  ),
};
export const PlaqueExam = (props: ExamProps) => <ExamFrame of={PLAQUE} {...props} />;
