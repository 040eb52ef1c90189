// The address bar around signing in. It works below the router, which exists only inside the signed-in application.

const LOGIN = '/login';

/** Only paths of our own are followed: '//elsewhere' and 'https://elsewhere' are not. */
export const safeTarget = (to: string | null): string =>
  to && /^\/(?![/\\])/.test(to) && !to.startsWith(LOGIN) ? to : '/';

/** Shows /login and remembers where the user was. */
export const leaveAddress = (): void => {
  const { pathname, search } = window.location;
  if (pathname === LOGIN) return;
  const here = `${pathname}${search}`;
  window.history.replaceState(null, '', here === '/' ? LOGIN : `${LOGIN}?to=${encodeURIComponent(here)}`);
};

/** Goes back to where the user was before signing in. */
export const enterAddress = (): void => {
  if (window.location.pathname !== LOGIN) return;
  window.history.replaceState(null, '', safeTarget(new URLSearchParams(window.location.search).get('to')));
};
