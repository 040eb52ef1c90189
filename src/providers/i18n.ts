// i18next for our own texts and for Refine's: Indonesian is bundled, English is fetched when it is chosen.
import type { I18nProvider } from '@refinedev/core';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import id from '../locales/id.json' with { type: 'json' };
import type attendance from '../locales/attendance.id.json';
import type finance from '../locales/finance.id.json';
import type inventory from '../locales/inventory.id.json';
import type paket from '../locales/paket.id.json';
import type platform from '../locales/platform.id.json';
import type service from '../locales/service.id.json';
import { preference } from './preference.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: {
      translation: typeof id &
        typeof platform &
        typeof service &
        typeof finance &
        typeof inventory &
        typeof paket &
        typeof attendance;
    };
  }
}

const KEY = 'language';
export type Language = 'id' | 'en';

const ready = i18next.use(initReactI18next).init({
  lng: 'id',
  fallbackLng: 'id',
  resources: { id: { translation: id } },
  interpolation: { escapeValue: false },
});

/** Texts that only bespoke pages need, or those of a module, fetched with the first of them. */
const bundles = {
  attendance: { id: () => import('../locales/attendance.id.json'), en: () => import('../locales/attendance.en.json') },
  finance: { id: () => import('../locales/finance.id.json'), en: () => import('../locales/finance.en.json') },
  inventory: { id: () => import('../locales/inventory.id.json'), en: () => import('../locales/inventory.en.json') },
  paket: { id: () => import('../locales/paket.id.json'), en: () => import('../locales/paket.en.json') },
  platform: { id: () => import('../locales/platform.id.json'), en: () => import('../locales/platform.en.json') },
  service: { id: () => import('../locales/service.id.json'), en: () => import('../locales/service.en.json') },
} as const;
export type TextBundle = keyof typeof bundles;
const wanted = new Set<TextBundle>();

const addTexts = async (texts: Promise<{ default: object }>, language: Language): Promise<void> => {
  i18next.addResourceBundle(language, 'translation', (await texts).default, true);
};

/** Brings a module's texts, in Indonesian and in the language that is chosen now or later. */
export const loadTexts = async (bundle: TextBundle): Promise<void> => {
  await ready;
  if (wanted.has(bundle)) return;
  await addTexts(bundles[bundle].id(), 'id');
  if (i18next.language === 'en') await addTexts(bundles[bundle].en(), 'en');
  wanted.add(bundle);
};

const loadEnglish = async (): Promise<void> => {
  await addTexts(import('../locales/en.json'), 'en');
  await Promise.all([...wanted].map((bundle) => addTexts(bundles[bundle].en(), 'en')));
};

/** Switches the interface to a language and remembers it. */
export const changeLanguage = async (language: Language): Promise<void> => {
  await ready;
  if (language === 'en') await loadEnglish();
  await i18next.changeLanguage(language);
  document.documentElement.lang = language;
  preference.set(KEY, language);
};

/** Restores the language of the last visit. */
export const restoreLanguage = (): Promise<void> =>
  preference.get(KEY) === 'en' ? changeLanguage('en') : Promise.resolve();

const isText = (value: unknown): value is string => typeof value === 'string';

/** Refine's own texts come from the same files; a key that they lack falls back to Refine's default. */
export const i18nProvider: I18nProvider = {
  translate: (key: string, options?: unknown, defaultMessage?: string) => {
    const fallback = isText(options) ? options : defaultMessage;
    const values = typeof options === 'object' ? options : {};
    return String(i18next.t(key, { ...values, defaultValue: fallback ?? key } as never));
  },
  changeLocale: (language: string) => changeLanguage(language === 'en' ? 'en' : 'id'),
  getLocale: () => i18next.language,
};
