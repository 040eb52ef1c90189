// Consumables, prescriptions and consents of the sample visit.
import type { BhpLine } from '../../src/parts/service/bhp/bhp.ts';
import type { PickedItem } from '../../src/parts/service/bhp/item-picker.tsx';
import type { TreatmentData, VisitData } from '../../src/parts/service/visit/visit.ts';
import { sampleVisit } from './call.ts';
import { chairAnswers } from './chair.ts';

const treatment = (id: number, name: string, more: Partial<TreatmentData> = {}): TreatmentData => ({
  id,
  version: 1,
  status: 1,
  perawatan_id: id,
  code: `T-0${id}`,
  name,
  tooth: null,
  surfaces: null,
  qty: 1,
  membershipperawatan_id: null,
  note: null,
  has_bhp: true,
  isbhpused: false,
  doctordata: { id: 2, name: 'drg. Bayu Hartono' },
  perawatdata: null,
  ...more,
});

/** A visit in the unit: one treatment without consumables, one open, one confirmed, one that wants a signature. */
export const supplyVisit: VisitData = {
  ...sampleVisit(2),
  visitperawatans: [
    treatment(1, 'Scaling'),
    treatment(2, 'Tambal komposit', { isbhpused: true, tooth: [16, 17] }),
    treatment(3, 'Rontgen panoramik', { has_bhp: false }),
    treatment(4, 'Odontektomi', {
      tooth: [48],
      status: 0,
      perawatandata: { islabdefault: false, isconsent: true, consenttemplate_id: 1 },
    }),
  ],
};

const line = (
  id: number,
  visitperawatan_id: number,
  name: string,
  qty_default: number | null,
  more: Partial<BhpLine> = {},
): BhpLine => ({
  id,
  visitperawatan_id,
  item_id: id,
  itemdata: { name },
  unit: 'Pcs',
  allow_decimal: false,
  qty_default,
  qty_used: null,
  reason: null,
  ...more,
});
const lines: readonly BhpLine[] = [
  line(1, 1, 'Sarung tangan latex M', 2),
  line(2, 1, 'Masker 3 ply', 1),
  line(3, 1, 'Pasta poles 75 g', 1.5, { unit: 'Gram', allow_decimal: true }),
  line(4, 2, 'Polybib', 2, { qty_used: 4, reason: 'Robek saat dipakai', cost_amount: 5000 }),
  line(5, 2, 'Cotton roll', null, { qty_used: 8, cost_amount: 384 }),
];

const medicine = (item_id: number, name: string, racikan_group: number | null) => ({
  item_id,
  itemdata: { name },
  qty: 10,
  unit: 'Tablet',
  signa: racikan_group === null ? '3x1 sesudah makan' : '3x1 bungkus',
  isracikan: racikan_group !== null,
  racikan_group,
  alergi_reason: item_id === 1 ? 'Tes kulit negatif' : null,
});
const reseps = [1, 0, -1].map((status, at) => ({
  id: at + 1,
  version: 1,
  code: `RSP/BDG/2026/00000${at + 1}`,
  status,
  note: at === 0 ? 'Habiskan antibiotik' : null,
  sent_at: status === 1 ? '2026-03-02T03:00:00.000Z' : null,
  doctordata: { name: 'drg. Bayu Hartono' },
  items: [medicine(1, 'Amoxicillin 500 mg', null), medicine(2, 'Asam Mefenamat 500 mg', 1), medicine(3, 'Antasida', 1)],
  peringatan: at === 0 ? [{ item_id: 1, alergi: 'amoksisilin' }] : [],
}));

const consent = (id: number, title: string, more: object = {}) => ({
  id,
  title,
  type: 'tindakan',
  revision: 1,
  body_rendered: 'Saya menyetujui tindakan ini.',
  perawatan_ids: [1],
  decision: 'setuju',
  signer: 'pasien',
  signer_name: 'Ratna Kusuma Wardani',
  signer_relation: null,
  witness_name: 'Siti Aminah',
  signed_at: '2026-03-02T02:30:00.000Z',
  withdraws_id: null,
  withdraw_reason: null,
  withdrawn: false,
  ...more,
});
const consents = [
  consent(3, 'Persetujuan Publikasi Foto', {
    type: 'publikasi',
    decision: 'menolak',
    withdraws_id: 2,
    withdraw_reason: 'Berubah pikiran',
  }),
  consent(2, 'Persetujuan Publikasi Foto', { type: 'publikasi', withdrawn: true }),
  consent(1, 'Persetujuan Umum', { type: 'umum', signer: 'wali', signer_relation: 'Ibu' }),
];

const items: readonly PickedItem[] = [
  { name: 'Cotton roll', golongan: null, zat_aktif: null, alergi: null, tersedia: true },
  { name: 'Amoxicillin 500 mg', golongan: 3, zat_aktif: 'amoksisilin', alergi: 'amoksisilin', tersedia: false },
].map((item, at) => ({ id: 20 + at, code: `BHP-0000${at}`, unit: 'Pcs', allow_decimal: false, ...item }));

const listOf = (data: readonly unknown[]) => ({ data, count: data.length });

/** By path below /api. */
export const supplyAnswers: Readonly<Record<string, () => unknown>> = {
  ...chairAnswers,
  'service/visitperawatanbhp': () => listOf(lines),
  'service/visitresep': () => listOf(reseps),
  'service/consent': () => listOf(consents),
  'service/itempicker': () => listOf(items),
  'service/consenttemplate/1': () => ({
    id: 1,
    title: 'Persetujuan Tindakan Bedah Mulut',
    type: 'tindakan',
    body: 'Saya, untuk pasien {nama} (No. RM {rm}), menyetujui {tindakan} oleh {dokter}. Risiko: {risiko}',
  }),
};
