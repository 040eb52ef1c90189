// Buttons of a document's verbs. Each asks once more in a dialog, which also holds the fields that the verb takes.
import { Button } from 'antd';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useUser } from '../../providers/session.ts';
import { maySeeField } from '../../policies/index.ts';
import type { Document } from '../../resources/kernel/define.ts';
import { heldBy } from '../request/requests.ts';
import type { Loaded } from './use-record.ts';
import type { NamedVerb, Opening } from './verbs.ts';
import { onDemand } from '../../kit/page/on-demand.tsx';

const VerbDialog = onDemand(async () => (await import('./verb-dialog.tsx')).VerbDialog);

interface Props {
  readonly resource: Document;
  readonly record: Loaded;
  readonly verbs: readonly NamedVerb[];
}

export const VerbButtons = ({ resource, record, verbs }: Props) => {
  const { role } = useUser();
  const { state, pathname, search } = useLocation();
  const navigate = useNavigate();
  // A form that wanted to go on with the verb came here with its question, or with why it was refused.
  const [opening, open] = useState(state as Opening | null);
  const [chosen, choose] = useState(() => verbs.find(({ name }) => name === opening?.verb));
  const close = () => {
    choose(undefined);
    if (opening === null) return;
    open(null);
    // Coming back to the page, nothing is asked again.
    void navigate({ pathname, search }, { replace: true, state: null });
  };
  return (
    <>
      {verbs.map((named) => (
        <Button
          key={named.name}
          disabled={heldBy(record, named.name) !== undefined}
          type={named.verb.tone === 'primary' ? 'primary' : 'default'}
          danger={named.verb.tone === 'danger'}
          onClick={() => choose(named)}
        >
          {named.verb.label}
        </Button>
      ))}
      {chosen && (
        <VerbDialog
          key={chosen.name}
          resource={resource}
          record={record}
          named={chosen}
          fields={Object.entries(chosen.verb.input)
            .filter(([, field]) => maySeeField(role, field))
            .map(([name, field]) => ({ name, field }))}
          refused={opening?.refusal}
          onClose={close}
        />
      )}
    </>
  );
};
