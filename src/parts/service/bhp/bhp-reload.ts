// After a confirmation or its cancellation.
import { useInvalidate } from '@refinedev/core';
import { visitperawatan } from '../../../resources/service/visitperawatan.ts';
import { visitperawatanbhp } from '../../../resources/service/visitperawatanbhp.ts';
import { useVisitReload } from '../visit/use-visit-verb.ts';

/** A function that reloads what depends on a treatment's consumables: its lines, the list of treatments, the visit. */
export const useBhpReload = () => {
  const invalidate = useInvalidate();
  const reload = useVisitReload();
  return async (): Promise<void> => {
    await Promise.all([
      invalidate({ resource: visitperawatan.name, invalidates: ['resourceAll'] }),
      invalidate({ resource: visitperawatanbhp.name, invalidates: ['resourceAll'] }),
      reload(),
    ]);
  };
};
