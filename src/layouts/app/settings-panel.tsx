// 'Pengaturan & master': everything that is set up once, by module, found by its words.
import { SearchOutlined } from '@ant-design/icons';
import { Drawer, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { type Entry, modulesOf } from '../navigation.tsx';
import { fits } from '../palette/item.ts';
import style from './header.module.css';
import { ModuleIcon } from './module-icon.tsx';
import rail from './rail.module.css';
import { ModuleMenu } from './module-menu.tsx';
import { FirstField } from '../../kit/form/first-field.tsx';
import layout from '../../kit/style/layout.module.css';
import words from '../../kit/style/words.module.css';

interface Props {
  readonly entries: readonly Entry[];
  readonly onClose: () => void;
}

export default function SettingsPanel({ entries, onClose }: Props) {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const [asked, ask] = useState('');
  const found = entries
    .filter(({ label, module }) => fits({ label, hint: t(`module.${module}`) }, asked.trim()))
    // The heading of the panel says it.
    .map(({ group: _group, ...entry }) => entry);
  return (
    <Drawer
      open
      onClose={onClose}
      placement="left"
      width="min(980px, 100vw)"
      title={t('rail.settings')}
      closable={{ 'aria-label': t('menu.close') }}
    >
      <div className={layout.stackLarge}>
        <FirstField>
          <Input
            allowClear
            prefix={<SearchOutlined aria-hidden />}
            placeholder={t('menu.search')}
            aria-label={t('menu.search')}
            value={asked}
            onChange={(event) => ask(event.target.value)}
          />
        </FirstField>
        {found.length === 0 && <p className={words.caption}>{t('menu.none')}</p>}
        <div className={rail.masters}>
          {modulesOf(found).map((module) => (
            <section key={module}>
              <h2 className={style.moduleName}>
                <ModuleIcon module={module} /> {t(`module.${module}`)}
              </h2>
              <ModuleMenu module={module} entries={found} path={pathname} onFollow={onClose} />
            </section>
          ))}
        </div>
      </div>
    </Drawer>
  );
}
