import { field } from '../kernel/field.ts';

/** The PPN that a price of the group's catalogue includes (finance.md 6.1). */
export const priceTax = (help: string) =>
  field.ref('PPN', { to: 'finance.pajak', embed: 'pajakdata', filter: { kind: 'ppn' }, help });
