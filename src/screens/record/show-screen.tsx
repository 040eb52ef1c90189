// The page of a master's record.
import type { Resource } from '../../resources/kernel/define.ts';
import { RecordPage, type RecordPieces } from './record-page.tsx';

interface Props extends RecordPieces {
  readonly resource: Resource;
}

export const ShowScreen = ({ resource, ...pieces }: Props) => (
  <RecordPage resource={resource} list={resource.screens.list} {...pieces} />
);
