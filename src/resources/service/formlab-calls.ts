// The letter that goes with a form lab (service.md 4).
import { defineCall } from '../kernel/call.ts';

export const formlabCalls = {
  'service.formlab.letter': defineCall({
    name: 'service.formlab.letter',
    method: 'GET',
    path: 'service/formlab/:id/surat',
    module: 'service',
    summary: 'Surat Pengantar Lab sebagai PDF',
    writes: false,
    answers: 'pdf',
  }),
} as const;
