// Reports of the stock (inventory.md 5, 10).
import { z } from 'zod';
import { branchesOf, exported } from '../finance/report-query.ts';
import { defineCall } from '../kernel/call.ts';

const reconciliation = defineCall({
  name: 'inventory.report.reconciliation',
  method: 'GET',
  path: 'inventory/report/reconciliation',
  module: 'inventory',
  summary:
    'Nilai stok tiap akun persediaan dibanding saldo buku besarnya, selisih menurut dokumen, dan stok dibanding mutasinya',
  writes: false,
  report: true,
  answers: 'xlsx',
  query: z.strictObject({ profile_id: branchesOf, export: exported }),
});

export const reportCalls = {
  'inventory.report.reconciliation': reconciliation,
} as const;
