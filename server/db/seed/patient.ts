// A made-up patient: coherent in age, NIK, guardian and address, and never a real person's number on purpose.
import { addDays, ageAt } from '../../../src/resources/kernel/date.ts';
import type { Gender } from '../../../src/resources/service/nik.ts';
import type { DemoBranch } from './branch.ts';
import { drawName } from './name.ts';
import type { Random } from './random.ts';

export interface DemoPatient {
  readonly name: string;
  readonly idcard_type: 'ktp' | 'kia';
  readonly idcard?: string;
  readonly gender: Gender;
  readonly birth_place: string;
  readonly birth_date: string;
  readonly phone: string;
  readonly address: string;
  readonly email?: string;
  readonly instagram?: string;
  readonly note?: string;
  /** Undefined: nobody has asked; an empty list: there are none. */
  readonly alergi?: readonly string[];
  readonly wali_name?: string;
  readonly wali_phone?: string;
  readonly wali_gender?: '0' | '1';
}

const ADULT_AGE = 18;
const AGES: readonly (readonly [least: number, most: number, weight: number])[] = [
  [4, 11, 14],
  [12, 17, 10],
  [18, 29, 30],
  [30, 44, 26],
  [45, 59, 14],
  [60, 76, 6],
];
const NOTES = [
  'Hubungi lewat WhatsApp sore hari',
  'Takut jarum, beri waktu',
  'Lebih suka jadwal Sabtu',
  'Minta pengingat sehari sebelumnya',
  'Alergi amoksisilin, konfirmasi ulang',
  'Datang bersama anak',
  'Pasien rujukan puskesmas',
  'Minta kwitansi untuk asuransi kantor',
];
const ALLERGIES: readonly (readonly [readonly string[] | undefined, number])[] = [
  [undefined, 22],
  [[], 68],
  [['Amoksisilin'], 5],
  [['Latex'], 2],
  [['Ibuprofen', 'Asam mefenamat'], 2],
  [['Makanan laut'], 1],
];
const PREFIXES = ['0812', '0813', '0821', '0822', '0852', '0857', '0878', '0895', '0896'];

const birthDate = (random: Random, today: string): string => {
  const [least, most] = random.weighted(AGES.map(([from, to, weight]) => [[from, to] as const, weight] as const));
  return addDays(today, -Math.floor((random.between(least, most) + random.next()) * 365.25));
};

/** Region, birth date (women's day + 40) and a serial: valid by service.md 6.1. */
const nik = (random: Random, branch: DemoBranch, birth: string, gender: Gender): string => {
  const day = Number(birth.slice(8, 10)) + (gender === 1 ? 40 : 0);
  const serial = random.between(1, 9_999);
  const date = `${String(day).padStart(2, '0')}${birth.slice(5, 7)}${birth.slice(2, 4)}`;
  return `${random.pick(branch.nikRegions)}${date}${String(serial).padStart(4, '0')}`;
};

const phone = (random: Random): string => `${random.pick(PREFIXES)}${random.between(1_000_000, 99_999_999)}`;

const handle = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^a-z ]/g, '')
    .trim()
    .replaceAll(' ', '.');

const guardian = (
  random: Random,
  branch: DemoBranch,
): Pick<DemoPatient, 'wali_name' | 'wali_phone' | 'wali_gender'> => {
  const gender: Gender = random.chance(0.7) ? 1 : 0;
  return {
    wali_name: drawName(random, branch.region, gender),
    wali_phone: phone(random),
    wali_gender: gender === 1 ? '1' : '0',
  };
};

/**
 * Draws a patient of a branch.
 * @param today business day of the registration: decides the age, and with it whether a guardian is due
 */
export const drawPatient = (random: Random, branch: DemoBranch, today: string): DemoPatient => {
  const gender: Gender = random.chance(0.58) ? 1 : 0;
  const birth_date = birthDate(random, today);
  const name = drawName(random, branch.region, gender);
  const minor = ageAt(birth_date, today) < ADULT_AGE;
  const street = `${random.pick(branch.streets)} No. ${random.between(1, 240)}`;
  return {
    name,
    idcard_type: minor ? 'kia' : 'ktp',
    ...(random.chance(0.8) && { idcard: nik(random, branch, birth_date, gender) }),
    gender,
    birth_place: random.chance(0.75)
      ? branch.city
      : random.pick(['Garut', 'Surabaya', 'Medan', 'Yogyakarta', 'Palembang', 'Manado']),
    birth_date,
    phone: phone(random),
    address: `${street}, ${random.pick(branch.districts)}, ${branch.city}`,
    ...(random.chance(0.35) && { email: `${handle(name)}${random.between(1, 99)}@example.com` }),
    ...(random.chance(0.25) && { instagram: `@${handle(name)}` }),
    ...(random.chance(0.2) && { note: random.pick(NOTES) }),
    ...(minor && guardian(random, branch)),
    alergi: random.weighted(ALLERGIES),
  };
};
