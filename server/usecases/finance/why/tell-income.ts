// The share of a treatment in words (finance.md 6.5, 6.13): the rule, what it was reckoned of, what became of it. Pure.
import { doctorBase, doctorType, recognition } from '../../../../src/resources/finance/sharingprofit.ts';
import { labState } from '../../../../src/resources/finance/tindakanincome-fields.ts';
import { eventName } from '../../../../src/resources/finance/journal-event.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatNumber, formatRupiah, rateText } from '../../../../src/resources/kernel/money.ts';
import { byHolder } from '../../../domain/finance/investor-share.ts';
import { adds, type Line, type Part, partOf, restOf, tells } from './explanation.ts';
import type { IncomeFacts, OwedFact, PaidFact } from './income-facts.ts';
import { journalUrl } from '../ledger/journal-url.ts';

type Rule = NonNullable<IncomeFacts['rule']>;

const winsBy = (rule: Rule): string => {
  const named = [
    rule.doctor_id !== null && 'dokter ini',
    rule.perawatan_id !== null && 'tindakan ini',
    rule.kategori_id !== null && 'kategori tindakan ini',
  ].filter(Boolean);
  if (named.length === 0) return 'Aturan ini berlaku umum; tidak ada aturan yang lebih khusus.';
  return `Aturan ini yang paling khusus: menyebut ${named.join(' dan ')}.`;
};

const costsOf = (rule: Rule): string => {
  const costs = [rule.deduct_lab && 'biaya lab', rule.deduct_bhp && 'BHP'].filter(Boolean);
  return costs.length === 0 ? '' : ` setelah dikurangi ${costs.join(' dan ')}`;
};
const feeOf = (rule: Rule): string => {
  if (rule.doctor_type === doctorType.nominal) return `Fee dokter ${formatRupiah(rule.doctor_value)} tiap tindakan.`;
  const of = rule.doctor_base === doctorBase.gross ? 'nilai sebelum diskon' : 'nilai neto';
  return `Fee dokter ${rateText(rule.doctor_value)} dari ${of}${costsOf(rule)}.`;
};

const RECOGNISED: Readonly<Record<number, string>> = {
  [recognition.asPaid]: 'Fee menjadi hak sebanding dengan yang dibayar pasien.',
  [recognition.whenSettled]: 'Fee menjadi hak setelah pasien melunasi tindakan ini.',
  [recognition.whenBilled]: 'Fee menjadi hak saat tindakan ditagihkan.',
  [recognition.whenUsed]: 'Fee menjadi hak saat tindakan paket dipakai.',
};

const validity = ({ valid_from, valid_to }: Rule): string =>
  `berlaku sejak ${formatDate(valid_from)}${valid_to === null ? '' : ` sampai ${formatDate(valid_to)}`}`;

/** Which rule won, from when to when it holds, and what it says. */
export const rulePart = ({ rule, override_reason }: IncomeFacts): Part => {
  const lines = rule
    ? [
        tells(`Aturan "${rule.name}", ${validity(rule)}.`),
        tells(winsBy(rule)),
        tells(feeOf(rule)),
        tells(RECOGNISED[rule.recognition] ?? ''),
      ]
    : [tells('Tidak ada aturan pembagian yang cocok pada hari tindakan.')];
  const changed = override_reason === null ? [] : [tells(`Pembagian diubah dengan alasan: ${override_reason}.`)];
  return partOf('rule', 'Aturan', [...lines, ...changed]);
};

/** True where the fee is a percentage of the base that the rule says. */
const isOfBase = ({ rule, override_reason }: IncomeFacts): boolean =>
  override_reason === null && rule?.doctor_type === doctorType.percent;

const labText = ({ lab_state }: IncomeFacts): string =>
  lab_state === labState.awaited ? 'Biaya lab (perkiraan)' : 'Biaya lab';

/** What the percentage is taken of; nothing for a fee that is none. */
export const basePart = (facts: IncomeFacts): readonly Part[] => {
  const { rule, gross_amount, discount_amount, net_amount, lab_amount, bhp_amount, base_amount } = facts;
  if (!rule || !isOfBase(facts)) return [];
  const ofGross = rule.doctor_base === doctorBase.gross;
  const lines = [
    adds('Nilai tindakan', gross_amount),
    ...(!ofGross && discount_amount !== 0 ? [adds('Diskon', -discount_amount)] : []),
    ...(rule.deduct_lab && lab_amount !== 0 ? [adds(labText(facts), -lab_amount)] : []),
    ...(rule.deduct_bhp && bhp_amount !== 0 ? [adds('BHP', -bhp_amount)] : []),
  ];
  const under = ofGross ? gross_amount : net_amount;
  const tax = restOf('Tanpa PPN', under, lines.slice(0, ofGross || discount_amount === 0 ? 1 : 2));
  const all = [...lines, ...tax];
  return [partOf('base', 'Dasar hitungan', [...all, ...restOf('Dasar tidak kurang dari nol', base_amount, all)])];
};

