// 'Edit User': particulars and contacts; the employee ID where it may change, note and guardian of customers only (specified).
import { useUpdate } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { mayChangeEmployeeId, maySeeField, standingOf } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { inputShape } from '../../../resources/kernel/shape.ts';
import { contactFields, guardianFields, identityFields } from '../../../resources/platform/person.ts';
import { user } from '../../../resources/platform/user.ts';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { changedValues } from '../../../screens/form/values.ts';
import type { NamedField } from '../../../screens/resource-fields.ts';
import { FieldsSheet } from '../../../screens/form/fields-sheet.tsx';
import { isCustomer, type PersonData } from './person.ts';
import { useSaved } from './use-saved.ts';

type FieldName = keyof typeof user.fields;

const namesFor = (person: PersonData, me: { readonly id: number; readonly role: number }): readonly FieldName[] => [
  ...(mayChangeEmployeeId(me, person) ? (['username'] as const) : []),
  ...(Object.keys(identityFields) as FieldName[]),
  ...(Object.keys(contactFields) as FieldName[]),
  ...(person.id === me.id ? [] : (['join_at'] as const)),
  ...(isCustomer(person) ? (['note', ...Object.keys(guardianFields)] as FieldName[]) : []),
];

/** The RM number is not an employee ID. */
const labelled = (name: FieldName, employeeId: string): NamedField => {
  const field = user.fields[name];
  return { name, field: name === 'username' ? { ...field, label: employeeId } : field };
};

interface Props {
  readonly person: PersonData;
  readonly onClose: () => void;
}

export const EditSheet = ({ person, onClose }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const { mutateAsync } = useUpdate();
  const saved = useSaved(person.id);
  const standing = standingOf(me, person);
  const fields = namesFor(person, me)
    .map((name) => labelled(name, t('person.employeeId')))
    .filter(({ field }) => maySeeField(me.role, field, standing));
  const filled = useFieldsForm({
    fields,
    shape: inputShape(Object.fromEntries(fields.map(({ name, field }) => [name, field]))),
    record: person,
    newest: useNewest(user.name, person.id),
    submit: async (values, dirty, base) => {
      if (Object.keys(dirty).length > 0) {
        await mutateAsync({
          resource: user.name,
          id: person.id,
          values: changedValues(values, dirty, base.version),
          successNotification: false,
          errorNotification: false,
        });
        await saved();
      }
      onClose();
    },
  });
  return (
    <FieldsSheet
      title={t('person.edit')}
      fields={fields}
      filled={filled}
      record={person}
      idPrefix="person"
      onClose={onClose}
    />
  );
};
