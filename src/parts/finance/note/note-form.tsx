// Writes a note on a document: text, colleagues picked behind an '@', and a paper.
import { PaperClipOutlined } from '@ant-design/icons';
import { App, Button, Mentions } from 'antd';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { sendCall, useSend } from '../../../providers/send.ts';
import { NOTE_MAX, type NoteKind } from '../../../resources/finance/note.ts';
import { TYPES } from '../../../kit/crop/edit.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import { mentionedIn } from './mentioned.ts';
import style from './note.module.css';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';

const PAPERS = ['application/pdf', ...TYPES].join(',');

const FileField = ({ file, onFile }: { file: File | undefined; onFile: (file: File | undefined) => void }) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  return (
    <span className={layout.rowTight}>
      <Button icon={<PaperClipOutlined aria-hidden />} onClick={() => input.current?.click()}>
        {t('catatan.attach')}
      </Button>
      {file && (
        <>
          <span className={words.quiet}>{file.name}</span>
          <Button type="link" size="small" onClick={() => onFile(undefined)}>
            {t('catatan.drop')}
          </Button>
        </>
      )}
      <input
        ref={input}
        hidden
        type="file"
        accept={PAPERS}
        aria-label={t('catatan.attach')}
        onChange={({ target }) => {
          onFile(target.files?.[0]);
          target.value = '';
        }}
      />
    </span>
  );
};

interface Props {
  readonly kind: NoteKind;
  readonly id: number;
  /** May attach papers. */
  readonly attaches: boolean;
  readonly onDone: () => void;
}

/** Sends the paper after the note; one that is refused leaves the note, and is told. */
const usePaper = () => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  return async (note: number, file: File): Promise<void> => {
    const body = new FormData();
    body.set('bukti', file);
    try {
      await sendCall('finance.catatan.lampir', { id: note }, body);
    } catch (error) {
      void message.error(t('catatan.unattached', { message: refusalOf(error).message }));
    }
  };
};

export const NoteForm = ({ kind, id, attaches, onDone }: Props) => {
  const { t } = useTranslation();
  const field = useId();
  const [text, setText] = useState('');
  const [file, setFile] = useState<File>();
  const { answer } = useCall('finance.catatan.rekan', { kind, document_id: id }, { staleTime: Infinity });
  const colleagues = answer?.data ?? [];
  const { send } = useSend('finance.catatan.tulis');
  const attach = usePaper();
  const written = text.trim() || (file ? t('catatan.fileNote') : '');
  const { refusal, busy, onSubmit } = useSending(async () => {
    const mentions = mentionedIn(text, colleagues).map((one) => one.id);
    const made = await send({}, { kind, document_id: id, text: written, mentions });
    if (file) await attach(made.id, file);
    setText('');
    setFile(undefined);
    onDone();
  });
  return (
    <form className={layout.stackSmall} onSubmit={onSubmit} noValidate>
      {refusal && <RefusalAlert refusal={refusal} />}
      <label htmlFor={field} className={words.quiet}>
        {t('catatan.write')}
      </label>
      <Mentions
        id={field}
        className={style.area}
        rows={2}
        maxLength={NOTE_MAX}
        value={text}
        placeholder={t('catatan.placeholder')}
        options={colleagues.map(({ name, rolename }) => ({ key: name, value: name, label: `${name} · ${rolename}` }))}
        onChange={setText}
      />
      <div className={layout.between}>
        {attaches ? <FileField file={file} onFile={setFile} /> : <span />}
        <Button type="primary" htmlType="submit" loading={busy} disabled={written === ''}>
          {t('catatan.send')}
        </Button>
      </div>
    </form>
  );
};
