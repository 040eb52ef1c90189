// Use cases of the inventory module; completeness is checked in ../index.ts.
import { approveAdjustment, rejectAdjustment, submitAdjustment } from './adjust/decide-adjustment.ts';
import { importOpening, openingStockTemplate, rejectedOpening } from './adjust/opening-import.ts';
import { createAdjustment, deleteAdjustment, editAdjustment } from './adjust/write-adjustment.ts';
import { countTemplate, importCounts, rejectedCounts } from './count/count-import.ts';
import { countLine, listCounted, startOpname } from './count/count-sheet.ts';
import { approveOpname, rejectOpname, submitOpname } from './count/decide-opname.ts';
import { importItems, itemTemplate, rejectedItems } from './master/item-import.ts';
import { listCategories, listItems, listVendors, listWarehouses } from './master/list-masters.ts';
import { deleteVendor } from './master/delete-vendor.ts';
import { editSupplier } from './master/supplier-price.ts';
import { createCategory, editCategory } from './master/write-category.ts';
import { createItem, deleteItem, editItem } from './master/write-item.ts';
import { listPrices, setPrice } from './stock/branch-prices.ts';
import { createItembranch, editItembranch } from './stock/write-itembranch.ts';
import { createWarehouse, deleteWarehouse, editWarehouse } from './master/write-warehouse.ts';
import { askBranches } from './mutation/ask-branches.ts';
import { listContents, receiveMutation } from './mutation/receive-mutation.ts';
import { listMutations, listPlaces, showMutation } from './mutation/mutation-record.ts';
import { printMutation } from './mutation/print-mutation.ts';
import { approveMutation, cancelMutation, rejectMutation, sendMutation } from './mutation/send-mutation.ts';
import { refillRooms } from './mutation/refill-rooms.ts';
import { createMutation, deleteMutation, editMutation } from './mutation/write-mutation.ts';
import { cancelReceive } from './purchase/cancel-receive.ts';
import {
  approvePurchase,
  cancelPurchase,
  closePurchase,
  recallPurchase,
  rejectPurchase,
  submitPurchase,
} from './purchase/decide-purchase.ts';
import {
  purchaseLinesTemplate,
  readPurchaseLines,
  readReceiveLines,
  receiveLinesTemplate,
  rejectedPurchaseLines,
  rejectedReceiveLines,
} from './purchase/line-import.ts';
import { listOffers } from './purchase/list-offers.ts';
import { postReceive } from './purchase/post-receive.ts';
import { cancelReturn, postReturn } from './purchase/post-return.ts';
import { createPurchaseReturn, deletePurchaseReturn, editPurchaseReturn } from './purchase/write-return.ts';
import { keepFakturBukti } from './purchase/keep-paper.ts';
import { listOrderHistory } from './purchase/order-history.ts';
import { printPurchase } from './purchase/print-purchase.ts';
import { listPurchases, showPurchase } from './purchase/read-purchases.ts';
import { createPurchase, deletePurchase, editPurchase } from './purchase/write-purchase.ts';
import { createReceive, deleteReceive, editReceive, shownReceive } from './purchase/write-receive.ts';
import { cancelFaktur } from './purchase/cancel-invoice.ts';
import { listFakturs } from './purchase/list-invoices.ts';
import { listLow, orderLow } from './purchase/low-items.ts';
import { showPriceHistory } from './purchase/price-history.ts';
import { applySuggestion, listSuggestions } from './purchase/price-suggestions.ts';
import { postFaktur } from './purchase/post-invoice.ts';
import { createFaktur, deleteFaktur, editFaktur } from './purchase/write-invoice.ts';
import { rankStock } from './report/abc.ts';
import { listExpiry } from './report/expiry.ts';
import { showMovement } from './report/movement.ts';
import { reconcileStock } from './report/reconcile.ts';
import { listSlow } from './report/slow.ts';
import { showStockCard } from './report/stock-card.ts';
import { listStock } from './report/stock-list.ts';
import { showMatrix } from './report/stock-matrix.ts';
import { countStats, showStats } from './report/stock-stats.ts';
import { valueStock } from './report/valuation.ts';
import { printLabels } from './report/print-labels.ts';
import { scanCode } from './report/scan-code.ts';
import { listHoldings, listShelves } from './report/stock-places.ts';
import { listBatches, traceBatch } from './trace/trace-batch.ts';
import { listBhpUse } from './use/list-bhp-use.ts';
import { findSoldItems } from './sale/find-items.ts';
import { confirmSale, handOverSale, voidSale } from './sale/confirm-sale.ts';
import { printCopy, printEtiket } from './sale/print-resep.ts';
import { cancelResepAtPharmacy, handOverResep, prepareResep } from './sale/resep.ts';
import { listQueue } from './sale/resep-queue.ts';
import { createSalesReturn } from './sale/return-sale.ts';
import { createSale, deleteSale, editSale } from './sale/write-sale.ts';
import { blockBatch, unblockBatch } from './stock/block-batch.ts';

