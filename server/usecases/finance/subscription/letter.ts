// What the e-mails say.
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { reportLabel, rhythmText } from '../../../../src/resources/finance/subscription.ts';
import type { Letter } from '../../../mail/send-mail.ts';
import type { Branch } from '../../kernel/contract.ts';
import type { Claimed } from './delivery-rows.ts';
import type { Reader } from './reader.ts';
import type { Subscription } from './stored.ts';

/** '01 Okt 2026', or '01 Okt 2026 - 31 Okt 2026' @param start 'YYYY-MM-DD' */
export const rangeWords = (start: string, end: string): string =>
  start === end ? formatDate(start) : `${formatDate(start)} - ${formatDate(end)}`;

/** Message id: the same for every try of a delivery. */
const idOf = ({ id, day }: Claimed): string => `laporan-${day}-${id}`;

const FOOT = [
  '',
  'E-mail ini dikirim oleh sistem klinik; balasan tidak dibaca.',
  'Laporan memuat data keuangan klinik. Jangan diteruskan kepada yang tidak berhak.',
];

interface Sent {
  readonly email: string;
  readonly paper: { readonly filename: string; readonly bytes: Buffer };
}

export const reportLetter = (
  claimed: Claimed,
  { report, rhythm, day, everywhere }: Subscription,
  reader: Reader,
  branch: Branch,
  { email, paper }: Sent,
): Letter => {
  const range = rangeWords(claimed.start_date, claimed.end_date);
  const place = everywhere ? 'semua cabang' : branch.name;
  const why =
    claimed.asked_by === null
      ? `Laporan ini berlangganan: ${rhythmText(rhythm, day).toLowerCase()}.`
      : 'Laporan ini dikirim atas permintaan, di luar jadwalnya.';
  return {
    id: idOf(claimed),
    to: { name: reader.name, address: email },
    subject: `${reportLabel(report)} ${range} - ${place}`,
    text: [
      `Yth. ${reader.name},`,
      '',
      `Terlampir laporan ${reportLabel(report)} ${place} untuk ${range}.`,
      why,
      'Laporan yang sama ada di notifikasi sistem klinik.',
      ...FOOT,
    ].join('\n'),
    paper,
  };
};

export const trialLetter = (claimed: Claimed, reader: Reader, branch: Branch, email: string): Letter => ({
  id: idOf(claimed),
  to: { name: reader.name, address: email },
  subject: `Percobaan e-mail - ${branch.name}`,
  text: [
    `Yth. ${reader.name},`,
    '',
    `E-mail percobaan ini menunjukkan bahwa pengaturan e-mail ${branch.name} berfungsi.`,
    ...FOOT.slice(0, 2),
  ].join('\n'),
});
