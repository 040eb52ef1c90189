// The odontogram of the visit's patient; it is written while the visit goes on.
import { OdontogramEditor } from '../../screens/parts/odontogram/editor.tsx';
import { CANCELLED, FINISHED, type VisitData } from '../../screens/parts/visit/visit.ts';

export const OdontogramTab = ({ visit }: { visit: VisitData }) => {
  const open = visit.status !== FINISHED && visit.status !== CANCELLED;
  return visit.customerdata && <OdontogramEditor customerId={visit.customerdata.id} visitId={visit.id} open={open} />;
};
