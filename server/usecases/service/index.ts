// Use cases of the service module; completeness is checked in ../index.ts.
import { listCandidates } from './candidate.ts';
import { checkNik } from './check-nik.ts';
import { importPatients } from './import-patients.ts';
import { patientTemplate, rejectedPatients } from './import-sheet.ts';
import { registerCustomer } from './register-customer.ts';
export const serviceUseCases = {};

export const serviceCallHandlers = {
  'service.registration.storecustomer': registerCustomer,
  'service.registration.ceknik': checkNik,
  'service.registration.kandidat': listCandidates,
  'platform.users.import': importPatients,
  'platform.users.rejected': rejectedPatients,
  'platform.users.template': patientTemplate,
};
