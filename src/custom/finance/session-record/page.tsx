// '/finance/payment/kasirsesi/:id': a drawer from its float to its count, and how what should be there came about (workspace.md 4).
import { useInvalidate } from '@refinedev/core';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { DocumentNotes } from '../../../parts/finance/note/document-notes.tsx';
import { kasirsesi } from '../../../resources/finance/kasirsesi.ts';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import type { Loaded, RecordFor } from '../../../screens/record/use-record.ts';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import words from '../../../kit/style/words.module.css';
import { SessionMinutes } from '../../../parts/finance/cashier/session-minutes.tsx';
import { SessionDetail } from './session-detail.tsx';

const RecountSession = lazy(async () => ({
  default: (await import('../../../parts/finance/cashier/recount-session.tsx')).RecountSession,
}));

const isCounted = (record: Loaded): boolean => record['status'] !== kasirsesi.state.open;

type Session = RecordFor<typeof kasirsesi>;

/** Its cashier, or who would verify it, counts it again until it is verified. */
const Recount = ({ record }: { record: Session }) => {
  const { t } = useTranslation();
  const me = useUser();
  const invalidate = useInvalidate();
  const [counting, count] = useState(false);
  if (record.status !== kasirsesi.state.closed) return null;
  if (record.user_id !== me.id && !can(me, kasirsesi.name, 'verify')) return null;
  const done = () => {
    count(false);
    void invalidate({ resource: kasirsesi.name, id: record.id, invalidates: ['list', 'detail'] });
  };
  return (
    <>
      <Button onClick={() => count(true)}>{t('kas.session.recount')}</Button>
      {counting && (
        <Suspense>
          <RecountSession session={record} onDone={done} onClose={() => count(false)} />
        </Suspense>
      )}
    </>
  );
};

const Tools = ({ record }: { record: Session }) =>
  isCounted(record) && (
    <>
      <SessionMinutes id={record.id} />
      <Recount record={record} />
    </>
  );

const Below = ({ record }: { record: Loaded }) => {
  const { t } = useTranslation();
  return (
    <>
      {isCounted(record) ? (
        <SessionDetail key={`${record.id} ${record.version}`} id={record.id} />
      ) : (
        <p className={words.quiet}>{t('kas.session.blind')}</p>
      )}
      <DocumentNotes kind="sesi" id={record.id} />
    </>
  );
};

export default function SessionRecordPage() {
  return <DocumentScreen resource={kasirsesi} Tools={Tools} Below={Below} />;
}
