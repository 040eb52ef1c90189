// Roles of those who work in the clinic.
/** Every role but the customer's. */
export const staffRoleOptions = [
  { value: 0, label: 'superadmin' },
  { value: 2, label: 'dokter' },
  { value: 3, label: 'multimedia' },
  { value: 4, label: 'admin' },
  { value: 5, label: 'manager' },
  { value: 6, label: 'inventory' },
  { value: 10, label: 'finance' },
  { value: 11, label: 'perawat' },
  { value: 12, label: 'investor' },
] as const;

/** The same as the value of a filter by role. */
export const staffRoles = staffRoleOptions.map(({ value }) => value).join(',');
