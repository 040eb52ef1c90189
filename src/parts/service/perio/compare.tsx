// The last three periodontal charts side by side: their indices, then the depths of each tooth, outside and inside.
import { useTranslation } from 'react-i18next';
import { isOutside, PERIO_TEETH, perioIndices, type PerioTooth, SITES } from '../../../resources/service/perio.ts';
import type { ExamOf } from '../../../resources/service/perio-answer.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { INDEX_NAMES, type IndexName, indexText } from './indices.tsx';
import layout from '../../../kit/style/layout.module.css';
import style from './perio.module.css';

type Exam = ExamOf<'perio'>;
export const COMPARED = 3;

const deepest = (tooth: PerioTooth | undefined): number =>
  Math.max(-1, ...(tooth?.pd ?? []).map((depth) => depth ?? -1));
const sideText = ({ pd }: PerioTooth, outside: boolean): string =>
  SITES.flatMap((_, site) => (isOutside(site) === outside ? [pd[site] ?? '-'] : [])).join(' ');

/** Depths of one tooth, marked where its deepest point grew or shrank since the chart before. */
const Depths = ({ tooth, before }: { tooth: PerioTooth | undefined; before: PerioTooth | undefined }) => {
  const { t } = useTranslation();
  if (!tooth) return <>{t('value.empty')}</>;
  const change = before ? deepest(tooth) - deepest(before) : 0;
  return (
    <span className={style.triple}>
      {sideText(tooth, true)} / {sideText(tooth, false)}{' '}
      {change !== 0 && (
        <span className={change > 0 ? style.worse : style.better}>{change > 0 ? `▲${change}` : `▼${-change}`}</span>
      )}
    </span>
  );
};

/** @param exams the oldest first */
export const Compare = ({ exams }: { exams: readonly Exam[] }) => {
  const { t } = useTranslation();
  const shown = exams.slice(-COMPARED);
  const label = t('perio.compared', { count: shown.length });
  const head = ({ recorded_at }: Exam) => <InstantText value={recorded_at} />;
  const indices = shown.map(({ findings }) => perioIndices(findings.teeth));
  const indexColumns: readonly Column<{ name: IndexName }>[] = [
    { key: 'name', head: t('perio.indices'), as: 'name', cell: ({ name }) => t(`perio.index.${name}`) },
    ...shown.map((exam, at): Column<{ name: IndexName }> => ({
      key: String(exam.id),
      head: head(exam),
      as: 'figure',
      cell: ({ name }) => {
        const own = indices[at];
        return (own && indexText(own, name)) ?? t('value.empty');
      },
    })),
  ];
  const toothColumns: readonly Column<{ tooth: number }>[] = [
    { key: 'tooth', head: t('perio.row.tooth'), as: 'name', cell: ({ tooth }) => tooth },
    ...shown.map((exam, at): Column<{ tooth: number }> => ({
      key: String(exam.id),
      head: head(exam),
      cell: ({ tooth }) => <Depths tooth={exam.findings.teeth[tooth]} before={shown[at - 1]?.findings.teeth[tooth]} />,
    })),
  ];
  const teeth = PERIO_TEETH.filter((tooth) => shown.some(({ findings }) => findings.teeth[tooth]));
  return (
    <div className={layout.stack}>
      <DataTable
        label={label}
        rows={INDEX_NAMES.map((name) => ({ name }))}
        keyOf={({ name }) => name}
        columns={indexColumns}
      />
      <DataTable
        label={`${label}: ${t('perio.row.pd')} ${t('perio.outside')} / ${t('perio.inside')}`}
        rows={teeth.map((tooth) => ({ tooth }))}
        keyOf={({ tooth }) => tooth}
        columns={toothColumns}
      />
    </div>
  );
};
