// Whose effect waits for an approver where the branch's rule says so, and who decides (finance.md 3; service.md 3.1; platform.md 4).
import type { ApprovalAction } from '../resources/platform/approval.ts';
import { ADMIN, DOKTER, FINANCE, INVENTORY, MANAGER, MULTIMEDIA, PERAWAT, type StaffRole, SUPERADMIN } from './role.ts';

/** Everybody who can ask for leave or overtime for himself. */
const MEMBERS = [DOKTER, MULTIMEDIA, ADMIN, MANAGER, INVENTORY, FINANCE, PERAWAT, SUPERADMIN] as const;

const askers: Readonly<Record<ApprovalAction, readonly StaffRole[]>> = {
  'finance.payment.void': [ADMIN],
  'finance.bill.void': [ADMIN],
  'finance.jurnal': [FINANCE],
  'finance.jurnal.reverse': [FINANCE],
  'finance.periode.close': [FINANCE],
  'finance.periode.reopen': [FINANCE],
  'finance.refund': [ADMIN, FINANCE],
  'finance.discount': [ADMIN],
  'finance.biaya': [ADMIN],
  'finance.writeoff': [FINANCE],
  'finance.hutang.pay': [FINANCE],
  'finance.share.override': [FINANCE],
  'finance.deviden': [FINANCE],
  'inventory.purchase': [INVENTORY, ADMIN],
  'inventory.receive': [INVENTORY, ADMIN],
  'service.visit.reopen': [ADMIN],
  'service.visit.cancel': [ADMIN],
  'service.bhp.cancel': [ADMIN],
  'service.photo.delete': [ADMIN, MULTIMEDIA],
  'service.patient.merge': [ADMIN],
  'inventory.sales.discount': [ADMIN, INVENTORY],
  'paket.cancel': [ADMIN],
  'paket.extend': [ADMIN],
  'paket.claim.cancel': [MANAGER],
  'attendance.resign': [ADMIN],
  'attendance.leave': MEMBERS,
  'attendance.overtime': MEMBERS,
  'attendance.payroll': [MANAGER],
};

/** True for a role that must ask before this action takes effect; the others act at once. */
export const mustAsk = (role: number, action: ApprovalAction): boolean =>
  (askers[action] as readonly number[]).includes(role);

/** True for a role that decides requests assigned to `assignerRole`; nobody decides his own. */
export const mayDecide = (role: number, assignerRole: number): boolean =>
  role === SUPERADMIN || (role === MANAGER && assignerRole === MANAGER);
