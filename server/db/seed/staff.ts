// The demo accounts (decisions 11) and the people behind them (service.md 8, finance.md 8).
import {
  ADMIN,
  DOKTER,
  FINANCE,
  INVENTORY,
  INVESTOR,
  MANAGER,
  MULTIMEDIA,
  PERAWAT,
  type StaffRole,
  SUPERADMIN,
} from '../../../src/policies/role.ts';
import { demoBranches } from './branch.ts';

/** Printed at the start of a demo; never loaded beside real data. */
export const DEMO_PASSWORD = 'demo12345';

export interface DemoStaff {
  readonly username: string;
  readonly name: string;
  readonly role: StaffRole;
  readonly gender: 0 | 1;
  readonly branchId: number;
  readonly jobname: string;
}

interface Job {
  readonly account: string;
  readonly role: StaffRole;
  readonly jobname: string;
}
const jobs: readonly Job[] = [
  { account: 'manager', role: MANAGER, jobname: 'Manajer Cabang' },
  { account: 'admin', role: ADMIN, jobname: 'Admin Front Desk' },
  { account: 'dokter', role: DOKTER, jobname: 'Dokter Gigi Spesialis Ortodonti' },
  { account: 'dokter2', role: DOKTER, jobname: 'Dokter Gigi' },
  { account: 'perawat', role: PERAWAT, jobname: 'Perawat Gigi' },
  { account: 'multimedia', role: MULTIMEDIA, jobname: 'Multimedia' },
  { account: 'inventory', role: INVENTORY, jobname: 'Staf Gudang' },
  { account: 'finance', role: FINANCE, jobname: 'Staf Keuangan' },
];

/** Names in the order of the jobs; the second value is the gender (0 male, 1 female). */
const people: Readonly<Record<string, readonly (readonly [string, 0 | 1])[]>> = {
  bdg: [
    ['Hendra Gunawan', 0],
    ['Rina Puspitasari', 1],
    ['drg. Ratna Puspita, Sp.Ort', 1],
    ['drg. Bayu Hartono', 0],
    ['Siti Aminah', 1],
    ['Andi Saputra', 0],
    ['Yayan Sopyan', 0],
    ['Lia Marlina', 1],
  ],
  jkt: [
    ['Diana Wulandari', 1],
    ['Putri Anggraini', 1],
    ['drg. Siti Nurhaliza Lubis', 1],
    ['drg. Kevin Tanuwijaya', 0],
    ['Dewi Lestari', 1],
    ['Rendy Pratama', 0],
    ['Mahmud Yunus', 0],
    ['Stephanie Halim', 1],
  ],
  mks: [
    ['Syahrul Latief', 0],
    ['Nurul Fadillah', 1],
    ['drg. Andi Tenri Ayu, Sp.Ort', 1],
    ['drg. Rusdi Mansyur', 0],
    ['Hasna Baharuddin', 1],
    ['Baso Amiruddin', 0],
    ['Idris Karim', 0],
    ['Fatmawati Tahir', 1],
  ],
  dps: [
    ['I Made Wirawan', 0],
    ['Ni Kadek Ayu Pertiwi', 1],
    ['drg. Ida Ayu Laksmi, Sp.Ort', 1],
    ['drg. I Gede Mahendra', 0],
    ['Ni Luh Sriani', 1],
    ['I Putu Ardana', 0],
    ['I Ketut Yasa', 0],
    ['Ni Wayan Artini', 1],
  ],
};

const suffixes = ['bdg', 'jkt', 'mks', 'dps'] as const;

const ofBranch = (suffix: string, branchId: number): DemoStaff[] =>
  jobs.map(({ account, role, jobname }, i) => {
    const [name, gender] = people[suffix]?.[i] ?? ['', 0];
    return { username: `${account}.${suffix}`, name, role, gender, branchId, jobname };
  });

/** Everyone who can sign in to the demo. */
export const demoStaff: readonly DemoStaff[] = [
  { username: 'superadmin', name: 'Super Admin', role: SUPERADMIN, gender: 0, branchId: 1, jobname: 'Super Admin' },
  { username: 'investor', name: 'Budi Santoso', role: INVESTOR, gender: 0, branchId: 1, jobname: 'Investor' },
  ...suffixes.flatMap((suffix, i) => ofBranch(suffix, i + 1)),
];

const branchNames = new Map(demoBranches.map(({ id, name }) => [id, name]));

/** Printed when a demo starts. */
export const DEMO_ACCOUNTS: readonly { readonly username: string; readonly worksAs: string }[] = demoStaff.map(
  (staff) => ({
    username: staff.username,
    worksAs: staff.username.includes('.') ? `${staff.jobname}, ${branchNames.get(staff.branchId)}` : staff.jobname,
  }),
);
