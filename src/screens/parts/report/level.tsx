// Whether the books agree, said above the figures.
import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import style from './report.module.css';

interface Props {
  readonly balanced: boolean;
  readonly warnings: readonly string[];
}

export const Level = ({ balanced, warnings }: Props) => {
  const { t } = useTranslation();
  const fine = balanced && warnings.length === 0;
  return (
    <p className={style.level} data-level={fine} role="status">
      {fine ? <CheckCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
      {fine ? t('report.balanced') : warnings.join(', ')}
    </p>
  );
};
