// A new account, or the employment of somebody who has one: name, role, ID, job, days (platform.md 1).
import { useCustomMutation } from '@refinedev/core';
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { mayGiveRole } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { createPegawaiBody, pegawaiFields } from '../../../resources/attendance/pegawai-calls.ts';
import { field } from '../../../resources/kernel/field.ts';
import { inputShape } from '../../../resources/kernel/shape.ts';
import { PASSWORD_HINT } from '../../../resources/platform/people-calls.ts';
import formStyle from '../../../kit/form/form.module.css';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { changedValues, type Values } from '../../../screens/form/values.ts';
import { FieldsSheet } from '../../../screens/form/fields-sheet.tsx';
import type { PersonData } from '../../../parts/platform/person/person.ts';
import type { NamedField } from '../../../screens/resource-fields.ts';

const password: NamedField = {
  name: 'password',
  field: field.text('Password pertama', { required: true, max: 200, help: PASSWORD_HINT }),
};
const editShape = inputShape(pegawaiFields);

/** Roles that the reader may give; the one that somebody has stays among them. */
const fieldsFor = (me: { readonly id: number; readonly role: number }, now?: number): readonly NamedField[] =>
  Object.entries(pegawaiFields).map(([name, declared]) => {
    if (name !== 'role') return { name, field: declared };
    const options = pegawaiFields.role.options.filter(({ value }) => value === now || mayGiveRole(me, value));
    return { name, field: { ...pegawaiFields.role, options } };
  });

interface Props {
  readonly person?: PersonData;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

export const StaffSheet = ({ person, onClose, onSaved }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const { modal } = App.useApp();
  const { mutateAsync } = useCustomMutation();
  const own = fieldsFor(me, person?.role);
  const fields = person ? own : [...own, password];
  const send = (values: Values) =>
    mutateAsync({
      url: person ? `attendance/pegawai/${person.id}` : 'attendance/pegawai',
      method: person ? 'put' : 'post',
      values,
      successNotification: false,
      errorNotification: false,
    });
  const filled = useFieldsForm({
    fields,
    shape: person ? editShape : createPegawaiBody,
    // Nothing is assumed of a new account: its role starts empty.
    record: person ?? {},
    submit: async (values, dirty) => {
      await send(person ? changedValues(values, dirty, person.version) : values);
      onSaved();
      onClose();
      modal.success({ title: t('person.success'), content: t('form.saved') });
    },
  });
  const changesRole = person !== undefined && filled.form.watch('role') !== person.role;
  return (
    <FieldsSheet
      title={person ? t('staff.edit') : t('staff.add')}
      fields={fields}
      filled={filled}
      record={person}
      idPrefix="staff"
      onClose={onClose}
    >
      {changesRole && <p className={formStyle.help}>{t('staff.roleEndsSessions')}</p>}
    </FieldsSheet>
  );
};
