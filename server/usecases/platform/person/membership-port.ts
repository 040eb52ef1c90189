// The packages of customers belong to the packages' module: what a customer is answered with names his newest one (paket.md 2.4).
import { port } from '../../kernel/port.ts';

/** SQL: the number of the newest active package of the customer whose id is the SQL `customer`; null where he has none. */
export const customerMemberships = port<{ readonly newestOf: (customer: string) => string }>('packages of customers');
