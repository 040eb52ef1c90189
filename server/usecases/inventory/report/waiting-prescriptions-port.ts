// Prescriptions belong to the service: the first page of the stock counts those that wait for the pharmacy.
import { port } from '../../kernel/port.ts';

/** SQL over the branches `$1`: how many prescriptions were sent and not handed over. */
export const waitingPrescriptions = port<string>('the prescriptions that wait');
