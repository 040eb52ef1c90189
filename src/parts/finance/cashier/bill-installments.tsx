// The open installments of a bill on credit, each to be ticked; what is late stands out.
import { Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import type { Payable } from './payable.ts';
import words from '../../../kit/style/words.module.css';
import style from './cashier.module.css';

interface Props {
  readonly payables: readonly Payable[];
  readonly ticked: readonly Payable[];
  readonly onTick: (keys: readonly string[], on: boolean) => void;
}

export const BillInstallments = ({ payables, ticked, onTick }: Props) => {
  const { t } = useTranslation();
  const today = useToday();
  const rows = payables.filter(({ installment }) => installment !== undefined);
  if (rows.length === 0) return null;
  return (
    <ul className={`${surface.sunken} ${layout.stackTight}`} aria-label={t('kas.installments')}>
      {rows.map((payable) => {
        const { no = 0, due_date: day = null } = payable.installment ?? {};
        return (
          <li key={payable.key} className={`${layout.between} ${style.installment}`}>
            <Checkbox
              checked={ticked.includes(payable)}
              onChange={({ target }) => onTick([payable.key], target.checked)}
            >
              {no === 0 ? t('kas.downPayment') : t('kas.installment', { no })}{' '}
              <span className={day !== null && day < today ? words.alarm : words.quiet}>
                {day === null ? t('kas.withVisit') : <DateText value={day} />}
              </span>
            </Checkbox>
            <Money value={payable.outstanding} />
          </li>
        );
      })}
    </ul>
  );
};
