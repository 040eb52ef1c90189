// 'Tutup Rekonsiliasi': up to a day every line is matched, and bank and ledger tie to the rupiah.
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { field } from '../../../resources/kernel/field.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import formStyle from '../../../kit/form/form.module.css';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import { DateInput } from '../../../screens/inputs/date-input.tsx';
import type { Account } from './account-figures.tsx';

const FORM = 'bank-close';
const DAY = field.date('', { required: true });
const nothing = () => undefined;

interface Props {
  readonly account: Account;
  readonly onDone: () => void;
}

const CloseDialog = ({ account, onDone, onClose }: Props & { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const [day, setDay] = useState(account.imported_until ?? '');
  const { send } = useSend('finance.bank.tutup', tellDone(t('bank.closed')));
  const { refusal, busy, onSubmit } = useSending(async () => {
    await send({ id: account.id }, { end_date: day });
    onDone();
    onClose();
  });
  return (
    <FormDialog title={t('bank.close')} form={FORM} action={t('bank.close')} typed={false} {...{ busy, onClose }}>
      <form id={FORM} className={layout.stack} onSubmit={onSubmit} noValidate>
        <p>{t('bank.closeAbout')}</p>
        {refusal && <RefusalAlert refusal={refusal} />}
        <div className={formStyle.field}>
          <label htmlFor="bank-close-day" className={formStyle.label}>
            {t('bank.closeUntil')}
          </label>
          <DateInput
            id="bank-close-day"
            field={DAY}
            value={day}
            invalid={false}
            onBlur={nothing}
            onChange={(value) => setDay(typeof value === 'string' ? value : '')}
          />
        </div>
      </form>
    </FormDialog>
  );
};

export const CloseButton = (props: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (!mayCall(me, 'finance.bank.tutup') || props.account.imported_until === null) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('bank.close')}</Button>
      {open && <CloseDialog {...props} onClose={() => setOpen(false)} />}
    </>
  );
};
