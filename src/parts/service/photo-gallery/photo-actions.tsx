// What can be done with an open photo: described, taken along, published, removed, as far as this user may.
import { DeleteOutlined, DownloadOutlined, EditOutlined, FileImageOutlined, ShareAltOutlined } from '@ant-design/icons';
import { App, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { can, mayCall } from '../../../policies/index.ts';
import { ADMIN, MANAGER, MULTIMEDIA, SUPERADMIN } from '../../../policies/role.ts';
import { readFile } from '../../../providers/call.ts';
import { saveFile } from '../../../providers/http.ts';
import { branchOf, type SessionUser, useUser } from '../../../providers/session.ts';
import { visitmultimedia } from '../../../resources/service/visitmultimedia.ts';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { RequestChips } from '../../../screens/request/request-chips.tsx';
import { heldFor } from '../../../screens/request/requests.ts';
import type { PhotoData } from './photo.ts';
import layout from '../../../kit/style/layout.module.css';
import style from './photo-gallery.module.css';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const RemoveDialog = onDemand(async () => (await import('./remove-dialog.tsx')).RemoveDialog);
const PhotoForm = onDemand(async () => (await import('./photo-form.tsx')).PhotoForm);

const DAY_MS = 24 * 60 * 60 * 1_000;
const REMOVERS: readonly number[] = [MANAGER, SUPERADMIN, ADMIN, MULTIMEDIA];

/** Who uploaded it within a day; the others as the server decides, at once or by request (service.md 3.2). */
const mayRemove = (me: SessionUser, { created_by, created_at }: PhotoData): boolean =>
  mayCall(me, 'service.visitmultimedia.delete') &&
  (REMOVERS.includes(me.role) || (created_by === me.id && Date.now() - Date.parse(created_at) < DAY_MS));

/** Takes the photo along; a refusal (no consent) is told. */
const useDownload = ({ id }: PhotoData) => {
  const { message } = App.useApp();
  const [busy, setBusy] = useState<'klinis' | 'publikasi'>();
  const take = async (purpose: 'klinis' | 'publikasi'): Promise<void> => {
    setBusy(purpose);
    try {
      saveFile(await readFile('service.visitmultimedia.unduh', { id, purpose }));
    } catch (error) {
      message.error(refusalOf(error).message);
    } finally {
      setBusy(undefined);
    }
  };
  return { take, busy };
};

/** The file of a radiograph as it came. */
const FileButton = ({ photo: { dicomurl } }: { photo: PhotoData }) => {
  const { t } = useTranslation();
  if (dicomurl === null) return null;
  return (
    <Button icon={<FileImageOutlined aria-hidden />} href={dicomurl} download>
      {t('xray.download')}
    </Button>
  );
};

interface Props {
  readonly photo: PhotoData;
  readonly onChanged: (photo: PhotoData) => void;
  readonly onRemoved: () => void;
}

export const PhotoActions = ({ photo, onChanged, onRemoved }: Props) => {
  const { t } = useTranslation();
  const user = useUser();
  const { take, busy } = useDownload(photo);
  const [dialog, open] = useState<'edit' | 'remove'>();
  const close = () => open(undefined);
  const isOwnBranch = branchOf(user) === photo.profile_id;
  return (
    <div className={`${layout.stackSmall} ${style.actions}`}>
      <RequestChips record={photo} />
      {mayCall(user, 'service.visitmultimedia.unduh') && (
        <>
          <Button
            icon={<DownloadOutlined aria-hidden />}
            loading={busy === 'klinis'}
            onClick={() => void take('klinis')}
          >
            {t('gallery.download')}
          </Button>
          <Button
            icon={<ShareAltOutlined aria-hidden />}
            loading={busy === 'publikasi'}
            onClick={() => void take('publikasi')}
          >
            {t('gallery.publish')}
          </Button>
        </>
      )}
      <FileButton photo={photo} />
      {isOwnBranch && can(user, visitmultimedia.name, 'edit') && (
        <Button icon={<EditOutlined aria-hidden />} onClick={() => open('edit')}>
          {t('gallery.describe')}
        </Button>
      )}
      {isOwnBranch && mayRemove(user, photo) && (
        <Button
          danger
          disabled={heldFor(photo, 'service.photo.delete') !== undefined}
          icon={<DeleteOutlined aria-hidden />}
          onClick={() => open('remove')}
        >
          {t('gallery.remove')}
        </Button>
      )}
      {dialog === 'edit' && (
        <PhotoForm
          photo={photo}
          onClose={close}
          onSaved={(changed) => {
            onChanged(changed);
            close();
          }}
        />
      )}
      {dialog === 'remove' && (
        <RemoveDialog
          photo={photo}
          onClose={close}
          onRemoved={() => {
            close();
            onRemoved();
          }}
        />
      )}
    </div>
  );
};
