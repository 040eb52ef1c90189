// One request of a sheet: whether it is under way, and what the server refused.
import { type FormEvent, useRef, useState } from 'react';
import { type Refusal, refusalOf } from './refusal.ts';

/** @param work sends the request; a failure becomes `refusal` */
export const useSending = (work: () => Promise<void>) => {
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  // A second click comes before the button is drawn as busy.
  const sending = useRef(false);
  const run = async () => {
    if (sending.current) return;
    sending.current = true;
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      sending.current = false;
      setBusy(false);
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
