import { describe, expect, it } from 'vitest';
import {
  answersFor,
  manages,
  mayChangeEmployeeId,
  mayChangeStatus,
  mayEditPerson,
  mayGiveRole,
  type StaffRole,
  staffRoles,
} from './index.ts';
import { ADMIN, CUSTOMER, DOKTER, FINANCE, INVESTOR, MANAGER, MULTIMEDIA, PERAWAT, SUPERADMIN } from './role.ts';

const me = (role: number) => ({ id: 1, role });
const other = (role: number) => ({ id: 2, role });
const rolesThat = (may: (role: StaffRole) => boolean) => staffRoles.filter(may);

describe('a person', () => {
  it('is edited by himself, a customer by the desk and multimedia, staff by their superiors', () => {
    expect(rolesThat((role) => mayEditPerson(me(role), me(role)))).toEqual(staffRoles);
    const editors = [SUPERADMIN, MULTIMEDIA, ADMIN, MANAGER, FINANCE];
    expect(rolesThat((role) => mayEditPerson(me(role), other(CUSTOMER)))).toEqual(editors);
    expect(rolesThat((role) => mayEditPerson(me(role), other(DOKTER)))).toEqual([SUPERADMIN, MANAGER]);
    expect(rolesThat((role) => mayEditPerson(me(role), other(SUPERADMIN)))).toEqual([SUPERADMIN]);
  });

  it('is nobody to manage for himself, and a customer is nobody to manage at all', () => {
    expect(rolesThat((role) => manages(me(role), me(role)))).toEqual([]);
    expect(rolesThat((role) => manages(me(role), other(CUSTOMER)))).toEqual([]);
    expect(rolesThat((role) => answersFor(me(role), me(role)))).toEqual(staffRoles);
    expect(rolesThat((role) => answersFor(me(role), other(CUSTOMER)))).toEqual([]);
  });

  it('is switched by a superadmin, unless he is one or a customer', () => {
    expect(rolesThat((role) => mayChangeStatus(me(role), other(PERAWAT)))).toEqual([SUPERADMIN]);
    for (const role of [SUPERADMIN, CUSTOMER]) expect(mayChangeStatus(me(SUPERADMIN), other(role))).toBe(false);
  });

  it('has an employee ID that changes in seven roles only', () => {
    expect(rolesThat((role) => mayChangeEmployeeId(me(SUPERADMIN), other(role)))).toEqual(
      staffRoles.filter((role) => role !== SUPERADMIN && role !== INVESTOR),
    );
    expect(mayChangeEmployeeId(me(ADMIN), other(DOKTER))).toBe(false);
  });

  it('is made superadmin by a superadmin only, and customer by nobody', () => {
    expect(rolesThat((role) => mayGiveRole(me(role), SUPERADMIN))).toEqual([SUPERADMIN]);
    expect(rolesThat((role) => mayGiveRole(me(role), MANAGER))).toEqual([SUPERADMIN, MANAGER]);
    expect(rolesThat((role) => mayGiveRole(me(role), CUSTOMER))).toEqual([]);
  });
});
