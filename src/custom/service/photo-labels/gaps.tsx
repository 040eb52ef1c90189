// Patients seen in a range of days by label: what is there, and what is missing (service.md 4).
import { Skeleton } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { addDays } from '../../../resources/kernel/date.ts';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { rangeOf, withRange } from '../../../kit/date/range-address.ts';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { type PhotoLabel, useLabels } from '../../../parts/service/photo-gallery/use-labels.ts';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { Link } from '../../../kit/page/link.tsx';
import { visitPath } from '../../../parts/service/visit/visit.ts';
import { galleryPath } from './gallery-path.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import style from './photo-labels.module.css';

type PatientGaps = AnswerOf<'service.multimedia.matriks'>['data'][number];
type Cell = PatientGaps['cells'][number];

const LAST_DAYS = 30;
const FIRST_PAGE = { page: 1, limit: DEFAULT_PAGE_SIZE };

const cellOf = ({ cells }: PatientGaps, label: number): Cell | undefined =>
  cells.find(({ multimedialabel_id }) => multimedialabel_id === label);

const GapCell = ({ patient, label }: { patient: PatientGaps; label: PhotoLabel }) => {
  const { t } = useTranslation();
  const cell = cellOf(patient, label.id);
  if (!cell)
    return (
      <>
        <span aria-hidden>{t('value.empty')}</span>
        <span className="visually-hidden">{t('gallery.noCell', { label: label.name })}</span>
      </>
    );
  return (
    <Link
      className={style.cell}
      to={galleryPath({ customer: patient.id, label: label.id })}
      aria-label={t('gallery.cell', { label: label.name, count: cell.count })}
    >
      <img className={style.cellPicture} src={cell.thumburl ?? undefined} alt="" loading="lazy" />
      {cell.count > 1 && <span className={style.cellCount}>{cell.count}</span>}
    </Link>
  );
};

/** What the protocol asks for and is not there. */
const groundOf = (patient: PatientGaps, { id, isprotocol }: PhotoLabel): string | undefined => {
  if (cellOf(patient, id)) return style.photo;
  return isprotocol ? style.missing : style.gap;
};

const Matrix = ({ patients, labels }: { patients: readonly PatientGaps[]; labels: readonly PhotoLabel[] }) => {
  const { t } = useTranslation();
  return (
    <DataTable<PatientGaps>
      label={t('gallery.gaps')}
      rows={patients}
      keyOf={({ id }) => id}
      className={style.matrix}
      columns={[
        {
          key: 'patient',
          head: t('gallery.patient'),
          as: 'name',
          cell: ({ visit_id, name, code }) => (
            <>
              <Link to={`${visitPath(visit_id)}?tab=foto`}>{name}</Link>
              <div className={words.quiet}>{code}</div>
            </>
          ),
        },
        {
          key: 'visit',
          head: t('gallery.lastVisit'),
          as: 'code',
          cell: ({ visit_date }) => <DateText value={visit_date} />,
        },
        ...labels.map((label): Column<PatientGaps> => ({
          key: String(label.id),
          head: label.name,
          headClass: style.labelHead,
          className: (patient) => groundOf(patient, label),
          cell: (patient) => <GapCell patient={patient} label={label} />,
        })),
      ]}
    />
  );
};

export const Gaps = () => {
  const { t } = useTranslation();
  const today = useToday();
  const labels = useLabels();
  const [address, setAddress] = useSearchParams();
  const [page, setPage] = useState(FIRST_PAGE);
  const { start, end } = rangeOf(address) ?? { start: addDays(today, 1 - LAST_DAYS), end: today };
  const { query, answer } = useCall(
    'service.multimedia.matriks',
    { start_date: start, end_date: end, ...page },
    { keep: true },
  );
  const reload = () => void query.refetch();
  useNewsOf(visitmultimedia.name, reload);
  const patients = answer?.data ?? [];
  return (
    <div className={`${layout.stack} ${style.gaps}`}>
      <div className={style.range}>
        <DateRangePicker
          required
          label={t('gallery.seen')}
          start={start}
          end={end}
          onChange={(from, to) => {
            setAddress((now) => withRange(now, { start: from, end: to }), { replace: true });
            setPage(FIRST_PAGE);
          }}
        />
      </div>
      {query.isError && !query.data && <ErrorState message={query.error.message} onRetry={reload} />}
      {query.isLoading && <Skeleton active title={false} />}
      {query.isSuccess && patients.length === 0 && <EmptyState />}
      {patients.length > 0 && <Matrix patients={patients} labels={labels} />}
      {answer && <Paging {...page} count={answer.count} onChange={setPage} />}
    </div>
  );
};
