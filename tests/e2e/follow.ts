// Going from page to page inside the application.
import type { Page } from '@playwright/test';

const PATIENCE_MS = 10_000;
const KEPT_MS = 500;

interface Arrival {
  readonly path: string;
  readonly heading: boolean;
  readonly broken: boolean;
}

/**
 * Goes to an address inside the application, as a link does, and waits in the browser itself until it has led to `end`;
 * where that is the address, until its own heading stands there. Two pages may have the same heading.
 */
export const follow = (page: Page, address: string, end: string): Promise<Arrival> =>
  page.evaluate(
    async ({ to, wanted, patience, kept }) => {
      const headings = () => [...document.querySelectorAll('h1')].filter((node) => node.checkVisibility());
      const before = new Map(headings().map((node) => [node, node.textContent]));
      const began = performance.now();
      window.history.pushState(null, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: null }));
      const spent = () => performance.now() - began;
      const hasHeading = () => headings().some((node) => before.get(node) !== node.textContent || spent() > kept);
      const isThere = () => window.location.pathname === wanted && (wanted !== to || hasHeading());
      while (!isThere() && spent() < patience) await new Promise((resolve) => setTimeout(resolve, 5));
      return {
        path: window.location.pathname,
        heading: wanted !== to || hasHeading(),
        broken: document.body.innerText.includes('An error occurred'),
      };
    },
    { to: address, wanted: end, patience: PATIENCE_MS, kept: KEPT_MS },
  );
