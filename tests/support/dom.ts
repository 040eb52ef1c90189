// jsdom lacks what antd and we ask of a browser: media queries, size observers, streams of events.
import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, vi } from 'vitest';
import { fetchPickers } from '../../src/kit/date/day-picker.tsx';
import { fetchMenus } from '../../src/kit/page/drop-menu.tsx';

// What is waited for comes when it comes: a busy machine takes longer, and the test's own limit is what ends it.
configure({ asyncUtilTimeout: 10_000 });

const mediaQuery = (media: string): MediaQueryList => ({
  media,
  matches: false,
  onchange: null,
  addListener: vi.fn(),
  removeListener: vi.fn(),
  addEventListener: vi.fn(),
  removeEventListener: vi.fn(),
  dispatchEvent: () => false,
});
vi.stubGlobal('matchMedia', mediaQuery);

class SizeObserver implements ResizeObserver {
  observe = vi.fn();
  unobserve = vi.fn();
  disconnect = vi.fn();
}
vi.stubGlobal('ResizeObserver', SizeObserver);

/** News that never comes. */
class SilentStream extends EventTarget {
  readonly readyState = 1;
  close = vi.fn();
}
vi.stubGlobal('EventSource', SilentStream);

// jsdom knows no pseudo elements and says so on every call; antd measures scroll bars with them.
const computedStyle = window.getComputedStyle.bind(window);
window.getComputedStyle = (element) => computedStyle(element);

// Nothing is drawn, so nothing is out of sight.
Element.prototype.scrollIntoView = vi.fn();

afterEach(cleanup);

// A page is looked at as it stands at rest: what comes after its first paint is there.
await Promise.all([fetchPickers(), fetchMenus()]);
