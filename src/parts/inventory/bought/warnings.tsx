// What should be looked at before an order is binding or a receive is posted (inventory.md 9, 10).
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

export const Warnings = ({ warnings }: { readonly warnings: readonly string[] }) => {
  const { t } = useTranslation();
  if (warnings.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('purchase.look')}
      description={warnings.map((warning) => (
        <div key={warning}>{warning}</div>
      ))}
    />
  );
};
