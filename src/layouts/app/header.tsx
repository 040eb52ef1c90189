// Top bar: branch and module menu, modules, appearance, account. Below 992 px one button opens it all in a drawer.
import { DownOutlined, MenuOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { Drawer, Popover } from 'antd';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useBranch } from '../../providers/branch.ts';
import { useMedia } from '../../providers/media.ts';
import { useMode } from '../../providers/mode.ts';
import { BrandMark } from '../brand-mark.tsx';
import { currentEntry, modulesOf, useNavigation } from '../navigation.tsx';
import { AccountMenu } from './account-menu.tsx';
import { BranchCard } from './branch-card.tsx';
import style from './header.module.css';
import { Launcher } from './launcher.tsx';
import { ModuleIcon } from './module-icon.tsx';
import { ModuleMenu } from './module-menu.tsx';

// Seconds before the menu opens and closes under the pointer (specified: 300 ms).
const HOVER_DELAY = 0.3;

interface Props {
  readonly onChangeBranch: () => void;
}

export const Header = ({ onChangeBranch }: Props) => {
  const { t } = useTranslation();
  const [mode, choose] = useMode();
  const [drawer, setDrawer] = useState(false);
  // Beside the side menu there is room for the launcher; below that everything is in the drawer.
  const wide = useMedia('(min-width: 992px)');
  const dark = mode === 'dark';
  return (
    <header className={style.header}>
      {!wide && <MenuDrawer open={drawer} onOpen={setDrawer} onChangeBranch={onChangeBranch} />}
      <Link to="/" className={style.brand} aria-label={`${t('app.name')} · ${t('menu.home')}`}>
        <BrandMark /> <span>{t('app.name')}</span>
      </Link>
      {wide ? (
        <BranchMenu onChangeBranch={onChangeBranch} />
      ) : (
        <BranchButton open={drawer} onClick={() => setDrawer(true)} />
      )}
      {wide && <ModuleLinks />}
      <span className={style.spacer} />
      <button
        type="button"
        className={style.round}
        aria-label={dark ? t('account.toLight') : t('account.toDark')}
        onClick={() => choose(dark ? 'light' : 'dark')}
      >
        {dark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
      </button>
      <AccountMenu />
    </header>
  );
};

/** Names the branch; antd's Popover adds its own handlers and measures the button, so all it gives is passed on. */
const BranchButton = ({ open, ...handlers }: { open: boolean } & ComponentProps<'button'>) => {
  const { t } = useTranslation();
  const branch = useBranch();
  return (
    <button
      type="button"
      {...handlers}
      className={style.branch}
      aria-label={branch === undefined ? t('app.loading') : undefined}
      aria-expanded={open}
      aria-haspopup="dialog"
    >
      <span className={style.branchName}>{branch === null ? t('branch.none') : (branch?.name ?? ' ')}</span>
      <DownOutlined className={style.arrow} aria-hidden />
    </button>
  );
};

const BranchMenu = ({ onChangeBranch }: Props) => {
  const [open, setOpen] = useState(false);
  const change = () => {
    setOpen(false);
    onChangeBranch();
  };
  return (
    <Popover
      open={open}
      onOpenChange={setOpen}
      trigger={['hover', 'click']}
      mouseEnterDelay={HOVER_DELAY}
      mouseLeaveDelay={HOVER_DELAY}
      placement="bottomLeft"
      arrow={false}
      getPopupContainer={(node) => node.parentElement ?? node}
      content={
        <div className={style.panel}>
          <BranchCard onChange={change} />
          <Launcher onFollow={() => setOpen(false)} />
        </div>
      }
    >
      <BranchButton open={open} />
    </Popover>
  );
};

const ModuleLinks = () => {
  const { t } = useTranslation();
  const entries = useNavigation();
  const { pathname } = useLocation();
  const current = currentEntry(entries, pathname)?.module;
  return (
    <nav className={style.modules} aria-label={t('menu.modules')}>
      {modulesOf(entries).map((module) => {
        const first = entries.find((entry) => entry.module === module);
        return (
          first && (
            <Link
              key={module}
              to={first.path}
              className={style.module}
              aria-current={module === current ? 'true' : undefined}
            >
              {t(`module.${module}`)}
            </Link>
          )
        );
      })}
    </nav>
  );
};

interface DrawerProps extends Props {
  readonly open: boolean;
  readonly onOpen: (open: boolean) => void;
}

const MenuDrawer = ({ open, onOpen, onChangeBranch }: DrawerProps) => {
  const { t } = useTranslation();
  const entries = useNavigation();
  const { pathname } = useLocation();
  const close = () => onOpen(false);
  const change = () => {
    close();
    onChangeBranch();
  };
  return (
    <>
      <button
        type="button"
        className={style.burger}
        aria-label={t('menu.open')}
        aria-expanded={open}
        onClick={() => onOpen(true)}
      >
        <MenuOutlined aria-hidden />
      </button>
      <Drawer
        open={open}
        onClose={close}
        placement="left"
        width={300}
        title={t('menu.main')}
        closable={{ 'aria-label': t('menu.close') }}
      >
        <div className={style.panelNarrow}>
          <BranchCard onChange={change} />
          {modulesOf(entries).map((module) => (
            <section key={module}>
              <h2 className={style.moduleName}>
                <ModuleIcon module={module} /> {t(`module.${module}`)}
              </h2>
              <ModuleMenu module={module} entries={entries} path={pathname} onFollow={close} />
            </section>
          ))}
        </div>
      </Drawer>
    </>
  );
};
