// What happens to goods that books a journal (inventory.md 7); one map with the others in journal-event.ts.
import { accountRole } from './account-role.ts';
import { eventOf } from './event-of.ts';

/** Goods that came without an invoice yet, and what is owed for those that have one. */
const { uninvoicedReceipt: UNINVOICED, purchasePayable: BOUGHT } = accountRole;

export const stockEvent = {
  bhpUsed: eventOf('bhp.used', 'Pemakaian BHP', {
    amount: { description: 'Bahan habis pakai', debit: accountRole.consumables, credit: 'line' },
  }),
  goodsSold: eventOf('sales.cogs', 'HPP penjualan', {
    amount: { description: 'HPP barang terjual', debit: accountRole.goodsCost, credit: 'line' },
  }),
  purchaseReceived: eventOf('purchase.received', 'Penerimaan barang', {
    amount: { description: 'Penerimaan barang', debit: 'line', credit: UNINVOICED },
  }),
  purchaseInvoiced: eventOf('purchase.invoiced', 'Faktur pembelian', {
    amount: { description: 'Faktur pembelian', debit: UNINVOICED, credit: BOUGHT },
    ppn: { description: 'PPN masukan', debit: accountRole.inputTax, credit: BOUGHT },
    selisih: { description: 'Selisih harga pembelian', debit: accountRole.priceDifference, credit: BOUGHT },
    stok: { description: 'Selisih harga ke persediaan', debit: 'line', credit: BOUGHT },
  }),
  purchaseReturned: eventOf('purchase.returned', 'Retur pembelian', {
    amount: { description: 'Retur pembelian', debit: BOUGHT, credit: 'line' },
    uninvoiced: { description: 'Retur barang yang belum difakturkan', debit: UNINVOICED, credit: 'line' },
    selisih: { description: 'Selisih harga retur', debit: BOUGHT, credit: accountRole.priceDifference },
    uninvoiced_selisih: {
      description: 'Selisih harga retur yang belum difakturkan',
      debit: UNINVOICED,
      credit: accountRole.priceDifference,
    },
    ppn: { description: 'PPN masukan retur', debit: BOUGHT, credit: accountRole.inputTax },
  }),
  stockAdjusted: eventOf('stock.adjusted', 'Penyesuaian persediaan', {
    plus: { description: 'Persediaan lebih', debit: 'line', credit: accountRole.stockSurplus },
    minus: { description: 'Persediaan kurang atau rusak', debit: accountRole.stockLoss, credit: 'line' },
    internal: { description: 'Pemakaian internal persediaan', debit: accountRole.otherExpense, credit: 'line' },
    opening: { description: 'Saldo awal persediaan', debit: 'line', credit: accountRole.openingEquity },
  }),
  mutationSent: eventOf('mutation.sent', 'Pengiriman mutasi', {
    amount: { description: 'Persediaan dikirim', debit: accountRole.stockInTransit, credit: 'line' },
  }),
  mutationOut: eventOf('mutation.out', 'Mutasi ke cabang lain', {
    amount: {
      description: 'Persediaan diterima cabang tujuan',
      debit: accountRole.betweenBranches,
      credit: accountRole.stockInTransit,
    },
  }),
  mutationIn: eventOf('mutation.in', 'Mutasi dari cabang lain', {
    amount: { description: 'Persediaan dari cabang lain', debit: 'line', credit: accountRole.betweenBranches },
  }),
  mutationLost: eventOf('mutation.lost', 'Kehilangan dalam perjalanan', {
    amount: {
      description: 'Persediaan hilang dalam perjalanan',
      debit: accountRole.stockLoss,
      credit: accountRole.stockInTransit,
    },
  }),
  mutationBack: eventOf('mutation.back', 'Mutasi tiba atau kembali', {
    amount: { description: 'Persediaan tiba atau kembali', debit: 'line', credit: accountRole.stockInTransit },
  }),
} as const;
