// Figures of a line; where there are no columns they say themselves what they are.
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../resources/kernel/money.ts';
import style from './report.module.css';

interface Props {
  readonly label: string;
  readonly value: number;
  /** A sum or a balance is shown though it is zero. */
  readonly always?: boolean;
}

export const LineAmount = ({ label, value, always = false }: Props) => (
  <td className={style.right} data-label={label} data-negative={value < 0 || undefined}>
    {(always || value !== 0) && formatNumber(value)}
  </td>
);

/** What a line has on either side. */
export const LineAmounts = ({ debit, credit }: { debit: number; credit: number }) => {
  const { t } = useTranslation();
  return (
    <>
      <LineAmount label={t('report.debit')} value={debit} />
      <LineAmount label={t('report.credit')} value={credit} />
    </>
  );
};
