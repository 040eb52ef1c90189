// '/service/multimedia/label': what photos there are by label, and of whom some are missing (service.md 4).
import { Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { Gaps } from './gaps.tsx';
import surface from '../../../kit/style/surface.module.css';
import { LabelTiles } from './tiles.tsx';

export default function PhotoLabelsPage() {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const tab = search.get('tab') === 'gaps' ? 'gaps' : 'tiles';
  const items = [
    { key: 'tiles', label: t('gallery.tiles'), children: <LabelTiles /> },
    { key: 'gaps', label: t('gallery.gaps'), children: <Gaps /> },
  ];
  return (
    <>
      <PageHeader title={t('gallery.labelsTitle')} />
      <section className={surface.sheet}>
        <Tabs
          aria-label={t('gallery.labelsTitle')}
          activeKey={tab}
          items={items}
          onChange={(key) => setSearch({ tab: key }, { replace: true })}
        />
      </section>
    </>
  );
}
