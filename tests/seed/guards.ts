// The roles of the seed and its eight guard sets (seed sections 3 and 6), each by the letter that platform.md 2 gives it. The numbers
// are those of the wire; the investor's is ours.
export const roles = {
  superadmin: 0,
  dokter: 2,
  multimedia: 3,
  admin: 4,
  manager: 5,
  inventory: 6,
  finance: 10,
  perawat: 11,
  investor: 12,
} as const;
export type RoleName = keyof typeof roles;
export const everybody = Object.keys(roles) as readonly RoleName[];

export const sets = {
  A: ['investor', 'superadmin'],
  B: ['superadmin'],
  C: ['manager', 'superadmin'],
  /** The seed does not show the list of service roles; it is that of platform.md 2. */
  D: ['dokter', 'multimedia', 'admin', 'manager', 'perawat', 'finance', 'superadmin'],
  /** A superadmin also needs a session profile. */
  E: ['manager', 'admin', 'finance', 'superadmin'],
  F: ['manager', 'finance', 'investor', 'superadmin', 'admin'],
  G: ['manager', 'inventory', 'finance', 'admin', 'superadmin', 'perawat'],
  H: ['manager', 'admin', 'dokter', 'multimedia', 'perawat', 'superadmin'],
} as const satisfies Readonly<Record<string, readonly RoleName[]>>;
export type GuardSet = keyof typeof sets;
