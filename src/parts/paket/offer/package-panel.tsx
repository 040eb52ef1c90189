// The panel that is shown to a customer; how a package is paid for only while it is sold (paket.md 4).
import { Drawer, Tabs } from 'antd';
import { useTranslation } from 'react-i18next';
import { historyState } from '../../../resources/paket/history-life.ts';
import { Description, type Offered, Programs, Scheme } from './package-parts.tsx';

const WIDTH = 760;

interface Props {
  readonly version: Offered;
  readonly onClose: () => void;
}

export const PackagePanel = ({ version, onClose }: Props) => {
  const { t } = useTranslation();
  const sold = version.status === historyState.active;
  const items = [
    { key: 'program', label: t('offer.tabs.program'), children: <Programs id={version.id} /> },
    ...(sold ? [{ key: 'scheme', label: t('offer.tabs.scheme'), children: <Scheme version={version} /> }] : []),
    { key: 'description', label: t('offer.tabs.description'), children: <Description version={version} /> },
  ];
  const { name } = version.pakettypedata;
  return (
    <Drawer
      open
      title={`${name} · ${version.code}`}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      onClose={onClose}
    >
      <Tabs aria-label={name} items={items} />
    </Drawer>
  );
};