export const inventoryUseCases = {
  'inventory.mutation': {
    list: listMutations,
    show: showMutation,
    create: createMutation,
    edit: editMutation,
    delete: deleteMutation,
    send: sendMutation,
    approve: approveMutation,
    reject: rejectMutation,
    cancel: cancelMutation,
  },
  'inventory.adjustment': {
    create: createAdjustment,
    edit: editAdjustment,
    delete: deleteAdjustment,
    submit: submitAdjustment,
    approve: approveAdjustment,
    reject: rejectAdjustment,
  },
  'inventory.opname': { create: startOpname, submit: submitOpname, approve: approveOpname, reject: rejectOpname },
  'inventory.sales': {
    create: createSale,
    edit: editSale,
    delete: deleteSale,
    confirm: confirmSale,
    serahkan: handOverSale,
    void: voidSale,
  },
  'inventory.salesreturn': { create: createSalesReturn },
  'inventory.purchase': {
    list: listPurchases,
    show: showPurchase,
    create: createPurchase,
    edit: editPurchase,
    delete: deletePurchase,
    submit: submitPurchase,
    recall: recallPurchase,
    approve: approvePurchase,
    reject: rejectPurchase,
    close: closePurchase,
    cancel: cancelPurchase,
  },
  'inventory.receive': {
    show: shownReceive,
    create: createReceive,
    edit: editReceive,
    delete: deleteReceive,
    post: postReceive,
    cancel: cancelReceive,
  },
  'inventory.purchaseinvoice': {
    list: listFakturs,
    create: createFaktur,
    edit: editFaktur,
    delete: deleteFaktur,
    post: postFaktur,
    cancel: cancelFaktur,
  },
  'inventory.purchasereturn': {
    create: createPurchaseReturn,
    edit: editPurchaseReturn,
    delete: deletePurchaseReturn,
    post: postReturn,
    cancel: cancelReturn,
  },
  'inventory.item': { list: listItems, create: createItem, edit: editItem, delete: deleteItem },
  'inventory.itembranch': { create: createItembranch, edit: editItembranch },
  'inventory.category': { list: listCategories, create: createCategory, edit: editCategory },
  'inventory.vendor': { list: listVendors, delete: deleteVendor },
  'inventory.supplier': { edit: editSupplier },
  'inventory.warehouse': {
    list: listWarehouses,
    create: createWarehouse,
    edit: editWarehouse,
    delete: deleteWarehouse,
  },
};

export const inventoryCallHandlers = {
  'inventory.stock.list': listStock,
  'inventory.stock.batch': listShelves,
  'inventory.stock.cabang': listHoldings,
  'inventory.stock.matriks': showMatrix,
  'inventory.stockcard': showStockCard,
  'inventory.bhp.use': listBhpUse,
  'inventory.sales.item': findSoldItems,
  'inventory.resep.queue': listQueue,
  'inventory.resep.prepare': prepareResep,
  'inventory.resep.handover': handOverResep,
  'inventory.resep.cancel': cancelResepAtPharmacy,
  'inventory.sales.etiket': printEtiket,
  'inventory.sales.copyresep': printCopy,
  'inventory.scan': scanCode,
  'inventory.label.print': printLabels,
  'inventory.opname.lines': listCounted,
  'inventory.opname.count': countLine,
  'inventory.mutation.gudang': listPlaces,
  'inventory.mutation.isi': listContents,
  'inventory.mutation.suratjalan': printMutation,
  'inventory.mutation.receive': receiveMutation,
  'inventory.mutation.isiulang': refillRooms,
  'inventory.stats.show': showStats,
  'inventory.stats.jumlah': countStats,
  'inventory.report.reconciliation': reconcileStock,
  'inventory.report.valuation': valueStock,
  'inventory.report.expiry': listExpiry,
  'inventory.report.movement': showMovement,
  'inventory.report.slow': listSlow,
  'inventory.report.abc': rankStock,
  'inventory.batch.list': listBatches,
  'inventory.batch.trace': traceBatch,
  'inventory.purchase.print': printPurchase,
  'inventory.purchase.riwayat': listOrderHistory,
  'inventory.purchaseinvoice.bukti': keepFakturBukti,
  'inventory.item.prices': listPrices,
  'inventory.item.setprice': setPrice,
  'inventory.receive.prices': listSuggestions,
  'inventory.receive.setprice': applySuggestion,
  'inventory.purchaselines.import': readPurchaseLines,
  'inventory.purchaselines.rejected': rejectedPurchaseLines,
  'inventory.purchaselines.template': purchaseLinesTemplate,
  'inventory.receivelines.import': readReceiveLines,
  'inventory.receivelines.rejected': rejectedReceiveLines,
  'inventory.receivelines.template': receiveLinesTemplate,
  'inventory.item.import': importItems,
  'inventory.item.rejected': rejectedItems,
  'inventory.item.template': itemTemplate,
  'inventory.adjustment.import': importOpening,
  'inventory.adjustment.rejected': rejectedOpening,
  'inventory.adjustment.template': openingStockTemplate,
  'inventory.opname.import': importCounts,
  'inventory.opname.rejected': rejectedCounts,
  'inventory.opname.template': countTemplate,
  'inventory.offer.list': listOffers,
  'inventory.low.list': listLow,
  'inventory.low.purchase': orderLow,
  'inventory.low.mutation': askBranches,
  'inventory.pricehistory': showPriceHistory,
  'inventory.batch.block': blockBatch,
  'inventory.batch.unblock': unblockBatch,
};
