// What was done for patients, as the Service module counts it for those who list people.
import { port } from '../../kernel/port.ts';

/** SQL: how many the patient has, whose id is the SQL `customer`; those that were cancelled are not counted. */
export const recordFigures = port<{
  readonly treatments: (customer: string) => string;
  readonly prescriptions: (customer: string) => string;
}>('treatments and prescriptions of patients');
