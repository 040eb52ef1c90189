// What should be looked at before a draft becomes more than that: goods that expire soon, a limit that would be passed.
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';

export const Warnings = ({ warnings }: { readonly warnings: readonly string[] }) => {
  const { t } = useTranslation();
  if (warnings.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      message={t('show.look')}
      description={warnings.map((warning) => (
        <div key={warning}>{warning}</div>
      ))}
    />
  );
};
