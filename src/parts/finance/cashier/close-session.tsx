// The evening's count: the cashier says what is there, and only then sees what should be.
import { App, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { useChanged } from '../../../kit/form/leave.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { type Counted, CountFields } from './count-fields.tsx';
import { CountedSession } from './counted-session.tsx';
import { moneyOf, useMethods } from './methods.ts';
import type { CashSession } from './session.ts';
import words from '../../../kit/style/words.module.css';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'close-session';

type Closed = AnswerOf<'finance.kasirsesi.close'>;
type Methods = ReturnType<typeof moneyOf>;

/** What nobody filled in is named, and stands for nothing only where somebody says so. */
const useEmptyMeant = () => {
  const { t } = useTranslation();
  const { modal } = App.useApp();
  return async (methods: Methods, counted: Counted): Promise<boolean> => {
    const empty = methods.filter(({ id }) => typeof counted[id] !== 'number');
    if (empty.length === 0) return true;
    return modal.confirm({
      title: t('kas.session.emptyTitle'),
      content: t('kas.session.emptyText', { methods: empty.map(({ name }) => name).join(', ') }),
      okText: t('kas.session.emptyYes'),
      cancelText: t('kas.session.emptyNo'),
      // Enter in an empty form ends no day.
      autoFocusButton: 'cancel',
    });
  };
};

export const CloseSession = ({ session, onClose }: { session: CashSession; onClose: () => void }) => {
  const { t } = useTranslation();
  const id = useId();
  const methods = useMethods();
  const [counted, count] = useState<Counted>({});
  const [note, setNote] = useState('');
  const [closed, setClosed] = useState<Closed>();
  const typed = useChanged({ counted, note });
  const { send } = useSend('finance.kasirsesi.close');
  const isMeant = useEmptyMeant();
  const { refusal, busy, onSubmit } = useSending(async () => {
    if (!(await isMeant(moneyOf(methods ?? []), counted))) return;
    const given = Object.entries(counted).filter((entry): entry is [string, number] => entry[1] !== null);
    const body = { version: session.version, counted: Object.fromEntries(given), note: note.trim() || null };
    setClosed(await send({ id: session.id }, body));
  });
  if (closed) return <CountedSession closed={closed} onClose={onClose} />;
  return (
    <FormDrawer
      title={t('kas.session.close')}
      form={FORM}
      width={420}
      disabled={!methods}
      {...{ busy, typed, onClose }}
    >
      <form id={FORM} className={layout.stack} onSubmit={onSubmit} noValidate>
        {refusal && <RefusalAlert refusal={refusal} />}
        <p className={words.quiet}>{t('kas.session.countHelp')}</p>
        <CountFields methods={methods && moneyOf(methods)} counted={counted} onCount={count} />
        <div className={layout.stackTight}>
          <label className={words.quiet} htmlFor={id}>
            {t('kas.note')}
          </label>
          <Input.TextArea id={id} rows={2} maxLength={300} value={note} onChange={(e) => setNote(e.target.value)} />
        </div>
      </form>
    </FormDrawer>
  );
};
