// The page of one record: its title, what is asked for it, its fields and lines, and what a page adds. Masters show it as it is
// (show-screen.tsx), documents with their state and verbs (document-screen.tsx).
import { Skeleton } from 'antd';
import type { ReactNode } from 'react';
import type { Resource } from '../../resources/kernel/define.ts';
import { PageHeader } from '../../kit/page/page-header.tsx';
import { ErrorState } from '../../kit/state/error-state.tsx';
import layout from '../../kit/style/layout.module.css';
import { RequestNotices } from '../request/request-notices.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordBody } from './record-body.tsx';
import { type RecordFor, titleOf, useRecord } from './use-record.ts';

/** What a page adds to the record of a resource. */
export interface RecordPieces<R extends Resource> {
  /** Buttons of the page, before those that the declaration gives. */
  readonly Tools?: (props: { readonly record: RecordFor<R> }) => ReactNode;
  /** What the page shows of it beyond its declared fields. */
  readonly Below?: (props: { readonly record: RecordFor<R> }) => ReactNode;
}
interface Props<R extends Resource> extends RecordPieces<R> {
  readonly resource: R;
  /** Address of its list. */
  readonly list: string | undefined;
  /** Behind the title. */
  readonly renderMark?: (record: RecordFor<R>) => ReactNode;
  /** Behind the buttons that every record has. */
  readonly renderVerbs?: (record: RecordFor<R>) => ReactNode;
}

export const RecordPage = <R extends Resource>({
  resource,
  list = '/',
  renderMark,
  renderVerbs,
  Tools,
  Below,
}: Props<R>) => {
  const { record, query } = useRecord(resource, { live: true });
  return (
    <>
      <PageHeader
        title={record ? titleOf(resource, record) : resource.label}
        mark={record && renderMark?.(record)}
        back={{ to: list, label: resource.label }}
        actions={
          record && (
            <>
              {Tools && <Tools record={record} />}
              <RecordActions resource={resource} record={record} />
              {renderVerbs?.(record)}
            </>
          )
        }
      />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <Skeleton active title={false} />}
      {record && !query.isError && <RequestNotices record={record} />}
      {record && !query.isError && (
        <div className={layout.stackLarge}>
          <RecordBody resource={resource} record={record} />
          {Below && <Below record={record} />}
        </div>
      )}
    </>
  );
};
