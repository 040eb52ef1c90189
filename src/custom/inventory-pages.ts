// What shows the bespoke pages of the inventory module, by their addresses.
import { type Components, withTexts } from './components.ts';

const withFinanceTexts = withTexts('finance');
const withServiceTexts = withTexts('service');
const withInventoryTexts = withTexts('inventory');

export const inventoryComponents = {
  '/inventory': withInventoryTexts(() => import('./inventory/landing/page.tsx')),
  '/inventory/warehouse': withInventoryTexts(() => import('./inventory/stock/page.tsx')),
  '/inventory-v2/warehouse': withInventoryTexts(() => import('./inventory/matrix/page.tsx')),
  '/inventory/mutation': withInventoryTexts(() => import('./inventory/mutation/page.tsx')),
  '/inventory/mutation/create': withInventoryTexts(() => import('./inventory/mutation-form/page.tsx')),
  '/inventory/mutation/:id': withInventoryTexts(() => import('./inventory/mutation-record/page.tsx')),
  '/inventory/mutation/:id/edit': withInventoryTexts(() => import('./inventory/mutation-form/page.tsx')),
  '/inventory/warehouse/batch': withInventoryTexts(() => import('./inventory/batches/page.tsx')),
  '/inventory/warehouse/batch/:id': withInventoryTexts(() => import('./inventory/batch-trace/page.tsx')),
  '/inventory/master/category': withInventoryTexts(() => import('./inventory/category-list/page.tsx')),
  '/inventory/master/unit': withInventoryTexts(() => import('./inventory/unit-list/page.tsx')),
  '/inventory/master/item': withInventoryTexts(() => import('./inventory/item-list/page.tsx')),
  '/inventory/warehouse/adjustment': withInventoryTexts(() => import('./inventory/adjustment-list/page.tsx')),
  '/inventory/warehouse/opname/:id': withInventoryTexts(() => import('./inventory/opname/page.tsx')),
  '/inventory/warehouse/kartustok/:id': withFinanceTexts(
    withInventoryTexts(() => import('./inventory/stock-card/page.tsx')),
  ),
  '/inventory/sales/retur': withInventoryTexts(() => import('./inventory/sales-return/page.tsx')),
  '/inventory/sales/resep': withInventoryTexts(() => import('./inventory/resep/page.tsx')),
  '/inventory/sales/create': withInventoryTexts(() => import('./inventory/sale-form/page.tsx')),
  '/inventory/sales/:id/edit': withInventoryTexts(() => import('./inventory/sale-form/page.tsx')),
  '/inventory/sales': withServiceTexts(
    withFinanceTexts(withInventoryTexts(() => import('./inventory/sales/page.tsx'))),
  ),
  '/inventory/warehouse/bhp': withFinanceTexts(withInventoryTexts(() => import('./inventory/bhp/page.tsx'))),
  '/inventory/warehouse/adjustment/create': withInventoryTexts(() => import('./inventory/adjustment-form/page.tsx')),
  '/inventory/warehouse/kedaluwarsa': withInventoryTexts(() => import('./inventory/expiry/page.tsx')),
  '/inventory/warehouse/analisis': withInventoryTexts(() => import('./inventory/analysis/page.tsx')),
  '/inventory/warehouse/nilai': withInventoryTexts(() => import('./inventory/valuation/page.tsx')),
  '/inventory/warehouse/rekonsiliasi': withFinanceTexts(
    withInventoryTexts(() => import('./inventory/reconciliation/page.tsx')),
  ),
  '/inventory/master/item/:id': withFinanceTexts(withInventoryTexts(() => import('./inventory/item/page.tsx'))),
  '/inventory/master/vendor/:id': withInventoryTexts(() => import('./inventory/vendor/page.tsx')),
  '/inventory/purchase': withInventoryTexts(() => import('./inventory/purchase-list/page.tsx')),
  '/inventory/purchase/create': withInventoryTexts(() => import('./inventory/purchase-form/page.tsx')),
  '/inventory/purchase/:id': withInventoryTexts(() => import('./inventory/purchase/page.tsx')),
  '/inventory/purchase/:id/edit': withInventoryTexts(() => import('./inventory/purchase-form/page.tsx')),
  '/inventory/purchase/receive': withInventoryTexts(() => import('./inventory/receive-list/page.tsx')),
  '/inventory/purchase/receive/create': withInventoryTexts(() => import('./inventory/receive-form/page.tsx')),
  '/inventory/purchase/receive/:id': withInventoryTexts(() => import('./inventory/receive/page.tsx')),
  '/inventory/purchase/receive/:id/edit': withInventoryTexts(() => import('./inventory/receive-form/page.tsx')),
  '/inventory/purchase/invoice/create': withInventoryTexts(() => import('./inventory/faktur-form/page.tsx')),
  '/inventory/purchase/invoice/:id/edit': withInventoryTexts(() => import('./inventory/faktur-form/page.tsx')),
  '/inventory/purchase/low': withInventoryTexts(() => import('./inventory/low/page.tsx')),
  '/inventory/purchase/return/create': withInventoryTexts(() => import('./inventory/return-form/page.tsx')),
  '/inventory/purchase/return/:id/edit': withInventoryTexts(() => import('./inventory/return-form/page.tsx')),
} as const satisfies Components;
