// Sample answers of sold packages: what a patient has left, and what was taken.
import type { AnswerOf, ListedOf } from '../../src/resources/answers.ts';
import { claim } from '../../src/resources/paket/claim.ts';
import { sampleRecord } from './record.ts';

type Slot = AnswerOf<'paket.membership.tersedia'>['data'][number];
type Claim = ListedOf<'paket.membershipperawatanused'>;

const slot = (id: number, name: string, more: Partial<Slot>): Slot => ({
  id,
  membership_id: 3,
  code: 'MBR/BDG/2026/000003',
  paket: 'Paket Behel Metal',
  type: 1,
  perawatan_id: 5,
  item_id: null,
  laboratoriumjasa_id: null,
  name,
  free_slot: 12,
  used_slot: 3,
  reserved_slot: 0,
  sisa: 9,
  expires_at: '2027-06-12',
  blocked_reason: null,
  overridable: false,
  ...more,
});
const slots: readonly Slot[] = [
  slot(1, 'Scaling', {
    free_slot: 1,
    used_slot: 0,
    sisa: 1,
    blocked_reason: 'Slot Scaling kedaluwarsa pada 01 Mar 2026',
  }),
  slot(2, 'Kontrol behel', {}),
  slot(3, 'Sikat ortho', { type: 2, perawatan_id: null, item_id: 4, free_slot: 2, used_slot: 1, sisa: 1 }),
  slot(4, 'Retainer Hawley', {
    type: 3,
    perawatan_id: null,
    laboratoriumjasa_id: 2,
    free_slot: 1,
    used_slot: 0,
    sisa: 1,
  }),
];

const sources: readonly Claim['source'][] = [
  { type: 'visitperawatan', id: 11, label: 'VST/BDG/2026/000123', visit_id: 2 },
  { type: 'formlab', id: 4, label: 'LAB/BDG/2026/000004', visit_id: 2 },
  { type: 'item', id: null, label: 'Gudang Utama', visit_id: null },
];
const claims = sources.map((source, at) => ({ ...sampleRecord(claim, at + 1), source_type: source.type, source }));

export const packageSlotAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  'paket/membership/tersedia': (url) => {
    const type = url.searchParams.get('type');
    return { data: slots.filter((one) => type === null || one.type === Number(type)) };
  },
  'paket/membershipperawatanused': (url) => ({
    data: url.searchParams.has('sum') ? [] : claims,
    count: claims.length,
    sum: claims.length,
  }),
};
