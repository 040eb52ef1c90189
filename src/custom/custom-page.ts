// A bespoke page as data, and how its texts come with it.
import type { ComponentType } from 'react';
import type { Access } from '../providers/access.ts';
import { loadTexts, type TextBundle } from '../providers/i18n.ts';
import type { Module } from '../resources/kernel/define.ts';

export interface CustomPage {
  /** Client route; parameters as `:id`. */
  readonly path: string;
  /** Indonesian name in menus, launcher and page title. */
  readonly label: string;
  readonly module: Module;
  readonly access: Access;
  /** Pages reached from another page only (`/service/visit/:id`) stay out of menus and launcher. */
  readonly menu: boolean;
  /** Call below /api that answers `{late}`: how much of an earlier day waits here; shown on the module's tile. */
  readonly count?: string;
  /** Group heading in the module's menu. */
  readonly group?: string;
  /** Stands alone, without the application's frame: a screen that nobody works at. */
  readonly bare?: true;
  readonly component: () => Promise<{ readonly default: ComponentType }>;
}

/** The texts of a module come with its pages. */
export const withTexts = (bundle: TextBundle) => (component: CustomPage['component']) => async () => {
  const [page] = await Promise.all([component(), loadTexts(bundle)]);
  return page;
};
