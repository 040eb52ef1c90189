// The frame of the signed-in application: top bar, the module's menu at the side, the page.
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useBranch } from '../../providers/branch.ts';
import { Zone } from '../../screens/parts/zone.ts';
import { currentEntry, useNavigation } from '../navigation.tsx';
import style from './app-layout.module.css';
import { BranchPicker } from './branch-picker.tsx';
import { Header } from './header.tsx';
import { ModuleMenu } from './module-menu.tsx';

const MAIN = 'isi';

/** Moves the focus to the page when the route changes, so that the keyboard and screen readers start there. */
const useFocusOnRoute = (path: string) => {
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
};

export const AppLayout = () => {
  const { t } = useTranslation();
  const location = useLocation();
  const entries = useNavigation();
  const branch = useBranch();
  const current = currentEntry(entries, location.pathname);
  const main = useFocusOnRoute(location.pathname);
  // A superadmin without a branch who asks for a page that needs one is sent here to choose it (platform.md 2).
  const [picking, setPicking] = useState(false);
  const sent = (location.state as { pickBranch?: boolean } | null)?.pickBranch === true;
  useEffect(() => {
    if (sent) setPicking(true);
  }, [sent, location.key]);

  return (
    <div className={style.layout}>
      <a href={`#${MAIN}`} className={style.skip}>
        {t('app.skip')}
      </a>
      <Header onChangeBranch={() => setPicking(true)} />
      <div className={style.body} data-side={current !== undefined}>
        {current && (
          <aside className={style.side}>
            <p className={style.moduleName}>{t(`module.${current.module}`)}</p>
            <ModuleMenu module={current.module} entries={entries} path={location.pathname} />
          </aside>
        )}
        <main id={MAIN} ref={main} tabIndex={-1} className={style.main}>
          <Zone value={branch?.timezone ?? 'Asia/Jakarta'}>
            <Outlet />
          </Zone>
        </main>
      </div>
      <BranchPicker open={picking} onClose={() => setPicking(false)} />
    </div>
  );
};
