// Entry: decides between the login page and the application, and loads only that one.
import './providers/csp.ts';
import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import './base.css';
import './print.css';
import './kit/style/first.ts';
import { ErrorBoundary } from './layouts/error-page.tsx';
import { Failure } from './layouts/failure.tsx';
import { Splash } from './layouts/splash.tsx';
import { restoreLanguage } from './providers/i18n.ts';
import { enterAddress, leaveAddress } from './providers/address.ts';
import { initialMode } from './providers/mode.ts';
import { preference } from './providers/preference.ts';
import { session, useSession } from './providers/session.ts';
import { applyTokens } from './theme.ts';

const loadApp = () => import('./app.tsx');
const App = lazy(loadApp);
const Login = lazy(() => import('./custom/platform/login/page.tsx'));

const SIGNED_IN = 'signed-in';

const Root = () => {
  const now = useSession();
  if (now.state === 'loading') return <Splash />;
  if (now.state === 'failed') return <Failure message={now.message} onRetry={() => void session.load()} />;
  if (now.state === 'out') {
    leaveAddress();
    return <Login ended={now.ended} prefetch={() => void loadApp()} />;
  }
  enterAddress();
  preference.set(SIGNED_IN, 'yes');
  return <App key={now.user.id} />;
};

const root = document.getElementById('root');
if (!root) throw new Error('index.html has no element with the id root');

applyTokens(initialMode(), document.documentElement);
// Who was here before is most likely signed in: fetch the application while the server looks at the session.
if (preference.get(SIGNED_IN)) void loadApp();
await Promise.all([session.load(), restoreLanguage()]);

createRoot(root).render(
  <StrictMode>
    <ErrorBoundary blank>
      <Suspense fallback={<Splash />}>
        <Root />
      </Suspense>
    </ErrorBoundary>
  </StrictMode>,
);
