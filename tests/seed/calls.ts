// The 46 calls of the seed (its section 7): what each is sent, by whom, and the keys of its answer that the seed names or whose fields
// its section 3 lists. A list answers `data` and `count`. `:name` in an address is a number of the world that the test builds.
import type { Json } from '../support/app.ts';

/** Numbers that addresses and bodies name. */
export const WORLD = [
  'branch',
  'me',
  'staff',
  'leaver',
  'patient',
  'visit',
  'photo',
  'log',
  'request',
  'version',
] as const;
export type World = Readonly<Record<(typeof WORLD)[number], number>>;

export interface SeedCall {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  readonly path: string;
  /** Left out: the manager of Bandung. */
  readonly by?: 'superadmin' | 'admin' | 'opener' | 'leaving';
  /** All the parameters that the seed names, each with a value of its kind. */
  readonly query?: Json;
  readonly body?: (world: World) => Json;
  /** The part of a multipart body that holds the file. */
  readonly upload?: 'avatar' | 'photo' | 'upload';
  readonly status?: 201 | 204;
  /** Keys of the answer. */
  readonly keys?: readonly string[];
  /** Keys of each row of `data`, of which there is at least one. */
  readonly rows?: readonly string[];
  /** A query that has such rows, where the whole of the parameters leaves none. */
  readonly shown?: Json;
  /** A file instead of JSON. */
  readonly file?: true;
}

/** A day that no test clinic has passed. */
const RANGE = { start_date: '2026-01-01', end_date: '2026-03-31' } as const;
const LIST = ['data', 'count'] as const;
const FIGURES = { ...RANGE, profile_id: ':branch', doctor: ':me', customer: ':patient' } as const;

const BRANCH = ['id', 'name', 'address', 'phone', 'logourl', 'isexportall'] as const;
const LOG = [
  ...['id', 'logtime', 'message', 'note', 'userdata', 'status', 'statusname', 'reason', 'url', 'module'],
] as const;
const PERSON = [
  ...['id', 'name', 'username', 'role', 'rolename', 'status', 'gender', 'gendername', 'old', 'idcard', 'birth_place'],
  ...['birth_date', 'join_at', 'leave_at', 'attendance_code', 'address', 'phone', 'email', 'instagram', 'avatarurl'],
  ...['initial', 'jobname', 'membership_id', 'profile_id'],
] as const;
const CUSTOMER = [
  ...PERSON,
  ...['note', 'avatar', 'wali_name', 'wali_idcard', 'wali_gender', 'wali_email', 'wali_phone', 'wali_address'],
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
      ...{ page: 1, limit: 20, keyword: 'pendaftaran', module: 1, status: 1, assigner: ':me', assignby: ':me' },
      ...{ user: ':me', role: 5, groupvisit: ':visit', profile_id: ':branch', ...RANGE },
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
    body: ({ version }) => ({ note: 'Takut jarum suntik', version }),
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
      ...{ page: 1, limit: 20, role: 1, status: 1, keyword: 'tamu', note: 'jarum', gender: 0, address: 'Dago' },
      ...{ phone: '0812', email: 'contoh', ishutangonly: 'true', customerofdoctor: ':me', issearchnameandrm: 'true' },
      ...{ withRmStats: 'true', withFinanceStats: 'true', sortby: 'join_at desc' },
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
      ...{ status: 1, page: 1, limit: 20, ismember: 'true', keyword: 'drg', ucname: 'dokter', isdoctor: 'true' },
      ...{ profile_id: ':branch' },
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

const finance: readonly SeedCall[] = [
  { method: 'GET', path: 'finance/periode', query: { status: 0 }, keys: LIST, rows: ['start_date', 'saldo_awal'] },
  {
    method: 'GET',
    path: 'finance/akun',
    query: { istypegroup: 'true', fromdate: '2026-02-01' },
    keys: ['data'],
    rows: ['categoryname', 'akuns'],
  },
  {
    method: 'GET',
    path: 'finance-v2/akun',
    query: { sortby: 'code' },
    keys: LIST,
    rows: ['code', 'name', 'categoryname', 'isheader'],
  },
  {
    method: 'POST',
    path: 'finance/periode',
    by: 'opener',
    body: () => ({ start_date: '2026-01-01', saldo_awal: '[]' }),
    status: 201,
    keys: ['start_date'],
  },
  {
    method: 'POST',
    path: 'finance-v2/jurnal',
    by: 'opener',
    body: () => ({
      code: '',
      transaction_at: '2026-01-02',
      memo: 'Sewa',
      details: JSON.stringify([
        { akun: { code: '6-1201', name: 'Sewa' }, description: 'Ruko', debit: 1_000_000, credit: 0 },
        { akun: { code: '1-1111', name: 'Bank' }, description: 'Ruko', debit: 0, credit: 1_000_000 },
      ]),
    }),
    status: 201,
    keys: ['code', 'transaction_at', 'memo', 'details'],
  },
];

/** Charts by their path below /api/dashboard; a row for each day or month, or one for each name that there is. */
const chart = (path: string, rows?: readonly string[]): SeedCall => ({
  method: 'GET',
  path: `dashboard/${path}`,
  query: FIGURES,
  keys: LIST,
  ...(rows && { rows }),
});
const insight: readonly SeedCall[] = [
  chart('service/populartindakanmedis'),
  chart('service/dailyvisit', ['date', 'count']),
  chart('service/dailypasien', ['date', 'baru', 'lama']),
  chart('service/dailytimmedis'),
  chart('service/dailyvisittindakan', ['date', 'count']),
  chart('paket/popularpaketpromosi'),
  chart('paket/dailypaketpromosi', ['date', 'count']),
  chart('finance/monthlyincome', ['month', 'received']),
  chart('finance/incometype'),
  chart('finance/incomemethod'),
  {
    method: 'GET',
    path: 'insight/visit/jadwaltimes',
    query: { ...RANGE, profile_id: ':branch', status: 1 },
    keys: LIST,
    rows: ['hariname', 'times'],
  },
  {
    method: 'GET',
    path: 'insight/visit/countvisit',
    query: { ...RANGE, profile_id: ':branch', status: 3 },
    keys: LIST,
    rows: ['statusname', 'count'],
  },
];

const lists: readonly SeedCall[] = [
  { method: 'GET', path: 'service/visit', query: { status: 3, sum: 1 }, keys: [...LIST, 'sum'] },
  {
    method: 'GET',
    path: 'service/visitperawatan',
    query: { sum: 1, isbhpused: 'true', islab: 'true' },
    keys: [...LIST, 'sum'],
  },
  { method: 'GET', path: 'paket/membership', query: { sum: 1 }, keys: [...LIST, 'sum'] },
  { method: 'GET', path: 'paket/membershipperawatanused', query: { sum: 'used' }, keys: [...LIST, 'sum'] },
  {
    method: 'GET',
    path: 'paket/history',
    query: { status: 1 },
    keys: LIST,
    rows: [
      ...['id', 'pakettypedata', 'code', 'active_at', 'status', 'installment_schema', 'dp_amount', 'cicilan_amount'],
      ...['cicilan_attempt', 'price', 'description'],
    ],
  },
  {
    method: 'GET',
    path: 'paket/historyperawatan',
    query: { paket_history_id: ':version' },
    keys: LIST,
    rows: ['type', 'perawatandata', 'itemdata', 'free_slot', 'expired_duration'],
  },
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
