// What is agreed on of a bill on credit: the usual numbers of installments, and what each of them comes to (finance.md 6.3).
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { installmentOf } from '../../../resources/finance/amounts.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import layout from '../../../kit/style/layout.module.css';
import { Outcome } from './outcome.tsx';

const USUAL = [3, 6, 10, 12] as const;

/** How many installments are usually agreed on: one press instead of a number. */
export const UsualCounts = ({ value, onChoose }: { value: unknown; onChoose: (count: number) => void }) => {
  const { t } = useTranslation();
  return (
    <div className={layout.row} role="group" aria-label={t('tagihan.usualCounts')}>
      {USUAL.map((count) => (
        <Button
          key={count}
          aria-pressed={value === count}
          type={value === count ? 'primary' : 'default'}
          onClick={() => onChoose(count)}
        >
          {t('tagihan.usual', { n: count })}
        </Button>
      ))}
    </div>
  );
};

/** @param total what is open, rupiah @param dp of it the down payment @param count of installments; 0: none is agreed on yet */
export const CreditPlan = ({ total, dp, count }: { total: number; dp: number; count: number }) => {
  const { t } = useTranslation();
  const rest = total - dp;
  if (count < 1 || rest <= 0) return null;
  const each = installmentOf(rest, count);
  // What rounding leaves is on the last one.
  const last = rest - each * (count - 1);
  const times = (n: number, amount: number) => t('tagihan.times', { n, amount: formatRupiah(amount) });
  return (
    <Outcome
      rows={[
        { label: t('tagihan.onCredit'), value: formatRupiah(rest) },
        {
          label: t('tagihan.each'),
          value:
            last === each
              ? times(count, each)
              : t('tagihan.timesLast', { times: times(count - 1, each), last: formatRupiah(last) }),
        },
      ]}
    />
  );
};
