// Sample answers of the packages: one of each state, with the programs of a treatment with braces.
import type { AnswerOf, ListedOf, ShownOf } from '../../src/resources/answers.ts';
import { NO_CONDITION } from '../../src/resources/paket/condition.ts';
import { savedPercent, standardOf } from '../../src/resources/paket/allocation.ts';
import { pakethistory } from '../../src/resources/paket/history.ts';

type Listed = ListedOf<'paket.history'>;
type Program = AnswerOf<'paket.historyperawatan.list'>['data'][number];

const NONE = { perawatan_id: null, item_id: null, laboratoriumjasa_id: null } as const;
const program = (
  type: 1 | 2 | 3,
  [id, name, code, unit]: readonly [number, string, string, string],
  [free_slot, expired_duration, price_standard]: readonly [number, number, number],
): Program => {
  const part = { id, name, code, unit };
  const field = ({ 1: 'perawatan_id', 2: 'item_id', 3: 'laboratoriumjasa_id' } as const)[type];
  return {
    id,
    paket_history_id: 1,
    type,
    ...NONE,
    [field]: id,
    perawatandata: type === 1 ? part : null,
    itemdata: type === 1 ? null : part,
    free_slot,
    expired_duration,
    price_standard,
    min_gap_days: id === 2 ? 14 : null,
    max_per_visit: id === 2 ? 1 : null,
  };
};
export const samplePrograms: readonly Program[] = [
  program(1, [1, 'Pasang behel metal', 'ORT-01', 'tindakan'], [1, 90, 6_000_000]),
  program(1, [2, 'Kontrol behel', 'ORT-03', 'tindakan'], [12, 540, 250_000]),
  program(1, [3, 'Scaling', 'PER-01', 'tindakan'], [1, 365, 350_000]),
  program(2, [4, 'Sikat gigi ortodonti', 'RTL-00001', 'Pcs'], [2, 180, 35_000]),
  program(3, [5, 'Retainer Hawley', 'LAB-HAW', 'order'], [1, 0, 580_000]),
];
const STANDARD = standardOf(samplePrograms);

const version = (id: number, name: string, code: string, status: -1 | 0 | 1, more: Partial<Listed> = {}): Listed => {
  const price = more.price ?? 8_000_000;
  return {
    id,
    version: 1,
    created_at: '2026-03-01T02:00:00.000Z',
    created_by: 1,
    updated_at: '2026-03-01T02:00:00.000Z',
    pakettype_id: id,
    pakettypedata: { id, name, code: code.slice(0, -3) },
    code,
    profile_id: 1,
    profiledata: { id: 1, name: 'Cabang Bandung', code: 'BDG' },
    active_at: status === 0 ? null : '2026-03-01T02:00:00.000Z',
    inactive_at: status === -1 ? '2026-03-05T02:00:00.000Z' : null,
    status,
    statusname: pakethistory.states[status].label,
    price,
    installment_schema: 1,
    dp_amount: 2_000_000,
    cicilan_amount: 500_000,
    cicilan_attempt: 12,
    description: 'Behel metal lengkap sampai selesai.\n\nKontrol paling cepat 14 hari sekali.',
    max_discount_percent: 10,
    sale_until: null,
    quota: null,
    sold_count: 7,
    syarat: NO_CONDITION,
    price_standard: STANDARD,
    hemat_percent: savedPercent(STANDARD, price),
    available: status === 1,
    available_reason: status === 1 ? null : 'Tidak aktif',
    image: null,
    ...more,
  };
};
const WHOLE = { installment_schema: 0, dp_amount: 0, cicilan_amount: 0, cicilan_attempt: 0 } as const;
const CHILDREN = { ...NO_CONDITION, max_age: 12 };

/** Two on sale, one scheduled, a draft and one of the past. */
export const sampleVersions: readonly Listed[] = [
  version(1, 'Paket Behel Metal', 'BM-02', 1),
  version(2, 'Paket Anak Ceria', 'AC-01', 1, {
    ...WHOLE,
    price: 900_000,
    price_standard: 1_300_000,
    hemat_percent: 30,
    quota: 100,
    sold_count: 88,
    sale_until: '2099-12-31',
    syarat: CHILDREN,
  }),
  version(3, 'Paket Senyum Bersinar', 'SB-01', 0, { price: 1_800_000 }),
  version(4, 'Paket Scaling Keluarga', 'SK-02', 0, { ...WHOLE, active_at: '2099-01-01T01:00:00.000Z' }),
  version(5, 'Paket Behel Metal', 'BM-01', -1, { price: 7_500_000 }),
];

const shown = (id: number): ShownOf<'paket.history'> => ({
  ...(sampleVersions[id - 1] ?? version(id, 'Paket', 'P-01', 0)),
  lines: samplePrograms.map(({ paket_history_id: _of, perawatandata, itemdata, ...line }) => ({
    ...line,
    perawatandata,
    itemdata: line.type === 2 ? itemdata : null,
    jasadata: line.type === 3 ? itemdata : null,
  })),
});

const parts: AnswerOf<'paket.program.cari'> = {
  data: [
    { id: 2, name: 'Kontrol behel', code: 'ORT-03', unit: 'tindakan', price_standard: 250_000 },
    { id: 6, name: 'Lepas behel', code: 'ORT-04', unit: 'tindakan', price_standard: 500_000 },
  ],
  count: 2,
};

const listed = (url: URL) => {
  const status = url.searchParams.get('status');
  const data = sampleVersions.filter((row) => status === null || String(row.status) === status);
  return { data, count: data.length };
};

export const packageAnswers: Readonly<Record<string, (url: URL) => unknown>> = {
  'paket/history': listed,
  ...Object.fromEntries(sampleVersions.map(({ id }) => [`paket/history/${id}`, () => shown(id)])),
  'paket/historyperawatan': () => ({ data: samplePrograms, count: samplePrograms.length }),
  'paket/program': () => parts,
};
