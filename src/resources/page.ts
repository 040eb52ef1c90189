// A screen in words: where it is, what it is called, whom it asks. Its component is found by its address.
import type { CallName } from './calls.ts';
import type { Module } from './kernel/define.ts';
import type { ResourceName } from './registry.ts';

/** What the policy is asked before a page is offered or opened: one call, or one action on a resource. */
export type Access = { readonly call: CallName } | { readonly resource: ResourceName; readonly action: string };

export interface Page {
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
  /** Addresses below other prefixes where it is shown as well, each with the feature of its own prefix (decision 62). */
  readonly mirrors?: readonly string[];
  /** Stands behind the lists of its module in menus, not before them. */
  readonly last?: true;
  /** Stands alone, without the application's frame: a screen that nobody works at. */
  readonly bare?: true;
}
