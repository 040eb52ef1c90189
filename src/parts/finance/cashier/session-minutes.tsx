// The paper of a session that was counted: what came and went, and who signs for it (workspace.md 4).
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../providers/call.ts';

export const SessionMinutes = ({ id }: { id: number }) => {
  const { t } = useTranslation();
  return (
    <Button icon={<PrinterOutlined aria-hidden />} href={callUrl('finance.kasirsesi.print', { id })} target="_blank">
      {t('kas.session.minutes')}
    </Button>
  );
};
