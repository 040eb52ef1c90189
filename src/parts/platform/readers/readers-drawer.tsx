// Who saw the record of a patient, in a drawer (reliability.md 5).
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import { ReaderList } from './reader-list.tsx';

const DRAWER = 480;

interface Props {
  readonly patient: { readonly id: number; readonly name: string };
  readonly onClose: () => void;
}

export const ReadersDrawer = ({ patient, onClose }: Props) => {
  const { t } = useTranslation();
  useReturnFocus();
  return (
    <Drawer open title={t('readers.title')} width={DRAWER} onClose={onClose}>
      <ReaderList patient={patient} />
    </Drawer>
  );
};
