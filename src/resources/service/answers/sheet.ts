// What calls answer that take sheets of prices.
import { FILE, sheetRead } from '../../kernel/answer.ts';

export const sheetAnswers = {
  'service.tindakanmedis.import': sheetRead,
  'service.tindakanmedis.rejected': FILE,
  'service.tindakanmedis.template': FILE,
  'service.laboratoriumjasa.import': sheetRead,
  'service.laboratoriumjasa.rejected': FILE,
  'service.laboratoriumjasa.template': FILE,
} as const;
