// Whether the books agree, said above the figures.
import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly balanced: boolean;
  readonly warnings: readonly string[];
  /** What is said when nothing is wrong; left out: debits equal credits. */
  readonly fine?: string;
}

export const BalanceNotice = ({ balanced, warnings, fine: praise }: Props) => {
  const { t } = useTranslation();
  const fine = balanced && warnings.length === 0;
  return (
    <p className={`${layout.line} ${words.toned}`} data-tone={fine ? 'success' : 'danger'} role="status">
      {fine ? <CheckCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
      {fine ? (praise ?? t('report.balanced')) : warnings.join(', ')}
    </p>
  );
};
