// The frame of the signed-in application: top bar, the module's menu at the side, the page.
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useBranch } from '../../providers/branch.ts';
import { useMedia } from '../../providers/media.ts';
import { useNewsOf } from '../../providers/live.ts';
import { session, useUser } from '../../providers/session.ts';
import { Zone } from '../../kit/date/zone.ts';
import { currentEntry, useNavigation } from '../navigation.tsx';
import { Banners } from '../notice/banners.tsx';
import style from './app-layout.module.css';
import { Header } from './header.tsx';
import { ModuleMenu } from './module-menu.tsx';
import { PatientRegistration } from './patient-registration.tsx';
import { useWarnings } from './use-warnings.ts';

// The page comes first; what is not on every one follows.
const BranchPicker = lazy(() => import('./branch-picker.tsx'));
const FinanceMenu = lazy(async () => ({ default: (await import('./finance-menu.tsx')).FinanceMenu }));
const PrintHead = lazy(() => import('./print-head.tsx'));
const Ticker = lazy(() => import('../notice/ticker.tsx'));

const MAIN = 'isi';

const FIELDS = 'input, textarea';

/**
 * Moves the focus to the page when the route changes, so that the keyboard and screen readers start there; a form that
 * put the cursor into its first field keeps it.
 */
const useFocusOnRoute = (path: string) => {
  const main = useRef<HTMLElement>(null);
  const before = useRef(path);
  useEffect(() => {
    if (before.current === path) return;
    before.current = path;
    window.scrollTo(0, 0);
    const { activeElement } = document;
    if (activeElement?.matches(FIELDS) && main.current?.contains(activeElement)) return;
    main.current?.focus({ preventScroll: true });
  }, [path]);
  return main;
};

export const AppLayout = () => {
  const { t } = useTranslation();
  const location = useLocation();
  const me = useUser();
  // His features were changed: menus and buttons follow without a new sign-in.
  useNewsOf('platform.auth', () => void session.refresh());
  const entries = useNavigation();
  const branch = useBranch();
  const current = currentEntry(entries, location.pathname);
  const wide = useMedia('(min-width: 992px)');
  // Finance has menus above the page, so that its wide reports have the whole width; other modules have theirs at the side.
  const menus = wide && current?.module === 'finance';
  const side = current && current.module !== 'finance' ? current.module : undefined;
  const main = useFocusOnRoute(location.pathname);
  useWarnings();
  // A superadmin without a branch who asks for a page that needs one is sent here to choose it (platform.md 2).
  const [picking, setPicking] = useState(false);
  const sent = (location.state as { pickBranch?: boolean } | null)?.pickBranch === true;
  useEffect(() => {
    if (sent) setPicking(true);
  }, [sent, location.key]);

  return (
    <Zone value={branch?.timezone ?? 'Asia/Jakarta'}>
      <div className={style.layout}>
        <a href={`#${MAIN}`} className={style.skip}>
          {t('app.skip')}
        </a>
        <Header onChangeBranch={() => setPicking(true)} />
        <Banners module={current?.module} who={me} />
        {menus && (
          <Suspense fallback={<div className={style.finance} />}>
            <FinanceMenu entries={entries} path={location.pathname} />
          </Suspense>
        )}
        <div className={style.body} data-side={side !== undefined} data-menus={menus}>
          {side && (
            <aside className={style.side}>
              <p className={style.moduleName}>{t(`module.${side}`)}</p>
              <ModuleMenu module={side} entries={entries} path={location.pathname} />
            </aside>
          )}
          <main id={MAIN} ref={main} tabIndex={-1} className={style.main}>
            <Suspense>
              <PrintHead />
            </Suspense>
            <PatientRegistration>
              <Outlet />
            </PatientRegistration>
          </main>
        </div>
        <Suspense>
          <Ticker />
        </Suspense>
        <Suspense>{picking && <BranchPicker onClose={() => setPicking(false)} />}</Suspense>
      </div>
    </Zone>
  );
};
