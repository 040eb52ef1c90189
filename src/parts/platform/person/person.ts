// A person of the clinic, staff or customer, as the API answers him (platform.md 3).
import { can, type Who } from '../../../policies/index.ts';
import { CUSTOMER } from '../../../policies/role.ts';
import { user } from '../../../resources/platform/user.ts';
import type { Patient } from './patient.ts';

export interface PersonData extends Patient {
  readonly role: number;
  readonly rolename: string;
  readonly status: number;
  readonly profile_id: number;
  readonly profiledata: { readonly name: string } | null;
  readonly idcard_type: string | null;
  /** Absent for who may not see numbers of identity cards. */
  readonly idcard?: string | null;
  readonly birth_place: string | null;
  readonly join_at: string | null;
  readonly leave_at: string | null;
  readonly attendance_code: string | null;
  readonly membership_id: string | null;
  readonly jobname: string | null;
  /** RM numbers of records that became part of this one. */
  readonly former_numbers?: string | null;
  /** The patient whom this record became part of. */
  readonly mergedintodata?: { readonly id: number; readonly name: string; readonly code: string } | null;
  /** Header of the medical record; staff have none. */
  readonly rekammedisdata: {
    readonly version: number;
    readonly doctor_id: number | null;
    readonly doctordata: { readonly id: number; readonly name: string } | null;
    readonly golongan_darah: string | null;
    readonly alergi: readonly string[];
    readonly alergi_checked_at: string | null;
    readonly pekerjaan: string | null;
    readonly kontak_darurat_nama: string | null;
    readonly kontak_darurat_phone?: string | null;
    readonly sumber: string | null;
  } | null;
}

export const isCustomer = ({ role }: Pick<PersonData, 'role'>): boolean => role === CUSTOMER;

/** Client address of a person's page. */
export const personPath = (id: number): string => `/user/${id}`;

/** May he read this list at all? Where it may not, the page has no tab for it. */
export const mayList = (who: Who, resource: string): boolean => can(who, resource, 'list');

/** Label of the identity number: the type of the card that it stands on. */
export const identityLabel = (type: string | null): string =>
  user.fields.idcard_type.options.find(({ value }) => value === type)?.label ?? 'KTP/SIM';
