// Calls of the platform module that are no resource operation. Apart from its resources, so that a list does not load their shapes.
import { type Call, defineCall } from '../kernel/call.ts';
import { peopleCalls } from './people-calls.ts';

export const platformCalls = {
  /** An uploaded file, for those who may make the call that it was uploaded for. */
  'platform.files.show': defineCall({
    name: 'platform.files.show',
    method: 'GET',
    path: 'files/:id',
    module: 'platform',
    summary: 'Berkas yang diunggah',
    writes: false,
    answers: 'file',
  }),
  ...peopleCalls,
} as const satisfies Readonly<Record<string, Call>>;
