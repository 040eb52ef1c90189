// The page of a document: its state, its fields and lines, and the verbs that its state and the user's role allow.
import { useUser } from '../../providers/session.ts';
import type { Document } from '../../resources/kernel/define.ts';
import { StatusChip } from '../../kit/chip/status-chip.tsx';
import { RecordPage, type RecordPieces } from './record-page.tsx';
import { VerbButtons } from './verb-buttons.tsx';
import { verbsFor } from './verbs.ts';

interface Props<R extends Document> extends RecordPieces<R> {
  readonly resource: R;
  /** Address of its list, where a page of its own is that. */
  readonly list?: string;
}

export const DocumentScreen = <R extends Document>({ resource, list = resource.screens.list, ...pieces }: Props<R>) => {
  const me = useUser();
  return (
    <RecordPage
      resource={resource}
      list={list}
      renderMark={(record) => {
        const state = resource.states[Number(record.status)];
        return state && <StatusChip label={state.label} tone={state.tone} />;
      }}
      renderVerbs={(record) => (
        <VerbButtons resource={resource} record={record} verbs={verbsFor(resource, me, Number(record.status))} />
      )}
      {...pieces}
    />
  );
};
