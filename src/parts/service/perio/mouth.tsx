// The charts of a mouth, one of them in sight: the odontogram comes with its page, examinations of gums and hygiene when they are
// opened. What was entered stays while another one is looked at.
import { Segmented, Skeleton } from 'antd';
import { lazy, type ReactNode, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PERIO_KINDS, type PerioKind } from '../../../resources/service/perio-kind.ts';
import type { ExamProps } from './exam-frame.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import style from './mouth.module.css';

interface Props extends ExamProps {
  /** The odontogram, with the way to the other charts at its head. */
  readonly renderTeeth: (head: ReactNode) => ReactNode;
}
type Part = 'gigi' | PerioKind;

const EXAMS = {
  perio: lazy(async () => ({ default: (await import('./exam.tsx')).PerioExam })),
  ohis: lazy(async () => ({ default: (await import('./exam.tsx')).OhisExam })),
  plak: lazy(async () => ({ default: (await import('./exam.tsx')).PlaqueExam })),
} as const;

export const Mouth = ({ renderTeeth, ...about }: Props) => {
  const { t } = useTranslation();
  const [part, show] = useState<Part>('gigi');
  const [opened, setOpened] = useState<readonly PerioKind[]>([]);
  const head = (
    <Segmented<Part>
      className={style.head}
      size="small"
      aria-label={t('perio.kinds')}
      value={part}
      options={[
        { value: 'gigi', label: t('perio.gigi') },
        ...PERIO_KINDS.map(({ value, label }) => ({ value, label })),
      ]}
      onChange={(next) => {
        show(next);
        if (next !== 'gigi' && !opened.includes(next)) setOpened([...opened, next]);
      }}
    />
  );
  return (
    <>
      {part === 'gigi' && renderTeeth(head)}
      {opened.map((kind) => {
        const Exam = EXAMS[kind];
        return (
          <div key={kind} hidden={part !== kind} className={`${surface.sheet} ${layout.stack}`}>
            {part === kind && head}
            <Suspense fallback={<Skeleton active title={false} />}>
              <Exam {...about} />
            </Suspense>
          </div>
        );
      })}
    </>
  );
};
