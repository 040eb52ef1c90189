// Adds to a locked note: the words and why they come late.
import { Button, Input } from 'antd';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../../../providers/send.ts';
import { useTyped } from '../../../../kit/form/leave.tsx';
import { refusalOf, type Refusal } from '../../../../kit/form/refusal.ts';
import { RefusalAlert } from '../../../../kit/form/refusal-alert.tsx';
import words from '../../../../kit/style/words.module.css';
import layout from '../../../../kit/style/layout.module.css';
import style from './soap.module.css';

interface Props {
  readonly visitId: number;
  /** Words that were typed before the note was locked, and did not reach it. */
  readonly unsent?: string;
  readonly onAdded: () => void;
  readonly onUnsentAdded: () => void;
}

const MAX_TEXT = 10_000;
const MAX_REASON = 300;

const useAdding = ({ visitId, unsent, onAdded, onUnsentAdded }: Props) => {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const add = async (body: { readonly text: string; readonly reason: string }): Promise<boolean> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await sendCall('service.visitsoap.add', { id: visitId }, body);
      if (unsent) onUnsentAdded();
      onAdded();
      return true;
    } catch (error) {
      setRefusal(refusalOf(error));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, refusal, add };
};

export const Addenda = (props: Props) => {
  const { t } = useTranslation();
  const { unsent } = props;
  const { busy, refusal, add } = useAdding(props);
  const [open, setOpen] = useState(unsent !== undefined);
  const [text, setText] = useState(unsent ?? '');
  const [reason, setReason] = useState('');
  // What the note did not take is kept in the browser.
  useTyped(text !== (unsent ?? '') || reason !== '');
  const textId = useId();
  const reasonId = useId();
  if (!open)
    return (
      <Button className={style.below} onClick={() => setOpen(true)}>
        {t('note.add')}
      </Button>
    );
  const submit = async (): Promise<void> => {
    if (!(await add({ text, reason }))) return;
    setText('');
    setReason('');
    setOpen(false);
  };
  return (
    <form
      className={`${layout.stackSmall} ${style.adding}`}
      aria-label={t('note.add')}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      {unsent && <p className={words.faint}>{t('note.unsent')}</p>}
      {refusal && <RefusalAlert refusal={refusal} labels={{ text: t('note.addendum'), reason: t('note.reason') }} />}
      <label htmlFor={textId} className={style.label}>
        {t('note.addendum')}
      </label>
      <Input.TextArea
        id={textId}
        value={text}
        maxLength={MAX_TEXT}
        autoSize={{ minRows: 3, maxRows: 10 }}
        onChange={({ target }) => setText(target.value)}
      />
      <label htmlFor={reasonId} className={style.label}>
        {t('note.reason')}
      </label>
      <Input id={reasonId} value={reason} maxLength={MAX_REASON} onChange={({ target }) => setReason(target.value)} />
      <div className={layout.end}>
        {!unsent && <Button onClick={() => setOpen(false)}>{t('form.cancel')}</Button>}
        <Button type="primary" htmlType="submit" loading={busy} disabled={!text.trim() || !reason.trim()}>
          {t('form.save')}
        </Button>
      </div>
    </form>
  );
};
