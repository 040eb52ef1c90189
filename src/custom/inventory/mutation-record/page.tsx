// '/inventory/mutation/:id': a mutation from its request to its arrival, with what its branch may do about it (inventory.md 3, 4).
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useMirrored } from '../../../layouts/navigation.tsx';
import { mayCall } from '../../../policies/index.ts';
import { callUrl } from '../../../providers/call.ts';
import { branchOf, type SessionUser, useUser } from '../../../providers/session.ts';
import { MANAGER, SUPERADMIN } from '../../../policies/role.ts';
import type { Document } from '../../../resources/kernel/define.ts';
import type { ShownOf } from '../../../resources/answers.ts';
import { mutation } from '../../../resources/inventory/mutation.ts';
import { underwayStates } from '../../../resources/inventory/mutation-life.ts';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import { useRecord } from '../../../screens/record/use-record.ts';
import { Way } from './way.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const ReceiveSheet = onDemand(async () => (await import('./receive-sheet.tsx')).ReceiveSheet);

type Mutation = ShownOf<'inventory.mutation'>;

const UNDERWAY: readonly number[] = underwayStates;
const DECIDERS: readonly number[] = [MANAGER, SUPERADMIN];
/** What only the branch does whose goods they are. */
const SENDERS: readonly string[] = ['send', 'approve', 'reject'];

/** The declaration with the verbs of this person's branch; goods on the road are taken back, not cancelled. */
const asSeenBy = (me: SessionUser, record: Mutation | undefined, resource: typeof mutation, takeBack: string) => {
  const isSender = branchOf(me) === record?.profile_id;
  const isUnderway = record?.status === mutation.state.underway;
  const verbs = Object.entries(resource.verbs).filter(([name]) => {
    if (name === 'cancel' && isUnderway) return isSender && DECIDERS.includes(me.role);
    return isSender || !SENDERS.includes(name);
  });
  return {
    ...resource,
    verbs: Object.fromEntries(
      verbs.map(([name, verb]) => [name, name === 'cancel' && isUnderway ? { ...verb, label: takeBack } : verb]),
    ),
  } satisfies Document;
};

const Tools = ({ record }: { record: Mutation }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [receiving, setReceiving] = useState(false);
  const receives =
    UNDERWAY.includes(record.status) &&
    branchOf(me) === record.to_profile_id &&
    mayCall(me, 'inventory.mutation.receive');
  return (
    <>
      <Button
        icon={<PrinterOutlined aria-hidden />}
        href={callUrl('inventory.mutation.suratjalan', { id: record.id })}
        target="_blank"
      >
        {t('mutation.letter')}
      </Button>
      {receives && (
        <Button type="primary" onClick={() => setReceiving(true)}>
          {t('mutation.receive')}
        </Button>
      )}
      {receiving && <ReceiveSheet record={record} onClose={() => setReceiving(false)} />}
    </>
  );
};

export default function MutationPage() {
  const { t } = useTranslation();
  const me = useUser();
  const resource = useMirrored(mutation);
  const { record } = useRecord(mutation);
  return <DocumentScreen resource={asSeenBy(me, record, resource, t('mutation.takeBack'))} Tools={Tools} Below={Way} />;
}
