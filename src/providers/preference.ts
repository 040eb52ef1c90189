// Small choices that stay in the browser (theme, columns). A browser that refuses storage only forgets them.
import { useCallback, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(`klinik:${key}`);
  } catch {
    return null;
  }
};

/** The stored text of a choice, if any. */
export const preference = {
  get: read,
  set: (key: string, value: string | null): void => {
    try {
      if (value === null) localStorage.removeItem(`klinik:${key}`);
      else localStorage.setItem(`klinik:${key}`, value);
    } catch {
      // Storage may be full or switched off; the choice then lasts as long as the page.
    }
    listeners.forEach((listener) => listener());
  },
};

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
};

/** A stored choice and the way to change it; all tabs follow. */
export const usePreference = (key: string): readonly [string | null, (value: string | null) => void] => {
  const value = useSyncExternalStore(subscribe, () => read(key));
  const change = useCallback((next: string | null) => preference.set(key, next), [key]);
  return [value, change];
};
