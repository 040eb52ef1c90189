// The paper of a licence.
import { defineCall } from '../kernel/call.ts';

/** The paper itself: a PDF or a picture. */
export const licenceCalls = {
  'attendance.licence.bukti': defineCall({
    name: 'attendance.licence.bukti',
    method: 'POST',
    path: 'attendance/licence/:id/bukti',
    module: 'attendance',
    summary: 'Upload berkas STR atau SIP',
    upload: 'bukti',
    writes: true,
  }),
} as const;
