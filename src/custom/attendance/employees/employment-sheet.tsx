// 'Edit kepegawaian': contract, shift, pay, tax, insurances and account of a member of the staff (attendance.md 2, 4).
import { App } from 'antd';
import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../providers/send.ts';
import { employmentFields } from '../../../resources/attendance/employment.ts';
import { editPegawaiBody } from '../../../resources/attendance/pegawai-calls.ts';
import { pegawaiFields } from '../../../resources/attendance/pegawai-fields.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormSheet } from '../../../kit/sheet/form-sheet.tsx';
import { FormField } from '../../../screens/form/form-field.tsx';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { changedValues } from '../../../screens/form/values.ts';
import type { WholeStaff } from '../../../parts/platform/person/person.ts';

const fields = { attendance_code: pegawaiFields.attendance_code, ...employmentFields } as const;
type Name = keyof typeof fields;

const SECTIONS: readonly { readonly label: ParseKeys; readonly names: readonly Name[] }[] = [
  {
    label: 'attendance.employment.work',
    names: [
      'attendance_code',
      'department_id',
      'shift_id',
      'workdays_per_week',
      'is_attendance_exempt',
      'is_overtime_exempt',
      'geo_free',
    ],
  },
  { label: 'attendance.employment.contract', names: ['contract_type', 'contract_start_at', 'contract_end_at'] },
  { label: 'attendance.employment.pay', names: ['base_salary', 'pay_cycle'] },
  {
    label: 'attendance.employment.tax',
    names: ['tax_scheme', 'tax_method', 'ptkp_status', 'npwp', 'nik', 'npwp_valid'],
  },
  {
    label: 'attendance.employment.bpjs',
    names: ['bpjs_kes_no', 'is_bpjs_kes', 'bpjs_tk_no', 'is_bpjs_jht', 'is_bpjs_jp', 'is_bpjs_jkk_jkm'],
  },
  { label: 'attendance.employment.bank', names: ['bank_name', 'bank_account', 'bank_holder'] },
];
const NAMED = Object.entries(fields).map(([name, field]) => ({ name, field }));
const shape = editPegawaiBody;
/** Wide enough for two fields beside each other. */
const WIDTH = 640;

interface Props {
  readonly person: WholeStaff;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}
export const EmploymentSheet = ({ person, onClose, onSaved }: Props) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const { send } = useSend('attendance.pegawai.edit');
  const { form, refusal, onSubmit } = useFieldsForm({
    fields: NAMED,
    shape,
    record: person,
    start: { version: person.version },
    submit: async (values, dirty) => {
      await send({ id: person.id }, changedValues(values, dirty, person.version));
      message.success(t('form.saved'));
      onSaved();
      onClose();
    },
  });
  return (
    <FormSheet
      title={t('attendance.employment.edit', { name: person.name })}
      width={WIDTH}
      refusal={refusal}
      busy={form.formState.isSubmitting}
      typed={form.formState.isDirty}
      ready
      onSubmit={(event) => void onSubmit(event)}
      onClose={onClose}
    >
      {SECTIONS.map(({ label, names }) => (
        <fieldset key={label} className={formStyle.section}>
          <legend className={formStyle.legend}>{t(label)}</legend>
          <div className={formStyle.grid}>
            {names.map((name) => (
              <FormField
                key={name}
                name={name}
                field={fields[name]}
                control={form.control}
                record={person}
                idPrefix="employment"
              />
            ))}
          </div>
        </fieldset>
      ))}
    </FormSheet>
  );
};
