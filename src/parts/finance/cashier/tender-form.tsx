// How the patient pays: one row a tender, quick amounts, what is left, his deposit, the change of cash.
import { PlusOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../kit/money/money.tsx';
import words from '../../../kit/style/words.module.css';
import type { Method } from './tender.ts';
import { TenderLine } from './tender-row.tsx';
import { CashReceived, TenderSums } from './tender-sums.tsx';
import { type Payment, useTenders } from './use-tenders.ts';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly methods: readonly Method[];
  /** Rupiah to pay. */
  readonly due: number;
  readonly busy: boolean;
  readonly action: string;
  /** Rupiah that the branch holds for the patient. */
  readonly deposit?: number;
  /** False: more than what is due cannot be taken here. */
  readonly keeps?: boolean;
  readonly onPay: (payment: Payment) => void;
}

export const TenderForm = ({ methods, due, busy, action, deposit = 0, keeps = true, onPay }: Props) => {
  const { t } = useTranslation();
  const tenders = useTenders({ methods, due, deposit });
  const { now, rows, keep, remove, addDeposit } = tenders;
  return (
    <form
      className={layout.stack}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        if (now.complete) onPay(tenders.payment);
      }}
    >
      {rows.map((row) => (
        <TenderLine
          key={row.key}
          row={row}
          methods={tenders.usable}
          onChange={tenders.change}
          onRemove={remove && (() => remove(row.key))}
        />
      ))}
      <div className={layout.inputs}>
        <Button size="small" disabled={now.left === 0} onClick={tenders.payExactly}>
          {t('cashier.exact')}
        </Button>
        <Button size="small" icon={<PlusOutlined aria-hidden />} onClick={tenders.addTender}>
          {t('cashier.addTender')}
        </Button>
        {addDeposit && (
          <Button size="small" type="dashed" onClick={addDeposit}>
            {t('kas.deposit.use')} <Money value={deposit} />
          </Button>
        )}
      </div>
      {now.cash > 0 && <CashReceived cash={now.cash} received={tenders.received} onReceived={tenders.setReceived} />}
      <TenderSums now={now} due={due} keep={keep} />
      {keeps && (now.left < 0 || keep) && (
        <Checkbox checked={keep} onChange={(event) => tenders.setKeep(event.target.checked)}>
          {t('kas.deposit.keep')}
        </Checkbox>
      )}
      <div className={layout.end}>
        <span className={words.quiet} role="status">
          {now.lacks && t(`kas.lacks.${now.lacks}`)}
        </span>
        <Button type="primary" size="large" htmlType="submit" disabled={!now.complete} loading={busy}>
          {action}
        </Button>
      </div>
    </form>
  );
};
