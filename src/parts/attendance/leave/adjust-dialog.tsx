// Days that a superior adds to somebody's annual leave, or takes off, with the reason.
import { useInvalidate } from '@refinedev/core';
import { Input, InputNumber } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import formStyle from '../../../kit/form/form.module.css';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { leavebalance } from '../../../resources/attendance/leavebalance.ts';
import { daysText } from '../../../resources/attendance/leave-life.ts';
import { useBalancesAnew } from './use-left.ts';

export interface Balance {
  readonly pegawai_id: number;
  readonly pegawaidata: { readonly name: string };
  readonly year: number;
  readonly remaining: number;
}

const MOST = 60;
const STEP = 0.5;
const REASON_MAX = 300;

export const AdjustDialog = ({ balance, onClose }: { readonly balance: Balance; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const form = useId();
  const daysId = useId();
  const invalidate = useInvalidate();
  const anew = useBalancesAnew();
  const [days, setDays] = useState<number | null>(null);
  const [reason, setReason] = useState('');
  const { send } = useSend('attendance.leavebalance.sesuaikan', tellDone(t('form.saved')));
  const { pegawai_id, year, remaining, pegawaidata } = balance;
  const { refusal, busy, onSubmit } = useSending(async () => {
    await send({}, { pegawai_id, year, days, reason: reason.trim() });
    await invalidate({ resource: leavebalance.name, invalidates: ['list'] });
    anew();
    onClose();
  });
  return (
    <FormDialog
      title={t('attendance.leave.adjustOf', { name: pegawaidata.name, year })}
      form={form}
      action={t('form.save')}
      disabled={days === null || days === 0 || reason.trim() === ''}
      typed={days !== null || reason !== ''}
      busy={busy}
      onClose={onClose}
    >
      <form id={form} className={layout.stack} onSubmit={onSubmit} noValidate>
        {refusal && (
          <RefusalAlert
            refusal={refusal}
            labels={{ days: t('attendance.leave.adjustDays'), reason: t('attendance.day.reason') }}
          />
        )}
        <p>{t('attendance.leave.left', { year, days: daysText(remaining) })}</p>
        <div className={formStyle.field}>
          <label htmlFor={daysId} className={formStyle.label}>
            {t('attendance.leave.adjustDays')}
          </label>
          <InputNumber<number> id={daysId} min={-MOST} max={MOST} step={STEP} value={days} onChange={setDays} />
        </div>
        <Input.TextArea
          rows={2}
          maxLength={REASON_MAX}
          value={reason}
          placeholder={t('activity.giveReason')}
          aria-label={t('activity.giveReason')}
          onChange={({ target }) => setReason(target.value)}
        />
      </form>
    </FormDialog>
  );
};
