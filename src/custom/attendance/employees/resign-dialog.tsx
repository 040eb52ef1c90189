// 'Form Pengeluaran Pegawai': the last day of somebody; what the server refuses is told in a dialog (specified).
import { Alert, App, Checkbox, DatePicker, Input } from 'antd';
import { type FormEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { manages } from '../../../policies/index.ts';
import { DOKTER } from '../../../policies/role.ts';
import { isRequested } from '../../../providers/requested.ts';
import { sendCall } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { user } from '../../../resources/platform/user.ts';
import formStyle from '../../../kit/form/form.module.css';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { stayInField } from '../../../kit/form/stay-in-field.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import type { WholeStaff } from '../../../parts/platform/person/person.ts';
import { ExitChecklist } from './exit-checklist.tsx';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly person: WholeStaff;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

const FORM = 'resign';
const DAY = 'YYYY-MM-DD';
const NOTE_MAX = 200;

/** What is entered, and how it is sent. */
const useResignation = ({ person, onClose, onDone }: Props) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const [day, choose] = useState<string>();
  const [note, setNote] = useState('');
  const [force, setForce] = useState(false);
  const [busy, setBusy] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (day === undefined) return;
    setBusy(true);
    try {
      const text = note.trim();
      const body = { leave_at: day, ...(text !== '' && { note: text }), ...(force && { force }) };
      const answer = await sendCall('attendance.pegawai.resign', { id: person.id }, body);
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
  return { day, choose, note, setNote, force, setForce, busy, submit };
};

export const ResignDialog = ({ person, onClose, onDone }: Props) => {
  const { t } = useTranslation();
  const today = useToday();
  const id = useId();
  const noteId = useId();
  const { day, choose, note, setNote, force, setForce, busy, submit } = useResignation({ person, onClose, onDone });
  const me = useUser();
  const mayForce = person.role === DOKTER && manages(me, person);
  return (
    <FormDialog
      title={t('staff.resignTitle')}
      form={FORM}
      action={t('staff.resign')}
      danger
      disabled={day === undefined}
      typed={day !== undefined || note !== ''}
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
            format={['DD MMM YYYY', 'D/M/YYYY', 'DD/MM/YYYY', 'DDMMYYYY']}
            onChange={(chosen) => choose(chosen?.format(DAY))}
          />
        </div>
        <div className={formStyle.field}>
          <label className={formStyle.label} htmlFor={noteId}>
            {t('attendance.employment.note')}
          </label>
          <Input.TextArea
            id={noteId}
            rows={2}
            maxLength={NOTE_MAX}
            value={note}
            onChange={(event) => setNote(event.target.value)}
          />
        </div>
        <ExitChecklist id={person.id} role={person.role} day={day} />
        {mayForce && (
          <Checkbox checked={force} onChange={(event) => setForce(event.target.checked)}>
            {t('attendance.employment.force')}
          </Checkbox>
        )}
        {day !== undefined && (
          <Alert type="warning" showIcon message={day <= today ? t('staff.resignNow') : t('staff.resignLater')} />
        )}
      </form>
    </FormDialog>
  );
};
