// Patients in Excel, out and in: superadmin and manager always; admin, finance and multimedia where the branch allows it (isexportall).
import { MANAGER, SUPERADMIN } from './role.ts';

const patientSheets: readonly string[] = [
  'platform.users export',
  'platform.users.import call',
  'platform.users.rejected call',
  'platform.users.template call',
];

/** What the grants leave open for the branch to decide; true for everything but patient sheets. */
export const branchAllows = (role: number, object: string, action: string, isexportall: boolean): boolean =>
  isexportall || role === SUPERADMIN || role === MANAGER || !patientSheets.includes(`${object} ${action}`);
