// 'Form Pengeluaran Pegawai': the last day of somebody; what the server refuses is told in a dialog (specified).
import { Alert, App, Button, DatePicker, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../providers/http.ts';
import { isRequested } from '../../providers/requested.ts';
import { user } from '../../resources/platform/user.ts';
import formStyle from '../../screens/form/form.module.css';
import { refusalOf } from '../../screens/form/use-fields-form.ts';
import type { PersonData } from '../../screens/parts/person/person.ts';
import { useToday } from '../../screens/parts/visit/use-today.ts';

interface Props {
  readonly person: PersonData;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const DAY = 'YYYY-MM-DD';

export const ResignDialog = ({ person, onClose, onDone }: Props) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const today = useToday();
  const id = useId();
  const [day, choose] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    try {
      const answer = await api.delete(`attendance/pegawai/${person.id}`, { body: { leave_at: day } });
      onDone();
      onClose();
      if (isRequested(answer)) modal.info({ title: answer.message });
      else modal.success({ title: t('person.success'), content: t('form.saved') });
    } catch (error) {
      const { message, errors } = refusalOf(error);
      modal.error({ title: message, content: errors?.['leave_at']?.filter((text) => text !== message).join(', ') });
    } finally {
      setBusy(false);
    }
  };
  return (
    <Modal
      open
      title={t('staff.resignTitle')}
      onCancel={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('form.cancel')}</Button>
          <Button type="primary" danger disabled={day === undefined} loading={busy} onClick={() => void submit()}>
            {t('staff.resign')}
          </Button>
        </>
      }
    >
      <div className={formStyle.stack}>
        <p>{t('staff.resignWho', { name: person.name, id: person.username })}</p>
        <div className={formStyle.field}>
          <label className={formStyle.label} htmlFor={id}>
            {user.fields.leave_at.label}
          </label>
          <DatePicker
            id={id}
            format={['DD MMM YYYY', 'D/M/YYYY', 'DDMMYYYY']}
            onChange={(chosen) => choose(chosen?.format(DAY))}
          />
        </div>
        {day !== undefined && (
          <Alert type="warning" showIcon message={day <= today ? t('staff.resignNow') : t('staff.resignLater')} />
        )}
      </div>
    </Modal>
  );
};
