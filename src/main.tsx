// Entry: decides between the login page and the application, and loads only that one.
import './providers/csp.ts';
import { startTransition, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './first-antd.css';
import './print.css';
import './kit/style/first.ts';
import { isSlowHere } from './kit/page/at-rest.ts';
import { deferred } from './kit/page/deferred.tsx';
import { ErrorBoundary } from './layouts/error-page.tsx';
import { Failure } from './layouts/failure.tsx';
import { Splash } from './layouts/splash.tsx';
import { restoreLanguage } from './providers/i18n.ts';
import { enterAddress, leaveAddress } from './providers/address.ts';
import { initialMode } from './providers/mode.ts';
import { preference } from './providers/preference.ts';
import { session, useSession } from './providers/session.ts';
import { applyTokens } from './theme.ts';

/** The application, together with what its address shows: drawn at once then, in the place of the page's first paint. */
const loadApp = async () => {
  const { default: Application, standing } = await import('./app.tsx');
  await standing;
  return Application;
};
const App = deferred(loadApp);
const Login = deferred(async () => (await import('./custom/platform/login/page.tsx')).default);
const Lock = deferred(async () => (await import('./layouts/lock.tsx')).Lock);

const SIGNED_IN = 'signed-in';

/** The application comes while a name and a password are typed; on a slow line it would keep them waiting. */
const prefetch = (): void => {
  if (!isSlowHere()) App.fetchAhead();
};

const Root = () => {
  const now = useSession();
  if (now.state === 'loading') return <Splash />;
  if (now.state === 'failed') return <Failure message={now.message} onRetry={() => void session.load()} />;
  if (now.state === 'out') {
    leaveAddress();
    return <Login ended={now.ended} prefetch={prefetch} />;
  }
  enterAddress();
  preference.set(SIGNED_IN, 'yes');
  return (
    <>
      <App key={now.user.id} />
      {now.locked && (
        <Suspense>
          <Lock user={now.user} />
        </Suspense>
      )}
    </>
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

applyTokens(initialMode(), document.documentElement);

/**
 * Until here the page shows what index.html draws; what cannot be fetched is told by the part itself. As a transition: the browser answers
 * the reader between its pieces.
 */
const draw = () =>
  startTransition(() =>
    createRoot(root).render(
      <StrictMode>
        <ErrorBoundary blank>
          <Suspense fallback={<Splash />}>
            <Root />
          </Suspense>
        </ErrorBoundary>
      </StrictMode>,
    ),
  );

/** What the session opens; a session that could not be read opens nothing. */
const opened = (): Promise<void> | undefined =>
  ({ in: App.here, out: Login.here, loading: undefined, failed: undefined })[session.get().state]?.();

// Who was here before is most likely signed in: the application comes while the server looks at the session.
if (preference.get(SIGNED_IN) !== null || 'shell' in document.documentElement.dataset) App.fetchAhead();
// Texts in English that cannot be fetched leave those in Indonesian.
const language = restoreLanguage().catch(() => undefined);
void session.load().then(async () => {
  await Promise.all([language, opened()]);
  draw();
});
