// '/service/visit/orto': active orthodontic cases without a control for weeks, those who wait longest first (workspace.md 3).
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { LATE_WEEKS } from '../../../resources/service/ortho-calls.ts';
import { appliances } from '../../../resources/service/ortho.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { visitPath } from '../../../parts/service/visit/visit.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';

type Row = AnswerOf<'service.orthocase.lama'>['data'][number];

const WEEKS = [LATE_WEEKS, 8, 12];
const FIRST = { page: 1, limit: 20 };
const applianceOf = (value: string): string => appliances.find((one) => one.value === value)?.label ?? value;

const Month = ({ row: { month, planned_months } }: { row: Row }) => {
  const { t } = useTranslation();
  if (planned_months === null) return t('chair.ortho.monthAlone', { month });
  const text = t('chair.ortho.monthOf', { month, n: planned_months });
  return month > planned_months ? <StatusChip tone="warning" label={text} /> : text;
};

const Last = ({ row: { last_control_at, days } }: { row: Row }) => {
  const { t } = useTranslation();
  return (
    <>
      {last_control_at ? <DateText value={last_control_at} /> : t('chair.ortho.never')}{' '}
      <span className={words.faint}>{t('chair.ortho.ago', { n: days })}</span>
    </>
  );
};

/** @param rows none: they are on their way */
const Cases = ({ rows }: { rows: readonly Row[] | undefined }) => {
  const { t } = useTranslation();
  return (
    <DataTable<Row>
      label={t('chair.ortho.title')}
      rows={rows ?? []}
      waits={rows === undefined}
      empty={t('chair.ortho.none')}
      keyOf={({ id }) => id}
      phone="cards"
      columns={[
        {
          key: 'patient',
          head: t('chair.ortho.patient'),
          as: 'name',
          cell: ({ customerdata: { id, name, code } }) => (
            <>
              <Link to={`/customer/${id}`}>{name}</Link> <span className={words.faint}>{code}</span>
            </>
          ),
        },
        { key: 'doctor', head: t('chair.ortho.doctor'), cell: ({ doctordata }) => doctordata.name },
        { key: 'appliance', head: t('chair.ortho.appliance'), cell: ({ appliance }) => applianceOf(appliance) },
        { key: 'month', head: t('chair.ortho.month'), cell: (row) => <Month row={row} /> },
        { key: 'last', head: t('chair.ortho.last'), cell: (row) => <Last row={row} /> },
        {
          key: 'next',
          head: t('chair.ortho.next'),
          cell: ({ next_visit_id: id, next_visit_date: day }) =>
            id === null ? (
              <span className={words.faint}>{t('chair.ortho.noNext')}</span>
            ) : (
              <Link to={visitPath(id)}>
                <DateText value={day} />
              </Link>
            ),
        },
      ]}
    />
  );
};

export default function OrthoLatePage() {
  const { t } = useTranslation();
  const [weeks, setWeeks] = useState(LATE_WEEKS);
  const [page, setPage] = useState(FIRST);
  const { query, answer } = useCall('service.orthocase.lama', { weeks, ...page }, { keep: true });
  return (
    <>
      <PageHeader title={t('chair.ortho.title')} />
      <div className={`${surface.sheet} ${layout.stack}`}>
        <div className={layout.row}>
          <span id="ortho-weeks">{t('chair.ortho.lead')}</span>
          <Segmented
            aria-labelledby="ortho-weeks"
            value={weeks}
            options={WEEKS.map((n) => ({ value: n, label: t('chair.ortho.weeks', { n }) }))}
            onChange={(next) => {
              setWeeks(next);
              setPage(FIRST);
            }}
          />
        </div>
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {!query.isError && <Cases rows={answer?.data} />}
        {answer && answer.count > page.limit && <Paging {...page} count={answer.count} onChange={setPage} />}
      </div>
    </>
  );
}
