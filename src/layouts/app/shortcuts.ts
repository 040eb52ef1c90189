// The user's own choice of launcher items and of the launcher's view, kept in the browser for each user.
import { usePreference } from '../../providers/preference.ts';
import { useUser } from '../../providers/session.ts';

export type View = 'menu' | 'shortcuts';

/** The view of the launcher that was used last. */
export const useLauncherView = (): readonly [View, (view: View) => void] => {
  const [text, set] = usePreference(`launcher:${useUser().id}`);
  return [text === 'shortcuts' ? 'shortcuts' : 'menu', (view) => set(view === 'menu' ? null : view)];
};

/** Paths that the user has marked, in the order of marking, and the way to mark one or take the mark away. */
export const useShortcuts = (): readonly [readonly string[], (path: string) => void] => {
  const [text, set] = usePreference(`shortcuts:${useUser().id}`);
  const paths = text?.split(',').filter(Boolean) ?? [];
  const toggle = (path: string) => {
    const next = paths.includes(path) ? paths.filter((other) => other !== path) : [...paths, path];
    set(next.length > 0 ? next.join(',') : null);
  };
  return [paths, toggle];
};
