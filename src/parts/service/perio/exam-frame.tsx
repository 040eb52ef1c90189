// One kind of examination of a patient: that of this visit to be entered, earlier ones to be read, printed and compared.
import { Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ExamOf, FindingsOf, PerioAnswer } from '../../../resources/service/perio-answer.ts';
import { PERIO_KINDS, type PerioKind } from '../../../resources/service/perio-kind.ts';
import { useSteady } from '../../../kit/hooks/steady.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { ExamBar } from './exam-bar.tsx';
import { ExamVersions } from './exam-versions.tsx';
import { useExam } from './use-exam.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';

export interface ExamProps {
  readonly customerId: number;
  /** The visit that it is written in; none: the record is read. */
  readonly visitId?: number;
  /** It may be written now. */
  readonly open: boolean;
}
/** What one kind has of its own. */
export interface ExamKind<K extends PerioKind> {
  readonly kind: K;
  /** What an examination begins with. */
  readonly blank: (answer: PerioAnswer) => FindingsOf<K>;
  readonly Form: (props: {
    readonly findings: FindingsOf<K>;
    readonly locked: boolean;
    readonly onChange: (changed: (now: FindingsOf<K>) => FindingsOf<K>) => void;
  }) => ReactNode;
  /** Charts side by side, where they are compared. */
  readonly compare?: (exams: readonly ExamOf<K>[]) => ReactNode;
}

/** Examinations of other visits, and the one of them that is shown: the picked one, in the record the newest. */
const usePicked = <K extends PerioKind>(exams: readonly ExamOf<K>[], visitId: number | undefined) => {
  const [picked, pick] = useState<number>();
  const others = exams.filter(({ visit_id }) => visit_id !== visitId);
  const newest = visitId === undefined ? others.at(-1) : undefined;
  return { others, earlier: others.find(({ id }) => id === picked) ?? newest, pick };
};

interface Props<K extends PerioKind> extends ExamProps {
  readonly of: ExamKind<K>;
}
export const ExamFrame = <K extends PerioKind>({ of, customerId, visitId, open }: Props<K>) => {
  const { kind, blank, Form, compare } = of;
  const { t } = useTranslation();
  const exam = useExam(kind, customerId, visitId, blank);
  const { query, answer, exams, versions, findings, typed } = exam;
  const { others, earlier, pick } = usePicked(exams, visitId);
  const [comparing, setComparing] = useState(false);
  const onChange = useSteady(exam.change);
  if (query.isError && !answer)
    return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer || !findings) return <Skeleton active title={false} />;
  const inVisit = visitId !== undefined;
  const saved = earlier ?? versions.at(-1);
  const writes = open && inVisit && !earlier;
  return (
    <section className={layout.stack} aria-label={PERIO_KINDS.find(({ value }) => value === kind)?.label}>
      <ExamBar
        others={others}
        shown={earlier?.id}
        inVisit={inVisit}
        onPick={pick}
        printed={typed ? undefined : saved?.id}
        onCompare={compare && exams.length > 1 ? () => setComparing(!comparing) : undefined}
        comparing={comparing}
        typed={typed}
        busy={exam.busy}
        onSave={writes ? () => void exam.save() : undefined}
      />
      {inVisit && !open && <p className={surface.tinted}>{t('perio.closed')}</p>}
      {comparing && compare?.(exams)}
      {saved || writes ? (
        <Form findings={earlier?.findings ?? findings} locked={!writes} onChange={onChange} />
      ) : (
        <p className={words.faint}>{t('perio.none')}</p>
      )}
      <ExamVersions versions={earlier ? [earlier] : versions} />
    </section>
  );
};
