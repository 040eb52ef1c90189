// The menu of a person's card: edit, password, status, picture; for who may do any of it (specified).
import { CameraOutlined, DownOutlined, EditOutlined, KeyOutlined, PoweroffOutlined } from '@ant-design/icons';
import { Button, type MenuProps } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answersFor, mayChangeStatus, mayEditPerson } from '../../../policies/index.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';
import { isCustomer, type PersonData } from './person.ts';
import { DropMenu } from '../../../kit/page/drop-menu.tsx';

const sheets = {
  edit: onDemand(async () => (await import('./edit-sheet.tsx')).EditSheet),
  password: onDemand(async () => (await import('./password-sheet.tsx')).PasswordSheet),
  status: onDemand(async () => (await import('./status-sheet.tsx')).StatusSheet),
  photo: onDemand(async () => (await import('./avatar-dialog.tsx')).default),
} as const;
type Sheet = keyof typeof sheets;

export const PersonMenu = ({ person }: { person: PersonData }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState<Sheet>();
  if (!mayEditPerson(me, person)) return null;
  // Staff are changed in their own branch: a superadmin who works in another one changes his password only.
  const here = isCustomer(person) || person.profile_id === branchOf(me);
  const items: MenuProps['items'] = [
    { key: 'edit', label: t('person.edit'), icon: <EditOutlined aria-hidden />, disabled: !here },
    {
      key: 'password',
      label: t('person.changePassword'),
      icon: <KeyOutlined aria-hidden />,
      disabled: !answersFor(me, person),
    },
    ...(mayChangeStatus(me, person)
      ? [{ key: 'status', label: t('person.changeStatus'), icon: <PoweroffOutlined aria-hidden />, disabled: !here }]
      : []),
    { key: 'photo', label: t('person.uploadPhoto'), icon: <CameraOutlined aria-hidden /> },
  ];
  const Opened = open && sheets[open];
  return (
    <>
      <DropMenu menu={{ items, onClick: ({ key }) => setOpen(key as Sheet) }}>
        <Button icon={<DownOutlined aria-hidden />} iconPosition="end">
          {t('person.menu')}
        </Button>
      </DropMenu>
      {Opened && <Opened person={person} onClose={() => setOpen(undefined)} />}
    </>
  );
};
