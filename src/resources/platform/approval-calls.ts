// Deciding what waits for approval, the rules of a branch, and what is new in the activity log (platform.md 4).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { logStatus } from './applog.ts';
import { approvalActions } from './approval.ts';
import { userRole } from './role.ts';

const REASON = 'Alasan wajib diisi';

export const approvalCalls = {
  'platform.applog.decide': defineCall({
    name: 'platform.applog.decide',
    method: 'PUT',
    path: 'applog/:id',
    module: 'platform',
    summary: 'Putuskan permintaan: 1 menyetujui dan menjalankannya, -1 menolak',
    body: z.strictObject({
      status: z.literal([logStatus.approved, logStatus.rejected], { error: 'Pilih setuju atau tolak' }),
      reason: z.string({ error: REASON }).trim().min(1, REASON).max(500, 'Maksimal 500 karakter'),
    }),
    writes: true,
  }),
  'platform.applog.withdraw': defineCall({
    name: 'platform.applog.withdraw',
    method: 'POST',
    path: 'applog/:id/tarik',
    module: 'platform',
    summary: 'Tarik permintaan sendiri yang masih menunggu persetujuan',
    writes: true,
  }),
  'platform.applog.seen': defineCall({
    name: 'platform.applog.seen',
    method: 'POST',
    path: 'applog/terlihat',
    module: 'platform',
    summary: 'Tandai keputusan atas permintaan sendiri sudah dilihat',
    writes: true,
  }),
  'platform.applog.news': defineCall({
    name: 'platform.applog.news',
    method: 'GET',
    path: 'applog/news',
    module: 'platform',
    summary:
      'Jumlah aktivitas orang lain sejak terakhir dilihat, permintaan yang menunggu, dan keputusan yang belum dilihat; sampai 99',
    query: z.strictObject({ after: z.coerce.number().int().min(0).default(0) }),
    writes: false,
  }),
  'platform.approvalrule.list': defineCall({
    name: 'platform.approvalrule.list',
    method: 'GET',
    path: 'approvalrule',
    module: 'platform',
    summary: 'Aturan persetujuan cabang',
    writes: false,
  }),
  'platform.approvalrule.set': defineCall({
    name: 'platform.approvalrule.set',
    method: 'PUT',
    path: 'approvalrule',
    module: 'platform',
    summary: 'Ubah satu aturan persetujuan cabang',
    body: z.strictObject({
      action: z.enum(approvalActions, { error: 'Aksi tidak dikenal' }),
      needs_approval: z.boolean({ error: 'Wajib diisi' }),
      /** The manager of the branch or a superadmin; or a superadmin alone. */
      assigner_role: z
        .literal([userRole.manager, userRole.superadmin], { error: 'Pilih manager atau superadmin' })
        .default(userRole.manager),
    }),
    writes: true,
  }),
} as const;
