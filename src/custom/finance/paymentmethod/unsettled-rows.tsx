// The transactions of a method that are not in the bank yet, each with its tick.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import style from '../../../parts/finance/report/report.module.css';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';

export interface Tender {
  readonly id: number;
  readonly code: string;
  readonly customer_name: string;
  readonly posting_date: string;
  readonly expected_at: string;
  readonly amount: number;
  readonly fee_amount: number;
}
interface RowsProps {
  readonly rows: readonly Tender[];
  readonly left: ReadonlySet<number>;
  readonly onToggle: (ids: readonly number[], ticked: boolean) => void;
}

export const UnsettledRows = ({ rows, left, onToggle }: RowsProps) => {
  const { t } = useTranslation();
  const ticked = rows.length - left.size;
  return (
    <ScrollRegion label={t('biaya.unsettled')} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={t('biaya.tickAll')}
                checked={left.size === 0}
                indeterminate={ticked > 0 && left.size > 0}
                onChange={({ target }) =>
                  onToggle(
                    rows.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
            </th>
            <th scope="col">{t('biaya.receipt')}</th>
            <th scope="col">{t('biaya.date')}</th>
            <th scope="col">{t('biaya.expected')}</th>
            <th scope="col" className={style.right}>
              {t('biaya.amount')}
            </th>
            <th scope="col" className={style.right}>
              {t('biaya.mdr')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <Checkbox
                  aria-label={row.code}
                  checked={!left.has(row.id)}
                  onChange={({ target }) => onToggle([row.id], target.checked)}
                />
              </td>
              <td>
                {row.code} <span className={style.quiet}>{row.customer_name}</span>
              </td>
              <td className={style.code}>
                <DateText value={row.posting_date} />
              </td>
              <td className={style.code}>
                <DateText value={row.expected_at} />
              </td>
              <td className={style.right}>{formatNumber(row.amount)}</td>
              <td className={style.right}>{formatNumber(row.fee_amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};
