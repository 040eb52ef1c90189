// The calls of the odontogram, each with what answers it.
import { showOdontogram } from './odontogram-read.ts';
import { recordOdontogram, voidOdontogram, writeOdontogramSheet } from './odontogram-write.ts';

export const odontogramHandlers = {
  'service.odontogram.show': showOdontogram,
  'service.odontogram.record': recordOdontogram,
  'service.odontogram.void': voidOdontogram,
  'service.odontogram.sheet': writeOdontogramSheet,
} as const;
