// 'Form Pengeluaran Pegawai': the last day of somebody; what the server refuses is told in a dialog (specified).
import { Alert, App, DatePicker } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequested } from '../../../providers/requested.ts';
import { sendCall } from '../../../providers/send.ts';
import { user } from '../../../resources/platform/user.ts';
import formStyle from '../../../kit/form/form.module.css';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { stayInField } from '../../../kit/form/stay-in-field.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import type { WholeStaff } from '../../../parts/platform/person/person.ts';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly person: WholeStaff;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const FORM = 'resign';
const DAY = 'YYYY-MM-DD';

export const ResignDialog = ({ person, onClose, onDone }: Props) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const today = useToday();
  const id = useId();
  const [day, choose] = useState<string>();
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (day === undefined) return;
    setBusy(true);
    try {
      const answer = await sendCall('attendance.pegawai.resign', { id: person.id }, { leave_at: day });
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
    <FormDialog
      title={t('staff.resignTitle')}
      form={FORM}
      action={t('staff.resign')}
      danger
      disabled={day === undefined}
      typed={day !== undefined}
      {...{ busy, onClose }}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={(event) => void submit(event)} noValidate>
        <p>{t('staff.resignWho', { name: person.name, id: person.username })}</p>
        <div className={formStyle.field}>
          <label className={formStyle.label} htmlFor={id}>
            {user.fields.leave_at.label}
          </label>
          <DatePicker
            id={id}
            onKeyDown={stayInField}
            format={['DD MMM YYYY', 'D/M/YYYY', 'DDMMYYYY']}
            onChange={(chosen) => choose(chosen?.format(DAY))}
          />
        </div>
        {day !== undefined && (
          <Alert type="warning" showIcon message={day <= today ? t('staff.resignNow') : t('staff.resignLater')} />
        )}
      </form>
    </FormDialog>
  );
};
