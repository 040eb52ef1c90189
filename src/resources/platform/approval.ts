// Actions that a branch can put under approval (platform.md 4; finance.md 3). Who must ask is said by src/policies/approval.ts.
import { attendanceApprovals } from './approval-attendance.ts';
import { packageApprovals } from './approval-paket.ts';

/** One value of a record, or one of its lines: as it is, and as it would be; null: it is not there. Amounts are written in rupiah. */
export interface Change {
  readonly label: string;
  readonly before: string | null;
  readonly after: string | null;
}
/** A journal that the approval would book. */
export interface ReviewJournal {
  readonly transaction_at: string;
  readonly memo: string;
  readonly lines: readonly {
    readonly code: string;
    readonly name: string;
    readonly description: string;
    /** Rupiah. */
    readonly debit: number;
    readonly credit: number;
  }[];
}
/** What an approver is shown beside the sentence: as it was when it was asked for. */
export interface Review {
  /** Rupiah that the request is about; null where it is about no money. */
  readonly amount: number | null;
  /** Day of the record, or of the effect where there is no record yet, 'YYYY-MM-DD'. */
  readonly date: string;
  readonly changes: readonly Change[];
  readonly lines: readonly Change[];
  readonly journals: readonly ReviewJournal[];
}

/** What the use case of every request tells; the journals are those of the trial. */
interface Told {
  readonly date: string;
  readonly changes: readonly Change[];
}
/** What is told where there is money, or are lines. */
export interface Parts {
  readonly amount: number;
  readonly lines: readonly Change[];
}

/** Resources whose records are asked about; a record carries its open requests. */
export type AskedAbout =
  | 'finance.bill'
  | 'finance.billtransaction'
  | 'finance.deposit'
  | 'finance.deviden'
  | 'finance.jurnal'
  | 'finance.periode'
  | 'finance.tindakanincome'
  | 'inventory.purchase'
  | 'inventory.receive'
  | 'service.visit'
  | 'service.visitperawatan'
  | 'service.visitmultimedia'
  | 'paket.membershipperawatanused'
  | 'platform.users'
  | 'inventory.sales'
  | 'paket.membership'
  | 'attendance.leave'
  | 'attendance.overtime'
  | 'attendance.payrollperiode';

interface ApprovalKind {
  readonly label: string;
  /** What holds in a branch that has not chosen. */
  readonly needsApproval: boolean;
  /** Nobody does it without: a branch chooses who decides, and no more. */
  readonly always?: true;
  /** Whose records it is asked for; none: it makes one. One request at a time is open for a record. */
  readonly records: readonly AskedAbout[];
  /** It is also asked for a record that it would make. */
  readonly makes?: true;
  /** What the approver sees beside day, changes and the journals it would book: a use case that does not tell it does not compile. */
  readonly shows: readonly (keyof Parts)[];
}

