// A drawer begins with what is in it.
import { useCustomMutation } from '@refinedev/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { useChanged } from '../../../kit/form/leave.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { MoneyBox } from './money-box.tsx';
import style from './session.module.css';

const FORM = 'open-session';

export const OpenSession = ({ onDone, onClose }: { onDone: () => void; onClose: () => void }) => {
  const { t } = useTranslation();
  const [float, setFloat] = useState<number | null>(0);
  const typed = useChanged(float);
  const { mutateAsync } = useCustomMutation();
  const { refusal, busy, onSubmit } = useSending(async () => {
    await mutateAsync({
      url: 'finance/kasirsesi/open',
      method: 'post',
      values: { opening_amount: float ?? 0 },
      successNotification: () => ({ type: 'success', message: t('kas.session.opened') }),
      errorNotification: false,
    });
    onDone();
  });
  return (
    <FormDrawer title={t('kas.session.begin')} form={FORM} width={420} {...{ busy, typed, onClose }}>
      <form id={FORM} className={style.stack} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        <p className={style.help}>{t('kas.session.floatHelp')}</p>
        <MoneyBox label={t('kas.session.float')} value={float} onChange={setFloat} />
      </form>
    </FormDrawer>
  );
};
