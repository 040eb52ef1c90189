// The receipt of goods that were handed over, in a new tab.
import { PrinterOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../providers/call.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { claimSource } from '../../../resources/paket/membership-life.ts';

/** Nothing for what a visit has taken. */
export const HandOverPaper = ({ claim }: { claim: ListedOf<'paket.membershipperawatanused'> }) => {
  const { t } = useTranslation();
  if (claim.source_type !== claimSource.item) return null;
  return (
    <Button
      size="small"
      icon={<PrinterOutlined aria-hidden />}
      href={callUrl('paket.membershipperawatanused.tandaterima', { id: claim.id })}
      target="_blank"
      aria-label={t('claim.paperOf', { code: claim.code })}
    />
  );
};
