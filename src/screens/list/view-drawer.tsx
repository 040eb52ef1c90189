// How a list looks: its saved views, and on a wide screen density and columns.
import { Button, Checkbox, Drawer, Segmented } from 'antd';
import { useTranslation } from 'react-i18next';
import { useNarrow } from '../../providers/media.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import type { Density } from '../../resources/platform/saved-view-calls.ts';
import { SavedViews } from './saved-view-list.tsx';
import type { ListView } from './use-list-view.ts';
import style from './view-drawer.module.css';
import layout from '../../kit/style/layout.module.css';
import words from '../../kit/style/words.module.css';

const Columns = ({ all, shown, hide }: Pick<ListView, 'all' | 'shown' | 'hide'>) => {
  const { t } = useTranslation();
  const names = shown.map(({ name }) => name);
  return (
    <section className={layout.stackSmall} aria-label={t('list.columns')}>
      <div className={layout.between}>
        <h3 className={words.heading}>{t('list.columns')}</h3>
        <Button size="small" type="text" disabled={shown.length === all.length} onClick={() => hide([])}>
          {t('list.columnsAll')}
        </Button>
      </div>
      <Checkbox.Group
        className={style.columns}
        value={names}
        options={all.map(({ name, field }) => ({
          value: name,
          label: field.label,
          disabled: names.length === 1 && names[0] === name,
        }))}
        onChange={(kept: readonly string[]) => hide(all.map(({ name }) => name).filter((name) => !kept.includes(name)))}
      />
    </section>
  );
};

interface Props {
  readonly resource: Resource;
  readonly label: string;
  readonly view: ListView;
  readonly open: boolean;
  readonly onClose: () => void;
}

export default function ViewDrawer({ resource, label, view, open, onClose }: Props) {
  const { t } = useTranslation();
  const narrow = useNarrow();
  return (
    <Drawer
      open={open}
      onClose={onClose}
      width={380}
      title={t('view.of', { label })}
      closable={{ 'aria-label': t('menu.close') }}
    >
      <div className={layout.stackLarge}>
        <SavedViews resource={resource} view={view} onApplied={onClose} />
        {!narrow && (
          <section className={layout.stackSmall} aria-label={t('view.density')}>
            <h3 className={words.heading}>{t('view.density')}</h3>
            <Segmented<Density>
              block
              aria-label={t('view.density')}
              value={view.density}
              onChange={view.setDensity}
              options={[
                { value: 'comfortable', label: t('view.comfortable') },
                { value: 'compact', label: t('view.compact') },
              ]}
            />
          </section>
        )}
        {!narrow && <Columns {...view} />}
      </div>
    </Drawer>
  );
}
