// The odontogram of the visit's patient: written by who treats him while the visit goes on, read by the others.
import { type ComponentProps, useCallback } from 'react';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { visitState } from '../../../resources/service/visit-state.ts';
import { OdontogramEditor } from '../../../parts/service/odontogram/editor.tsx';
import { Odontogram } from '../../../parts/service/odontogram/odontogram.tsx';
import { ChartPlan } from './chart-plan.tsx';
import { Mouth } from '../../../parts/service/perio/mouth.tsx';
import type { VisitData } from '../../../parts/service/visit/visit.ts';

type Follow = NonNullable<ComponentProps<typeof OdontogramEditor>['renderFollow']>;

export const OdontogramTab = ({ visit }: { visit: VisitData }) => {
  const me = useUser();
  const { customerdata } = visit;
  // The same function while findings come: what is offered about them is not drawn again by each.
  const renderFollow = useCallback<Follow>(
    (finding, record) => <ChartPlan visit={visit} finding={finding} onPlan={record} />,
    [visit],
  );
  if (!customerdata) return null;
  const { id: customer, old: age } = customerdata;
  const writes = can(me, 'service.odontogram.record', 'call');
  const open = visit.status !== visitState.finished && visit.status !== visitState.cancelled;
  return (
    <Mouth
      customerId={customer}
      visitId={visit.id}
      open={open && writes}
      renderTeeth={(head) =>
        writes ? (
          <OdontogramEditor
            customerId={customer}
            visitId={visit.id}
            age={age}
            head={head}
            open={open}
            renderFollow={renderFollow}
          />
        ) : (
          <Odontogram customerId={customer} age={age} head={head} />
        )
      }
    />
  );
};
