// 'Konfirmasi Biaya Lab': what the laboratory wants for each order, and the invoice that says so.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { labInvoiceFields } from '../../../resources/finance/share-calls.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import formStyle from '../../../kit/form/form.module.css';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import layout from '../../../kit/style/layout.module.css';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { PendingFee } from './page.tsx';

const WIDTH = 560;
const FORM = 'labfee-confirm';
const fields = Object.entries(labInvoiceFields).map(([name, field]) => ({ name, field }));

interface Props {
  readonly fees: readonly PendingFee[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export const ConfirmDrawer = ({ fees, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const { send } = useSend('finance.labfee.bulkconfirm', tellDone(t('form.saved')));
  const [amounts, setAmounts] = useState<Readonly<Record<number, number | null>>>(() =>
    Object.fromEntries(fees.map(({ id, estimate_amount }) => [id, estimate_amount])),
  );
  const { form, refusal, onSubmit } = useFieldsForm({
    fields,
    shape: formShape(labInvoiceFields),
    submit: async (values) => {
      await send(
        {},
        { ...values, fees: fees.map(({ id, version }) => ({ id, version, amount: amounts[id] ?? null })) },
      );
      onDone();
    },
  });
  const total = fees.reduce((sum, { id }) => sum + (amounts[id] ?? 0), 0);
  return (
    <FormDrawer
      title={t('labfee.confirm')}
      form={FORM}
      width={WIDTH}
      action={t('labfee.confirm')}
      busy={form.formState.isSubmitting}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} noValidate onSubmit={(event) => void onSubmit(event)}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <div className={formStyle.grid}>
          {fields.map((named) => (
            <FormField key={named.name} {...named} control={form.control} idPrefix={FORM} />
          ))}
          {fees.map(({ id, code, laboratory }) => (
            <div key={id} className={formStyle.field}>
              <label htmlFor={`fee-${id}`} className={formStyle.label}>
                {code} · {laboratory}
              </label>
              <MoneyControl
                id={`fee-${id}`}
                prefix="Rp"
                min={0}
                value={amounts[id]}
                onChange={(amount) => setAmounts((now) => ({ ...now, [id]: amount }))}
              />
            </div>
          ))}
        </div>
        <p role="status">{t('labfee.sum', { n: fees.length, amount: formatRupiah(total) })}</p>
      </form>
    </FormDrawer>
  );
};
