import { useState } from 'react';
import { refusalOf } from '../form/refusal.ts';

/** One thing after the other with a file: `problem` is why the last one failed. */
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
