// The texts of the seed (sections 2, 3, 5 and 8) letter by letter, each with its key in the Indonesian texts and the file that shows it.
// `{{n}}` stands for what is filled in. `by` is how the file names the key, where the key is put together.

export interface SeedText {
  readonly text: string;
  /** 'error.oops' of src/locales/id.json, 'finance:period.exists' of src/locales/finance.id.json. */
  readonly key: string;
  /** Below src. */
  readonly shownBy: string;
  readonly by?: string;
}

const of = (shownBy: string, ...texts: readonly (readonly [key: string, text: string, by?: string])[]): SeedText[] =>
  texts.map(([key, text, by]) => ({ key, text, shownBy, ...(by !== undefined && { by }) }));

const frame: readonly SeedText[] = [
  ...of(
    'layouts/error-page.tsx',
    ['error.notFound', '404 Not Found', 'error.${kind}'],
    ['error.occurred', 'An error occurred', 'error.${kind}'],
    ['error.oops', 'Opps!'],
    ['error.text', 'Maaf, terjadi kesalahan pada aplikasi'],
    ['error.home', 'Back to home'],
  ),
  ...of('layouts/app/branch-card.tsx', ['branch.change', 'Ganti Cabang'], ['branch.none', 'Cabang Belum dipilih']),
  ...of('layouts/app/branch-menu.tsx', ['branch.none', 'Cabang Belum dipilih']),
  ...of('layouts/app/branch-picker.tsx', ['branch.available', 'Pilih Cabang Tersedia :']),
  ...of('layouts/app/account-card.tsx', ['account.profile', 'Profil Saya']),
  ...of(
    'layouts/app/module-tiles.tsx',
    ['module.platform', 'Dashboard', 'module.${module}'],
    ['module.service', 'Service', 'module.${module}'],
    ['module.paket', 'Paket Promo', 'module.${module}'],
    ['module.inventory', 'Inventory', 'module.${module}'],
    ['module.attendance', 'Attendance', 'module.${module}'],
    ['module.finance', 'Finance', 'module.${module}'],
  ),
  ...of('layouts/app/area-links.tsx', ['menu.stakeholder', 'Stakeholder'], ['menu.branches', 'Cabang']),
  ...of(
    'layouts/app/finance-menu.tsx',
    ['menu.finance.income', 'Income', 'menu.finance.${menu}'],
    ['menu.finance.debt', 'Hutang', 'menu.finance.${menu}'],
    ['menu.finance.books', 'Keuangan', 'menu.finance.${menu}'],
    ['menu.finance.master', 'Master', 'menu.finance.${menu}'],
    ['menu.newPeriod', 'Periode baru', "key: 'newPeriod'"],
    ['menu.newJournal', 'Jurnal Umum', "key: 'newJournal'"],
  ),
  ...of(
    'layouts/notice/ticker.tsx',
    ['ticker.welcome', 'Klinik {{branch}}'],
    ['ticker.none', 'Belum ada postingan'],
    ['ticker.post', 'Post sesuatu!'],
  ),
  ...of('layouts/notice/post-dialog.tsx', ['ticker.create', 'Buat Postingan']),
  ...of(
    'layouts/notice/banners.tsx',
    ['notice.offline', 'Anda sedang Offline, Silahkan sambungkan koneksi internet'],
    ['notice.locked', 'Modul {{module}} saat ini sedang Offline. Proses transaksional pada modul ini ditutup'],
    ['notice.idle', 'Anda terdeteksi Idle / Diam. Sistem akan Logout Otomatis dalam {{n}} Detik'],
  ),
  ...of('layouts/app/notification-drawer.tsx', ['notification.title', 'Notifikasi']),
];

const log: readonly SeedText[] = [
  ...of('parts/platform/activity/activity-filters.tsx', ['activity.search', 'Cari berdasarkan informasi aktivitas']),
  ...of('parts/platform/activity/activity-row.tsx', ['activity.me', 'Saya'], ['activity.did', 'melakukan {{message}}']),
  ...of(
    'parts/platform/activity/confirm-dialog.tsx',
    ['activity.confirm', 'Konfirmasi Aksi'],
    ['activity.approve', 'Approve'],
    ['activity.reject', 'Reject'],
    ['activity.giveReason', 'Beri Alasan'],
  ),
];

