// What waits for whoever asks, on his first page (workspace.md 1).
import { defineCall } from '../kernel/call.ts';

export const showToday = defineCall({
  name: 'platform.today.show',
  method: 'GET',
  path: 'platform/today',
  module: 'platform',
  summary: 'Hari ini: yang menunggu menurut peran, masing-masing dengan jumlah dan halamannya',
  writes: false,
});
