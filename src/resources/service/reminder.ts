// The WhatsApp text that reminds a patient of his appointment; a branch may have its own (service.md 1).
import { formatDate, formatTime } from '../kernel/date.ts';
import { weekdayName } from './weekday.ts';

/** Places that a text may have; other braces stay as they are. */
export const REMINDER_PLACES = ['nama', 'hari', 'tanggal', 'jam', 'dokter', 'cabang'] as const;

/** The text of a branch that has written none of its own. */
export const DEFAULT_REMINDER =
  'Halo {nama}, kami mengingatkan janji Anda pada {hari}, {tanggal} pukul {jam} dengan {dokter} di {cabang}. ' +
  'Mohon balas HADIR atau TIDAK. Terima kasih.';

export interface ReminderOf {
  readonly name: string;
  /** 'YYYY-MM-DD' */
  readonly date: string;
  /** 'HH:mm'; null: an appointment without a time. */
  readonly time: string | null;
  readonly doctor: string;
  readonly branch: string;
}

/** The branch's text, or the default, with the places of one appointment filled in. */
export const reminderText = (template: string | null, { name, date, time, doctor, branch }: ReminderOf): string => {
  const values: Readonly<Record<(typeof REMINDER_PLACES)[number], string>> = {
    nama: name,
    hari: weekdayName(date),
    tanggal: formatDate(date),
    jam: time === null ? 'jam praktik' : formatTime(time),
    dokter: doctor,
    cabang: branch,
  };
  return (template ?? DEFAULT_REMINDER).replace(/\{(\w+)\}/g, (whole, place: string) =>
    place in values ? values[place as keyof typeof values] : whole,
  );
};
