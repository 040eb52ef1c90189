// Before typed work is thrown away by leaving the page: the browser asks where the program is left, the program where a link leads
// to another of its pages, or a step back or forward away from this one.
import { useEffect, useEffectEvent } from 'react';
import { useLocation } from 'react-router';
import { useGo } from '../../providers/go.ts';
import { guardSteps, noteEntry } from '../../providers/steps.ts';
import { holdUnsaved } from '../../providers/unsaved.ts';
import { useAskLeave } from './use-ask-leave.ts';

/** Links of the program that open in this tab and take the page away; files of the server do not. */
const leadsAway = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  link.target !== '_blank' &&
  !link.pathname.startsWith('/api/') &&
  link.pathname !== window.location.pathname;

const isPlainClick = ({ button, ctrlKey, metaKey, shiftKey, altKey }: MouseEvent): boolean =>
  button === 0 && !ctrlKey && !metaKey && !shiftKey && !altKey;

const linkOf = ({ target }: MouseEvent): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  return link instanceof HTMLAnchorElement ? link : undefined;
};

/** The browser asks before the program is left, or loaded anew. @param dirty something is stored nowhere yet */
export const useUnloadWarning = (dirty: boolean): void =>
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const store = holdUnsaved();
    window.addEventListener('beforeunload', warn);
    return () => {
      store();
      window.removeEventListener('beforeunload', warn);
    };
  }, [dirty]);

/** @param dirty something was typed that is stored nowhere yet, and goes with the page */
export const useLeaveWarning = (dirty: boolean): void => {
  const go = useGo();
  const { key } = useLocation();
  const ask = useAskLeave();
  const askStep = useEffectEvent((step: () => void) => ask(step));
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event) || !leadsAway(link)) return;
    event.preventDefault();
    // Neither the link itself nor another form on the page answers to this click any more.
    event.stopImmediatePropagation();
    ask(() => void go(`${link.pathname}${link.search}${link.hash}`));
  });
  useUnloadWarning(dirty);
  useEffect(() => {
    if (!dirty) return undefined;
    const click = (event: MouseEvent) => follow(event);
    document.addEventListener('click', click, true);
    const unguard = guardSteps((step) => askStep(step));
    return () => {
      unguard();
      document.removeEventListener('click', click, true);
    };
  }, [dirty]);
  useEffect(() => {
    if (dirty) noteEntry();
  }, [dirty, key]);
};
