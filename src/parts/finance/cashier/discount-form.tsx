// The discount of a draft bill, in rupiah or in percent, with its reason (finance.md 6.1).
import { useUpdate } from '@refinedev/core';
import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { z } from 'zod';
import { tellDone } from '../../../providers/requested.ts';
import type { BillRecord } from '../../../resources/finance/bill-detail.ts';
import { bill as declaration } from '../../../resources/finance/bill.ts';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { NamedField } from '../../../screens/resource-fields.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import layout from '../../../kit/style/layout.module.css';

const { discount_amount, discount_percent, discount_reason } = declaration.fields;
const fields: readonly NamedField[] = [
  { name: 'discount_amount', field: discount_amount },
  { name: 'discount_percent', field: discount_percent },
  { name: 'discount_reason', field: discount_reason },
];
/** The server judges limits and reasons; a percentage wins over an amount. */
const shape = z.looseObject({});

interface Props {
  readonly bill: BillRecord;
  readonly onDone: () => void;
  readonly onCancel: () => void;
}

export const DiscountForm = ({ bill, onDone, onCancel }: Props) => {
  const { t } = useTranslation();
  const { mutateAsync } = useUpdate();
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape,
    record: bill,
    newest: useNewest(declaration.name, bill.id),
    submit: async ({ discount_amount: amount, discount_percent: percent, discount_reason: reason }, _dirty, base) => {
      const byPercent = typeof percent === 'number' && percent > 0;
      await mutateAsync({
        resource: declaration.name,
        id: bill.id,
        values: {
          version: base.version,
          ...(byPercent ? { discount_percent: percent } : { discount_amount: amount ?? 0 }),
          discount_reason: reason || null,
        },
        successNotification: tellDone(),
        errorNotification: false,
      });
      onDone();
    },
  });
  return (
    <form className={layout.stack} onSubmit={(event) => void onSubmit(event)} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      {fields.map((named) => (
        <FormField key={named.name} {...named} control={form.control} record={bill} idPrefix={`bill-${bill.id}`} />
      ))}
      <div className={layout.end}>
        <Button onClick={onCancel}>{t('form.cancel')}</Button>
        <Button type="primary" htmlType="submit" loading={form.formState.isSubmitting}>
          {t('cashier.applyDiscount')}
        </Button>
      </div>
    </form>
  );
};
