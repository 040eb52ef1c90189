// 'Cetak Resume Medis': a reason first, then the paper (service.md 4).
import { PrinterOutlined } from '@ant-design/icons';
import { Alert, Button, Input, Modal } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../providers/call.ts';
import { sendCall } from '../../../providers/send.ts';
import { RESUME_MINUTES } from '../../../resources/service/record-calls.ts';
import formStyle from '../../../kit/form/form.module.css';
import { useLeave } from '../../../kit/form/leave.tsx';
import type { PersonData } from '../../../parts/platform/person/person.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import layout from '../../../kit/style/layout.module.css';

const MOST = 300;

interface Props {
  readonly patient: PersonData;
  readonly onClose: () => void;
}

export const ResumeDialog = ({ patient, onClose }: Props) => {
  const { t } = useTranslation();
  const field = useId();
  const [reason, setReason] = useState('');
  const [print, setPrint] = useState<number>();
  const { leave } = useLeave(onClose, print === undefined && reason.trim() !== '');
  const { refusal, busy, onSubmit } = useSending(async () => {
    const { id } = await sendCall('service.rekammedis.cetak', { id: patient.id }, { reason: reason.trim() });
    setPrint(id);
  });
  return (
    <Modal open title={t('record.print')} footer={null} onCancel={leave}>
      {print === undefined ? (
        <form className={layout.stackLarge} onSubmit={onSubmit}>
          {refusal && <RefusalAlert refusal={refusal} />}
          <div className={formStyle.field}>
            <label htmlFor={field} className={formStyle.label}>
              {t('record.reason')}
            </label>
            <Input.TextArea
              id={field}
              rows={3}
              maxLength={MOST}
              value={reason}
              aria-describedby={`${field}-help`}
              onChange={(event) => setReason(event.target.value)}
            />
            <span id={`${field}-help`} className={formStyle.help}>
              {t('record.reasonHelp')}
            </span>
          </div>
          <Button type="primary" htmlType="submit" loading={busy} disabled={reason.trim() === ''}>
            {t('record.prepare')}
          </Button>
        </form>
      ) : (
        <div className={layout.stackLarge}>
          <Alert type="success" showIcon role="status" message={t('record.ready', { minutes: RESUME_MINUTES })} />
          <Button
            type="primary"
            icon={<PrinterOutlined aria-hidden />}
            href={callUrl('service.rekammedis.resume', { id: patient.id, cetak: print })}
            target="_blank"
          >
            {t('record.open')}
          </Button>
        </div>
      )}
    </Modal>
  );
};
