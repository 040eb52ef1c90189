// Sample answers of the calls that are no resource operation, by path below /api.
import { dayAnswers } from './day.ts';
import { leaveAnswers } from './leave.ts';
import { payrollAnswers } from './payroll.ts';
import { bill } from '../../src/resources/finance/bill.ts';
import { visit } from '../../src/resources/service/visit.ts';
import { creditAnswers, sampleLine } from './credit.ts';
import type { BillRecord, DeskBill, Receipt } from '../../src/resources/finance/bill-detail.ts';
import { billtransaction } from '../../src/resources/finance/billtransaction.ts';
import { sampleShown } from './record.ts';
import type { Candidate } from '../../src/parts/platform/person/patient.ts';
import { activityAnswers } from './activity.ts';
import { sampleChips } from './chip.ts';
import { deskAnswers } from './desk.ts';
import { noteAnswers } from './note.ts';
import { packageAnswers } from './package.ts';
import { chartAnswers } from './odontogram.ts';
import { expenseAnswers } from './expense.ts';
import { incomeAnswers } from './income.ts';
import { packageSlotAnswers } from './package-slot.ts';
import { openingAnswers } from './opening.ts';
import { payableAnswers } from './payable.ts';
import { stockAnswers } from './stock.ts';
import { transferAnswers } from './transfer.ts';
import { wageAnswers } from './wage.ts';
import { dividendAnswers } from './dividend.ts';
import { bankAnswers } from './bank.ts';
import { profitAnswers } from './profit.ts';
import { taxAnswers } from './tax.ts';
import { reportAnswers } from './report.ts';
import { scheduleAnswers, unplanned } from './schedule.ts';
import { rosterAnswers, sampleEmployment } from './roster.ts';
import { readiness } from './readiness.ts';
import { settings } from './settings.ts';
import type { VisitData } from '../../src/parts/service/visit/visit.ts';
import { medicalRecordAnswers } from './medical-record.ts';
import { insightAnswers } from './insight.ts';
import { labAnswers } from './lab.ts';
import { photoAnswers } from './photo.ts';
import { sampleCustomer, sampleFeatures, sampleSessions, sampleStaff, sampleTimeline } from './person.ts';

const PATIENTS = ['Ratna Kusuma Wardani', 'I Gede Putra', 'Tan Siauw Ling', 'Keysha Almira', 'Asep Setiawan'];
const nameOf = (n: number): string => PATIENTS[n % PATIENTS.length] ?? '';
const DAY = '2026-03-02';

/** A bill with three lines, rupiah. */
export const sampleBill = (id: number): BillRecord => ({
  ...sampleShown(bill, id),
  status: 0,
  subtotal_amount: 1_300_000,
  discount_amount: 100_000,
  discount_percent: null,
  discount_reason: 'Anniversary',
  total_amount: 1_200_000,
  lines: [
    sampleLine(1, 'Scaling', 350_000),
    sampleLine(2, 'Tambal komposit', 450_000, 2),
    sampleLine(3, 'Administrasi', 50_000),
  ],
});

/** One that is late, one to come, one that waits for a visit. */
const sampleInstallments = ['2026-01-31', '2099-01-31', null].map((due_date, at) => ({
  id: at + 1,
  no: at,
  due_date,
  outstanding: 400_000,
}));

const deskBill = (id: number): DeskBill => {
  const status = id % 3;
  return {
    id,
    version: 1,
    code: status === 0 ? null : `INV/BDG/2026/00010${id}`,
    type: 1,
    status,
    statusname: bill.states[status as keyof typeof bill.states].label,
    source_type: 'visit',
    source_id: id,
    payment_type: status === 1 ? 2 : 1,
    transaction_at: DAY,
    customer_id: id,
    customer_name: nameOf(id),
    customerdata: { id, name: nameOf(id), code: `BDG260000${id}` },
    doctordata: { id: 2, name: 'drg. Bayu Hartono', code: 'bayu' },
    total_amount: 1_200_000,
    installment_current_amount: 0,
    outstanding: 1_200_000,
    angsurans: status === 1 ? sampleInstallments : null,
    requests: [],
  };
};

export const sampleReceipt: Receipt = {
  ...sampleShown(billtransaction, 1),
  status: 1,
  code: 'KW/BDG/2026/000505',
  customer_id: 1,
  customer_name: nameOf(1),
  price_amount: 1_200_000,
  change_amount: 50_000,
};

export const sampleCandidates: readonly Candidate[] = [1, 2].map((id) => ({
  id,
  name: nameOf(id),
  initial: 'RK',
  username: `BDG260000${id}`,
  birth_year: '1991',
  score: 0.9,
  profile_id: 1,
  profile_name: 'Cabang Bandung',
  own: true,
}));

