// A person of the clinic, staff or customer, as the API answers him (platform.md 3).
import { can, type Who } from '../../../policies/index.ts';
import { CUSTOMER } from '../../../policies/role.ts';
import { user } from '../../../resources/platform/user.ts';
import type { AnswerOf, ShownOf } from '../../../resources/answers.ts';

export type PersonData = ShownOf<'platform.users'>;
/** Somebody of the staff: everything of him to the desk and to himself, a card to the others. */
export type Staff = AnswerOf<'attendance.pegawai.list'>['data'][number];
export type WholeStaff = Extract<Staff, { readonly version: number }>;

export const isWhole = (person: Staff): person is WholeStaff => 'version' in person;

export const isCustomer = ({ role }: Pick<PersonData, 'role'>): boolean => role === CUSTOMER;

/** Client address of a person's page. */
export const personPath = (id: number): string => `/user/${id}`;

/** Whether the reader may read this list at all. Where he may not, the page has no tab for it. */
export const mayList = (who: Who, resource: string): boolean => can(who, resource, 'list');

/** Label of the identity number: the type of the card that it stands on. */
export const identityLabel = (type: string | null): string =>
  user.fields.idcard_type.options.find(({ value }) => value === type)?.label ?? 'KTP/SIM';
