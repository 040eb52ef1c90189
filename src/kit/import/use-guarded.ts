import { useState } from 'react';
import { refusalOf } from '../form/refusal.ts';

/**
 * Runs one step of an import at a time.
 * @returns `problem`: why the last step failed, as a text to show
 */
export const useGuarded = () => {
  const [problem, setProblem] = useState<string>();
  const [busy, setBusy] = useState(false);
  const guarded = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setProblem(undefined);
    try {
      await work();
    } catch (error) {
      const { message, errors = {} } = refusalOf(error);
      setProblem([message, ...Object.values(errors).flat()].join('. '));
    } finally {
      setBusy(false);
    }
  };
  return { problem, busy, guarded };
};