/** A visit in each state of the board. */
export const sampleVisit = (id: number): VisitData => {
  const status = ([0, 1, 2, 3] as const)[id % 4] ?? visit.state.unconfirmed;
  return {
    id,
    version: 1,
    code: `VST/BDG/2026/00000${id}`,
    status,
    statusname: visit.states[status].label,
    label: status > 0 ? `BH-00${id}` : null,
    queue_number: status > 0 ? id : null,
    visit_date: DAY,
    session_time: '09:00',
    ...unplanned,
    reminder_sent_at: null,
    patient_answer: null,
    desk_note: null,
    next_control_at: null,
    type: id % 2 === 0 ? 'janji' : 'walkin',
    priority: 0,
    isnew: id === 4,
    keluhan: 'Gigi belakang ngilu bila minum dingin',
    note: null,
    doctor_id: 2,
    confirmed_at: status > 0 ? `${DAY}T02:00:00.000Z` : null,
    called_at: null,
    in_unit_at: status > 1 ? `${DAY}T02:20:00.000Z` : null,
    finished_at: status > 2 ? `${DAY}T03:00:00.000Z` : null,
    waiting_minutes: status > 1 ? 20 : null,
    chair_minutes: status > 2 ? 40 : null,
    customerdata: {
      id,
      name: nameOf(id),
      code: `BDG260000${id}`,
      gender: 1,
      old: 34,
      birth_date: '1991-08-14',
      note: null,
    },
    doctordata: { id: 2, name: 'drg. Bayu Hartono' },
    unitdata: status > 1 ? { id: 1, name: 'Unit 1' } : null,
    perawatdata: { id: 3, name: 'Siti Aminah' },
    billdata: status > 2 ? { id: 1, code: null, status: 0, statusname: 'Draft', total_amount: 1_200_000 } : null,
  };
};

const list = <T>(count: number, make: (id: number) => T) => ({
  data: Array.from({ length: count }, (_, at) => make(at + 1)),
  count,
});

const savedViews = ['Antrian hari ini', 'Selesai minggu lalu'].map((name, at) => ({
  id: at + 1,
  list: 'service.visit',
  name,
  query: `status=${at + 1}`,
  columns: null,
  density: 'comfortable',
  is_default: false,
}));
const readers = {
  data: [
    ['drg. Bayu Hartono', 'dokter', 'Kunjungan', null],
    ['Siti Aminah', 'admin', 'Data pasien', null],
    ['Rudi Hermawan', 'manager', 'Ekspor', 312],
  ].map(([name, rolename, kindname, row_count], at) => ({
    id: 3 - at,
    read_at: `${DAY}T0${4 - at}:15:00.000Z`,
    kind: at + 1,
    kindname,
    row_count,
    reason: null,
    userdata: { id: at, name, username: 'x', rolename },
    profiledata: { id: 1, code: 'BDG', name: 'Cabang Bandung' },
  })),
  count: 3,
};

const employed = { ...sampleStaff, ...sampleEmployment };

/** What GET answers at a path that is no resource's, or better than the sample made from the declaration; other methods by name. */
/** By path, with the method where it is not GET; a refusal is a Response. */
export const callAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  ...activityAnswers,
  ...dayAnswers,
  ...leaveAnswers,
  ...payrollAnswers,
  profilecontrol: () => list(1, (id) => ({ id, service: 1, paket: 1, inventory: 1, attendance: 1, finance: 0 })),
  'saved-views': () => ({ data: savedViews, count: savedViews.length }),
  ...insightAnswers,
  ...deskAnswers,
  ...creditAnswers,
  ...packageAnswers,
  'service/payment': () => list(5, deskBill),
  'service/customer/chip': sampleChips,
  'users/7': () => sampleCustomer,
  'users/8': () => sampleStaff,
  'service/customer/7/timeline': () => sampleTimeline,
  'users/8/features': () => sampleFeatures,
  'users/8/sessions': () => sampleSessions,
  'users/1/sessions': () => sampleSessions,
  'attendance/pegawai': () => ({ data: [employed, { ...employed, id: 9, leave_at: '2026-12-31' }], count: 2 }),
  'attendance/pegawai/1': () => employed,
  'attendance/pegawai/8': () => employed,
  ...rosterAnswers,
  'finance/bill/1': () => ({ ...sampleBill(1), ...deskBill(1) }),
  'service/registration/kandidat': () => ({ data: sampleCandidates }),
  'profile/pengaturan': () => settings,
  'profile/kesiapan': () => readiness,
  'users/1/pembaca': () => readers,
  'users/2/pembaca': () => list(0, nameOf),
  'service/visit': () => list(8, sampleVisit),
  'service/visit/2': () => sampleVisit(2),
  'service/visit/3': () => sampleVisit(3),
  ...scheduleAnswers,
  ...photoAnswers,
  ...medicalRecordAnswers,
  ...noteAnswers,
  ...chartAnswers,
  ...bankAnswers,
  ...profitAnswers,
  ...dividendAnswers,
  ...taxAnswers,
  ...reportAnswers,
  ...incomeAnswers,
  ...openingAnswers,
  ...payableAnswers,
  ...transferAnswers,
  ...wageAnswers,
  ...stockAnswers,
  ...expenseAnswers,
  ...labAnswers,
  ...packageSlotAnswers,
};
