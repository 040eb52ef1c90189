// What the figures of the dashboard answer.
import { z } from 'zod';
import {
  count,
  dayText,
  decimal,
  id,
  integer,
  listOf,
  monthText,
  rupiah,
  text,
  timeText,
} from '../../kernel/answer.ts';

const labelled = z.strictObject({ label: text, count });
/** `id`: of what is counted, so that a figure leads to its rows. */
const ranked = labelled.extend({ id });
const worth = ranked.extend({ amount: rupiah });
const amounts = labelled.extend({ amount: rupiah });
const trend = z.strictObject({
  data: z.array(
    z.strictObject({ date: dayText, first: count.optional(), second: count.optional(), third: count.optional() }),
  ),
  count,
  series: z.array(z.strictObject({ key: text, id, name: text })),
});
const perDay = z.strictObject({
  data: z.array(z.strictObject({ count, date: dayText })),
  count,
  sum: rupiah,
});
const timesOfDay = z.strictObject({
  hari: integer,
  hariname: text,
  times: z.array(z.strictObject({ time: timeText, count })),
});
/** In whole minutes. */
const waitingTimes = z.strictObject({
  /** Null: all doctors. */
  doctor_id: id.nullable(),
  label: text.nullable(),
  /** 'HH:00' of the branch's clock; null: all hours of the doctor. */
  hour: timeText.nullable(),
  count,
  waiting: integer,
  longest: integer,
  /** Null: all are still in their unit. */
  chair: integer.nullable(),
});
const dueFigures = z.strictObject({
  data: z.array(z.strictObject({ age: text, label: text, count, amount: rupiah })),
  count,
  sum: rupiah,
  due: rupiah,
  overdue: rupiah,
});
const cashFigures = z.strictObject({
  data: z.array(z.strictObject({ id, code: text, label: text, amount: rupiah })),
  count,
  sum: rupiah,
});
/** What is owed now to each kind of payee; of it `overdue` is past its day. */
const payableFigures = listOf(worth.omit({ id: true }).extend({ type: text, overdue: rupiah })).extend({
  sum: rupiah,
  overdue: rupiah,
});
/** Results beside their budget; the difference in percent of it, and the word for it. */
const budgetFigures = z.strictObject({
  label: text,
  amount: rupiah,
  budget: rupiah,
  difference: rupiah,
  percent: decimal.nullable(),
  verdict: text,
});
/** Dividends by the day of their journal: shared out, paid by now, and still owed. */
const dividendFigures = listOf(
  z.strictObject({ id, label: text, date: dayText, amount: rupiah, paid: rupiah, owed: rupiah }),
).extend({ sum: rupiah });
/** Worth by category; items that are low, batches that have expired and will soon. */
const stockFigures = listOf(worth).extend({ sum: rupiah, low: count, expired: count, soon: count });
const branchFigures = z.strictObject({
  profile_id: id,
  code: text,
  label: text,
  visits: count,
  finished: count,
  newcomers: count,
  /** Appointments to which nobody came. */
  noshows: count,
  /** Targets of the range, and what part of them was reached; null: no month of it has one. */
  received_target: rupiah.nullable(),
  received_percent: decimal.nullable(),
  newcomers_target: count.nullable(),
  newcomers_percent: decimal.nullable(),
  noshows_target: count.nullable(),
  noshows_percent: decimal.nullable(),
  /** Of the books. */
  income: rupiah,
  billed: rupiah,
  received: rupiah,
  /** What is owed either way, cash and stock: today. */
  due: rupiah,
  overdue: rupiah,
  cash: rupiah,
  payables: rupiah,
  dividends: rupiah,
  packages: count,
  package_sales: rupiah,
  claims: count,
  stock: rupiah,
  low: count,
  /** Days, in halves. */
  hadir: decimal,
  telat: count,
  alpha: decimal,
  netto: rupiah,
});
const person = z.strictObject({
  id,
  name: text,
  username: text,
  branch: text,
  role: integer,
  rolename: text,
  join_at: dayText.nullable(),
  status: integer,
});
const doctorFigures = person.extend({
  visits: count,
  patients: count,
  treatments: count,
  amount: rupiah,
  /** Fees: recognised and paid in the range, owed and awaiting a laboratory now. */
  recognised: rupiah,
  owed: rupiah,
  paid: rupiah,
  awaited: rupiah,
});
const staffFigures = person.extend({
  jobname: text.nullable(),
  leave_at: dayText.nullable(),
  days: count,
  entries: count,
  /** Days in halves, hours with one decimal; null: no member of attendance. */
  hadir: decimal.nullable(),
  telat: count.nullable(),
  izin: decimal.nullable(),
  sakit: decimal.nullable(),
  cuti: decimal.nullable(),
  alpha: decimal.nullable(),
  jam_kerja: decimal.nullable(),
  jam_lembur: decimal.nullable(),
  /** Of slips that are posted or paid; null too: not for this reader. */
  netto: rupiah.nullable(),
});
/** Shares on the last day, dividends of the range, what is owed now. */
const investorFigures = person.extend({
  /** Of what he holds; null: an account without shares. */
  investor_id: id.nullable(),
  lembar: count,
  percent: decimal,
  dividend: rupiah,
  owed: rupiah,
  billed: rupiah,
});

export const dashboardAnswers = {
  'dashboard.service.populartindakanmedis': listOf(ranked),
  'dashboard.service.trentindakan': trend,
  'dashboard.service.kategoritindakan': listOf(ranked),
  'dashboard.service.dailyvisit': listOf(z.strictObject({ count, date: dayText })),
  'dashboard.service.dailypasien': listOf(z.strictObject({ baru: integer, lama: integer, date: dayText })),
  'dashboard.service.dailytimmedis': listOf(ranked),
  'dashboard.service.dailyvisittindakan': perDay,
  'dashboard.service.jumlahtindakan': listOf(labelled),
  'insight.visit.jadwaltimes': listOf(timesOfDay),
  'insight.visit.waktutunggu': listOf(waitingTimes),
  'dashboard.finance.monthlyincome': listOf(
    z.strictObject({ month: monthText, billed: rupiah, received: rupiah, income: rupiah.optional() }),
  ),
  'dashboard.finance.incometype': listOf(amounts.extend({ type: integer })),
  /** Null: methods of several branches have the name. */
  'dashboard.finance.incomemethod': listOf(amounts.extend({ id: id.nullable() })),
  'dashboard.finance.toptindakan': listOf(worth),
  'dashboard.finance.tagihan': dueFigures,
  'dashboard.finance.kas': cashFigures,
  'dashboard.finance.hutang': payableFigures,
  'dashboard.finance.anggaran': listOf(budgetFigures),
  'dashboard.finance.deviden': dividendFigures,
  'dashboard.inventory.stok': stockFigures,
  'dashboard.inventory.pemakaian': listOf(z.strictObject({ month: monthText, used: rupiah, sold: rupiah })),
  'dashboard.inventory.topitem': listOf(worth),
  'dashboard.paket.popularpaketpromosi': listOf(ranked),
  'dashboard.paket.dailypaketpromosi': listOf(z.strictObject({ count, date: dayText })),
  'dashboard.cabang': listOf(branchFigures),
  'dashboard.stakeholder.doctor': listOf(doctorFigures),
  'dashboard.stakeholder.pegawai': listOf(staffFigures),
  'dashboard.stakeholder.investor': listOf(investorFigures),
} as const;
