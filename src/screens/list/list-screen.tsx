// The list of any resource, derived from its declaration.
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../providers/media.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { EmptyState } from '../parts/empty-state.tsx';
import { ErrorState } from '../parts/error-state.tsx';
import { LinkButton } from '../parts/link-button.tsx';
import { PageHeader } from '../parts/page-header.tsx';
import { Paging } from '../parts/paging.tsx';
import { offers } from '../resource-fields.ts';
import { ExportButton } from './export-button.tsx';
import style from './list.module.css';
import { useListState } from './list-state.ts';
import { RecordCards } from './record-cards.tsx';
import { RecordTable } from './record-table.tsx';
import { Toolbar } from './toolbar.tsx';
import { useListView } from './use-list-view.ts';
import { exportQuery, useRecords } from './use-records.ts';
import { ViewButton } from './view-button.tsx';
import { WaitingRows } from './waiting-rows.tsx';

export const ListScreen = ({ resource }: { resource: Resource }) => {
  const { t } = useTranslation();
  const user = useUser();
  const narrow = useNarrow();
  const [state, change] = useListState(resource);
  const { query, rows, count } = useRecords(resource, state);
  const view = useListView(resource);
  const opens = offers(resource, user.role, 'show');
  const filtered = state.keyword !== '' || Object.keys(state.filters).length > 0;

  return (
    <>
      <PageHeader
        title={resource.label}
        actions={
          resource.screens.list &&
          offers(resource, user.role, 'create') && (
            <LinkButton to={`${resource.screens.list}/create`} type="primary" icon={<PlusOutlined aria-hidden />}>
              {t('list.create')}
            </LinkButton>
          )
        }
      />
      <section className={style.sheet}>
        <Toolbar
          resource={resource}
          state={state}
          onChange={change}
          onRefresh={() => void query.refetch()}
          refreshing={query.isFetching}
        >
          <ViewButton resource={resource} view={view} />
          {offers(resource, user.role, 'export') && (
            <ExportButton path={`${resource.path}/export`} query={exportQuery(state)} />
          )}
        </Toolbar>
        {query.isError ? (
          <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />
        ) : query.isLoading ? (
          <WaitingRows />
        ) : rows.length === 0 ? (
          <EmptyState
            text={filtered ? t('list.emptyFiltered') : undefined}
            action={filtered && <Button onClick={() => change({ keyword: '', filters: {} })}>{t('list.reset')}</Button>}
          />
        ) : narrow ? (
          <RecordCards resource={resource} columns={view.shown} rows={rows} opens={opens} />
        ) : (
          <RecordTable
            resource={resource}
            columns={view.shown}
            rows={rows}
            density={view.density}
            stale={query.isPlaceholderData}
            sort={state.sort}
            onSort={(sort) => change({ sort })}
            opens={opens}
          />
        )}
        {!query.isError && <Paging page={state.page} limit={state.limit} count={count} onChange={change} />}
      </section>
    </>
  );
};
