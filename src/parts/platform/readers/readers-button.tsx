// 'Siapa yang membuka rekam ini': who saw the record of a patient, for manager and superadmin (reliability.md 5).
import { EyeOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { allows } from '../../../providers/access.ts';
import { useUser } from '../../../providers/session.ts';
import { ReaderList } from './reader-list.tsx';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';

const DRAWER = 480;

interface Props {
  readonly patient: { readonly id: number; readonly name: string };
}

export const ReadersDrawer = ({ patient, onClose }: Props & { onClose: () => void }) => {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Drawer
      open
      title={t('readers.title')}
      width={DRAWER}
      styles={{ wrapper: { maxWidth: '100vw' } }}
      onClose={onClose}
    >
      <ReaderList patient={patient} />
    </Drawer>
  );
};

/** Opens the drawer; nothing for roles that may not ask. */
export const ReadersButton = ({ patient }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  if (!allows(me, { call: 'platform.users.pembaca' })) return null;
  return (
    <>
      <Button type="link" size="small" icon={<EyeOutlined aria-hidden />} onClick={() => setOpen(true)}>
        {t('readers.title')}
      </Button>
      {open && <ReadersDrawer patient={patient} onClose={() => setOpen(false)} />}
    </>
  );
};
