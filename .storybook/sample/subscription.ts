// Sample answers of reports that come by themselves.
import type { AnswerOf } from '../../src/resources/answers.ts';

type Subscription = AnswerOf<'finance.langganan.daftar'>['data'][number];
type Delivery = AnswerOf<'finance.langganan.riwayat'>['data'][number];

const people = [
  { id: 21, name: 'Rina Wati' },
  { id: 22, name: 'Budi Santoso' },
];
const subscription: Subscription = {
  id: 1,
  report: 'labarugi',
  everywhere: false,
  rhythm: 'bulanan',
  day: 1,
  range: 'bulan-lalu',
  readers: people,
  status: 1,
  next: '2026-04-01',
  last_at: '2026-03-01T19:00:05.000Z',
  version: 1,
};
const delivery: Delivery = {
  id: 3,
  report: 'labarugi',
  everywhere: false,
  day: '2026-03-01',
  start_date: '2026-02-01',
  end_date: '2026-02-28',
  reader: { id: 21, name: 'Rina Wati' },
  asked_by: null,
  status: 3,
  problem: null,
  tries: 1,
  next_at: null,
  email: 'rina@klinik.test',
  made_at: '2026-03-01T19:00:05.000Z',
  sent_at: '2026-03-01T19:00:07.000Z',
};

export const subscriptionAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  'finance/langganan': (): AnswerOf<'finance.langganan.daftar'> => ({
    data: [
      subscription,
      {
        ...subscription,
        id: 2,
        report: 'kasharian',
        rhythm: 'harian',
        day: null,
        range: 'kemarin',
        status: 0,
        next: null,
      },
    ],
    mails: false,
  }),
  'finance/langganan/penerima': (): AnswerOf<'finance.langganan.penerima'> => ({
    data: [
      { id: 21, name: 'Rina Wati', rolename: 'finance', mailable: true },
      { id: 22, name: 'Budi Santoso', rolename: 'manager', mailable: false },
    ],
  }),
  'finance/langganan/kiriman': (url): AnswerOf<'finance.langganan.riwayat'> => {
    const failed: Delivery = {
      ...delivery,
      id: 2,
      status: -2,
      problem: 'Server e-mail menolak nama pengguna atau kata sandi',
      tries: 6,
      sent_at: null,
      asked_by: 'Budi Santoso',
    };
    const waiting: Delivery = {
      ...failed,
      id: 4,
      status: 2,
      tries: 1,
      problem: 'Server e-mail tidak dapat dihubungi',
      next_at: '2026-03-01T19:05:05.000Z',
      asked_by: null,
    };
    const data = url.searchParams.has('gagal') ? [failed] : [waiting, delivery, failed];
    return { data, count: data.length };
  },
  'finance/langganan/milikku': (): AnswerOf<'finance.langganan.milikku'> => ({
    data: [3, 2].map((id) => ({
      id,
      report: 'labarugi',
      everywhere: false,
      day: '2026-03-01',
      start_date: '2026-02-01',
      end_date: '2026-02-28',
      made_at: '2026-03-01T19:00:05.000Z',
      sent_at: id === 3 ? '2026-03-01T19:00:07.000Z' : null,
      readable: id === 3,
    })),
    count: 2,
  }),
  'profile/email': (): AnswerOf<'platform.email.show'> => ({
    settings: {
      host: 'smtp.contoh.id',
      port: 587,
      security: 'starttls',
      username: 'laporan@contoh.id',
      has_password: true,
      sender_name: 'Klinik Bandung',
      sender_email: 'laporan@contoh.id',
      version: 2,
      updated_at: '2026-02-20T03:00:00.000Z',
      updated_by: 'Budi Santoso',
    },
  }),
  'POST finance/langganan': (): AnswerOf<'finance.langganan.buat'> => ({ id: 3 }),
  'POST finance/langganan/1/kirim': (): AnswerOf<'finance.langganan.kirim'> => ({ queued: 2, known: 0 }),
};
