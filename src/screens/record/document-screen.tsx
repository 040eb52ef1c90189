// The page of a document: its state, its fields and lines, and the verbs that its state and the user's role allow.
import { Skeleton } from 'antd';
import type { ComponentType } from 'react';
import { useUser } from '../../providers/session.ts';
import type { Document } from '../../resources/kernel/define.ts';
import { ErrorState } from '../../kit/state/error-state.tsx';
import { PageHeader } from '../../kit/page/page-header.tsx';
import layout from '../../kit/style/layout.module.css';
import { RequestNotices } from '../request/request-notices.tsx';
import { StatusChip } from '../../kit/chip/status-chip.tsx';
import { RecordActions } from './record-actions.tsx';
import { RecordBody } from './record-body.tsx';
import { type Loaded, titleOf, useRecord } from './use-record.ts';
import { VerbButtons } from './verb-buttons.tsx';
import { verbsFor } from './verbs.ts';

interface Props {
  readonly resource: Document;
  /** Address of its list, where a page of its own is that. */
  readonly list?: string;
  /** Buttons of the page, before those that the declaration gives. */
  readonly Tools?: ComponentType<{ record: Loaded }>;
  /** What the page shows of it beyond its declared fields. */
  readonly Below?: ComponentType<{ record: Loaded }>;
}

export const DocumentScreen = ({ resource, list = resource.screens.list, Tools, Below }: Props) => {
  const me = useUser();
  const { record, query } = useRecord(resource, { live: true });
  const status = Number(record?.status);
  const state = resource.states[status];
  return (
    <>
      <PageHeader
        title={record ? titleOf(resource, record) : resource.label}
        mark={state && <StatusChip label={state.label} tone={state.tone} />}
        back={{ to: list ?? '/', label: resource.label }}
        actions={
          record && (
            <>
              {Tools && <Tools record={record} />}
              <RecordActions resource={resource} record={record} />
              <VerbButtons resource={resource} record={record} verbs={verbsFor(resource, me, status)} />
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
