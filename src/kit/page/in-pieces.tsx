// A long part of a page is drawn in pieces, between which the browser answers the reader; what an answer of the server draws comes at once
// otherwise, as one task.
import { type ReactNode, useDeferredValue } from 'react';

interface Props {
  /** Stands until the part does: what stood while its rows were on their way. */
  readonly before: ReactNode;
  readonly children: ReactNode;
}

/** Shows `before` first and `children` right after, as work that the browser may interrupt. Later changes are drawn as everywhere. */
export const InPieces = ({ before, children }: Props) => (useDeferredValue(true, false) ? children : before);
