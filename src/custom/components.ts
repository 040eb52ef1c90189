// What shows a bespoke page, and how its texts come with it.
import type { ComponentType } from 'react';
import { loadTexts, type TextBundle } from '../providers/i18n.ts';

type Load = () => Promise<{ readonly default: ComponentType }>;

/** By the address of the screen (src/resources/screens.ts). */
export type Components = Readonly<Record<string, Load>>;

/** The kept range of finance is there before a page that begins with it. */
export const withRange = (component: Load) => async () => {
  const [page] = await Promise.all([
    component(),
    import('../parts/finance/report/begin-range.ts').then(({ beginRange }) => beginRange()),
  ]);
  return page;
};

/** The texts of a module come with its pages. */
export const withTexts = (bundle: TextBundle) => (component: Load) => async () => {
  const [page] = await Promise.all([component(), loadTexts(bundle)]);
  return page;
};
