// 'Ubah data medis': the header of the record (service.md 2.3).
import { useTranslation } from 'react-i18next';
import { maySeeField } from '../../../policies/index.ts';
import { sendCall } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { user } from '../../../resources/platform/user.ts';
import { headerFields } from '../../../resources/service/record-calls.ts';
import { useNewest } from '../../../screens/form/use-newest.ts';
import { useFieldsForm } from '../../../screens/form/use-fields-form.ts';
import { changedValues } from '../../../screens/form/values.ts';
import { FieldsSheet } from '../../../screens/form/fields-sheet.tsx';
import type { PersonData } from '../../../parts/platform/person/person.ts';
import { useSaved } from '../../../parts/platform/person/use-saved.ts';

interface Props {
  readonly patient: PersonData;
  readonly header: NonNullable<PersonData['rekammedisdata']>;
  readonly onClose: () => void;
}

export const HeaderSheet = ({ patient, header, onClose }: Props) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const saved = useSaved(patient.id);
  const fields = Object.entries(headerFields)
    .map(([name, field]) => ({ name, field }))
    .filter(({ field }) => maySeeField(role, field));
  const record = { ...header };
  const readNewest = useNewest(user.name, patient.id);
  const filled = useFieldsForm({
    fields,
    shape: formShape(headerFields),
    record,
    newest: readNewest && (async () => ({ ...((await readNewest())['rekammedisdata'] as object) })),
    submit: async (values, dirty, base) => {
      if (Object.keys(dirty).length > 0) {
        await sendCall('service.rekammedis.edit', { id: patient.id }, changedValues(values, dirty, base.version));
        await saved();
      }
      onClose();
    },
  });
  return (
    <FieldsSheet
      title={t('record.edit')}
      fields={fields}
      filled={filled}
      record={record}
      idPrefix="header"
      onClose={onClose}
    />
  );
};
