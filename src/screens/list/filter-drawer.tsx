// The filters of a list on a phone: in a drawer, fetched when it is first opened.
import { Button, Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { Filters, type FiltersProps } from './filters.tsx';
import layout from '../../kit/style/layout.module.css';

interface Props extends FiltersProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function FilterDrawer({ open, onClose, ...filters }: Props) {
  const { t } = useTranslation();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="bottom"
      height="auto"
      title={t('list.filtersOf', { label: filters.resource.label })}
      closable={{ 'aria-label': t('menu.close') }}
    >
      <div className={layout.stack}>
        <Filters {...filters} />
        <Button type="primary" onClick={onClose}>
          {t('list.apply')}
        </Button>
      </div>
    </Drawer>
  );
}
