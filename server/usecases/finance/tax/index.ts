// Use cases of the room; completeness is checked in ../../index.ts.
import { reckonCompanyTax } from './reckon-company-tax.ts';
import { showCompanyTax, showWorksheet } from './show-company-tax.ts';
import { makeTaxFile, readTaxFile, showTaxFile } from './tax-file.ts';
import { createPphbadan, editPphbadan } from './write-pphbadan.ts';

export const companyTaxUseCases = { create: createPphbadan, edit: editPphbadan };
export const taxHandlers = {
  'finance.pph.berkas': showTaxFile,
  'finance.pph.ekspor': makeTaxFile,
  'finance.pph.unduh': readTaxFile,
  'finance.pphbadan.masa': showCompanyTax,
  'finance.pphbadan.hitung': reckonCompanyTax,
  'finance.pphbadan.kertaskerja': showWorksheet,
};
