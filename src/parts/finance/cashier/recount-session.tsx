// A closed session counted again before it is verified: what was counted stands in the fields, a reason is asked (decision 160).
import { Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { useChanged } from '../../../kit/form/leave.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { type Counted, CountFields } from './count-fields.tsx';
import { moneyOf, useMethods } from './methods.ts';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'recount-session';

type Recounted = AnswerOf<'finance.kasirsesi.hitungulang'>;
type Session = Pick<Recounted, 'id' | 'version' | 'code' | 'counts'>;

interface Props {
  readonly session: Session;
  readonly onDone: (session: Recounted) => void;
  readonly onClose: () => void;
}

/** Those that were counted, then those that the branch takes beside them. */
const useCountable = (counts: Session['counts']) => {
  const methods = useMethods();
  const held = counts.map(({ paymentmethod_id: id, paymentmethoddata: { name } }) => ({ id, name }));
  return methods && [...held, ...moneyOf(methods).filter(({ id }) => held.every((one) => one.id !== id))];
};

export const RecountSession = ({ session, onDone, onClose }: Props) => {
  const { t } = useTranslation();
  const id = useId();
  const methods = useCountable(session.counts);
  const [counted, count] = useState<Counted>(() =>
    Object.fromEntries(session.counts.map((line) => [line.paymentmethod_id, line.counted_amount])),
  );
  const [reason, setReason] = useState('');
  const typed = useChanged({ counted, reason });
  const told = tellDone(t('kas.session.recounted', { code: session.code }));
  const { send } = useSend('finance.kasirsesi.hitungulang', told);
  const { refusal, busy, onSubmit } = useSending(async () => {
    // An emptied field of a method that was counted is a count of nothing; one that nobody touched says nothing.
    const given = Object.entries(counted).map(([method, amount]) => [method, amount ?? 0] as const);
    onDone(await send({ id: session.id }, { version: session.version, counted: Object.fromEntries(given), reason }));
  });
  return (
    <FormDrawer
      title={t('kas.session.recount')}
      form={FORM}
      width={420}
      disabled={!methods || !typed}
      {...{ busy, typed, onClose }}
    >
      <form id={FORM} className={layout.stack} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} labels={{ reason: t('kas.session.recountReason') }} />}
        <p className={words.quiet}>{t('kas.session.recountHelp')}</p>
        <CountFields methods={methods} counted={counted} onCount={count} />
        <div className={layout.stackTight}>
          <label className={words.quiet} htmlFor={id}>
            {t('kas.session.recountReason')}
          </label>
          <Input.TextArea
            id={id}
            rows={2}
            maxLength={300}
            required
            value={reason}
            onChange={(e) => setReason(e.target.value)}
          />
        </div>
      </form>
    </FormDrawer>
  );
};
