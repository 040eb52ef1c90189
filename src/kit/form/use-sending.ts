// One request of a sheet: whether it is under way, and what the server refused.
import { type FormEvent, useState } from 'react';
import { useOneAtATime } from './one-at-a-time.ts';
import { type Refusal, refusalOf } from './refusal.ts';

/** @param work sends the request; a failure becomes `refusal` */
export const useSending = (work: () => Promise<void>) => {
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const { begin, end } = useOneAtATime();
  const run = async () => {
    if (!begin()) return;
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
      end();
    }
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    // A dialog that opens over a form stands within it for React: its own submit is not the form's.
    event.stopPropagation();
    void run();
  };
  return { refusal, busy, onSubmit, run };
};
