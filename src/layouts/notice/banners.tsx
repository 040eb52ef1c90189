// What everybody must know at once: no connection, a locked module, an end of the session that comes near (specified).
import { ClockCircleOutlined, DisconnectOutlined, LockOutlined } from '@ant-design/icons';
import type { TFunction } from 'i18next';
import { lazy, Suspense, useEffect, useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import type { Who } from '../../policies/index.ts';
import { allows } from '../../providers/access.ts';
import { IDLE_LIMIT, IDLE_WARNING, idleSeconds, useIdleSeconds, watchActivity } from '../../providers/idle.ts';
import { session, useUser } from '../../providers/session.ts';
import type { Module } from '../../resources/kernel/define.ts';
import style from './banners.module.css';

const subscribe = (listener: () => void): (() => void) => {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
};

const OfflineBanner = () => {
  const { t } = useTranslation();
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (online) return null;
  return (
    <p className={style.banner} data-tone="danger" role="alert">
      <DisconnectOutlined aria-hidden /> {t('notice.offline')}
    </p>
  );
};

const LockBanner = ({ module }: { module: Exclude<Module, 'platform'> }) => {
  const { t } = useTranslation();
  if (useUser().locks[module] !== 0) return null;
  return (
    <p className={style.banner} data-tone="warning" role="status">
      <LockOutlined aria-hidden /> {t('notice.locked', { module: t(`module.${module}`) })}
    </p>
  );
};

/** Activity that needs no call keeps the session on the server as well. */
const PULSE_MS = 5 * 60_000;

/** Keeps the session while somebody is there, and ends it here and on the server when nobody is. */
const useIdleEnd = (seconds: number): void => {
  useEffect(watchActivity, []);
  useEffect(() => {
    const timer = setInterval(() => {
      if (idleSeconds() * 1000 >= PULSE_MS) return;
      // One that found no network is tried again by the next.
      void session.pulse();
    }, PULSE_MS);
    return () => clearInterval(timer);
  }, []);
  const over = seconds >= IDLE_LIMIT;
  useEffect(() => {
    if (!over) return;
    // The page starts anew, unless something that was typed waits behind the lock.
    void session.expire().then(() => {
      if (session.get().state === 'out') window.location.reload();
    });
  }, [over]);
};

const MINUTE = 60;
/** What stands before 'Detik': '58', or '44 Menit 58'. */
const leftText = (t: TFunction, seconds: number): string =>
  seconds < MINUTE ? String(seconds) : t('notice.minutes', { m: Math.floor(seconds / MINUTE), s: seconds % MINUTE });

const IdleBanner = () => {
  const { t } = useTranslation();
  const seconds = useIdleSeconds();
  useIdleEnd(seconds);
  if (seconds <= IDLE_WARNING) return null;
  return (
    <p className={style.idle} data-tone="warning" role="timer">
      <ClockCircleOutlined aria-hidden />
      <span>{t('notice.idle', { n: leftText(t, Math.max(0, IDLE_LIMIT - seconds)) })}</span>
    </p>
  );
};

const BooksBanner = lazy(async () => ({ default: (await import('../app/frame.ts')).BooksBanner }));

interface Props {
  /** The one whose page is open. */
  readonly module: Module | undefined;
  /** Who works here. */
  readonly who: Who;
}

export const Banners = ({ module, who }: Props) => (
  <>
    <OfflineBanner />
    {module !== undefined && module !== 'platform' && <LockBanner module={module} />}
    {allows(who, { call: 'finance.jurnal.verifikasi.terakhir' }) && (
      <Suspense fallback={null}>
        <BooksBanner />
      </Suspense>
    )}
    <IdleBanner />
  </>
);
