// What was asked for, once it is there: until then bars in its place, and where it failed the reason with another try.
import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { WaitingRows } from './waiting-rows.tsx';

interface Props<Answer> {
  readonly query: {
    readonly isError: boolean;
    readonly error: { readonly message: string } | null;
    readonly refetch: () => Promise<unknown>;
  };
  /** Undefined until it came. */
  readonly answer: Answer | undefined;
  /** Draws the answer; a failed query shows no older one. */
  readonly children: (answer: Answer) => ReactNode;
}

export const Answered = <Answer,>({ query, answer, children }: Props<Answer>) => {
  if (query.isError) return <ErrorState message={query.error?.message ?? ''} onRetry={() => void query.refetch()} />;
  return answer === undefined ? <WaitingRows /> : children(answer);
};
