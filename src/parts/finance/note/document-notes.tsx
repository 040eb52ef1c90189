// Notes on a document with their papers, who made it, and what was done with it (decision 108).
import { PaperClipOutlined } from '@ant-design/icons';
import { Button, Popconfirm } from 'antd';
import { useTranslation } from 'react-i18next';
import { callUrl, useCall } from '../../../providers/call.ts';
import { mayCall } from '../../../policies/index.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import type { NoteKind } from '../../../resources/finance/note.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { InstantText } from '../../../kit/date/date-text.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import style from './note.module.css';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const NoteForm = onDemand(async () => (await import('./note-form.tsx')).NoteForm);

type Shown = AnswerOf<'finance.catatan.daftar'>;
type Note = Shown['notes'][number];

const Remove = ({ note, onDone }: { note: Note; onDone: () => void }) => {
  const { t } = useTranslation();
  const { send, busy } = useSend('finance.catatan.hapus', false, { tellsRefusal: true });
  return (
    <Popconfirm
      title={t('catatan.removeAsk')}
      okText={t('catatan.remove')}
      cancelText={t('form.cancel')}
      onConfirm={async () => {
        await send({ id: note.id }, undefined);
        onDone();
      }}
    >
      <Button
        size="small"
        type="link"
        danger
        loading={busy}
        aria-label={t('catatan.removeOf', { name: note.author.name })}
      >
        {t('catatan.remove')}
      </Button>
    </Popconfirm>
  );
};

const NoteItem = ({ note, onDone }: { note: Note; onDone: () => void }) => {
  const { t } = useTranslation();
  const { id, text, at, author, mentions, filename, removable } = note;
  return (
    <li className={style.note}>
      <span className={layout.between}>
        <span>
          <strong>{author.name}</strong>{' '}
          <span className={words.faint}>
            <InstantText value={at} />
          </span>
        </span>
        {removable && <Remove note={note} onDone={onDone} />}
      </span>
      <p className={words.prose}>{text}</p>
      {mentions.length > 0 && (
        <span className={words.faint}>{t('catatan.told', { names: mentions.map(({ name }) => name).join(', ') })}</span>
      )}
      {filename !== null && (
        <a href={callUrl('finance.catatan.berkas', { id })} target="_blank" rel="noreferrer">
          <PaperClipOutlined aria-hidden /> {filename}
        </a>
      )}
    </li>
  );
};

const History = ({ history }: Pick<Shown, 'history'>) => {
  const { t } = useTranslation();
  return (
    <section className={layout.stackTight} aria-label={t('catatan.history')}>
      <h3 className={words.name}>{t('catatan.history')}</h3>
      {history.length === 0 && <p className={words.quiet}>{t('catatan.noHistory')}</p>}
      <ol className={style.history}>
        {history.map(({ id, at, by, rolename, message, waits }) => (
          <li key={id}>
            <span className={words.faint}>
              <InstantText value={at} />
              {' · '}
            </span>
            {by === null ? t('catatan.system') : `${by} (${rolename})`}: {message}{' '}
            {waits && <StatusChip tone="warning" label={t('catatan.waits')} />}
          </li>
        ))}
      </ol>
    </section>
  );
};

interface Props {
  readonly kind: NoteKind;
  readonly id: number;
}

/** The thread of notes of a document, for a drawer or a sheet. */
export const NoteThread = ({ kind, id }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const { query, answer } = useCall('finance.catatan.daftar', { kind, document_id: id });
  const refresh = () => void query.refetch();
  if (query.isError) return <ErrorState message={query.error.message} onRetry={refresh} />;
  if (!answer) return <WaitingRows />;
  return (
    <div className={layout.stack}>
      <p className={words.quiet}>
        {t('catatan.author', { name: answer.author ?? t('catatan.system') })}
        {' · '}
        <InstantText value={answer.created_at} />
      </p>
      <section className={layout.stackTight} aria-label={t('catatan.notes')}>
        <h3 className={words.name}>{t('catatan.notes')}</h3>
        {answer.notes.length === 0 && <p className={words.quiet}>{t('catatan.none')}</p>}
        <ul className={layout.divided}>
          {answer.notes.map((note) => (
            <NoteItem key={note.id} note={note} onDone={refresh} />
          ))}
        </ul>
        {mayCall(me, 'finance.catatan.tulis') && (
          <NoteForm kind={kind} id={id} attaches={answer.attaches} onDone={refresh} />
        )}
      </section>
      <History history={answer.history} />
    </div>
  );
};

/** Below a document on its page, for who may come to notes at all. They are words among colleagues, and no part of its paper. */
export const DocumentNotes = ({ kind, id }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  if (!mayCall(me, 'finance.catatan.daftar')) return null;
  return (
    <section className={`${surface.sheet} print-none`} aria-label={t('catatan.title')}>
      <h2 className={words.heading}>{t('catatan.title')}</h2>
      <NoteThread kind={kind} id={id} />
    </section>
  );
};