export const approvalKinds = {
  'finance.payment.void': {
    label: 'Pembatalan pembayaran',
    needsApproval: true,
    records: ['finance.billtransaction'],
    shows: ['amount', 'lines'],
  },
  'finance.bill.void': {
    label: 'Pembatalan tagihan',
    needsApproval: true,
    records: ['finance.bill'],
    shows: ['amount', 'lines'],
  },
  'finance.jurnal': {
    label: 'Jurnal umum',
    needsApproval: false,
    records: [],
    shows: ['amount'],
  },
  'finance.jurnal.reverse': {
    label: 'Pembalikan jurnal',
    needsApproval: true,
    records: ['finance.jurnal'],
    shows: ['amount'],
  },
  'finance.periode.close': {
    label: 'Penutupan periode',
    needsApproval: false,
    records: ['finance.periode'],
    shows: ['amount'],
  },
  'finance.periode.reopen': {
    label: 'Pembukaan kembali periode',
    needsApproval: true,
    records: ['finance.periode'],
    shows: ['amount'],
  },
  'finance.refund': {
    label: 'Refund tagihan dan deposit',
    needsApproval: true,
    records: ['finance.bill', 'finance.deposit'],
    shows: ['amount', 'lines'],
  },
  'finance.writeoff': {
    label: 'Hapus buku piutang',
    needsApproval: true,
    records: ['finance.bill'],
    shows: ['amount', 'lines'],
  },
  'finance.share.override': {
    label: 'Perubahan pembagian tindakan',
    needsApproval: true,
    records: ['finance.tindakanincome'],
    shows: ['amount', 'lines'],
  },
  'finance.discount': {
    label: 'Diskon tagihan di atas batas kasir',
    needsApproval: true,
    records: ['finance.bill'],
    makes: true,
    shows: ['amount', 'lines'],
  },
  'finance.biaya': {
    label: 'Biaya di atas batas kasir',
    needsApproval: true,
    records: [],
    shows: ['amount', 'lines'],
  },
  'finance.hutang.pay': {
    label: 'Pembayaran hutang',
    needsApproval: false,
    records: [],
    shows: ['amount', 'lines'],
  },
  'finance.deviden': {
    label: 'Persetujuan dan pembatalan deviden',
    needsApproval: true,
    records: ['finance.deviden'],
    shows: ['amount', 'lines'],
  },
  'inventory.purchase': {
    label: 'Pesanan pembelian di atas batas',
    needsApproval: true,
    records: ['inventory.purchase'],
    shows: ['amount', 'lines'],
  },
  'inventory.receive': {
    label: 'Penerimaan barang tanpa PO',
    needsApproval: true,
    records: ['inventory.receive'],
    shows: ['amount', 'lines'],
  },
  'service.visit.reopen': {
    label: 'Pembukaan kembali kunjungan selesai',
    needsApproval: true,
    records: ['service.visit'],
    shows: ['amount', 'lines'],
  },
  'service.visit.cancel': {
    label: 'Pembatalan kunjungan dalam unit',
    needsApproval: true,
    records: ['service.visit'],
    shows: ['lines'],
  },
  'service.bhp.cancel': {
    label: 'Pembatalan konfirmasi BHP',
    needsApproval: true,
    records: ['service.visitperawatan'],
    shows: ['lines'],
  },
  'service.photo.delete': {
    label: 'Penghapusan foto',
    needsApproval: true,
    records: ['service.visitmultimedia'],
    shows: [],
  },
  'service.patient.merge': {
    label: 'Penggabungan pasien ganda',
    needsApproval: true,
    records: ['platform.users'],
    shows: ['lines'],
  },
  'inventory.sales.discount': {
    label: 'Diskon penjualan di atas batas',
    needsApproval: true,
    records: ['inventory.sales'],
    shows: ['amount', 'lines'],
  },
  ...packageApprovals,
  ...attendanceApprovals,
} as const satisfies Readonly<Record<string, ApprovalKind>>;

export type ApprovalAction = keyof typeof approvalKinds;

/** What the use case of an action tells its approver. */
export type ToldOf<A extends ApprovalAction> = Told & Pick<Parts, (typeof approvalKinds)[A]['shows'][number]>;
/** Resources whose records an action is asked for. */
export type RecordsOf<A extends ApprovalAction> = (typeof approvalKinds)[A]['records'][number];

/** True for an action that no branch can put out of approval. */
export const alwaysAsked = (action: ApprovalAction): boolean => {
  const kind: ApprovalKind = approvalKinds[action];
  return kind.always === true;
};

/** In the order of the settings page. */
export const approvalActions = Object.keys(approvalKinds) as [ApprovalAction, ...ApprovalAction[]];

/** True for a resource whose records can be under a request. */
export const isAskedAbout = (resource: string): resource is AskedAbout =>
  Object.values<ApprovalKind>(approvalKinds).some(({ records }) => records.some((name) => name === resource));

/** A request that waits, as the record that it is about carries it. */
export interface OpenRequest {
  /** Its number: that of its entry in the activity log. */
  readonly id: number;
  readonly action: ApprovalAction;
  readonly label: string;
  /** The verb that was asked for; 'edit' and 'call' for what has none. */
  readonly verb: string;
  /** Rupiah; absent for roles that see no money. */
  readonly amount?: number | null;
  readonly created_at: string;
  /** Whoever asked. */
  readonly userdata: { readonly id: number; readonly name: string };
}
