// The whole menu in a drawer, where the window is too narrow for the top bar.
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { modulesOf, useNavigation } from '../navigation.tsx';
import { AreaLinks } from './area-links.tsx';
import { BranchCard } from './branch-card.tsx';
import { NewFinance } from './finance-menu.tsx';
import style from './header.module.css';
import { ModuleIcon } from './module-icon.tsx';
import { ModuleMenu } from './module-menu.tsx';
import layout from '../../kit/style/layout.module.css';

interface Props {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly onChangeBranch: () => void;
}

export default function MenuDrawer({ open, onClose, onChangeBranch }: Props) {
  const { t } = useTranslation();
  const entries = useNavigation();
  const { pathname } = useLocation();
  const change = () => {
    onClose();
    onChangeBranch();
  };
  return (
    <Drawer
      open={open}
      onClose={onClose}
      placement="left"
      width={300}
      title={t('menu.main')}
      closable={{ 'aria-label': t('menu.close') }}
    >
      <div className={layout.stackLarge}>
        <BranchCard onChange={change} />
        <AreaLinks place="panel" onFollow={onClose} />
        {modulesOf(entries).map((module) => (
          <section key={module}>
            <h2 className={style.moduleName}>
              <ModuleIcon module={module} /> {t(`module.${module}`)}
            </h2>
            <ModuleMenu module={module} entries={entries} path={pathname} onFollow={onClose} />
            {module === 'finance' && <NewFinance onFollow={onClose} />}
          </section>
        ))}
      </div>
    </Drawer>
  );
}
