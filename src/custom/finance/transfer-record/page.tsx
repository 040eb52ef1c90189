// '/finance/biaya/transfer/:id': money from one account to another, with the slip that goes to the bank with it (workspace.md 4).
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../providers/call.ts';
import { kastransfer } from '../../../resources/finance/kastransfer.ts';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import type { Loaded } from '../../../screens/record/use-record.ts';

const Tools = ({ record }: { record: Loaded }) => {
  const { t } = useTranslation();
  return (
    <Button
      icon={<PrinterOutlined aria-hidden />}
      href={callUrl('finance.kastransfer.print', { id: record.id })}
      target="_blank"
    >
      {t('kas.depositSlip')}
    </Button>
  );
};

export default function TransferRecordPage() {
  return <DocumentScreen resource={kastransfer} Tools={Tools} />;
}
