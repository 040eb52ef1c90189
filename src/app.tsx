// The signed-in application: Refine with the clinic's providers, antd with the clinic's theme, and every route.
import './providers/steps.ts';
import '@ant-design/v5-patch-for-react-19';
import { Refine } from '@refinedev/core';
import { App as AntdApp, ConfigProvider } from 'antd';
import enUS from 'antd/es/locale/en_US';
import idID from 'antd/es/locale/id_ID';
import dayjs from 'dayjs';
import indonesian from 'dayjs/locale/id';
import { lazy, type ReactNode, Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { BrowserRouter, matchRoutes, Route, Routes, useLocation } from 'react-router';
import { withTexts } from './custom/components.ts';
import { components } from './custom/index.ts';
import { AppLayout, frameHere } from './layouts/app/app-layout.tsx';
import { AttendanceEntry } from './layouts/app/attendance-entry.tsx';
import { BackHomeLayout } from './layouts/back-home-layout.tsx';
import { ErrorBoundary, ErrorPage } from './layouts/error-page.tsx';
import { Guard } from './layouts/guard.tsx';
import { NavigationProvider } from './layouts/navigation.tsx';
import { Splash } from './layouts/splash.tsx';
import { accessControlProvider } from './providers/access.ts';
import { antdTheme } from './providers/antd-theme.ts';
import { authProvider } from './providers/auth.ts';
import { dataProvider } from './providers/data.ts';
import { i18nProvider } from './providers/i18n.ts';
import { liveProvider, useNewsOf } from './providers/live.ts';
import { useCalm } from './providers/media.ts';
import { useMode } from './providers/mode.ts';
import { MESSAGE, NOTIFICATION, useNotifications } from './providers/notification.ts';
import { queryDefaults } from './providers/query-defaults.ts';
import { refineResources } from './providers/refine-resources.ts';
import { routerProvider } from './providers/router.ts';
import { session } from './providers/session.ts';
import { type Screen, screens } from './resources/screens.ts';
import { deferred } from './kit/page/deferred.tsx';
import { derivedScreen } from './screens/derived.tsx';

/** What bespoke pages share; lists, forms and records that are made from declarations do without. */
const withSharedTexts = withTexts('platform');
const loadHome = withSharedTexts(() => import('./custom/platform/home/page.tsx'));
const Home = deferred(async () => (await loadHome()).default);
const Forbidden = lazy(() => import('./custom/platform/forbidden/page.tsx'));

/** What the session tells of: his features, his branch, what is locked in it. Menus and buttons follow without a new sign-in. */
const SESSION_NEWS = ['platform.auth', 'platform.profile', 'platform.profilecontrol'];

/** August as the browser's own dates have it, so that a field and the text beside it agree. */
dayjs.locale('id', { ...indonesian, monthsShort: indonesian.monthsShort?.map((month) => month.replace('Agt', 'Agu')) });

const pageOf = (screen: Screen) => {
  const bespoke = components[screen.mirrorOf ?? screen.path];
  if (!bespoke) return deferred(derivedScreen(screen));
  const load = withSharedTexts(bespoke);
  return deferred(async () => (await load()).default);
};
const routes = screens.map((screen) => ({ ...screen, Page: pageOf(screen) }));
/** The first part of an address, as the router compares it; no screen has a place for a value there. */
const prefixOf = (path: string): string => (path.split('/')[1] ?? '').toLowerCase();
/** The routes that begin as the address does: the router reads and sorts all that it is given, at each step. */
const routesNear = (prefix: string) => routes.filter(({ path }) => prefixOf(path) === prefix);
/** The page of the address is fetched beside the session, not after it. */
const addressed = matchRoutes(routesNear(prefixOf(window.location.pathname)), window.location);
/** Settles once the frame and the page of the address are here, or cannot be fetched. */
export const standing = Promise.all([frameHere(), (addressed?.at(-1)?.route.Page ?? Home).here()]);

const options = {
  disableTelemetry: true,
  reactQuery: {
    clientConfig: {
      // Without a network a write fails at once and says so, instead of waiting unseen.
      defaultOptions: {
        queries: queryDefaults,
        mutations: { networkMode: 'always' as const },
      },
    },
  },
};

const Refined = ({ children }: { children: ReactNode }) => (
  <Refine
    dataProvider={dataProvider}
    liveProvider={liveProvider}
    authProvider={authProvider}
    accessControlProvider={accessControlProvider}
    i18nProvider={i18nProvider}
    notificationProvider={useNotifications()}
    routerProvider={routerProvider}
    resources={refineResources}
    options={options}
  >
    {children}
  </Refine>
);

/** A page that fails or is still loading leaves the frame around it alive; another address is another try. */
const Page = ({ children }: { children: ReactNode }) => (
  <ErrorBoundary key={useLocation().pathname}>
    <Suspense fallback={<Splash />}>{children}</Suspense>
  </ErrorBoundary>
);

const pageRoute = ({ path, access, Page: Content }: (typeof routes)[number]) => (
  <Route
    key={path}
    path={path}
    element={
      <Guard access={access}>
        <Page>
          <Content />
        </Page>
      </Guard>
    }
  />
);

const AppRoutes = () => {
  const prefix = prefixOf(useLocation().pathname);
  const near = useMemo(() => routesNear(prefix), [prefix]);
  return (
    <Routes>
      {near.filter(({ bare }) => bare).map(pageRoute)}
      <Route
        path="/forbidden"
        element={
          <BackHomeLayout>
            <Page>
              <Forbidden />
            </Page>
          </BackHomeLayout>
        }
      />
      <Route element={<AppLayout />}>
        <Route
          index
          element={
            <Page>
              <Home />
            </Page>
          }
        />
        {near.filter(({ bare }) => !bare).map(pageRoute)}
        <Route path="/attendance" element={<AttendanceEntry />} />
        <Route path="*" element={<ErrorPage kind="notFound" />} />
      </Route>
    </Routes>
  );
};

export default function App() {
  const [mode] = useMode();
  const { t, i18n } = useTranslation();
  const calm = useCalm();
  useNewsOf(SESSION_NEWS, () => void session.refresh());
  const theme = useMemo(() => antdTheme(mode, !calm), [mode, calm]);
  return (
    <ConfigProvider theme={theme} locale={i18n.language === 'en' ? enUS : idID} renderEmpty={() => t('list.empty')}>
      <AntdApp notification={NOTIFICATION} message={MESSAGE}>
        <BrowserRouter>
          <Refined>
            <NavigationProvider>
              <AppRoutes />
            </NavigationProvider>
          </Refined>
        </BrowserRouter>
      </AntdApp>
    </ConfigProvider>
  );
}
