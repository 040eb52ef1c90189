// i18next for our own texts and for Refine's: Indonesian is bundled, English is fetched when it is chosen.
import type { I18nProvider } from '@refinedev/core';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import id from '../locales/id.json';
import { preference } from './preference.ts';

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: typeof id };
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

/** Switches the interface to a language and remembers it. */
export const changeLanguage = async (language: Language): Promise<void> => {
  await ready;
  if (language === 'en' && !i18next.hasResourceBundle('en', 'translation')) {
    i18next.addResourceBundle('en', 'translation', (await import('../locales/en.json')).default);
  }
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
