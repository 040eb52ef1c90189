// A drawer begins with what is in it.
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { useChanged } from '../../../kit/form/leave.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { MoneyBox } from './money-box.tsx';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'open-session';

export const OpenSession = ({ onDone, onClose }: { onDone: () => void; onClose: () => void }) => {
  const { t } = useTranslation();
  const [float, setFloat] = useState<number | null>(0);
  const typed = useChanged(float);
  const { send } = useSend('finance.kasirsesi.open', tellDone(t('kas.session.opened')));
  const { refusal, busy, onSubmit } = useSending(async () => {
    await send({}, { opening_amount: float ?? 0 });
    onDone();
  });
  return (
    <FormDrawer title={t('kas.session.begin')} form={FORM} width={420} {...{ busy, typed, onClose }}>
      <form id={FORM} className={layout.stack} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} labels={{ opening_amount: t('kas.session.float') }} />}
        <p className={words.quiet}>{t('kas.session.floatHelp')}</p>
        <MoneyBox label={t('kas.session.float')} value={float} onChange={setFloat} />
      </form>
    </FormDrawer>
  );
};
