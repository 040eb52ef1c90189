// Enters a treatment by one click; what is refused is told above the buttons.
import { useCreate } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import { useVisitReload } from '../../../parts/service/visit/use-visit-verb.ts';
import type { VisitData } from '../../../parts/service/visit/visit.ts';
import type { Values } from '../../../screens/form/values.ts';
import { useMeant } from './use-meant.ts';

interface Named {
  readonly id: number;
  readonly name: string;
}

/** `add` answers whether it was entered; `busy` is the id of the treatment under way. */
export const useQuickAdd = ({ id: visit_id, doctor_id }: VisitData) => {
  const { t } = useTranslation();
  const create = useCreate();
  const meant = useMeant();
  const reload = useVisitReload();
  const [busy, setBusy] = useState<number>();
  const [refusal, setRefusal] = useState<Refusal>();
  const add = async ({ id, name }: Named, body: Values): Promise<boolean> => {
    setBusy(id);
    setRefusal(undefined);
    try {
      const stored = await meant((more) =>
        create.mutateAsync({
          resource: visitperawatan.name,
          values: { ...body, ...more, visit_id, doctor_id },
          successNotification: tellDone(t('chair.added', { name })),
          errorNotification: false,
        }),
      );
      if (stored) await reload();
      return stored;
    } catch (error) {
      setRefusal(refusalOf(error));
      return false;
    } finally {
      setBusy(undefined);
    }
  };
  return { add, busy, refusal };
};
