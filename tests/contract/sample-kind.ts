// What a sample is: the bodies that a resource is tried with.
import type { CreateOf, EditOf, Resource } from '../../src/resources/kernel/define.ts';
import type { Registry, ResourceName } from '../../src/resources/registry.ts';
import type { Client, TestApp } from '../support/app.ts';

/** The clinic while it is tried: ids of what the samples point to. */
export interface World {
  readonly clinic: TestApp;
  readonly manager: Client;
  /** Superadmin at work in the first branch. */
  readonly head: Client;
  /** Sees all branches: chose none. */
  readonly overview: Client;
  readonly patients: readonly number[];
  readonly visits: readonly number[];
  readonly doctor: number;
  /** Treatments of visits, and what laboratories make. */
  readonly works: readonly number[];
  readonly jasas: readonly number[];
  readonly laboratory: number;
  readonly treatment: number;
  readonly category: number;
  readonly medicine: number;
  /** Category and unit of items, and an account of stock. */
  /** Sold over the counter. */
  readonly toothbrush: number;
  /** A sale, and its line of many pieces. */
  readonly sold: number;
  readonly soldLine: number;
  readonly goods: number;
  readonly piece: number;
  readonly stock: number;
  readonly gudang: number;
  /** Warehouses in which nothing lies. */
  readonly rooms: readonly number[];
  /** Base unit of `medicine`. */
  readonly tablet: number;
  readonly supplier: number;
  readonly vendor: number;
  /** Goods that came from him and have no invoice yet. */
  readonly received: number;
  readonly lines: readonly number[];
  /** Accounts of income and of money. */
  readonly income: number;
  readonly cash: number;
  readonly drawer: number;
  readonly cost: number;
  readonly vat: number;
  /** Accounts of equipment and of what is depreciated of it, and a kind of asset that is on them. */
  readonly equipment: number;
  readonly worn: number;
  readonly assetKind: number;
  /** Where expenses are paid from, and who is owed. */
  readonly till: number;
  readonly items: readonly number[];
  /** Items of which the branch has set nothing. */
  readonly spares: readonly number[];
  readonly vendors: readonly number[];
  readonly investors: readonly number[];
  /** A kind of package. */
  readonly packageKind: number;
  /** A component of wages that is given to employees. */
  readonly allowance: number;
}
export interface Row {
  readonly id: number;
  readonly version: number;
  readonly [field: string]: unknown;
}

type Query = Readonly<Record<string, string>>;
type Change<R extends Resource> = Omit<EditOf<R>, 'version'>;
export type Sample<R extends Resource> = {
  /** Rows beyond those that the clinic has and `create` adds: the list must come to three. */
  readonly arrange?: (world: World) => Promise<unknown>;
  /** Where one branch alone has fewer rows than two pages. */
  readonly readBy?: 'overview';
  /** Where a manager may not write. */
  readonly writeBy?: 'head';
} & (R['operations'] extends { readonly create: string }
  ? {
      /** A body that is accepted, another for each number. */
      readonly create: (world: World, n: number) => CreateOf<R>;
      /** Refusal of a further one, where the clinic has the only one that there may be. */
      readonly full?: string;
    }
  : { readonly create?: never; readonly full?: never }) &
  (R['operations'] extends { readonly edit: string }
    ? {
        readonly change: Change<R>;
        /** Query of the rows that are open to it; without one, all. */
        readonly changeable?: Query;
        /** Puts it back, where other resources could not be written after the change. */
        readonly restore?: Change<R>;
      }
    : { readonly change?: never; readonly changeable?: never; readonly restore?: never });
export type Samples = { readonly [N in ResourceName]: Sample<Registry[N]> };
