// The closed list of expected refusals: code -> HTTP status and Indonesian text. `{name}` is filled from the values.
// Texts of the seed and of the module designs are verbatim.

export const refusals = {
  // platform
  unreadable: [400, 'Permintaan tidak dapat dibaca'],
  'unsupported-media': [415, 'Jenis konten tidak didukung'],
  'too-large': [413, 'Permintaan terlalu besar'],
  'not-signed-in': [401, 'Sesi berakhir. Silakan masuk kembali'],
  'wrong-credentials': [401, 'Nama pengguna atau kata sandi salah'],
  'password-common': [422, 'Kata sandi terlalu umum dan mudah ditebak'],
  'password-own-name': [422, 'Kata sandi terlalu mirip dengan nama pemiliknya'],
  'inactive-account': [403, 'Akun tidak aktif'],
  'too-many-attempts': [429, 'Terlalu banyak percobaan. Coba lagi dalam {n} menit'],
  forbidden: [403, 'Anda tidak memiliki akses untuk aksi ini'],
  'foreign-origin': [403, 'Permintaan lintas situs ditolak'],
  'not-found': [404, 'Data tidak ditemukan'],
  invalid: [422, 'Data tidak valid'],
  'number-beyond': [422, 'Angka terlalu besar'],
  'stale-version': [409, 'Data sudah diubah pengguna lain. Muat ulang halaman'],
  'wrong-state': [409, 'Status {singular} sudah berubah'],
  duplicate: [409, '{label} sudah dipakai'],
  'pkp-npwp': [422, 'Cabang PKP wajib memiliki NPWP'],
  'branch-code-fixed': [409, 'Kode cabang sudah dipakai oleh nomor dokumen dan tidak dapat diubah'],
  'in-use': [409, '{name} sudah dipakai dan tidak dapat dihapus. Nonaktifkan saja'],
  'idempotency-mismatch': [409, 'Idempotency-Key sudah dipakai untuk permintaan lain'],
  'idempotency-running': [409, 'Permintaan yang sama sedang diproses'],
  'module-locked': [423, 'Modul {module} saat ini sedang Offline. Proses transaksional pada modul ini ditutup'],
  'no-branch': [422, 'Cabang Belum dipilih'],
  'already-requested': [409, 'Permintaan yang sama masih menunggu persetujuan (nomor {n})'],
  'already-decided': [409, 'Permintaan sudah diputuskan'],
  'own-request': [403, 'Pengaju tidak dapat memutuskan permintaannya sendiri'],
  'wrong-template': [422, 'Format file tidak sesuai template'],
  'too-many-rows': [422, 'Maksimal 5.000 baris'],
  'sheet-rows': [422, '{n} baris salah, tidak ada yang disimpan. Baris: {rows}'],
  'too-many-views': [422, 'Maksimal {n} tampilan untuk satu daftar'],
  overloaded: [503, 'Server sedang sibuk. Coba lagi sebentar lagi'],
  'database-away': [503, 'Basis data sedang tidak dapat dihubungi. Coba lagi sebentar lagi'],
  'storage-full': [503, 'Penyimpanan server penuh. Hubungi administrator'],
  'file-missing': [404, 'Berkas tidak ditemukan di penyimpanan'],
  internal: [500, 'Terjadi kesalahan pada server. Kode laporan: {request_id}'],
} as const satisfies Record<string, readonly [number, string]>;

export type RefusalTable = Readonly<Record<string, readonly [status: number, text: string]>>;

/** Fills `{name}` places of a text. */
export const fillText = (text: string, values: Readonly<Record<string, number | string>>): string =>
  text.replace(/\{(\w+)\}/g, (place, name: string) => String(values[name] ?? place));
