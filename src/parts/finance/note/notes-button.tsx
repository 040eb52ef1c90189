// Opens the notes of a document that has no page of its own.
import { MessageOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import type { NoteKind } from '../../../resources/finance/note.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const NoteThread = onDemand(async () => (await import('./document-notes.tsx')).NoteThread);
const WIDTH = 560;

export const NotesButton = ({ kind, id, code }: { kind: NoteKind; id: number; code: string }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (!mayCall(me, 'finance.catatan.daftar')) return null;
  return (
    <>
      <Button
        size="small"
        icon={<MessageOutlined aria-hidden />}
        aria-haspopup="dialog"
        aria-label={t('catatan.of', { code })}
        onClick={() => setOpen(true)}
      >
        {t('catatan.button')}
      </Button>
      <Drawer
        open={open}
        title={t('catatan.of', { code })}
        width={WIDTH}
        closable={{ 'aria-label': t('app.close') }}
        destroyOnHidden
        onClose={() => setOpen(false)}
      >
        {open && <NoteThread kind={kind} id={id} />}
      </Drawer>
    </>
  );
};
