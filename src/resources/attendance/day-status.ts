// What a day of a member of the staff came to (attendance.md 2): state, name and the letter of the monthly grid.

export const dayStatus = {
  waiting: 0,
  present: 1,
  late: 2,
  excused: 3,
  sick: 4,
  leave: 5,
  absent: 6,
  free: 7,
  away: 8,
  incomplete: 9,
} as const;
export type DayStatus = (typeof dayStatus)[keyof typeof dayStatus];

/** In the order of the chips and of the legend. */
export const dayStatusOptions = [
  { value: 1, label: 'Hadir' },
  { value: 2, label: 'Terlambat' },
  { value: 0, label: 'Belum Absen' },
  { value: 3, label: 'Izin' },
  { value: 4, label: 'Sakit' },
  { value: 5, label: 'Cuti' },
  { value: 8, label: 'Dinas Luar' },
  { value: 6, label: 'Alpha' },
  { value: 7, label: 'Libur' },
  { value: 9, label: 'Tidak Lengkap' },
] as const satisfies readonly { readonly value: DayStatus; readonly label: string }[];

/** Letter of the monthly grid; empty: nothing is known yet. */
export const dayLetters = {
  0: '',
  1: 'H',
  2: 'T',
  3: 'I',
  4: 'S',
  5: 'C',
  6: 'A',
  7: 'L',
  8: 'D',
  9: '?',
} as const satisfies Readonly<Record<DayStatus, string>>;
export type DayLetter = (typeof dayLetters)[DayStatus];

/** Where a punch came from. */
export const punchSource = { web: 1, machine: 2, manual: 3, kiosk: 4 } as const;
export type PunchSource = (typeof punchSource)[keyof typeof punchSource];
export const punchSourceOptions = [
  { value: 1, label: 'Web' },
  { value: 2, label: 'Mesin' },
  { value: 3, label: 'Manual' },
  { value: 4, label: 'Kios' },
] as const;

export const punchDirection = { unknown: 0, in: 1, out: 2 } as const;
export type PunchDirection = (typeof punchDirection)[keyof typeof punchDirection];
export const punchDirectionOptions = [
  { value: 1, label: 'Masuk' },
  { value: 2, label: 'Pulang' },
  { value: 0, label: 'Tidak diketahui' },
] as const;
