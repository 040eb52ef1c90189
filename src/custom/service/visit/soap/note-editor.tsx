// The note while it can be changed. The fields hold their own text: what is typed goes to the writer and draws nothing.
import { App } from 'antd';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import { DOKTER } from '../../../../policies/role.ts';
import { mayCall } from '../../../../policies/index.ts';
import { readCall } from '../../../../providers/call.ts';
import { sendCall } from '../../../../providers/send.ts';
import { useUser } from '../../../../providers/session.ts';
import type { SoapNote } from '../../../../resources/service/soap.ts';
import { RefusalAlert } from '../../../../kit/form/refusal-alert.tsx';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { joinWords, takeCopies } from '../copy-note.ts';
import { Addenda } from './addenda.tsx';
import { draftStore } from './draft-store.ts';
import { LockButton } from './lock-button.tsx';
import { NoteForm } from './note-form.tsx';
import { NoteReader } from './note-reader.tsx';
import { NoteStatus } from './note-status.tsx';
import { NoteWriter } from './note-writer.ts';
import { TemplateMenu } from './template-menu.tsx';
import { unsentText } from './unsent.ts';
import { onDemand } from '../../../../kit/page/on-demand.tsx';
import surface from '../../../../kit/style/surface.module.css';
import layout from '../../../../kit/style/layout.module.css';
import style from './soap.module.css';

/** Seldom: two write the same part at the same time. */
const ClashDialog = onDemand(async () => (await import('./clash-dialog.tsx')).ClashDialog);

interface Props {
  readonly visit: VisitData;
  readonly note: SoapNote;
  /** Something was stored that the page shows elsewhere. */
  readonly onChanged: () => void;
}

/** One writer for as long as the note is on the page; it hears of a connection that is back, and of what others store. */
const useWriter = (visitId: number, note: SoapNote): NoteWriter => {
  const { id } = useUser();
  const [writer] = useState(
    () =>
      new NoteWriter(
        note,
        {
          read: () => readCall('service.visitsoap.show', { id: visitId }),
          save: (body) => sendCall('service.visitsoap.save', { id: visitId }, body),
        },
        draftStore(id, visitId),
      ),
  );
  useEffect(() => writer.receive(note), [writer, note]);
  useEffect(() => {
    const send = () => void writer.flush();
    window.addEventListener('online', send);
    window.addEventListener('pagehide', writer.close);
    return () => {
      window.removeEventListener('online', send);
      window.removeEventListener('pagehide', writer.close);
      writer.close();
    };
  }, [writer]);
  return writer;
};

export const NoteEditor = ({ visit, note: first, onChanged }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const { id, role } = me;
  const { message } = App.useApp();
  const writer = useWriter(visit.id, first);
  const state = useSyncExternalStore(writer.subscribe, writer.state);
  const { note, phase, refusal } = state;
  const locked = note.locked_at !== null;
  useEffect(
    () =>
      takeCopies(visit.id, (words) => {
        if (locked) message.warning(t('note.copyLocked'));
        else writer.fill(joinWords(writer.current(), words));
      }),
    [visit.id, writer, locked, message, t],
  );
  if (locked) {
    const unsent = phase === 'locked' ? unsentText(state) : undefined;
    return (
      <>
        <NoteReader note={note} />
        <Addenda visitId={visit.id} unsent={unsent} onAdded={onChanged} onUnsentAdded={writer.discard} />
      </>
    );
  }
  const mayLock = mayCall(me, 'service.visitsoap.lock') && (role !== DOKTER || visit.doctor_id === id);
  return (
    <section className={surface.sheet} aria-label={t('note.title')}>
      <div className={`${layout.between} ${style.head}`}>
        <NoteStatus state={state} onRetry={() => void writer.flush()} />
        <TemplateMenu visitId={visit.id} />
        {mayLock && note.version > 0 && <LockButton writer={writer} visitId={visit.id} onLocked={onChanged} />}
      </div>
      {refusal && <RefusalAlert refusal={refusal} />}
      <NoteForm writer={writer} draft={state.draft} revisions={state.revisions} />
      {phase === 'clash' && <ClashDialog writer={writer} state={state} />}
    </section>
  );
};
