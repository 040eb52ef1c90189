// Files of payroll for the tax portal: BPMP of a masa, BPA1 of whose last masa of the year it is (docs/decisions/0083).
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TaxFileDrawer } from '../../../parts/finance/tax/tax-file-drawer.tsx';
import { mayCall } from '../../../policies/index.ts';
import { callUrl, useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { payrollForm, type PayrollForm, payrollForms } from '../../../resources/finance/tax-form.ts';
import type { Period } from './payroll.ts';

const FORMS = payrollForms.map(({ value, label }) => ({ value, label }));

export const PayrollFileDrawer = ({ period, onClose }: { readonly period: Period; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [masa, setMasa] = useState(`${period.tax_year}-${String(period.tax_month).padStart(2, '0')}-01`);
  const [form, setForm] = useState<PayrollForm>(payrollForm.bpmp);
  const { query, answer: file } = useCall('attendance.pph21.berkas', { form, masa }, { staleTime: 0, keep: true });
  const { send } = useSend('attendance.pph21.ekspor', tellDone(t('tax.made')));
  return (
    <TaxFileDrawer
      title={`${t('tax.file')}: PPh 21`}
      masa={masa}
      onMasa={setMasa}
      onClose={onClose}
      choice={
        <Segmented<PayrollForm>
          aria-label={t('attendance.payroll.taxForm')}
          options={FORMS}
          value={form}
          onChange={setForm}
        />
      }
      source={{
        file,
        query,
        makes: mayCall(me, 'attendance.pph21.ekspor'),
        make: (again) => send({}, { form, masa, again }),
        urlOf: (id) => callUrl('attendance.pph21.unduh', { id }),
      }}
    />
  );
};
