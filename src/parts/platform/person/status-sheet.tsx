// 'Ubah Status': whoever is switched off is signed out everywhere (specified: superadmin only).
import { useUpdate } from '@refinedev/core';
import { Alert, Radio } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { activeOptions, activeStatus } from '../../../resources/kernel/active.ts';
import { user } from '../../../resources/platform/user.ts';
import { FormSheet } from '../../../kit/sheet/form-sheet.tsx';
import type { PersonData } from './person.ts';
import { useSaved } from './use-saved.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';

export const StatusSheet = ({ person, onClose }: { person: PersonData; onClose: () => void }) => {
  const { t } = useTranslation();
  const { mutateAsync } = useUpdate();
  const saved = useSaved(person.id);
  const [status, choose] = useState<number>();
  const { refusal, busy, onSubmit } = useSending(async () => {
    await mutateAsync({
      resource: user.name,
      id: person.id,
      values: { status, version: person.version },
      successNotification: false,
      errorNotification: false,
    });
    await saved();
    onClose();
  });
  return (
    <FormSheet
      title={t('person.changeStatus')}
      refusal={refusal}
      busy={busy}
      typed={status !== undefined && status !== person.status}
      ready={status !== undefined && status !== person.status}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <Radio.Group
        className={layout.stackSmall}
        aria-label={user.fields.status.label}
        value={status}
        onChange={(event) => choose(event.target.value as number)}
        options={activeOptions.map(({ value, label }) => ({
          value,
          label: value === person.status ? t('person.statusNow', { label }) : label,
        }))}
      />
      {status === activeStatus.inactive && person.status !== activeStatus.inactive && (
        <Alert type="warning" showIcon message={t('person.statusOff')} />
      )}
    </FormSheet>
  );
};
