// The note as it is read: locked, or by those who do not write it, with what was added to it.
import { LockOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Addendum, SoapNote } from '../../../../resources/service/soap-calls.ts';
import { InstantText } from '../../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../../kit/state/empty-state.tsx';
import { NoteText } from '../../../../parts/service/note/note-text.tsx';
import style from './soap.module.css';

const AddendumItem = ({ addendum }: { addendum: Addendum }) => {
  const { t } = useTranslation();
  return (
    <li className={style.addendum}>
      <p className={style.addendumText}>{addendum.text}</p>
      <p className={style.quiet}>
        {t('note.addendumReason', { reason: addendum.reason })} · {addendum.authorname} ·{' '}
        <InstantText value={addendum.created_at} />
      </p>
    </li>
  );
};

export const NoteReader = ({ note }: { note: SoapNote }) => {
  const { t } = useTranslation();
  if (note.version === 0) return <EmptyState text={t('note.none')} />;
  return (
    <section className={style.note} aria-label={t('note.title')}>
      <p className={style.quiet}>
        {note.authorname} · <InstantText value={note.updated_at} />
      </p>
      {note.locked_at && (
        <p className={style.locked}>
          <LockOutlined aria-hidden />{' '}
          {note.lockedname ? t('note.lockedBy', { name: note.lockedname }) : t('note.lockedByNight')}{' '}
          <InstantText value={note.locked_at} />
        </p>
      )}
      <NoteText note={note} />
      {note.addenda.length > 0 && (
        <>
          <h3 className={style.subheading}>{t('note.addenda')}</h3>
          <ul className={style.addenda}>
            {note.addenda.map((addendum) => (
              <AddendumItem key={addendum.id} addendum={addendum} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
