// The note as it is read: locked, or by those who do not write it, with what was added to it.
import { LockOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Addendum, SoapNote } from '../../../../resources/service/soap.ts';
import { InstantText } from '../../../../kit/date/date-text.tsx';
import { EmptyState } from '../../../../kit/state/empty-state.tsx';
import { NoteText } from '../../../../parts/service/note/note-text.tsx';
import surface from '../../../../kit/style/surface.module.css';
import words from '../../../../kit/style/words.module.css';
import layout from '../../../../kit/style/layout.module.css';
import style from './soap.module.css';

const AddendumItem = ({ addendum }: { addendum: Addendum }) => {
  const { t } = useTranslation();
  return (
    <li className={style.addendum}>
      <p className={words.prose}>{addendum.text}</p>
      <p className={words.faint}>
        {t('note.addendumReason', { reason: addendum.reason })} · {addendum.authorname} ·{' '}
        <InstantText value={addendum.created_at} />
      </p>
    </li>
  );
};

export const NoteReader = ({ note }: { note: SoapNote }) => {
  const { t } = useTranslation();
  if (note.version === 0) return <EmptyState title={t('note.none')} />;
  return (
    <section className={surface.sheet} aria-label={t('note.title')}>
      <p className={words.faint}>
        {note.authorname} · <InstantText value={note.updated_at} />
      </p>
      {note.locked_at && (
        <p className={`${layout.rowTight} ${surface.tinted}`} data-tone="info">
          <LockOutlined aria-hidden />{' '}
          {note.lockedname ? t('note.lockedBy', { name: note.lockedname }) : t('note.lockedByNight')}{' '}
          <InstantText value={note.locked_at} />
        </p>
      )}
      <NoteText note={note} />
      {note.addenda.length > 0 && (
        <>
          <h3 className={words.heading}>{t('note.addenda')}</h3>
          <ul className={layout.stack}>
            {note.addenda.map((addendum) => (
              <AddendumItem key={addendum.id} addendum={addendum} />
            ))}
          </ul>
        </>
      )}
    </section>
  );
};