const people: readonly SeedText[] = [
  ...of(
    'parts/platform/person/person-card.tsx',
    ['platform:person.rm', 'No. RM'],
    ['platform:person.employeeId', 'ID Pegawai'],
    ['platform:person.gender', 'Gender'],
    ['platform:person.more', 'read more'],
    ['platform:person.active', 'Aktif'],
    ['platform:person.inactive', 'Tidak aktif'],
  ),
  ...of('parts/platform/person/edit-sheet.tsx', ['platform:person.edit', 'Edit User']),
  ...of('parts/platform/person/password-sheet.tsx', ['platform:person.changePassword', 'Ubah Password']),
  ...of('parts/platform/person/status-sheet.tsx', ['platform:person.changeStatus', 'Ubah Status']),
  ...of('parts/platform/person/avatar-dialog.tsx', ['platform:person.uploadPhoto', 'Upload Profil']),
  ...of(
    'parts/platform/person/use-saved.ts',
    ['platform:person.success', 'Aksi Sukses'],
    ['form.saved', 'Aksi berhasil dilakukan & data tersimpan'],
  ),
  ...of('parts/platform/person/attendance-profile.tsx', ['platform:person.now', 'Sekarang']),
  ...of(
    'parts/service/patient/patient-toolbar.tsx',
    ['patient.search', 'Cari berdasarkan Nama atau RM atau Catatan Customer...'],
    ['patient.debtOnly', 'Punya Hutang?'],
  ),
  ...of(
    'parts/service/patient/patient-list.tsx',
    ['patient.rm', 'RM: {{rm}}'],
    ['patient.paid', 'PAID'],
    ['patient.debt', 'HUTANG'],
  ),
  ...of('custom/service/rekammedis/page.tsx', ['platform:import.title', 'Import Rekam Medis']),
  ...of('custom/attendance/employees/resign-dialog.tsx', ['platform:staff.resignTitle', 'Form Pengeluaran Pegawai']),
];

const pieces: readonly SeedText[] = [
  ...of(
    'kit/date/date-range-picker.tsx',
    ['dateRange.all', 'Semua Tanggal'],
    ['dateRange.today', 'TODAY', 'dateRange.${moment}'],
    ['dateRange.upcoming', 'AKAN DATANG', 'dateRange.${moment}'],
    ['dateRange.past', 'SUDAH LEWAT', 'dateRange.${moment}'],
  ),
  ...of('custom/attendance/daily/page.tsx', ['dateRange.today', 'TODAY', 'dateRange.${moment}']),
  ...of('kit/date/date-range-dialog.tsx', ['dateRange.choose', 'Pilih Periode'], ['dateRange.apply', 'APPLY']),
  ...of('kit/table/paging.tsx', ['list.page', 'Page {{page}} / {{pages}}'], ['list.total', 'Data Total : {{total}}']),
  ...of('kit/state/empty-state.tsx', ['list.empty', 'Tidak ada Data']),
  ...of('parts/insight/package-figures.tsx', ['platform:insight.seeAll', 'lihat semua']),
  ...of(
    'parts/paket/offer/package-panel.tsx',
    ['paket:offer.tabs.program', 'Program Promo'],
    ['paket:offer.tabs.scheme', 'Skema Pembayaran'],
    ['paket:offer.tabs.description', 'Deskripsi'],
  ),
  ...of('custom/finance/journal-form/page.tsx', ['finance:journalForm.noPeriod', 'Periode Pembukuan Aktif belum ada']),
  ...of('custom/finance/periode-create/page.tsx', [
    'finance:period.exists',
    'Tidak dapat membuat periode baru karena Masih ada Periode keuangan aktif',
  ]),
];

export const seedTexts: readonly SeedText[] = [...frame, ...log, ...people, ...pieces];
