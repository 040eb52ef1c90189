// Why an e-mail did not go out, in the words that the history shows. What the other server said stays out of them: it may name secrets.

const sentences = {
  host: 'Server e-mail tidak ditemukan. Periksa nama host',
  port: 'Port server e-mail harus 25, 465, 587 atau 2525',
  private: 'Server e-mail berada di jaringan lokal dan belum diizinkan pengelola sistem',
  plain: 'Koneksi tanpa enkripsi hanya untuk server e-mail yang diizinkan pengelola sistem',
  secret: 'Kata sandi SMTP tidak dapat dibuka. Isi ulang di pengaturan e-mail',
  unset: 'Pengaturan e-mail cabang sudah dihapus',
  login: 'Server e-mail menolak nama pengguna atau kata sandi',
  tls: 'Server e-mail tidak memberi koneksi terenkripsi seperti yang diatur, atau sertifikatnya tidak sah',
  connect: 'Server e-mail tidak dapat dihubungi',
  slow: 'Server e-mail terlalu lama tidak menjawab',
  address: 'Alamat e-mail ditolak server',
  sender: 'Server e-mail menolak alamat pengirim',
  refused: 'Server e-mail menolak pesan',
} as const;
export type MailProblem = keyof typeof sentences;

export class MailFailure extends Error {
  constructor(readonly problem: MailProblem) {
    super(sentences[problem]);
  }
}

interface SmtpError {
  readonly code?: string;
  readonly command?: string;
}
const BY_CODE: Readonly<Record<string, MailProblem>> = {
  EAUTH: 'login',
  ENOAUTH: 'login',
  EOAUTH2: 'login',
  ETLS: 'tls',
  EREQUIRETLS: 'tls',
  EDNS: 'host',
  ECONNECTION: 'connect',
  ESOCKET: 'connect',
  ETIMEDOUT: 'slow',
};

/** What an error of the SMTP client means. */
export const failureOf = (error: unknown): MailFailure => {
  if (error instanceof MailFailure) return error;
  const { code = '', command = '' } = error as SmtpError;
  const text = error instanceof Error ? error.message : '';
  if (code === 'ESOCKET' && /certificate|ssl|tls|self.signed/i.test(text)) return new MailFailure('tls');
  if (code === 'EENVELOPE') return new MailFailure(command === 'MAIL FROM' ? 'sender' : 'address');
  return new MailFailure(BY_CODE[code] ?? 'refused');
};
