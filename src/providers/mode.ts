// Light or dark: the user's choice, else the system's.
import { useEffect } from 'react';
import { applyTokens, type Mode } from '../theme.ts';
import { useMedia } from './media.ts';
import { preference, usePreference } from './preference.ts';

const KEY = 'mode';
const asMode = (text: string | null): Mode | undefined => (text === 'light' || text === 'dark' ? text : undefined);

/** The mode before React draws anything. */
export const initialMode = (): Mode =>
  asMode(preference.get(KEY)) ?? (window.matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light');

/** The mode, and the way to choose one; keeps the document's tokens in step. */
export const useMode = (): readonly [Mode, (mode: Mode) => void] => {
  const [chosen, choose] = usePreference(KEY);
  const prefersDark = useMedia('(prefers-color-scheme: dark)');
  const mode = asMode(chosen) ?? (prefersDark ? 'dark' : 'light');
  useEffect(() => applyTokens(mode, document.documentElement), [mode]);
  return [mode, choose];
};
