// The 46 calls of the seed (its section 7): those of branches, news, people and photos, and all of them in their order.
import { LIST, RANGE, type SeedCall } from './call.ts';
import { finance, insight, lists } from './figure-calls.ts';

const BRANCH = ['id', 'name', 'address', 'phone', 'logourl', 'isexportall'] as const;
const LOG = [
  'id',
  'logtime',
  'message',
  'note',
  'userdata',
  'status',
  'statusname',
  'reason',
  'url',
  'module',
] as const;
const PERSON = [
  'id',
  'name',
  'username',
  'role',
  'rolename',
  'status',
  'gender',
  'gendername',
  'old',
  'idcard',
  'birth_place',
  'birth_date',
  'join_at',
  'leave_at',
  'attendance_code',
  'address',
  'phone',
  'email',
  'instagram',
  'avatarurl',
  'initial',
  'jobname',
  'membership_id',
  'profile_id',
] as const;
const CUSTOMER = [
  ...PERSON,
  'note',
  'avatar',
  'wali_name',
  'wali_idcard',
  'wali_gender',
  'wali_email',
  'wali_phone',
  'wali_address',
] as const;

const branches: readonly SeedCall[] = [
  { method: 'GET', path: 'profile/:branch', keys: BRANCH },
  { method: 'GET', path: 'profile', keys: LIST, rows: BRANCH },
  {
    method: 'POST',
    path: 'profile/changeprofile',
    by: 'superadmin',
    body: ({ branch }) => ({ session_profile_id: branch }),
  },
  {
    method: 'GET',
    path: 'profilecontrol',
    keys: LIST,
    rows: ['service', 'paket', 'inventory', 'attendance', 'finance'],
  },
];

const news: readonly SeedCall[] = [
  {
    method: 'POST',
    path: 'pengumuman',
    body: () => ({ message: 'Rapat pagi pukul 08.00' }),
    status: 201,
    keys: ['message'],
  },
  {
    method: 'GET',
    path: 'pengumuman',
    query: { page: 1, limit: 10 },
    keys: LIST,
    rows: ['message', 'posttime', 'userdata'],
  },
  {
    method: 'GET',
    path: 'applog',
    query: {
      page: 1,
      limit: 20,
      keyword: 'pendaftaran',
      module: 1,
      status: 1,
      assigner: ':me',
      assignby: ':me',
      user: ':me',
      role: 5,
      groupvisit: ':visit',
      profile_id: ':branch',
      ...RANGE,
    },
    keys: LIST,
    shown: { limit: 1 },
    rows: LOG,
  },
  { method: 'GET', path: 'applog/:log', keys: LOG },
  {
    method: 'PUT',
    path: 'applog/:request',
    body: () => ({ status: 1, reason: 'Sudah dibicarakan' }),
    keys: ['status', 'reason', 'statusname'],
  },
];

const users: readonly SeedCall[] = [
  {
    method: 'PUT',
    path: 'users/:patient',
    body: () => ({ note: 'Takut jarum suntik', version: 1 }),
    keys: CUSTOMER,
  },
  {
    method: 'POST',
    path: 'users/changepassword/:staff',
    body: () => ({ password: 'gigi-sehat7', repeatpassword: 'gigi-sehat7' }),
  },
  { method: 'POST', path: 'users/uploadavatar/:patient', upload: 'avatar', keys: ['avatar', 'avatarurl'] },
  {
    method: 'GET',
    path: 'users',
    query: {
      page: 1,
      limit: 20,
      role: 1,
      status: 1,
      keyword: 'tamu',
      note: 'jarum',
      gender: 0,
      address: 'Dago',
      phone: '0812',
      email: 'contoh',
      ishutangonly: 'true',
      customerofdoctor: ':me',
      issearchnameandrm: 'true',
      withRmStats: 'true',
      withFinanceStats: 'true',
      sortby: 'join_at desc',
    },
    keys: LIST,
    shown: { role: 1, withRmStats: 'true', withFinanceStats: 'true' },
    rows: [...CUSTOMER, 'meta', 'billtransactions', 'bills'],
  },
  { method: 'GET', path: 'users/export', query: { profile_id: ':branch', keyword: 'tamu' }, file: true },
  { method: 'POST', path: 'users/import', upload: 'upload', keys: ['data'], rows: ['id', 'username'] },
  {
    method: 'POST',
    path: 'service/registration/storecustomer',
    body: () => ({ name: 'Wulan Sari', gender: 1, birth_date: '1991-02-03', phone: '08123450987' }),
    status: 201,
    keys: ['id'],
  },
];

const staff: readonly SeedCall[] = [
  {
    method: 'GET',
    path: 'attendance/pegawai',
    query: {
      status: 1,
      page: 1,
      limit: 20,
      ismember: 'true',
      keyword: 'drg',
      ucname: 'dokter',
      isdoctor: 'true',
      profile_id: ':branch',
    },
    keys: LIST,
    shown: { status: 1 },
    rows: PERSON,
  },
  { method: 'GET', path: 'attendance/pegawai/:staff', keys: PERSON },
  {
    method: 'DELETE',
    path: 'attendance/pegawai/:leaver',
    body: () => ({ leave_at: '2199-12-31' }),
    keys: ['leave_at'],
  },
];

const photos: readonly SeedCall[] = [
  { method: 'POST', path: 'service/visitmultimedia', upload: 'photo', status: 201, keys: ['id', 'upload_at'] },
  {
    method: 'GET',
    path: 'service/visitmultimedia',
    query: { visit: ':visit' },
    keys: LIST,
    rows: ['id', 'upload_at', 'url'],
  },
  { method: 'DELETE', path: 'service/visitmultimedia/:photo', body: () => ({ reason: 'Foto kabur' }) },
];

/** In the order in which they can be made: what is read is there, and nobody goes before he has asked. */
export const seedCalls: readonly SeedCall[] = [
  ...branches,
  ...news,
  ...users,
  ...staff,
  ...photos,
  ...finance,
  ...insight,
  ...lists,
  { method: 'POST', path: 'auth/logout', by: 'leaving', status: 204 },
];
