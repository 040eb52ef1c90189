// What of packages a branch can put under approval (paket.md 3.2, 3.3).

export const packageApprovals = {
  'paket.cancel': {
    label: 'Pembatalan paket',
    needsApproval: true,
    records: ['paket.membership'],
    shows: ['amount', 'lines'],
  },
  'paket.extend': {
    label: 'Perpanjangan slot paket',
    needsApproval: true,
    records: ['paket.membership'],
    shows: ['lines'],
  },
  'paket.claim.cancel': {
    label: 'Pembatalan klaim barang paket di hari lain',
    needsApproval: true,
    records: ['paket.membershipperawatanused'],
    shows: ['amount'],
  },
} as const;
