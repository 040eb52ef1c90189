// Sample people of the user's page: a customer with a record, and a member of the staff.
import type { Entry } from '../../src/custom/platform/customer/entry.ts';
import type { PersonData } from '../../src/parts/platform/person/person.ts';

const shared = {
  version: 1,
  status: 1,
  profile_id: 1,
  profiledata: { id: 1, name: 'Cabang Bandung', code: 'BDG' },
  avatarurl: null,
  idcard_type: 'ktp',
  birth_place: 'Garut',
  birth_date: '1991-08-14',
  old: 34,
  address: 'Jl. Dago 21, Bandung',
  phone: '08123456789',
  email: 'contoh@klinik.test',
  instagram: '@contoh',
  leave_at: null,
  created_at: '2026-01-05T03:00:00.000Z',
  created_by: 1,
  updated_at: '2026-01-05T03:00:00.000Z',
  isdoctor: false,
  wali_name: null,
  wali_phone: null,
  wali_gender: null,
  wali_idcard: null,
  wali_email: null,
  wali_address: null,
  avatar: null,
  former_numbers: null,
  merged_into_id: null,
  mergedintodata: null,
  requests: [],
} as const;

export const sampleCustomer: PersonData = {
  ...shared,
  id: 7,
  username: 'BDG2600007',
  name: 'Ratna Kusuma Wardani',
  initial: 'RW',
  role: 1,
  rolename: 'customer',
  gender: 1,
  gendername: 'Perempuan',
  idcard: '3273015408910001',
  join_at: '2026-01-05',
  attendance_code: null,
  membership_id: null,
  jobname: null,
  note: 'Takut jarum suntik, mohon dijelaskan perlahan',
  wali_name: 'Asep Setiawan',
  wali_phone: '08129876543',
  wali_gender: '0',
  meta: { visits_count: 4, visitperawatans_count: 6, paid_amount: 1_200_000, hutang_amount: 350_000 },
  rekammedisdata: {
    id: 3,
    version: 1,
    doctor_id: 2,
    doctordata: { id: 2, name: 'drg. Bayu Hartono', code: 'bayu.bdg' },
    golongan_darah: 'O+',
    alergi: ['Penisilin', 'Lateks'],
    alergi_checked_at: '2026-01-05T03:00:00.000Z',
    pekerjaan: 'Guru',
    kontak_darurat_nama: 'Asep Setiawan',
    kontak_darurat_phone: '08129876543',
    sumber: 'teman',
  },
};

export const sampleStaff: PersonData = {
  ...shared,
  id: 8,
  username: 'perawat.bdg',
  name: 'Siti Aminah',
  initial: 'SA',
  role: 11,
  rolename: 'perawat',
  gender: 1,
  gendername: 'Perempuan',
  idcard: '3273015408910002',
  join_at: '2023-03-01',
  attendance_code: '1042',
  membership_id: 'BDG-0005',
  jobname: 'Perawat Gigi',
  note: null,
  rekammedisdata: null,
};

export const sampleFeatures = {
  data: [
    { feature: 'service.visit', granted: true },
    { feature: 'service.rekammedis', granted: false },
  ],
  count: 2,
};

const AGENT = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0 Safari/537.36';
export const sampleSessions = {
  data: [
    { id: 1, address: '10.0.0.7', user_agent: AGENT, last_seen_at: '2026-03-02T02:00:00.000Z', current: true },
    { id: 2, address: '10.0.0.9', user_agent: null, last_seen_at: '2026-03-01T02:00:00.000Z', current: false },
  ],
  count: 2,
};

const entry = (kind: Entry['kind'], id: number, title: string, status: number, statusname: string): Entry => ({
  kind,
  id,
  parent_id: id,
  day: '2026-03-02',
  title,
  person: kind === 'receipt' ? null : 'drg. Bayu Hartono',
  status,
  statusname,
  amount: kind === 'visit' ? null : 350_000,
});
export const sampleTimeline = {
  data: [
    entry('receipt', 4, 'KW/BDG/2026/000505', 1, 'Sah'),
    entry('bill', 3, 'INV/BDG/2026/000101', 2, 'Sebagian'),
    entry('treatment', 2, 'Scaling', 1, 'Selesai'),
    entry('visit', 1, 'VST/BDG/2026/000001', 3, 'Selesai'),
  ],
  count: 4,
  due: [
    {
      id: 3,
      code: 'INV/BDG/2026/000101',
      due_date: '2026-04-01',
      outstanding: 350_000,
      angsurans: [{ id: 1, no: 1, due_date: '2026-04-01', outstanding: 350_000 }],
    },
  ],
};
