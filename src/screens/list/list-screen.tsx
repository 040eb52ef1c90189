// The list of any resource, derived from its declaration; a page may add to it what the declaration cannot say.
import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type ReactNode, Suspense, useEffect, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../providers/media.ts';
import { useUser } from '../../providers/session.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { EmptyState } from '../../kit/state/empty-state.tsx';
import { ErrorState } from '../../kit/state/error-state.tsx';
import { LinkButton } from '../../kit/page/link-button.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { Paging } from '../../kit/table/paging.tsx';
import { offers } from '../resource-fields.ts';
import { useBranchColumn } from './branch-column.ts';
import { ExportButton } from '../../kit/table/export-button.tsx';
import style from './list.module.css';
import { type ListState, useListState } from './list-state.ts';
import type { Total } from './list-totals.tsx';
import { RecordCards } from './record-cards.tsx';
import { RecordTable } from './record-table.tsx';
import type { RowOverrides } from './row-overrides.ts';
import { useShows } from './use-shows.ts';
import { Toolbar } from './toolbar.tsx';
import { type ListView, useListView } from './use-list-view.ts';
import { exportQuery, type RowFor, useRecords } from './use-records.ts';
import { ViewButton } from './view-button.tsx';
import { deferred } from '../../kit/page/deferred.tsx';
import { InPieces } from '../../kit/page/in-pieces.tsx';
import { WaitingRows } from '../../kit/state/waiting-rows.tsx';

interface Props<R extends Resource> {
  readonly resource: R;
  /** Filters of the page itself, which the user does not see. */
  readonly fixed?: Readonly<Record<string, string>>;
  readonly overrides?: RowOverrides<RowFor<R>>;
  /** Buttons of the page, before 'Tambah'. */
  readonly tools?: ReactNode;
  /** False where records are made elsewhere. */
  readonly creates?: boolean;
  /** Sums below the rows, once the list is filtered: over everything they say nothing and cost most. */
  readonly totals?: readonly Total[];
  /** The page's own filters bound the rows: their sums are always shown. */
  readonly bounded?: boolean;
  /** Filters that the page has controls of its own for. */
  readonly held?: readonly string[];
  /** Said where there is no row at all; 'Tidak ada Data' if nothing else. */
  readonly empty?: string;
  /** Between the title and the rows: figures of the whole, chips. */
  readonly children?: ReactNode;
}
const NOTHING = {};
/** Few lists have sums; their part comes while the rows do. */
const ListTotals = deferred(async () => (await import('./list-totals.tsx')).ListTotals);
const filtered = ({ keyword, filters }: ListState): boolean => keyword !== '' || Object.keys(filters).length > 0;

/** The rows as a table or as cards; what there is to say when there are none. */
const Rows = <R extends Resource>({ resource, overrides, state, change, records, view, empty }: RowsProps<R>) => {
  const { t } = useTranslation();
  const shows = useShows(resource);
  const narrow = useNarrow();
  const branch = useBranchColumn(resource);
  const { query, rows } = records;
  if (rows.length === 0) {
    return (
      <EmptyState
        text={filtered(state) ? t('list.emptyFiltered') : empty}
        action={
          filtered(state) && <Button onClick={() => change({ keyword: '', filters: {} })}>{t('list.reset')}</Button>
        }
      />
    );
  }
  const shared = {
    resource,
    columns: [...branch, ...view.shown],
    rows,
    opens: shows,
    overrides,
  };
  return narrow ? (
    <RecordCards {...shared} />
  ) : (
    <RecordTable
      {...shared}
      density={view.density}
      stale={query.isPlaceholderData}
      sort={state.sort}
      onSort={(sort) => change({ sort })}
    />
  );
};

/** The rows and what stands below them come together: before, that would tell of none, and move down. */
const Answered = <R extends Resource>({
  query,
  children,
}: Pick<RowsProps<R>['records'], 'query'> & { readonly children: ReactNode }) => {
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (query.isLoading) return <WaitingRows />;
  return <InPieces before={<WaitingRows />}>{children}</InPieces>;
};

interface RowsProps<R extends Resource> extends Pick<Props<R>, 'resource' | 'overrides' | 'empty'> {
  readonly state: ListState;
  readonly change: (next: Partial<ListState>) => void;
  readonly records: ReturnType<typeof useRecords<R>>;
  readonly view: ListView;
}

export const ListScreen = <R extends Resource>({
  resource,
  fixed = NOTHING,
  overrides,
  tools,
  creates = true,
  totals,
  bounded = false,
  held,
  empty,
  children,
}: Props<R>) => {
  const { t } = useTranslation();
  const me = useUser();
  const [state, change] = useListState(resource);
  const asked = useMemo(() => ({ ...state, filters: { ...state.filters, ...fixed } }), [state, fixed]);
  const records = useRecords(resource, asked);
  const { query, count } = records;
  const view = useListView(resource);
  const summed = totals !== undefined && (bounded || filtered(state));
  useEffect(() => {
    if (summed) ListTotals.fetchAhead();
  }, [summed]);
  const { list } = resource.screens;
  const create = creates && list && offers(resource, me, 'create') && (
    <LinkButton to={`${list}/create`} type="primary" icon={<PlusOutlined aria-hidden />}>
      {t('list.create')}
    </LinkButton>
  );

  return (
    <>
      <PageHeader
        title={resource.label}
        actions={
          (tools || create) && (
            <>
              {tools}
              {create}
            </>
          )
        }
      />
      {children}
      <section className={style.sheet}>
        <Toolbar
          resource={resource}
          state={state}
          onChange={change}
          held={held}
          onRefresh={() => void query.refetch()}
          refreshing={query.isFetching}
        >
          <ViewButton resource={resource} view={view} />
          {offers(resource, me, 'export') && (
            <ExportButton path={`${resource.path}/export`} query={exportQuery(asked)} />
          )}
        </Toolbar>
        <Answered query={query}>
          <Rows {...{ resource, overrides, state, change, records, view, empty }} />
          {summed && (
            <Suspense>
              <ListTotals resource={resource} state={asked} totals={totals} readAt={query.dataUpdatedAt} />
            </Suspense>
          )}
          <Paging page={state.page} limit={state.limit} count={count} onChange={change} />
        </Answered>
      </section>
    </>
  );
};
