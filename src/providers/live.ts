// News of what others change: one stream of server-sent events for all tabs of the browser, as Refine's live provider.
import type { LiveProvider } from '@refinedev/core';
import { useEffect, useRef, useSyncExternalStore } from 'react';
import { api } from './http.ts';

/** Names of what has changed; null: something was missed, anything may have. */
type News = readonly string[] | null;
type Listener = (news: News) => void;

const NAME = 'klinik-live';
/** Several changes at once are read once. */
const GATHER_MS = 300;
const RETRY_MS = 5_000;

const listeners = new Set<Listener>();
const stateListeners = new Set<() => void>();
let connected = false;
let stop: (() => void) | undefined;

const setConnected = (now: boolean): void => {
  if (connected === now) return;
  connected = now;
  stateListeners.forEach((listener) => listener());
};

const hear = (news: News): void => listeners.forEach((listener) => listener(news));

const newsOf = (data: string): News => (JSON.parse(data) as { readonly objects: readonly string[] }).objects;

/** Keeps a stream open until `signal` says otherwise, and tells `tell` what comes. */
const openStream = (
  tell: (message: { news?: News; connected: boolean }) => void,
  signal: AbortSignal,
  missed = false,
): void => {
  const source = new EventSource('/api/live');
  let dropped = missed;
  source.addEventListener('open', () => {
    tell({ connected: true, ...(dropped && { news: null }) });
    dropped = false;
  });
  source.addEventListener('change', ({ data }: MessageEvent<string>) => tell({ connected: true, news: newsOf(data) }));
  source.addEventListener('reset', () => tell({ connected: true, news: null }));
  source.addEventListener('error', () => {
    dropped = true;
    tell({ connected: false });
    if (source.readyState !== EventSource.CLOSED || signal.aborted) return;
    // The server refused: a session that is over ends the page by itself, anything else is tried again.
    const again = setTimeout(() => {
      api.get('auth/me').then(
        () => openStream(tell, signal, true),
        () => openStream(tell, signal, true),
      );
    }, RETRY_MS);
    signal.addEventListener('abort', () => clearTimeout(again));
  });
  signal.addEventListener('abort', () => source.close());
};

/** One tab holds the stream and passes its news on: browsers allow few connections to one server. */
const start = (): (() => void) => {
  const ending = new AbortController();
  const { signal } = ending;
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(NAME);
  const take = (message: { news?: News; connected: boolean }): void => {
    setConnected(message.connected);
    if (message.news !== undefined) hear(message.news);
  };
  const tell = (message: { news?: News; connected: boolean }): void => {
    take(message);
    channel?.postMessage(message);
  };
  channel?.addEventListener('message', ({ data }: MessageEvent<{ news?: News; connected: boolean }>) => take(data));
  const hold = () =>
    new Promise<void>((resolve) => {
      signal.addEventListener('abort', () => resolve());
      openStream(tell, signal);
    });
  // Without locks (plain HTTP in a network) or without a channel, every tab has a stream of its own.
  if (channel && 'locks' in navigator) {
    navigator.locks.request(NAME, { signal }, hold).catch((error: unknown) => {
      if (!signal.aborted) throw error;
    });
  } else void hold();
  return () => {
    ending.abort();
    channel?.close();
    setConnected(false);
  };
};

/** Calls `listener` with what has changed; the stream is open while anybody listens. Returns the way to stop. */
const onNews = (listener: Listener): (() => void) => {
  listeners.add(listener);
  stop ??= start();
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    stop?.();
    stop = undefined;
  };
};

const subscribeState = (listener: () => void): (() => void) => {
  stateListeners.add(listener);
  return () => stateListeners.delete(listener);
};

/** False while nothing is heard: screens that must be fresh then ask now and then. */
export const useLive = (): boolean => useSyncExternalStore(subscribeState, () => connected);

/** Calls `reload` a moment after news that concerns one of `resources`: many changes at once are read once. */
const onNewsOf = (resources: readonly string[], reload: () => void, gatherMs = GATHER_MS): (() => void) => {
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const leave = onNews((news) => {
    if (news !== null && !resources.some((resource) => news.includes(resource))) return;
    waiting ??= setTimeout(() => {
      waiting = undefined;
      reload();
    }, gatherMs);
  });
  return () => {
    clearTimeout(waiting);
    leave();
  };
};

/** For what is not read through Refine's lists. */
export const useNewsOf = (resource: string | readonly string[], reload: () => void, gatherMs?: number): void => {
  const names = [resource].flat().join();
  const latest = useRef(reload);
  useEffect(() => {
    latest.current = reload;
  });
  useEffect(() => onNewsOf(names.split(','), () => latest.current(), gatherMs), [names, gatherMs]);
};

const CHANNEL = 'resources/';

/** Refine reads a resource anew when news concerns it. */
export const liveProvider: LiveProvider = {
  subscribe: ({ channel, callback }) =>
    onNewsOf([channel.slice(CHANNEL.length)], () =>
      callback({ channel, type: 'updated', payload: {}, date: new Date() }),
    ),
  unsubscribe: (leave: () => void) => leave(),
};
