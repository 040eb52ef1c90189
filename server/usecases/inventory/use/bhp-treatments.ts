// Treatments belong to the service, which stands above the stock: whoever tells what was used asks for their names.
import { port } from '../../kernel/port.ts';

/** SQL: `(id, treatment, doctor)` of treatments. */
export const bhpTreatments = port<string>('the treatments that use consumables');
