// Whether a patient lets the clinic show his photos: as his newest consent of that kind says (service.md 2.3).
import { setPublication } from '../../platform/person/patient-header.ts';
import type { WriteContext } from '../../kernel/contract.ts';

/** Notes what the patient decided; other kinds of consent change nothing. */
export const notePublication = async (
  context: WriteContext,
  { type, customer_id }: { readonly type: string; readonly customer_id: number },
  allowed: boolean,
): Promise<void> => {
  if (type === 'publikasi') await setPublication(context, customer_id, allowed);
};
