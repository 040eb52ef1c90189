// The calls about gums and hygiene, each with what answers it.
import { showPerio } from './perio-read.ts';
import { recordPerio } from './perio-write.ts';
import { printPerio } from './print-perio.ts';

export const perioHandlers = {
  'service.perio.show': showPerio,
  'service.perio.record': recordPerio,
  'service.perio.print': printPerio,
} as const;
