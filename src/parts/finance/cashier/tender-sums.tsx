// Beside the tenders of a payment: the cash that was handed over, and what is due, left and given back.
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../kit/money/money.tsx';
import { MoneyBox } from './money-box.tsx';
import { handedOver, NOTES, type Tendered } from './tender.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';

const Sum = ({ label, value, grand = false }: { label: string; value: number; grand?: boolean }) => (
  <div className={grand ? words.heading : undefined}>
    <dt>{label}</dt>
    <dd>
      <Money strong={grand} value={value} />
    </dd>
  </div>
);

export const TenderSums = ({ now, due, keep }: { now: Tendered; due: number; keep: boolean }) => {
  const { t } = useTranslation();
  const over = keep ? t('kas.deposit.kept') : t('cashier.tooMuch');
  return (
    <dl className={surface.sums} aria-live="polite">
      <Sum label={t('kas.toPay')} value={due} grand />
      <Sum label={now.left < 0 ? over : t('cashier.left')} value={Math.abs(now.left)} />
      {now.change !== undefined && (
        <Sum label={now.change < 0 ? t('cashier.short') : t('cashier.change')} value={Math.abs(now.change)} />
      )}
    </dl>
  );
};

interface CashProps {
  /** Rupiah of the tenders in cash. */
  readonly cash: number;
  readonly received: number | null;
  readonly onReceived: (received: number | null) => void;
}
/** What was handed over: typed, or note by note. */
export const CashReceived = ({ cash, received, onReceived }: CashProps) => {
  const { t } = useTranslation();
  return (
    <div className={layout.inputs}>
      <MoneyBox label={t('cashier.received')} value={received} onChange={onReceived} />
      {handedOver(cash).map((amount) => (
        <Button key={amount} size="small" onClick={() => onReceived(amount)}>
          <Money value={amount} />
        </Button>
      ))}
      {NOTES.map((note) => (
        <Button key={note} size="small" onClick={() => onReceived((received ?? 0) + note)}>
          {t('kas.addNote', { note: `${note / 1000}rb` })}
        </Button>
      ))}
    </div>
  );
};
