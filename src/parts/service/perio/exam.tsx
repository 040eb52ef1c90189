// One kind of examination of a patient: that of this visit to be entered, earlier ones to be read and printed, all their versions.
import { PrinterOutlined } from '@ant-design/icons';
import { Button, Select, Skeleton } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../providers/call.ts';
import { formatInstant } from '../../../resources/kernel/date.ts';
import { INDEX_PLACES, type IndexScore, type PlaqueTeeth } from '../../../resources/service/hygiene.ts';
import { blankTooth, PERIO_TEETH, type PerioTeeth } from '../../../resources/service/perio.ts';
import type { ExamData, ExamOf, FindingsOf, PerioAnswer } from '../../../resources/service/perio-answer.ts';
import { PERIO_KINDS, type PerioKind } from '../../../resources/service/perio-kind.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { useZone } from '../../../kit/date/zone.ts';
import { useSteady } from '../../../kit/hooks/steady.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Compare } from './compare.tsx';
import { Indices } from './indices.tsx';
import { OhisForm } from './ohis.tsx';
import { PerioChart } from './perio-chart.tsx';
import { PlaqueForm } from './plaque.tsx';
import { useExam } from './use-exam.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import style from './perio.module.css';

export interface ExamProps {
  readonly customerId: number;
  /** The visit that it is written in; none: the record is read. */
  readonly visitId?: number;
  /** It may be written now. */
  readonly open: boolean;
}
interface Kind<K extends PerioKind> {
  readonly kind: K;
  readonly blank: (answer: PerioAnswer) => FindingsOf<K>;
  readonly Form: (props: {
    readonly findings: FindingsOf<K>;
    readonly locked: boolean;
    readonly onChange: (changed: (now: FindingsOf<K>) => FindingsOf<K>) => void;
  }) => ReactNode;
  /** Charts side by side, where they are compared. */
  readonly compare?: (exams: readonly ExamOf<K>[]) => ReactNode;
}

/** What stands at the foot: who wrote which version, and its paper. */
const Versions = ({ versions }: { versions: readonly Omit<ExamData, 'kind' | 'findings'>[] }) => {
  const { t } = useTranslation();
  if (versions.length === 0) return null;
  return (
    <details className={words.quiet}>
      <summary>{t('perio.versions', { count: versions.length })}</summary>
      <ul>
        {versions.toReversed().map(({ id, exam_version, recorded_at, recorderdata }) => (
          <li key={id}>
            {t('perio.version', { n: exam_version })} · <InstantText value={recorded_at} /> · {recorderdata?.name}{' '}
            <a href={callUrl('service.perio.print', { id })} target="_blank" rel="noreferrer">
              {t('perio.print')}
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
};

const PrintButton = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  return (
    <Button
      size="small"
      icon={<PrinterOutlined aria-hidden />}
      href={callUrl('service.perio.print', { id })}
      target="_blank"
    >
      {t('perio.print')}
    </Button>
  );
};

const examOf = <K extends PerioKind>({ kind, blank, Form, compare }: Kind<K>) =>
  function Exam({ customerId, visitId, open }: ExamProps) {
    const { t } = useTranslation();
    const zone = useZone();
    const held = useExam(kind, customerId, visitId, blank);
    const { query, answer, exams, versions, findings, change, save, busy, typed } = held;
    const [picked, pick] = useState<number>();
    const [comparing, setComparing] = useState(false);
    const onChange = useSteady(change);
    if (query.isError && !answer)
      return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
    if (!answer || !findings) return <Skeleton active title={false} />;
    const others = exams.filter(({ visit_id }) => visit_id !== visitId);
    const earlier = others.find(({ id }) => id === picked) ?? (visitId === undefined ? others.at(-1) : undefined);
    const shown = earlier ?? versions.at(-1);
    const writes = open && visitId !== undefined && !earlier;
    const options = [
      ...(visitId === undefined ? [] : [{ value: 0, label: t('perio.thisVisit') }]),
      ...others
        .toReversed()
        .map(({ id, recorded_at }) => ({ value: id, label: formatInstant(zone, new Date(recorded_at)) })),
    ];
    const name = PERIO_KINDS.find(({ value }) => value === kind)?.label;
    return (
      <section className={layout.stack} aria-label={name}>
        <div className={layout.row}>
          {options.length > 0 && (
            <Select
              size="small"
              aria-label={t('perio.which')}
              value={earlier?.id ?? 0}
              options={options}
              popupMatchSelectWidth={false}
              onChange={pick}
            />
          )}
          {shown && !typed && <PrintButton id={shown.id} />}
          {compare && exams.length > 1 && (
            <Button size="small" aria-pressed={comparing} onClick={() => setComparing(!comparing)}>
              {t('perio.compare')}
            </Button>
          )}
          {typed && <span role="status">{t('perio.unsaved')}</span>}
          {writes && (
            <Button size="small" type="primary" disabled={!typed} loading={busy} onClick={() => void save()}>
              {t('perio.save')}
            </Button>
          )}
        </div>
        {visitId !== undefined && !open && <p className={surface.tinted}>{t('perio.closed')}</p>}
        {comparing && compare?.(exams)}
        {shown || writes ? (
          <Form findings={earlier?.findings ?? findings} locked={!writes} onChange={onChange} />
        ) : (
          <p className={words.faint}>{t('perio.none')}</p>
        )}
        <Versions versions={earlier ? [earlier] : versions} />
      </section>
    );
  };

const present = ({ absent }: PerioAnswer): readonly number[] => PERIO_TEETH.filter((tooth) => !absent.includes(tooth));

const PerioForm: Kind<'perio'>['Form'] = ({ findings, locked, onChange }) => {
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

export const PerioExam = examOf<'perio'>({
  kind: 'perio',
  blank: (answer) => ({
    teeth: Object.fromEntries(
      present(answer).map((tooth) => [tooth, blankTooth(tooth, answer.implants.includes(tooth))]),
    ),
  }),
  Form: PerioForm,
  compare: (exams) => <Compare exams={exams} />,
});

export const OhisExam = examOf<'ohis'>({
  kind: 'ohis',
  blank: () => ({ scores: INDEX_PLACES.map(() => null) }),
  Form: ({ findings, locked, onChange }) => (
    <OhisForm
      scores={findings.scores}
      locked={locked}
      onChange={(changed: (now: readonly (IndexScore | null)[]) => readonly (IndexScore | null)[]) =>
        onChange((now) => ({ scores: changed(now.scores) }))
      }
    />
  ),
});

export const PlaqueExam = examOf<'plak'>({
  kind: 'plak',
  blank: (answer) => ({ teeth: Object.fromEntries(present(answer).map((tooth) => [tooth, []])) }),
  Form: ({ findings, locked, onChange }) => (
    <PlaqueForm
      teeth={findings.teeth}
      locked={locked}
      onChange={(changed: (now: PlaqueTeeth) => PlaqueTeeth) => onChange((now) => ({ teeth: changed(now.teeth) }))}
    />
  ),
});
