// The particulars of one patient, as far as the role may see them.
import { useOne } from '@refinedev/core';
import { Button, Modal } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { user } from '../../../resources/platform/user.ts';
import { FieldList } from '../../../screens/record/field-list.tsx';
import { showSections } from '../../../screens/resource-fields.ts';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import { personPath } from '../../platform/person/person.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import { ReadersButton } from '../../platform/readers/readers-button.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { VisitDrawer } from '../visit/visit-form.tsx';
import { visit } from '../../../resources/service/visit.ts';
import type { Patient } from '../../platform/person/patient.ts';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import style from './patient-sheet.module.css';
import layout from '../../../kit/style/layout.module.css';

export const PatientDialog = ({ patient, onClose }: { patient: Patient; onClose: () => void }) => {
  const { t } = useTranslation();
  useReturnFocus();
  const me = useUser();
  const { role } = me;
  const today = useToday();
  const [booking, book] = useState(false);
  const { query, result } = useOne<Patient>({ resource: user.name, id: patient.id, errorNotification: false });
  return (
    <Modal
      open
      title={patient.name}
      width={720}
      onCancel={onClose}
      footer={
        <div className={layout.end}>
          <ReadersButton patient={patient} />
          <Button onClick={onClose}>{t('patient.close')}</Button>
          <LinkButton to={personPath(patient.id)}>{t('patient.openPage')}</LinkButton>
          {mayCall(me, 'service.rekammedis.kunjungan') && (
            <LinkButton to={`/service/rekammedis/${patient.id}`}>{t('patient.title')}</LinkButton>
          )}
          {can(me, visit.name, 'create') && (
            <Button type="primary" onClick={() => book(true)}>
              {t('visit.create')}
            </Button>
          )}
        </div>
      }
    >
      <VisitDrawer open={booking} date={today} customerId={patient.id} onClose={() => book(false)} />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {result && (
        <ScrollRegion label={patient.name}>
          {showSections(user, role).map(({ label, fields }) => (
            <section key={label} className={style.part}>
              <h3>{label}</h3>
              <FieldList fields={fields} record={result} />
            </section>
          ))}
        </ScrollRegion>
      )}
    </Modal>
  );
};
