// '/finance/hutang/transaction/:id': a slip, and its paper for whoever was paid (finance.md 4).
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DocumentNotes } from '../../../parts/finance/note/document-notes.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { callUrl } from '../../../providers/call.ts';
import { hutangtransaction } from '../../../resources/finance/hutangtransaction.ts';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import type { Loaded } from '../../../screens/record/use-record.ts';

const Tools = ({ record }: { record: Loaded }) => {
  const { t } = useTranslation();
  return (
    <>
      <WhyButton call="finance.hutangtransaction.why" id={record.id} of={String(record['code'])} worded />
      <Button
        icon={<PrinterOutlined aria-hidden />}
        href={callUrl('finance.hutangtransaction.print', { id: record.id })}
        target="_blank"
      >
        {t('hutang.print')}
      </Button>
    </>
  );
};

const Below = ({ record }: { record: Loaded }) => <DocumentNotes kind="slip" id={record.id} />;

export default function SlipPage() {
  return <DocumentScreen resource={hutangtransaction} Tools={Tools} Below={Below} />;
}
