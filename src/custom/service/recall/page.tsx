// '/service/visit/recall', Daftar kontrol & recall: who is to come again, and what came of calling him (service.md 10).
import { PlusOutlined } from '@ant-design/icons';
import { Button, Segmented, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { recall, recallReasons } from '../../../resources/service/recall.ts';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { SearchField } from '../../../kit/page/search-field.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { type RecallFilter, type RecallRow, useRecallFilter, useRecalls } from './recall-data.ts';
import { RecallItem } from './recall-row.tsx';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';
import type { Result } from './result-dialog.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const ResultDialog = onDemand(async () => (await import('./result-dialog.tsx')).ResultDialog);
const RecallForm = onDemand(async () => (await import('./recall-form.tsx')).RecallForm);

const STATES = [recall.state.open, recall.state.booked, recall.state.done, recall.state.declined] as const;

interface ToolbarProps {
  readonly filter: RecallFilter;
  readonly onChange: (filter: Partial<RecallFilter>) => void;
}

const RecallToolbar = ({ filter, onChange }: ToolbarProps) => {
  const { t } = useTranslation();
  return (
    <div className={layout.row} role="search">
      <Segmented
        className={surface.slide}
        aria-label={t('list.status')}
        value={filter.status}
        onChange={(status) => onChange({ status })}
        options={STATES.map((value) => ({ value: value as number, label: recall.states[value].label }))}
      />
      {filter.status === recall.state.open && (
        <Segmented
          aria-label={recall.fields.due_at.label}
          value={filter.due}
          onChange={(due) => onChange({ due })}
          options={(['now', 'all'] as const).map((value) => ({ value, label: t(`schedule.recall.dues.${value}`) }))}
        />
      )}
      <Select<string>
        className={layout.pick}
        allowClear
        virtual={false}
        aria-label={recall.fields.reason.label}
        placeholder={recall.fields.reason.label}
        value={filter.reason}
        onChange={(reason: string | undefined) => onChange({ reason: reason ?? null })}
        options={[...recallReasons]}
      />
      <div className={layout.seek}>
        <SearchField
          label={t('schedule.recall.search')}
          value={filter.keyword}
          onSearch={(keyword) => onChange({ keyword })}
        />
      </div>
      <ExportButton path={`${recall.path}/export`} query={{ status: filter.status }} />
    </div>
  );
};

export default function RecallPage() {
  const { t } = useTranslation();
  const today = useToday();
  const [filter, change] = useRecallFilter();
  const { query, rows, count } = useRecalls(filter, today);
  const [asked, ask] = useState<{ readonly row: RecallRow; readonly result: Result }>();
  const [adding, add] = useState(false);

  return (
    <>
      <PageHeader
        title={t('schedule.recall.title')}
        actions={
          <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => add(true)}>
            {t('list.create')}
          </Button>
        }
      />
      <section className={surface.sheet}>
        <RecallToolbar filter={filter} onChange={change} />
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isLoading && <WaitingRows />}
        {query.data && rows.length === 0 && <EmptyState text={t('schedule.recall.none')} />}
        <ul className={layout.divided} aria-busy={query.isPlaceholderData}>
          {rows.map((row) => (
            <RecallItem key={row.id} row={row} today={today} onResult={(of, result) => ask({ row: of, result })} />
          ))}
        </ul>
        {!query.isError && <Paging page={filter.page} limit={filter.limit} count={count} onChange={change} />}
      </section>
      {asked && <ResultDialog {...asked} onClose={() => ask(undefined)} />}
      {adding && <RecallForm onClose={() => add(false)} />}
    </>
  );
}
