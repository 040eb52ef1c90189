// The branch at the head of its financial papers.
import type { Clinic } from './letter.ts';
import type { Pen } from './pen.ts';

export interface BillingClinic extends Clinic {
  /** Of a PKP; others do not print theirs. */
  readonly npwp: string | null;
}

export const drawTaxNumber = (pen: Pen, { npwp }: BillingClinic, align: 'left' | 'center' = 'left'): void => {
  if (npwp) pen.text(`NPWP ${npwp}`, { align, faint: true });
};
