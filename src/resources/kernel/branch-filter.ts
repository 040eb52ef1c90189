// A list of several branches narrowed to one: for who works in none of them, and for links of figures that are of one.
import { field } from './field.ts';

/** The name of the parameter, on the wire and in addresses. */
export const BRANCH_FILTER = 'profile_id';

export const branchFilter = {
  by: 'custom',
  field: field.ref('Cabang', { to: 'platform.profile', embed: 'profiledata' }),
} as const;
