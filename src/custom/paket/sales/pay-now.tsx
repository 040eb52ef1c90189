// What is paid with the sale: the down payment, all of it, or nothing yet. The tenders are those of the cashier's sheet.
import { Button, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { useDeposit, useMethods } from '../../../parts/finance/cashier/methods.ts';
import { SessionNeeded } from '../../../parts/finance/cashier/session-needed.tsx';
import { TenderForm } from '../../../parts/finance/cashier/tender-form.tsx';
import type { Payment } from '../../../parts/finance/cashier/use-tenders.ts';
import { dueNow, type PayNow, type Reckoned, waysToPay } from './sale-form.ts';

interface Props {
  readonly customer: number | null;
  readonly reckoned: Reckoned;
  readonly way: PayNow;
  readonly onWay: (way: PayNow) => void;
  readonly busy: boolean;
  /** Sends the sale, with what was tendered. */
  readonly onSell: (payment?: Payment) => void;
}

export const PayNowForm = ({ customer, reckoned, way, onWay, busy, onSell }: Props) => {
  const { t } = useTranslation();
  const methods = useMethods();
  const { balance } = useDeposit(customer);
  const ways = waysToPay(reckoned);
  const chosen = ways.includes(way) ? way : (ways[0] ?? 'none');
  const due = dueNow(chosen, reckoned);
  return (
    <section className={layout.stack} aria-label={t('membership.payment')}>
      <h2 className={words.heading}>{t('membership.payment')}</h2>
      {ways.length > 0 && (
        <Segmented<PayNow>
          aria-label={t('membership.payNow')}
          value={chosen}
          onChange={onWay}
          options={ways.map((value) => ({ value, label: t(`membership.pay.${value}`) }))}
        />
      )}
      {due > 0 && <SessionNeeded />}
      {due > 0 && methods && methods.length > 0 ? (
        <TenderForm
          key={due}
          methods={methods}
          due={due}
          busy={busy}
          deposit={balance}
          keeps={false}
          action={t('membership.sellAndPay')}
          onPay={onSell}
        />
      ) : (
        <div className={layout.end}>
          <Button type="primary" size="large" loading={busy} onClick={() => onSell()}>
            {t('membership.sellOnly')}
          </Button>
        </div>
      )}
    </section>
  );
};
