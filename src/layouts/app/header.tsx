// Top bar: branch and module menu, modules, appearance, account. Below 992 px one button opens it all in a drawer, on a phone the last
// of the bar at the foot.
import { MenuOutlined, MoonOutlined, SunOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { useMedia, useNarrow } from '../../providers/media.ts';
import { useMode } from '../../providers/mode.ts';
import { onDemand } from '../../kit/page/on-demand.tsx';
import { BrandMark } from '../brand-mark.tsx';
import { currentEntry, modulesOf, useNavigation } from '../navigation.tsx';
import { Palette } from '../palette/palette.tsx';
import { AccountMenu } from './account-menu.tsx';
import { AreaLinks } from './area-links.tsx';
import { BranchMenu, BranchName } from './branch-menu.tsx';
import style from './header.module.css';
import { Notifications } from './notifications.tsx';

/** Opened by a tap: a page asks for its rows first. */
const MenuDrawer = onDemand(async () => (await import('./menu-drawer.tsx')).default);

interface Props {
  /** The drawer with the whole menu is open. */
  readonly menu: boolean;
  readonly onMenu: (open: boolean) => void;
  readonly onChangeBranch: () => void;
}

export const Header = ({ menu, onMenu, onChangeBranch }: Props) => {
  const { t } = useTranslation();
  const [mode, choose] = useMode();
  // Beside the side menu there is room for the launcher; below that everything is in the drawer.
  const wide = useMedia('(min-width: 992px)');
  const narrow = useNarrow();
  const roomy = useMedia('(min-width: 1440px)');
  const dark = mode === 'dark';
  return (
    <header className={style.header}>
      {!wide && !narrow && (
        <button
          type="button"
          className={style.burger}
          aria-label={t('menu.open')}
          aria-expanded={menu}
          onClick={() => onMenu(true)}
        >
          <MenuOutlined aria-hidden />
        </button>
      )}
      <Link to="/" className={style.brand} aria-label={`${t('app.name')} · ${t('menu.home')}`}>
        <BrandMark /> <span>{t('app.name')}</span>
      </Link>
      {wide ? (
        <BranchMenu onChangeBranch={onChangeBranch} areaLinks={!roomy} />
      ) : (
        <button type="button" className={style.branch} aria-haspopup="dialog" onClick={() => onMenu(true)}>
          <BranchName short />
        </button>
      )}
      {wide && <ModuleLinks />}
      <span className={style.spacer} />
      {roomy && <AreaLinks place="bar" />}
      <Palette />
      <Notifications />
      <button
        type="button"
        className={style.round}
        aria-label={dark ? t('account.toLight') : t('account.toDark')}
        onClick={() => choose(dark ? 'light' : 'dark')}
      >
        {dark ? <SunOutlined aria-hidden /> : <MoonOutlined aria-hidden />}
      </button>
      <AccountMenu />
      {!wide && <MenuDrawer open={menu} onClose={() => onMenu(false)} onChangeBranch={onChangeBranch} />}
    </header>
  );
};

const ModuleLinks = () => {
  const { t } = useTranslation();
  const entries = useNavigation();
  const { pathname } = useLocation();
  const current = currentEntry(entries, pathname)?.module;
  const modules = modulesOf(entries);
  if (modules.length === 0) return null;
  return (
    <nav className={style.modules} aria-label={t('menu.modules')}>
      {modules.map((module) => {
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
