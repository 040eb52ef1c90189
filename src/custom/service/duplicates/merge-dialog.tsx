// The merge of a pair: one record is kept, with a reason (service.md 5).
import { useInvalidate } from '@refinedev/core';
import { Alert, App, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isRequested } from '../../../providers/requested.ts';
import { sendCall } from '../../../providers/send.ts';
import { user } from '../../../resources/platform/user.ts';
import type { LikelyPair } from '../../../resources/service/merge-calls.ts';
import formStyle from '../../../kit/form/form.module.css';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { CompareTable } from './compare-table.tsx';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'merge';
const WIDTH = 760;
const MOST = 300;

/** The one with more visits is the likelier to be kept; of equals the older. */
const firstChoice = ({ first, second }: LikelyPair): number =>
  second.visits_count > first.visits_count ? second.id : first.id;

interface Props {
  readonly pair: LikelyPair;
  readonly onClose: () => void;
  readonly onDone: () => void;
}

export const MergeDialog = ({ pair, onClose, onDone }: Props) => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  const invalidate = useInvalidate();
  const reasonId = useId();
  const [kept, keep] = useState(firstChoice(pair));
  const [reason, setReason] = useState('');
  const words = reason.trim();
  const { refusal, busy, onSubmit } = useSending(async () => {
    const from_id = pair.first.id === kept ? pair.second.id : pair.first.id;
    const answer = await sendCall('service.registration.gabung', {}, { from_id, into_id: kept, reason: words });
    if (isRequested(answer)) modal.info({ title: answer.message });
    else modal.success({ title: t('person.success'), content: t('form.saved') });
    await invalidate({ resource: user.name, invalidates: ['list', 'detail'] });
    onDone();
    onClose();
  });
  return (
    <FormDialog
      title={t('record.duplicate.merge')}
      form={FORM}
      action={t('record.duplicate.mergeNow')}
      width={WIDTH}
      disabled={words === ''}
      typed={words !== ''}
      {...{ busy, onClose }}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        <Alert type="warning" showIcon message={t('record.duplicate.warning')} />
        <CompareTable pair={pair} kept={kept} onKeep={keep} />
        <div className={formStyle.field}>
          <label htmlFor={reasonId} className={formStyle.label}>
            {t('record.duplicate.reason')}
          </label>
          <Input.TextArea
            id={reasonId}
            rows={2}
            maxLength={MOST}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </div>
      </form>
    </FormDialog>
  );
};
