// The odontogram of a patient to be read, with all its days: for his record and for printing beside it.
import { Skeleton } from 'antd';
import { type ReactNode, useCallback, useState } from 'react';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { OdontogramBoard } from './board.tsx';
import type { Selection } from './chart.tsx';
import { useOdontogram } from './use-odontogram.ts';

interface Props {
  readonly customerId: number;
  /** Years of the patient; a child's milk teeth are drawn. */
  readonly age?: number | null;
  /** The way to other charts of the mouth. */
  readonly head?: ReactNode;
  /** Day that is shown first, 'YYYY-MM-DD'; none: now. */
  readonly at?: string;
}

const NONE: Selection = new Map();

/** A tooth that is picked shows its own history. */
export const Odontogram = ({ customerId, age, head, at }: Props) => {
  const { answer, query } = useOdontogram(customerId);
  const [selection, select] = useState(NONE);
  const onPick = useCallback((tooth: number) => select((now) => (now.has(tooth) ? NONE : new Map([[tooth, []]]))), []);
  const onClear = useCallback(() => select(NONE), []);
  if (query.isError && !answer)
    return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <Skeleton active title={false} />;
  return (
    <OdontogramBoard
      answer={answer}
      age={age}
      head={head}
      at={at}
      selection={selection}
      onPick={onPick}
      onClear={onClear}
    />
  );
};
