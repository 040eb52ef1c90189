// All grants of the product, by Casbin object; the boot refuses a route whose object is missing here.
import { attendanceCallGrants, attendanceGrants } from './attendance.ts';
import { authCallGrants, docsGrants } from './auth.ts';
import { financeCallGrants, financeGrants } from './finance.ts';
import { inventoryCallGrants, inventoryGrants } from './inventory.ts';
import { platformCallGrants, platformGrants } from './platform.ts';
import { paketCallGrants, paketGrants } from './paket.ts';
import type { StaffRole } from './role.ts';
import { serviceCallGrants, serviceGrants } from './service.ts';

type Roles = readonly StaffRole[];

export const resourceGrants: Readonly<Record<string, Readonly<Record<string, Roles>>>> = {
  ...platformGrants,
  ...serviceGrants,
  ...paketGrants,
  ...inventoryGrants,
  ...attendanceGrants,
  ...financeGrants,
};

export const callGrants: Readonly<Record<string, Roles | 'anyone'>> = {
  ...docsGrants,
  ...authCallGrants,
  ...platformCallGrants,
  ...serviceCallGrants,
  ...financeCallGrants,
  ...attendanceCallGrants,
  ...inventoryCallGrants,
  ...paketCallGrants,
};
