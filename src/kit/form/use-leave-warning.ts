// Before typed work is thrown away by leaving the page: the browser asks where the program is left, the program where a link leads
// to another of its pages.
import { useEffect, useEffectEvent } from 'react';
import { useGo } from '../../providers/go.ts';
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

/** @param dirty something was typed that is stored nowhere yet */
export const useLeaveWarning = (dirty: boolean): void => {
  const go = useGo();
  const ask = useAskLeave();
  const follow = useEffectEvent((event: MouseEvent) => {
    const link = linkOf(event);
    if (!link || !isPlainClick(event) || !leadsAway(link)) return;
    event.preventDefault();
    // Neither the link itself nor another form on the page answers to this click any more.
    event.stopImmediatePropagation();
    ask(() => void go(`${link.pathname}${link.search}${link.hash}`));
  });
  useEffect(() => {
    if (!dirty) return undefined;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    const click = (event: MouseEvent) => follow(event);
    window.addEventListener('beforeunload', warn);
    document.addEventListener('click', click, true);
    return () => {
      window.removeEventListener('beforeunload', warn);
      document.removeEventListener('click', click, true);
    };
  }, [dirty]);
};
