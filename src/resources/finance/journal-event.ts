// What happens that books a journal (finance.md 7a), as people call it.

const EVENT_NAMES: Readonly<Record<string, string>> = {
  'jurnal.umum': 'Jurnal umum dan penyesuaian',
  'periode.opened': 'Saldo awal periode',
  'periode.closed': 'Penutupan periode',
  'bill.issued': 'Penerbitan tagihan',
  'bill.paid': 'Penerimaan pembayaran',
  'bill.credited': 'Nota kredit',
  'bill.refunded': 'Pengembalian dana',
  'bill.writtenoff': 'Hapus buku piutang',
  'bill.recovered': 'Penerimaan piutang hapus buku',
  'deposit.topup': 'Penerimaan deposit pasien',
  'deposit.refunded': 'Pengembalian deposit pasien',
  'settlement.posted': 'Pencairan ke bank',
  'kasir.difference': 'Selisih kas kasir',
  'kas.transfer': 'Transfer kas',
  'biaya.posted': 'Biaya',
  'biayainvoice.posted': 'Invoice biaya',
  'antarcabang.charge': 'Talangan antar cabang',
};

const REVERSED = '.reversed';

/** The name of an event, also of what takes it back; one of another module is told by its key. */
export const eventName = (event: string): string =>
  event.endsWith(REVERSED)
    ? `Pembalikan ${eventName(event.slice(0, -REVERSED.length))}`
    : (EVENT_NAMES[event] ?? event);
