// A million patients whose names give a rare, a middle and a common keyword.
import type { FillStep } from './fill-master.ts';
import { BRANCHES, type Scale } from './scale.ts';

const ONSETS = ['b', 'd', 'g', 'h', 'k', 'l', 'm', 'n', 'r', 's', 't', 'w'] as const;
const ENDS = ['andi', 'ari', 'indra', 'esti', 'ofi', 'urya', 'ulan', 'anto', 'isna', 'ayu'] as const;

/** Given names: 120, so that one of them is in a hundred and twentieth of all names. */
export const GIVEN_NAMES: readonly string[] = ONSETS.flatMap((onset) => ENDS.map((end) => `${onset}${end}`));
/** Family names: 400; with a given name before it, a pair is in about twenty names of a million. */
export const FAMILY_NAMES: readonly string[] = ['pra', 'wi', 'ku', 'se'].flatMap((head) =>
  ['ta', 'ra', 'na', 'di', 'so', 'mu', 'ja', 'ha', 'li', 'po'].flatMap((middle) =>
    ['wan', 'sari', 'man', 'yana', 'dewi', 'putra', 'tama', 'gala', 'rini', 'sono'].map(
      (tail) => `${head}${middle}${tail}`,
    ),
  ),
);

/** The n-th patient has the n-th after it, behind '08'. */
const PHONES = 1_000_000_000;

const array = (names: readonly string[]): string => `(array['${names.join("','")}'])`;
/** Two of five patients belong to the first branch. */
const branchOf = (n: string): string => `(case when ${n} % 5 < 2 then 1 else 2 + ${n} % ${BRANCHES - 1} end)`;

/** A search that finds the n-th given name, and one that finds a pair of names. */
export const middleKeyword = (n: number): string => GIVEN_NAMES[n % GIVEN_NAMES.length] ?? '';
export const rareKeyword = (n: number): string =>
  `${middleKeyword(n * 7)} ${FAMILY_NAMES[(n * 31) % FAMILY_NAMES.length] ?? ''}`;

/** Seven digits of a record number, which may be in some telephones as well. */
export const numberKeyword = (n: number): string => String((104_729 * (n + 1)) % 1_000_000).padStart(7, '0');

/** The last eight digits of a telephone. */
export const phoneKeyword = (n: number): string => String(PHONES + 104_729 * (n + 1)).slice(-8);

/** The end of a family name: one of it is in every tenth of all names. */
export const commonKeyword = (n: number): string => ['sari', 'putra', 'tama', 'gala', 'rini', 'sono'][n % 6] ?? '';

export const patientSteps = ({ patients }: Scale): readonly FillStep[] => [
  {
    label: 'patients',
    sql: `
      insert into users (id, profile_id, username, name, role, gender, idcard_type, birth_date, phone, address, note, join_at)
      select 1000 + n, ${branchOf('n')}, 'BN' || lpad(n::text, 8, '0'),
        initcap(${array(GIVEN_NAMES)}[1 + mod(hashint8(n)::bigint + 2147483648, ${GIVEN_NAMES.length})] || ' ' ||
          ${array(FAMILY_NAMES)}[1 + mod(hashint8(n * 7919)::bigint + 2147483648, ${FAMILY_NAMES.length})]),
        1, n % 2, 'ktp', date '1950-01-01' + (n % 25000)::int, '08' || (${PHONES} + n), 'Jl. Merdeka No. ' || n % 400,
        case when n % 9 = 0 then 'minta pengingat sehari sebelumnya' end, current_date - (n % 1500)::int
      from generate_series(1::bigint, ${patients}) n;
      select setval(pg_get_serial_sequence('users', 'id'), ${patients + 1000});`,
  },
  {
    label: 'links and records of patients',
    sql: `
      insert into customerprofiles (user_id, profile_id, ishome) select id, profile_id, true from users where role = 1;
      insert into customerprofiles (user_id, profile_id) select id, 1 from users where role = 1 and profile_id = 2 and id % 50 = 0;
      insert into rekammedis (customer_id, visits_count) select id, 1 from users where role = 1;`,
  },
];
