// One request of a sheet: whether it is under way, and what the server refused.
import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOneAtATime } from './one-at-a-time.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import type { useHeld } from './use-held.ts';

type Refuse = ReturnType<typeof useHeld>['refuse'];

/**
 * @param work sends the request; a failure becomes `refusal`
 * @param refuse of `useHeld`: adds the way to a colleague's version
 */
export const useSending = (work: () => Promise<void>, refuse?: Refuse) => {
  const { t } = useTranslation();
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
      const refused = refusalOf(error);
      setRefusal(refuse ? await refuse(refused, t('form.newer.title'), () => setRefusal(undefined)) : refused);
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