/** @param open the reader may see what the treatment brought */
const feeLine = (facts: IncomeFacts, open: boolean): Line => {
  const { rule, qty, base_amount, doctor_amount, override_reason } = facts;
  if (override_reason !== null) return adds('Ditetapkan lewat perubahan pembagian', doctor_amount);
  if (!rule) return adds('Belum ada aturan, jadi belum ada fee', doctor_amount);
  if (rule.doctor_type === doctorType.percent) {
    const of = open ? `× ${formatRupiah(base_amount)}` : 'dari dasar hitungan';
    return adds(`${rateText(rule.doctor_value)} ${of}`, doctor_amount);
  }
  if (doctor_amount === 0 && rule.doctor_value > 0) return adds('Tagihan dikembalikan seluruhnya', doctor_amount);
  return adds(`${formatRupiah(rule.doctor_value)} × ${formatNumber(qty)}`, doctor_amount);
};
/** @param open the reader may see what the treatment brought */
export const feePart = (facts: IncomeFacts, open: boolean): Part => partOf('fee', 'Fee dokter', [feeLine(facts, open)]);

/**
 * What made a row: the document that was booked beside it, else what its own journal says.
 * @param names the reader may know of whom: journals name patients
 */
export const causeOf = ({ cause, cause_memo, memo }: OwedFact, names: boolean): string => {
  if (cause === null) return (names ? memo : null) ?? 'Hitungan diperbarui';
  return names ? `${eventName(cause)}: ${cause_memo ?? ''}` : eventName(cause);
};
/** The row with its day and its journal. */
export const owedLine = (row: OwedFact): Line =>
  adds(causeOf(row, true), row.amount, {
    day: row.day,
    path: row.journal === null ? null : journalUrl(row.journal),
  });

const awaited = ({ lab_state }: IncomeFacts): string =>
  lab_state === labState.awaited
    ? 'Belum ada: biaya lab dari tindakan ini belum diketahui.'
    : 'Belum ada: syarat pengakuan belum terpenuhi.';
/** When what of it became what he is owed, each time with its cause. */
export const accruedPart = (facts: IncomeFacts, rows: readonly OwedFact[], title = 'Menjadi hak dokter'): Part =>
  partOf('accrued', title, rows.length === 0 ? [tells(awaited(facts))] : rows.map((row) => owedLine(row)));

/** What slips have paid. */
export const paidPart = (paid: readonly PaidFact[]): Part =>
  partOf(
    'paid',
    'Sudah dibayarkan',
    paid.length === 0
      ? [tells('Belum ada.')]
      : paid.map(({ day, slip, slip_id, amount }) =>
          adds(`Slip ${slip}`, amount, { day, path: `/finance/hutang/transaction/${slip_id}` }),
        ),
  );

/** All of the treatment's value, for who may see what the clinic keeps of it. */
export const splitPart = (facts: IncomeFacts): Part => {
  const { net_amount, lab_amount, bhp_amount, doctor_amount, rumahsakit_amount, investor_amount, mitra } = facts;
  const lines = [
    adds('Neto tindakan', net_amount),
    adds(labText(facts), -lab_amount),
    adds('BHP', -bhp_amount),
    adds(`Fee ${facts.doctor}`, -doctor_amount),
    adds(mitra === null ? 'Bagian mitra' : `Bagian ${mitra}`, -rumahsakit_amount),
    adds('Bagian investor', -investor_amount),
  ];
  return partOf(
    'split',
    'Sisa bagi klinik',
    lines.filter(({ amount }, at) => at === 0 || amount !== 0),
  );
};

/** What investors get of the clinic's part, and what one of them holds of it. @param id of the investor */
export const investorParts = (facts: IncomeFacts, id: number | null): readonly Part[] => {
  const { investor_rule: rule, investor_amount, klinik_amount } = facts;
  if (rule === null) return [];
  const all = rule.holders.reduce((sum, { lembar }) => sum + lembar, 0);
  const own = byHolder(investor_amount, rule.holders).find((holder) => holder.id === id);
  const ofClinic = klinik_amount + investor_amount;
  return [
    partOf('investors', 'Bagian semua investor', [
      adds(`${rateText(rule.percent)} × ${formatRupiah(Math.max(0, ofClinic))} (bagian klinik)`, investor_amount),
    ]),
    ...(own
      ? [
          partOf('holder', 'Bagian investor ini', [
            adds(`${formatNumber(own.lembar)} dari ${formatNumber(all)} lembar pada hari tindakan`, own.amount),
          ]),
        ]
      : []),
  ];
};

/** 'Scaling, BDG2600001, 02 Mar 2026' */
export const aboutIncome = ({ doctor, name, qty, rm, transaction_at }: IncomeFacts): string =>
  [doctor, qty === 1 ? name : `${name} × ${formatNumber(qty)}`, rm, formatDate(transaction_at)]
    .filter(Boolean)
    .join(' · ');
