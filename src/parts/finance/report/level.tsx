// Whether the books agree, said above the figures.
import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import style from './report.module.css';

interface Props {
  readonly balanced: boolean;
  readonly warnings: readonly string[];
  /** What is said when nothing is wrong; left out: debits equal credits. */
  readonly fine?: string;
}

export const Level = ({ balanced, warnings, fine: praise }: Props) => {
  const { t } = useTranslation();
  const fine = balanced && warnings.length === 0;
  return (
    <p className={style.level} data-level={fine} role="status">
      {fine ? <CheckCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
      {fine ? (praise ?? t('report.balanced')) : warnings.join(', ')}
    </p>
  );
};
