// Earlier visits in a drawer, where the screen has no room for a rail.
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import type { VisitData } from '../../../../parts/service/visit/visit.ts';
import { EarlierVisits } from './earlier-visits.tsx';

const WIDTH = 480;

export const EarlierDrawer = ({ visit, onClose }: { readonly visit: VisitData; readonly onClose: () => void }) => {
  const { t } = useTranslation();
  return (
    <Drawer open title={t('note.earlier')} width={WIDTH} onClose={onClose}>
      <EarlierVisits visit={visit} onCopied={onClose} />
    </Drawer>
  );
};
