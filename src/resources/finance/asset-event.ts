// What becomes of a fixed asset and books a journal (decision 105); one map with the others in journal-event.ts.
import { accountRole } from './account-role.ts';
import { eventOf } from './event-of.ts';

/** 'aset' is what the asset has accumulated; 'line' the cost of depreciation, or of a disposal the account of the asset. */
export const assetEvent = {
  assetDepreciated: eventOf('aset.susut', 'Penyusutan aset tetap', {
    amount: { description: 'Penyusutan aset tetap', debit: 'line', credit: 'aset' },
  }),
  assetDisposed: eventOf('aset.lepas', 'Pelepasan aset tetap', {
    accumulated: { description: 'Akumulasi penyusutan aset dilepas', debit: 'aset', credit: 'line' },
    cash: { description: 'Penjualan aset', debit: 'paymentmethod', credit: 'line' },
    receivable: { description: 'Penjualan aset belum dibayar', debit: accountRole.otherReceivable, credit: 'line' },
    loss: { description: 'Rugi pelepasan aset', debit: accountRole.disposalLoss, credit: 'line' },
    gain: { description: 'Laba pelepasan aset', debit: 'line', credit: accountRole.disposalGain },
  }),
} as const;
