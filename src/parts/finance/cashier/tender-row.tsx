// One tender: its method, its amount, and the number that the method asks for.
import { CloseOutlined } from '@ant-design/icons';
import { Button, Input, Select } from 'antd';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paymentKind } from '../../../resources/finance/paymentmethod.ts';
import { QrisButton } from '../qris/qris-button.tsx';
import layout from '../../../kit/style/layout.module.css';
import { MoneyBox } from './money-box.tsx';
import type { Method, TenderRow } from './tender.ts';
import words from '../../../kit/style/words.module.css';

interface Props {
  readonly row: TenderRow;
  readonly methods: readonly Method[];
  readonly onChange: (row: TenderRow) => void;
  readonly onRemove?: () => void;
}

export const TenderLine = ({ row, methods, onChange, onRemove }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const method = methods.find((m) => m.id === row.methodId);
  return (
    <div className={layout.inputs}>
      <div className={layout.stackTight}>
        <label className={words.quiet} htmlFor={`${id}-method`}>
          {t('cashier.method')}
        </label>
        <Select
          id={`${id}-method`}
          virtual={false}
          showSearch
          optionFilterProp="label"
          value={row.methodId}
          options={methods.map((m) => ({ value: m.id, label: m.name }))}
          onChange={(methodId) => onChange({ ...row, methodId })}
        />
      </div>
      <MoneyBox label={t('cashier.amount')} value={row.amount} onChange={(amount) => onChange({ ...row, amount })} />
      {method?.need_reference && (
        <div className={layout.stackTight}>
          <label className={words.quiet} htmlFor={`${id}-reference`}>
            {t('cashier.reference')} <span aria-hidden="true">*</span>
          </label>
          <Input
            id={`${id}-reference`}
            maxLength={60}
            aria-required
            value={row.reference}
            onChange={(event) => onChange({ ...row, reference: event.target.value })}
          />
        </div>
      )}
      {method?.kind === paymentKind.qris && method.qris_nmid && (row.amount ?? 0) > 0 && (
        <QrisButton
          methodId={method.id}
          amount={row.amount ?? 0}
          reference={row.reference}
          needsReference={method.need_reference}
          onArrived={(reference) => onChange({ ...row, reference })}
        />
      )}
      {onRemove && (
        <Button aria-label={t('cashier.removeTender')} icon={<CloseOutlined aria-hidden />} onClick={onRemove} />
      )}
    </div>
  );
};
