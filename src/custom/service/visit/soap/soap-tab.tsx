// Tab 'SOAP': the note of the visit, to write while it is open and to add to when it is locked (service.md 2.7, 3.2, 4).
import { Skeleton } from 'antd';
import { mayCall } from '../../../../policies/index.ts';
import { useCall } from '../../../../providers/call.ts';
import { useNewsOf } from '../../../../providers/live.ts';
import { useUser } from '../../../../providers/session.ts';
import { visitState } from '../../../../resources/service/visit-state.ts';
import { ErrorState } from '../../../../kit/state/error-state.tsx';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { NoteEditor } from './note-editor.tsx';
import { NoteReader } from './note-reader.tsx';

export const SoapTab = ({ visit }: { visit: VisitData }) => {
  const me = useUser();
  const { query, answer: note } = useCall('service.visitsoap.show', { id: visit.id });
  const reload = () => void query.refetch();
  useNewsOf('service.visitsoap', reload);
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
