// Who asks what is measured, by name.
import { CASHIER, CASHIERS } from './fill-master.ts';
import { BOOKKEEPER, DESK, GRID_LEADER, HEAD, KEEPER, LEADER, TREASURER, TREASURER_BRANCHES } from './prepare.ts';
import type { Scale } from './scale.ts';
import { signIn } from './server.ts';
import { MEMBER } from './staff-jobs.ts';

const usersOf = ({ parts }: Scale) => ({
  cashier: Array.from({ length: CASHIERS }, (_, i) => `${CASHIER}${i + 1}`),
  /** Keep the books: of the first branch, or of one of sixteen others each. */
  books: [BOOKKEEPER],
  treasurers: TREASURER_BRANCHES.map((branch) => `${TREASURER}${branch}`),
  /** Of a branch of a few chairs. */
  desk: [DESK],
  keeper: [KEEPER],
  /** Of all branches. */
  head: [HEAD],
  leader: [LEADER],
  grid: [GRID_LEADER],
  member: parts.includes('staff') ? [MEMBER] : [],
});
export type Who = keyof ReturnType<typeof usersOf>;
/** Cookies of each; the clients share them. */
export type Cookies = Readonly<Record<Who, readonly string[]>>;

export const signInAll = async (port: number, scale: Scale): Promise<Cookies> => {
  const cookies = new Map<string, string[]>();
  for (const [who, users] of Object.entries(usersOf(scale))) {
    const jar: string[] = [];
    for (const user of users) jar.push(await signIn(port, user));
    cookies.set(who, jar);
  }
  return Object.fromEntries(cookies) as Record<Who, string[]>;
};
