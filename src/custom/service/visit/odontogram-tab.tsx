// The odontogram of the visit's patient: written by who treats him while the visit goes on, read by the others.
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { OdontogramEditor } from '../../../parts/service/odontogram/editor.tsx';
import { Odontogram } from '../../../parts/service/odontogram/odontogram.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';

export const OdontogramTab = ({ visit }: { visit: VisitData }) => {
  const me = useUser();
  const customer = visit.customerdata?.id;
  if (customer === undefined) return null;
  if (!can(me, 'service.odontogram.record', 'call')) return <Odontogram customerId={customer} />;
  const open = visit.status !== visitState.finished && visit.status !== visitState.cancelled;
  return <OdontogramEditor customerId={customer} visitId={visit.id} open={open} />;
};
