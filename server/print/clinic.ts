// The branch at the head of its financial papers.
import type { Clinic } from './letter.ts';
import type { Pen } from './pen.ts';

export interface BillingClinic extends Clinic {
  /** NPWP of a PKP; a branch that is none prints no NPWP. */
  readonly npwp: string | null;
}

export const drawTaxNumber = (pen: Pen, { npwp }: BillingClinic, align: 'left' | 'center' = 'left'): void => {
  if (npwp) pen.text(`NPWP ${npwp}`, { align, faint: true });
};
