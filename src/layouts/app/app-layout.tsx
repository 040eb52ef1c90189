// The frame of the signed-in application: top bar, the rail at the side, the pages of a place above the page.
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet, useLocation } from 'react-router';
import { useBranch } from '../../providers/branch.ts';
import { loadTexts } from '../../providers/i18n.ts';
import { useMedia } from '../../providers/media.ts';
import { useUser } from '../../providers/session.ts';
import { deferred } from '../../kit/page/deferred.tsx';
import { Zone } from '../../kit/date/zone.ts';
import { currentEntry, useNavigation } from '../navigation.tsx';
import { Banners } from '../notice/banners.tsx';
import style from './app-layout.module.css';
import { Header } from './header.tsx';
import { PatientRegistration } from './patient-registration.tsx';
import { useWarnings } from './use-warnings.ts';

// The page comes first; what is not on every one follows.
const FinanceMenu = lazy(async () => ({ default: (await import('./finance-menu.tsx')).FinanceMenu }));
/** What stands around every page, in one file: with its texts, which are those of the first page. */
const frame = async () => {
  const [parts] = await Promise.all([import('./frame.ts'), loadTexts('platform')]);
  return parts;
};
const PrintHead = lazy(async () => ({ default: (await frame()).PrintHead }));
const SectionBar = lazy(async () => ({ default: (await frame()).SectionBar }));
const Ticker = lazy(async () => ({ default: (await frame()).Ticker }));
const Rail = deferred(async () => (await frame()).Rail);
const BranchPicker = lazy(async () => {
  const [part] = await Promise.all([import('./branch-picker.tsx'), loadTexts('platform')]);
  return part;
});

/** Settles once what stands around every page is here, or cannot be fetched. */
export const frameHere = Rail.here;

const MAIN = 'isi';

const FIELDS = 'input, textarea';

/** What is set up once has a panel of its own. */
const MASTERS = 'Master';

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
  const entries = useNavigation();
  const branch = useBranch();
  const entry = currentEntry(entries, location.pathname);
  const wide = useMedia('(min-width: 992px)');
  // Menus stand above the page, so that wide tables have the whole width.
  const finance = wide && entry?.module === 'finance';
  // A record has its own tabs, and the way back to its list: the chart of a mouth needs the height.
  const section = wide && !finance && entry?.path === location.pathname && entry.group !== MASTERS;
  const [menu, setMenu] = useState(false);
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
        <Header menu={menu} onMenu={setMenu} onChangeBranch={() => setPicking(true)} />
        <Banners module={entry?.module} who={me} />
        <div className={style.body}>
          <div>
            <Suspense>
              <Rail onMore={() => setMenu(true)} />
            </Suspense>
          </div>
          <div className={style.column} data-menus={finance || section}>
            <Suspense fallback={<div className={style.menus} />}>
              {finance && <FinanceMenu entries={entries} path={location.pathname} />}
              {section && <SectionBar />}
            </Suspense>
            <main id={MAIN} ref={main} tabIndex={-1} className={style.main}>
              <Suspense>
                <PrintHead />
              </Suspense>
              <PatientRegistration>
                <Outlet />
              </PatientRegistration>
            </main>
          </div>
        </div>
        <Suspense>
          <Ticker />
        </Suspense>
        <Suspense>{picking && <BranchPicker onClose={() => setPicking(false)} />}</Suspense>
      </div>
    </Zone>
  );
};
