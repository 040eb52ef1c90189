// What calls about reports that come by themselves answer.
import { z } from 'zod';
import {
  count,
  dataOf,
  dayText,
  FILE,
  flag,
  id,
  instantText,
  integer,
  listOf,
  named,
  saved,
  text,
} from '../../kernel/answer.ts';
import {
  type Rhythm,
  rhythms,
  type SentRange,
  sentRanges,
  type SentReport,
  sentReports,
  subscriptionState,
  valuesIn,
} from '../subscription.ts';

const report = z.enum(valuesIn<SentReport>(sentReports));

const reader = z.strictObject({
  id,
  name: text,
  rolename: text,
  /** His card has an address that mail can go to. */
  mailable: flag,
});
const subscription = z.strictObject({
  id,
  report,
  everywhere: flag,
  rhythm: z.enum(valuesIn<Rhythm>(rhythms)),
  day: integer.nullable(),
  range: z.enum(valuesIn<SentRange>(sentRanges)),
  readers: z.array(named),
  status: z.literal([subscriptionState.active, subscriptionState.paused]),
  /** The day on which it is sent next; null: it is paused. */
  next: dayText.nullable(),
  /** When it was last made for anybody. */
  last_at: instantText.nullable(),
  version: count,
});
const delivery = z.strictObject({
  id,
  /** Null: a trial of the e-mail. */
  report: report.nullable(),
  everywhere: flag,
  day: dayText,
  start_date: dayText,
  end_date: dayText,
  reader: named,
  /** Who asked for it by hand; null: the rhythm. */
  asked_by: text.nullable(),
  status: integer,
  problem: text.nullable(),
  tries: count,
  /** When it is tried again. */
  next_at: instantText.nullable(),
  email: text.nullable(),
  made_at: instantText.nullable(),
  sent_at: instantText.nullable(),
});
const own = z.strictObject({
  id,
  report,
  everywhere: flag,
  day: dayText,
  start_date: dayText,
  end_date: dayText,
  made_at: instantText,
  sent_at: instantText.nullable(),
  /** The paper is kept, and the reader may still read such reports. */
  readable: flag,
});

export const subscriptionAnswers = {
  'finance.langganan.daftar': z.strictObject({
    data: z.array(subscription),
    /** The branch sends e-mail. */
    mails: flag,
  }),
  'finance.langganan.penerima': dataOf(reader),
  'finance.langganan.buat': saved,
  'finance.langganan.ubah': saved,
  'finance.langganan.status': saved,
  'finance.langganan.kirim': z.strictObject({ queued: count, known: count }),
  'finance.langganan.riwayat': listOf(delivery),
  'finance.langganan.milikku': listOf(own),
  'finance.langganan.pdf': FILE,
  'finance.langganan.ulang': saved,
  'finance.langganan.coba': saved,
} as const;
