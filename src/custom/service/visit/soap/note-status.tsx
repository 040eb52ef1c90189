// Where the note stands: stored, on its way, or kept in this browser until the server can be reached.
import { CheckCircleOutlined, CloudSyncOutlined, DisconnectOutlined, EditOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { soapLabels, soapTexts } from '../../../../resources/service/soap.ts';
import { InstantText } from '../../../../kit/date/date-text.tsx';
import type { Phase, WriterState } from './note-writer.ts';
import layout from '../../../../kit/style/layout.module.css';
import words from '../../../../kit/style/words.module.css';
import style from './soap.module.css';

const icons: Readonly<Record<Phase, ReactNode>> = {
  saved: <CheckCircleOutlined aria-hidden />,
  unsaved: <EditOutlined aria-hidden />,
  saving: <CloudSyncOutlined aria-hidden />,
  offline: <DisconnectOutlined aria-hidden />,
  refused: <EditOutlined aria-hidden />,
  clash: <EditOutlined aria-hidden />,
  locked: <EditOutlined aria-hidden />,
};

/** Parts that the stored note still lacks: the visit cannot end before. */
const Missing = ({ note }: Pick<WriterState, 'note'>) => {
  const { t } = useTranslation();
  const missing = soapTexts.filter((name) => note[name].trim() === '').map((name) => soapLabels[name]);
  if (missing.length === 0) return null;
  return <span className={words.faint}>{t('note.missing', { parts: missing.join(', ') })}</span>;
};

export const NoteStatus = ({ state, onRetry }: { state: WriterState; onRetry: () => void }) => {
  const { t } = useTranslation();
  const { phase, note, joined } = state;
  const isNew = phase === 'saved' && note.version === 0;
  return (
    <div className={`${layout.row} ${style.status}`} role="status" data-phase={phase}>
      {!isNew && (
        <span className={`${layout.rowTight} ${style.phase}`}>
          {icons[phase]} {t(`note.phase.${phase}`)}
        </span>
      )}
      {phase === 'saved' && note.updated_at && (
        <span className={words.faint}>
          {note.writername} · <InstantText value={note.updated_at} />
        </span>
      )}
      {joined !== undefined && phase !== 'clash' && <span>{t('note.joined', { name: joined })}</span>}
      {phase === 'offline' && (
        <Button size="small" onClick={onRetry}>
          {t('app.retry')}
        </Button>
      )}
      <Missing note={note} />
    </div>
  );
};
