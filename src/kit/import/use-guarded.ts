import { useState } from 'react';

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
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  };
  return { problem, busy, guarded };
};
