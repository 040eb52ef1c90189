// The page of a master's record.
import type { Resource } from '../../resources/kernel/define.ts';
import { RecordPage, type RecordPieces } from './record-page.tsx';

interface Props<R extends Resource> extends RecordPieces<R> {
  readonly resource: R;
}

export const ShowScreen = <R extends Resource>({ resource, ...pieces }: Props<R>) => (
  <RecordPage resource={resource} list={resource.screens.list} {...pieces} />
);
