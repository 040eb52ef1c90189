// Approve, refuse, call off: what can be done with a request, at the end of its row or card.
import { Button } from 'antd';
import { useState } from 'react';
import { maySeeField } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import type { Document } from '../../../resources/kernel/define.ts';
import layout from '../../../kit/style/layout.module.css';
import type { NamedVerb } from '../../../screens/record/verbs.ts';
import type { Row } from '../../../screens/views/view.ts';
import { openVerbs } from './open-verbs.ts';
import { useBalancesAnew } from './use-left.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const VerbDialog = onDemand(async () => (await import('../../../screens/record/verb-dialog.tsx')).VerbDialog);

interface Props {
  readonly resource: Document;
  readonly row: ListedOf<'attendance.leave'> | ListedOf<'attendance.overtime'>;
  /** It has begun: who asked cannot call it off any more. */
  readonly hasBegun: boolean;
}

export const RequestActions = ({ resource, row, hasBegun }: Props) => {
  const me = useUser();
  const anew = useBalancesAnew();
  const [chosen, choose] = useState<NamedVerb>();
  const verbs = openVerbs(resource, me, row, hasBegun);
  const values: Row = row;
  return (
    <div className={layout.rowTight}>
      {verbs.map((named) => (
        <Button
          key={named.name}
          size="small"
          type={named.verb.tone === 'primary' ? 'primary' : 'default'}
          danger={named.verb.tone === 'danger'}
          onClick={() => choose(named)}
        >
          {named.verb.label}
        </Button>
      ))}
      {chosen && (
        <VerbDialog
          resource={resource}
          record={row}
          of={`${row.pegawaidata.name} ${row.code}`}
          named={chosen}
          fields={Object.entries(chosen.verb.input)
            .filter(([, field]) => maySeeField(me.role, field))
            .map(([name, field]) => ({ name, field }))}
          // What the request says stands until the approver says otherwise.
          start={Object.fromEntries(
            Object.keys(chosen.verb.input)
              .filter((name) => name !== 'reason' && values[name] !== undefined)
              .map((name) => [name, values[name]]),
          )}
          onClose={() => {
            choose(undefined);
            anew();
          }}
        />
      )}
    </div>
  );
};
