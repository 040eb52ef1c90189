// Tab 'SOAP': the note of the visit, to write while it is open and to add to when it is locked (service.md 2.7, 3.2, 4).
import { useCustom } from '@refinedev/core';
import { Skeleton } from 'antd';
import { mayCall } from '../../../../policies/index.ts';
import { useNewsOf } from '../../../../providers/live.ts';
import { useUser } from '../../../../providers/session.ts';
import type { SoapNote } from '../../../../resources/service/soap-calls.ts';
import { visitState } from '../../../../resources/service/visit-state.ts';
import { ErrorState } from '../../../../kit/state/error-state.tsx';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { NoteEditor } from './note-editor.tsx';
import { NoteReader } from './note-reader.tsx';
import { notePath } from './note-path.ts';

export const SoapTab = ({ visit }: { visit: VisitData }) => {
  const me = useUser();
  const { query } = useCustom<SoapNote & { id?: never }>({
    url: notePath(visit.id),
    method: 'get',
    errorNotification: false,
  });
  const reload = () => void query.refetch();
  useNewsOf('service.visitsoap', reload);
  const note = query.data?.data;
  if (!note)
    return query.isError ? (
      <ErrorState message={query.error.message} onRetry={reload} />
    ) : (
      <Skeleton active title={false} />
    );
  const writes = mayCall(me, 'service.visitsoap.save') && visit.status !== visitState.cancelled;
  return writes ? (
    <NoteEditor key={visit.id} visit={visit} note={note} onChanged={reload} />
  ) : (
    <NoteReader note={note} />
  );
};
