// 'Konfirmasi Aksi': deciding a request with a reason, or reading how it was decided (specified).
import { useInvalidate, useOne } from '@refinedev/core';
import { Button, Input, Modal, Radio } from 'antd';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { applog, logStatus } from '../../../resources/platform/applog.ts';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { useLeave } from '../../../kit/form/leave.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import type { Activity } from './activity.ts';
import surface from '../../../kit/style/surface.module.css';
import { ReviewTables } from './review.tsx';
import { toneOf } from './tone.ts';
import { whole } from './whole.ts';
import layout from '../../../kit/style/layout.module.css';

const REASON_MAX = 500;

interface Props {
  readonly activity: Activity;
  readonly onClose: () => void;
}

const Facts = ({ activity }: { activity: Activity }) => {
  const { t } = useTranslation();
  const { userdata, deciderdata } = activity;
  const facts: readonly (readonly [string, ReactNode])[] = [
    [t('activity.requester'), `${userdata.name ?? ''} (${userdata.rolename ?? ''})`],
    [t('activity.time'), <InstantText key="time" value={activity.logtime} />],
    [t('activity.request'), whole(activity.message)],
    [t('activity.note'), activity.note],
    [t('activity.status'), <StatusChip key="status" label={activity.statusname} tone={toneOf(activity.status)} />],
    [t('activity.decider'), deciderdata?.name],
    [t('activity.reason'), activity.reason],
  ];
  return (
    <dl className={`${surface.sunken} ${layout.pairs}`}>
      {facts
        .filter(([, value]) => value !== null && value !== undefined)
        .map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
};

const useDecision = (activity: Activity, onClose: () => void) => {
  const { t } = useTranslation();
  const approve = useSend('platform.applog.decide', tellDone(t('activity.approved')));
  const reject = useSend('platform.applog.decide', tellDone(t('activity.rejected')));
  const invalidate = useInvalidate();
  const [refusal, setRefusal] = useState<ReturnType<typeof refusalOf>>();
  const decide = async (
    status: typeof logStatus.approved | typeof logStatus.rejected,
    reason: string,
  ): Promise<void> => {
    setRefusal(undefined);
    try {
      const { send } = status === logStatus.approved ? approve : reject;
      await send({ id: activity.id }, { status, reason });
      onClose();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    await invalidate({ resource: applog.name, invalidates: ['resourceAll'] });
  };
  return { decide, refusal, busy: approve.busy || reject.busy };
};

export const ConfirmDialog = ({ activity, onClose }: Props) => {
  const { t } = useTranslation();
  const [status, setStatus] = useState<1 | -1>();
  const [reason, setReason] = useState('');
  const { decide, refusal, busy } = useDecision(activity, onClose);
  const { result } = useOne<Activity>({ resource: applog.name, id: activity.id, errorNotification: false });
  const words = reason.trim();
  const { leave } = useLeave(onClose, words !== '');
  const close = (
    <Button key="close" onClick={leave}>
      {t(activity.decidable ? 'form.cancel' : 'app.close')}
    </Button>
  );
  const save = (
    <Button
      key="save"
      type="primary"
      disabled={status === undefined || words === ''}
      loading={busy}
      onClick={() => status !== undefined && void decide(status, words)}
    >
      {t('form.save')}
    </Button>
  );
  return (
    <Modal
      open
      title={t('activity.confirm')}
      onCancel={leave}
      footer={activity.decidable ? [close, save] : [close]}
      width={640}
    >
      <div className={layout.stack}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <Facts activity={activity} />
        {result?.review && <ReviewTables review={result.review} />}
        {activity.decidable && (
          <Radio.Group
            optionType="button"
            value={status}
            aria-label={t('activity.decision')}
            onChange={(event) => setStatus(event.target.value as 1 | -1)}
            options={[
              { value: 1, label: t('activity.approve') },
              { value: -1, label: t('activity.reject') },
            ]}
          />
        )}
        {activity.decidable && status !== undefined && (
          <Input.TextArea
            rows={3}
            maxLength={REASON_MAX}
            value={reason}
            placeholder={t('activity.giveReason')}
            aria-label={t('activity.giveReason')}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </div>
    </Modal>
  );
};
