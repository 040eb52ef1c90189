// The particulars of one patient, as far as the role may see them.
import { useOne } from '@refinedev/core';
import { Button, Modal } from 'antd';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../providers/session.ts';
import { user } from '../../resources/platform/user.ts';
import { FieldList } from '../../screens/record/field-list.tsx';
import { showSections } from '../../screens/resource-fields.ts';
import { LinkButton } from '../../screens/parts/link-button.tsx';
import { personPath } from '../../screens/parts/person/person.ts';
import { ErrorState } from '../../screens/parts/error-state.tsx';
import { ReadersButton } from '../../screens/parts/readers/readers-button.tsx';
import type { Patient } from '../../screens/parts/patient/patient.ts';
import style from './rekammedis.module.css';

export const PatientDialog = ({ patient, onClose }: { patient: Patient; onClose: () => void }) => {
  const { t } = useTranslation();
  const { role } = useUser();
  const { query, result } = useOne<Patient>({ resource: user.name, id: patient.id, errorNotification: false });
  return (
    <Modal
      open
      title={patient.name}
      width={720}
      onCancel={onClose}
      footer={
        <div className={style.footer}>
          <ReadersButton patient={patient} />
          <Button onClick={onClose}>{t('patient.close')}</Button>
          <LinkButton type="primary" to={personPath(patient.id)}>
            {t('patient.openPage')}
          </LinkButton>
        </div>
      }
    >
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {result &&
        showSections(user, role).map(({ label, fields }) => (
          <section key={label} className={style.part}>
            <h3>{label}</h3>
            <FieldList fields={fields} record={result} />
          </section>
        ))}
    </Modal>
  );
};
