// Actions that a branch can put under approval (platform.md 4; finance.md 3). Who must ask is said by src/policies/approval.ts.

interface ApprovalKind {
  readonly label: string;
  /** What holds in a branch that has not chosen. */
  readonly needsApproval: boolean;
}

export const approvalKinds = {
  'finance.payment.void': { label: 'Pembatalan pembayaran', needsApproval: true },
  'finance.bill.void': { label: 'Pembatalan tagihan', needsApproval: true },
  'finance.jurnal': { label: 'Jurnal umum', needsApproval: false },
  'finance.jurnal.reverse': { label: 'Pembalikan jurnal', needsApproval: true },
  'finance.periode.close': { label: 'Penutupan periode', needsApproval: false },
  'finance.periode.reopen': { label: 'Pembukaan kembali periode', needsApproval: true },
  'finance.refund': { label: 'Refund tagihan dan deposit', needsApproval: true },
  'finance.writeoff': { label: 'Hapus buku piutang', needsApproval: true },
  'finance.discount': { label: 'Diskon tagihan di atas batas kasir', needsApproval: true },
  'finance.biaya': { label: 'Biaya di atas batas kasir', needsApproval: true },
  'service.visit.reopen': { label: 'Pembukaan kembali kunjungan selesai', needsApproval: true },
  'service.visit.cancel': { label: 'Pembatalan kunjungan dalam unit', needsApproval: true },
  'service.bhp.cancel': { label: 'Pembatalan konfirmasi BHP', needsApproval: true },
  'service.photo.delete': { label: 'Penghapusan foto', needsApproval: true },
  'service.patient.merge': { label: 'Penggabungan pasien ganda', needsApproval: true },
  'attendance.resign': { label: 'Pengeluaran pegawai', needsApproval: true },
} as const satisfies Readonly<Record<string, ApprovalKind>>;

export type ApprovalAction = keyof typeof approvalKinds;

/** In the order of the settings page. */
export const approvalActions = Object.keys(approvalKinds) as [ApprovalAction, ...ApprovalAction[]];
