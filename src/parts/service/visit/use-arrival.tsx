// Whom the desk lets in is asked about allergies first, where his answer is older than the branch lets it count (workspace.md 2).
import { type ReactNode, useState } from 'react';
import { mayCall } from '../../../policies/index.ts';
import { readCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import type { MedicalAlert } from '../../../resources/service/medical.ts';
import type { VisitData } from './visit.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const AlertDrawer = onDemand(async () => (await import('../medical/alert-drawer.tsx')).AlertDrawer);

interface Asked {
  readonly alert: MedicalAlert;
  readonly goOn: () => void;
}

/** An answer that was given, and is to be given again. One who was never asked is marked all day long. */
const isOld = ({ alergi_checked_at, alergi_due }: MedicalAlert): boolean => alergi_due && alergi_checked_at !== null;

/**
 * `before` lets the patient in by `goOn`: at once, or after the question, however that was answered. Who may not ask, and a record
 * that cannot be read now, keep nobody outside.
 */
export const useArrival = () => {
  const me = useUser();
  const [asked, ask] = useState<Asked>();
  const before = async (visit: VisitData, goOn: () => void): Promise<void> => {
    const patient = visit.customerdata?.id;
    if (patient === undefined || !mayCall(me, 'service.rekammedis.setalert')) return goOn();
    const alert = await readCall('service.rekammedis.alert', { id: patient }).catch(() => undefined);
    if (alert && isOld(alert)) ask({ alert, goOn });
    else goOn();
  };
  const drawer: ReactNode = asked && (
    <AlertDrawer
      alert={asked.alert}
      arriving
      onSaved={() => undefined}
      onClose={() => {
        ask(undefined);
        asked.goOn();
      }}
    />
  );
  return { before, drawer };
};
