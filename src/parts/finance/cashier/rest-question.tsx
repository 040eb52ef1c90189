// A bill is paid in part: its rest stays open, or is paid by installments that the payment begins (finance.md 6.3).
import { Modal, Radio } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { billVerbs, dueMode } from '../../../resources/finance/bill-life.ts';
import { addMonths } from '../../../resources/kernel/date.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { DateInput } from '../../../screens/inputs/date-input.tsx';
import { CreditPlan, UsualCounts } from '../billing/credit-plan.tsx';
import type { Rest } from './payable.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

const DAY = billVerbs.kredit.input.first_due_date;
const WAYS = ['open', 'credit'] as const;

/** Installments for what is left. */
export interface RestOnCredit {
  readonly bill_id: number;
  readonly cicilan_attempt: number;
  readonly due_mode: typeof dueMode.monthly;
  readonly first_due_date: string;
}
interface Props {
  readonly rest: Rest;
  readonly action: string;
  /** Undefined: the rest stays open. */
  readonly onGo: (credit: RestOnCredit | undefined) => void;
  readonly onClose: () => void;
}

export const RestQuestion = ({ rest: { bill, left, others }, action, onGo, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const today = useToday();
  const [way, go] = useState<(typeof WAYS)[number]>('open');
  const [count, setCount] = useState(3);
  const [first, setFirst] = useState<string | null>(addMonths(today, 1));
  const terms = first !== null && {
    bill_id: bill.id,
    cicilan_attempt: count,
    due_mode: dueMode.monthly,
    first_due_date: first,
  };
  return (
    <Modal
      open
      title={t('kas.rest.title', { amount: formatRupiah(left) })}
      okText={action}
      okButtonProps={{ disabled: way === 'credit' && !terms }}
      cancelText={t('form.cancel')}
      onOk={() => onGo(way === 'credit' && terms ? terms : undefined)}
      onCancel={onClose}
    >
      <div className={layout.stack}>
        <p>{t('kas.rest.text', { code: bill.code ?? bill.customer_name })}</p>
        {others > 0 && <p className={words.quiet}>{t('kas.rest.others', { n: others })}</p>}
        <Radio.Group
          className={layout.stackSmall}
          aria-label={t('kas.rest.title', { amount: formatRupiah(left) })}
          value={way}
          onChange={({ target }) => go(target.value)}
        >
          {WAYS.map((value) => (
            <Radio key={value} value={value}>
              {t(`kas.rest.${value}`)}
              <div className={words.quiet}>{t(`kas.rest.${value}Help`)}</div>
            </Radio>
          ))}
        </Radio.Group>
        {way === 'credit' && (
          <>
            <UsualCounts value={count} onChoose={setCount} />
            <div className={layout.stackTight}>
              <label className={words.quiet} htmlFor={id}>
                {t('kas.rest.first')}
              </label>
              <DateInput
                field={DAY}
                id={id}
                value={first}
                invalid={false}
                onChange={(day) => setFirst(typeof day === 'string' ? day : null)}
                onBlur={() => undefined}
                errorAt={() => undefined}
              />
            </div>
            <CreditPlan total={left} dp={0} count={count} />
          </>
        )}
      </div>
    </Modal>
  );
};
