// 'Bayar': the posted slips of a run, all of them or those that stay ticked, by one method.
import { Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToday } from '../../../kit/date/use-today.ts';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { payForm } from '../../../resources/attendance/payroll-calls.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { FieldsDrawer } from '../../../screens/form/fields-drawer.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import type { Period, Slip } from './payroll.ts';

const WIDTH = 520;
const FORM = 'pay-wages';
const fields = Object.entries(payForm).map(([name, field]) => ({ name, field }));

interface Props {
  readonly period: Period;
  readonly slips: readonly Slip[];
  readonly onDone: () => void;
  readonly onClose: () => void;
}

export const PayDrawer = ({ period, slips, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const today = useToday();
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const chosen = slips.filter(({ id }) => !left.has(id));
  const total = chosen.reduce((sum, { net }) => sum + net, 0);
  const { send } = useSend('attendance.payrollperiode.bayar', tellDone(t('attendance.payroll.paid')));
  const state = useFieldsForm({
    fields,
    shape: formShape(payForm),
    start: { paid_at: today },
    submit: async ({ paymentmethod_id, paid_at }) => {
      await send({ id: period.id }, { paymentmethod_id, paid_at, slip_ids: chosen.map(({ id }) => id) });
      onDone();
    },
  });
  const toggle = (id: number, ticked: boolean) =>
    setLeft((before) => new Set(ticked ? [...before].filter((one) => one !== id) : [...before, id]));
  return (
    <FieldsDrawer
      title={t('attendance.payroll.pay', { n: chosen.length })}
      id={FORM}
      width={WIDTH}
      action={t('attendance.payroll.payAction')}
      disabled={chosen.length === 0}
      onClose={onClose}
      fields={fields}
      state={state}
    >
      <ul className={layout.stackSmall} aria-label={t('attendance.payroll.slips')}>
        {slips.map(({ id, net, pegawaidata }) => (
          <li key={id} className={layout.between}>
            <Checkbox checked={!left.has(id)} onChange={({ target }) => toggle(id, target.checked)}>
              {pegawaidata.name}
            </Checkbox>
            <Money value={net} />
          </li>
        ))}
      </ul>
      <p role="status">{t('attendance.payroll.payTotal', { amount: formatRupiah(total) })}</p>
    </FieldsDrawer>
  );
};
