// '/finance/payment/kasirsesi/:id': a drawer from its float to its count, and how what should be there came about (workspace.md 4).
import { useTranslation } from 'react-i18next';
import { DocumentNotes } from '../../../parts/finance/note/document-notes.tsx';
import { kasirsesi } from '../../../resources/finance/kasirsesi.ts';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import type { Loaded } from '../../../screens/record/use-record.ts';
import words from '../../../kit/style/words.module.css';
import { SessionMinutes } from '../../../parts/finance/cashier/session-minutes.tsx';
import { SessionDetail } from './session-detail.tsx';

const isCounted = (record: Loaded): boolean => record['status'] !== kasirsesi.state.open;

const Tools = ({ record }: { record: Loaded }) => isCounted(record) && <SessionMinutes id={record.id} />;

const Below = ({ record }: { record: Loaded }) => {
  const { t } = useTranslation();
  return (
    <>
      {isCounted(record) ? <SessionDetail id={record.id} /> : <p className={words.quiet}>{t('kas.session.blind')}</p>}
      <DocumentNotes kind="sesi" id={record.id} />
    </>
  );
};

export default function SessionRecordPage() {
  return <DocumentScreen resource={kasirsesi} Tools={Tools} Below={Below} />;
}
