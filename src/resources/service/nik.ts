// Identity numbers of patients (service.md 2.1, 6.1). Shared by the registration sheet, the server and the import.
import { isDate } from '../kernel/date.ts';
import { gender, type genders } from '../platform/person.ts';

export type IdentityType = 'ktp' | 'kia' | 'sim' | 'paspor';
export type Gender = (typeof genders)[number]['value'];

export interface NikReading {
  readonly valid: boolean;
  /** Text of what is wrong when not valid. */
  readonly problem: string | null;
  readonly birth_date: string | null;
  readonly gender: Gender | null;
  /** What the number says otherwise than what was entered: shown, never refused, because real cards can differ. */
  readonly warnings: readonly string[];
}

const FEMALE_DAY = 40;
const refused = (problem: string): NikReading => ({
  valid: false,
  problem,
  birth_date: null,
  gender: null,
  warnings: [],
});

/** The entered birth date decides the century; otherwise 20yy unless that lies in the future. */
const centuryOf = (yy: string, monthDay: string, entered: string | null, today: string): string =>
  entered?.slice(2, 4) === yy ? entered.slice(0, 2) : `20${yy}-${monthDay}` > today ? '19' : '20';

/**
 * Reads a NIK: region (6), day (women + 40), month, year, serial.
 * @param entered birth date and gender typed so far, for the warnings and the century
 * @param today business date, for the century
 */
export const readNik = (
  nik: string,
  entered: { birth_date?: string | null; gender?: Gender | null },
  today: string,
): NikReading => {
  if (!/^\d{16}$/.test(nik)) return refused('NIK harus 16 digit angka');
  const day = Number(nik.slice(6, 8));
  const month = Number(nik.slice(8, 10));
  const said: Gender = day > FEMALE_DAY ? gender.female : gender.male;
  const calendarDay = said === gender.female ? day - FEMALE_DAY : day;
  if (calendarDay < 1 || calendarDay > 31) return refused('Tanggal pada NIK tidak valid');
  if (month < 1 || month > 12) return refused('Bulan pada NIK tidak valid');
  if (nik.slice(12) === '0000') return refused('Nomor urut NIK tidak valid');
  const monthDay = `${nik.slice(8, 10)}-${String(calendarDay).padStart(2, '0')}`;
  const yy = nik.slice(10, 12);
  const date = `${centuryOf(yy, monthDay, entered.birth_date ?? null, today)}${yy}-${monthDay}`;
  const warnings: string[] = [];
  if (entered.birth_date && entered.birth_date !== date) warnings.push('Tanggal lahir tidak sesuai NIK');
  if (entered.gender !== undefined && entered.gender !== null && entered.gender !== said)
    warnings.push('Jenis kelamin tidak sesuai NIK');
  return { valid: true, problem: null, birth_date: isDate(date) ? date : null, gender: said, warnings };
};

/** Text of what is wrong with an identity number, or null. */
export const identityProblem = (type: IdentityType, number: string, today: string): string | null => {
  if (type === 'ktp' || type === 'kia') return readNik(number, {}, today).problem;
  if (type === 'sim') return /^\d{12,14}$/.test(number) ? null : 'Nomor SIM harus 12 sampai 14 digit angka';
  return /^[A-Za-z0-9]{6,12}$/.test(number) ? null : 'Nomor paspor harus 6 sampai 12 huruf atau angka';
};
