// 'Upload Profil': the photo editor, and the picture sent as it was cropped.
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../../providers/send.ts';
import { PhotoEditor } from '../../../kit/crop/photo-editor.tsx';
import type { PersonData } from './person.ts';
import { useSaved } from './use-saved.ts';

export default function AvatarDialog({ person, onClose }: { person: PersonData; onClose: () => void }) {
  const { t } = useTranslation();
  const saved = useSaved(person.id);
  return (
    <PhotoEditor
      title={t('person.uploadPhoto')}
      onClose={onClose}
      onSave={async ({ draw }) => {
        const body = new FormData();
        body.set('avatar', await draw(), 'foto.jpg');
        await sendCall('platform.users.uploadavatar', { id: person.id }, body);
        await saved();
        onClose();
      }}
    />
  );
}
