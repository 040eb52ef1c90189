// Resources of the inventory module, in menu order.
import type { Resource } from '../kernel/define.ts';
import { adjustment } from './adjustment.ts';
import { category } from './category.ts';
import { item } from './item.ts';
import { itembranch } from './itembranch.ts';
import { mutation } from './mutation.ts';
import { opname } from './opname.ts';
import { sale } from './sale.ts';
import { salesreturn } from './salesreturn.ts';
import { purchase } from './purchase.ts';
import { purchaseinvoice } from './purchaseinvoice.ts';
import { purchasereturn } from './purchasereturn.ts';
import { receive } from './receive.ts';
import { supplier } from './supplier.ts';
import { unit } from './unit.ts';
import { vendor } from './vendor.ts';
import { warehouse } from './warehouse.ts';

export const inventoryResources = {
  'inventory.mutation': mutation,
  'inventory.adjustment': adjustment,
  'inventory.opname': opname,
  'inventory.sales': sale,
  'inventory.salesreturn': salesreturn,
  'inventory.purchase': purchase,
  'inventory.receive': receive,
  'inventory.purchaseinvoice': purchaseinvoice,
  'inventory.purchasereturn': purchasereturn,
  'inventory.item': item,
  'inventory.itembranch': itembranch,
  'inventory.category': category,
  'inventory.unit': unit,
  'inventory.vendor': vendor,
  'inventory.supplier': supplier,
  'inventory.warehouse': warehouse,
} as const satisfies Readonly<Record<string, Resource>>;
