// Sample entries of the activity log, announcements and module locks.
import { MANAGER } from '../../src/policies/role.ts';
import { todayFor } from './today.ts';
import { approvalActions, approvalKinds } from '../../src/resources/platform/approval.ts';
import type { Activity } from '../../src/parts/platform/activity/activity.ts';

const AT = '2026-03-02T02:15:00.000Z';
const RINA = { id: 2, name: 'Rina Puspitasari', rolename: 'admin' };

const activity = (id: number, more: Partial<Activity>): Activity => ({
  id,
  logtime: AT,
  userdata: RINA,
  module: 5,
  message: 'penerimaan pembayaran KW/BDG/2026/000505 sebesar Rp 1.200.000',
  note: null,
  url: '/finance/payment/transaction/1',
  status: 1,
  statusname: 'Approved',
  reason: null,
  action: null,
  decided_at: null,
  deciderdata: null,
  decidable: false,
  ...more,
});

/** A request that waits for the reader. */
export const sampleRequest = activity(3, {
  message: 'pembatalan pembayaran KW/BDG/2026/000504: Salah input jumlah',
  status: 0,
  statusname: 'Requested',
  action: 'finance.payment.void',
  decidable: true,
});

/** The same, rejected. */
export const sampleRejected = activity(2, {
  ...sampleRequest,
  id: 2,
  status: -1,
  statusname: 'Rejected',
  decidable: false,
  reason: 'Jumlah sesuai bukti transfer',
  decided_at: AT,
  deciderdata: { id: 5, name: 'Hendra Gunawan' },
});

const own = activity(1, { userdata: { id: 1, name: 'drg. Ayu Lestari', rolename: 'dokter' }, url: null });

const post = (id: number, message: string) => ({
  id,
  version: 1,
  message,
  posttime: AT,
  userdata: { id: 2, name: 'Rina Puspitasari' },
});

const rules = approvalActions.map((action) => ({
  profile_id: 1,
  action,
  label: approvalKinds[action].label,
  needs_approval: true,
  assigner_role: 5,
}));

/** As its page answers it: with what is decided about. */
const reviewed = (entry: Activity) => ({
  ...entry,
  before: { status: 1 },
  after: { status: -1, code: 'NK/BDG/2026/000004', void_reason: 'Salah input' },
  review: {
    amount: 350_000,
    date: '2026-11-20',
    changes: [{ label: 'Status', before: 'Sah', after: 'Batal' }],
    lines: [{ label: 'Tunai', before: 'Rp 350.000', after: null }],
    journals: [
      {
        transaction_at: '2026-11-20',
        memo: 'Pembalikan JR/BDG/2026/000012: Salah input',
        lines: [
          { code: '1-1301', name: 'Piutang Pasien', description: '', debit: 350_000, credit: 0 },
          { code: '1-1101', name: 'Kas', description: '', debit: 0, credit: 350_000 },
        ],
      },
    ],
  },
});

export const activityAnswers = {
  'platform/today': () => todayFor(MANAGER),
  'platform/cari': ({ searchParams }: URL) => ({
    data: /^(inv|kw)/i.test(searchParams.get('keyword') ?? '')
      ? [{ kind: 'Tagihan', label: 'INV/BDG/2026/000012', to: '/finance/payment/bill/12' }]
      : [],
  }),
  approvalrule: () => ({ data: rules, count: rules.length }),
  applog: () => ({ data: [sampleRequest, sampleRejected, own], count: 3 }),
  'applog/2': () => reviewed(sampleRejected),
  'applog/3': () => reviewed(sampleRequest),
  'applog/news': () => ({ unread: 4, waiting: 1, decided: 0, last_id: 3 }),
  pengumuman: () => ({
    data: [post(2, 'Rapat bulanan hari Jumat pukul 16.00'), post(1, 'Stok sarung tangan sudah datang')],
    count: 2,
  }),
} as const;
