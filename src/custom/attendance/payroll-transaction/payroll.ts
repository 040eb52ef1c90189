// What the page of payroll shows, as it is answered.
import type { SlipFlag } from '../../../resources/attendance/payroll-life.ts';
import type { AnswerOf, ListedOf, ShownOf } from '../../../resources/answers.ts';

export type Period = ListedOf<'attendance.payrollperiode'>;
export type Slip = ListedOf<'attendance.payrolltransaction'>;
/** The year of one employee. */
export type YearTax = AnswerOf<'attendance.pph21'>['data'][number];
export type ShownSlip = ShownOf<'attendance.payrolltransaction'>;

/** Words of the flags of a slip. */
export const flagWords = {
  'rekening kosong': 'attendance.payroll.flag.noAccount',
  'gaji minus': 'attendance.payroll.flag.belowNothing',
  'absen belum lengkap': 'attendance.payroll.flag.openDays',
  'batas JP lama': 'attendance.payroll.flag.oldCap',
} as const satisfies Record<SlipFlag, string>;

/** Percent by which a net may differ from the one before unnoticed (attendance.md 10). */
const NOTICED = 10;
/** True where the net differs by more than a tenth from that of the slip before. */
export const isNoticed = ({ net, before_net }: Pick<Slip, 'net' | 'before_net'>): boolean =>
  before_net !== null && Math.abs(net - before_net) * 100 > Math.abs(before_net) * NOTICED;
