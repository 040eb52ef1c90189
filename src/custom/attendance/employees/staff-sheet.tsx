// A new account, or the employment of somebody who has one: name, role, ID, job, days (platform.md 1).
import { App } from 'antd';
import { useTranslation } from 'react-i18next';
import { mayGiveRole } from '../../../policies/index.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { createPegawaiBody } from '../../../resources/attendance/pegawai-calls.ts';
import { pegawaiFields } from '../../../resources/attendance/pegawai-fields.ts';
import { field } from '../../../resources/kernel/field.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { PASSWORD_HINT } from '../../../resources/platform/people-calls.ts';
import formStyle from '../../../kit/form/form.module.css';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { changedValues } from '../../../screens/form/values.ts';
import { FieldsSheet } from '../../../screens/form/fields-sheet.tsx';
import type { NamedField } from '../../../screens/resource-fields.ts';
import type { WholeStaff } from '../../../parts/platform/person/person.ts';

const password: NamedField = {
  name: 'password',
  field: field.text('Password pertama', { required: true, max: 200, help: PASSWORD_HINT }),
};
const editShape = formShape(pegawaiFields);

/** Roles that the reader may give; the one that somebody has stays among them. */
const fieldsFor = (me: { readonly id: number; readonly role: number }, now?: number): readonly NamedField[] =>
  Object.entries(pegawaiFields).map(([name, declared]) => {
    if (name !== 'role') return { name, field: declared };
    const options = pegawaiFields.role.options.filter(({ value }) => value === now || mayGiveRole(me, value));
    return { name, field: { ...pegawaiFields.role, options } };
  });

interface Props {
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const useDone = ({ onClose, onSaved }: Props) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  return () => {
    onSaved();
    onClose();
    modal.success({ title: t('person.success'), content: t('form.saved') });
  };
};

export const NewStaffSheet = (props: Props) => {
  const { t } = useTranslation();
  const done = useDone(props);
  const { send } = useSend('attendance.pegawai.create');
  const fields = [...fieldsFor(useUser()), password];
  const filled = useFieldsForm({
    fields,
    shape: createPegawaiBody,
    // Nothing is assumed of a new account: its role starts empty.
    record: {},
    submit: async (values) => {
      await send({}, values);
      done();
    },
  });
  return <FieldsSheet title={t('staff.add')} idPrefix="staff" {...{ fields, filled }} onClose={props.onClose} />;
};

export const StaffSheet = ({ person, ...props }: Props & { readonly person: WholeStaff }) => {
  const { t } = useTranslation();
  const done = useDone(props);
  const { send } = useSend('attendance.pegawai.edit');
  const fields = fieldsFor(useUser(), person.role);
  const filled = useFieldsForm({
    fields,
    shape: editShape,
    record: person,
    submit: async (values, dirty) => {
      await send({ id: person.id }, changedValues(values, dirty, person.version));
      done();
    },
  });
  return (
    <FieldsSheet
      title={t('staff.edit')}
      idPrefix="staff"
      record={person}
      {...{ fields, filled }}
      onClose={props.onClose}
    >
      {filled.form.watch('role') !== person.role && <p className={formStyle.help}>{t('staff.roleEndsSessions')}</p>}
    </FieldsSheet>
  );
};
