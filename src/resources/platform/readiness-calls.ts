// How far a branch is before its first day (docs/go-live.md).
import { defineCall } from '../kernel/call.ts';

export const showReadiness = defineCall({
  name: 'platform.readiness.show',
  method: 'GET',
  path: 'profile/kesiapan',
  module: 'platform',
  summary: 'Kesiapan cabang: langkah sebelum hari pertama, dan yang belum lengkap',
  writes: false,
});
