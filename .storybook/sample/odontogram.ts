// A mouth with one of everything: three examinations of the same patient.
import type { EntryData, OdontogramAnswer } from '../../src/resources/service/odontogram-answer.ts';
import { currentChart, defOf, dmfOf } from '../../src/resources/service/odontogram-chart.ts';
import { type CodeValue, type Layer, ODONTOGRAM_CODES } from '../../src/resources/service/odontogram-code.ts';
import { type Surface, TEETH } from '../../src/resources/service/tooth.ts';

type Line = readonly [tooth: number, code: CodeValue, surfaces?: string, more?: Partial<EntryData>];
const FIRST = '2026-01-12T02:30:00.000Z';
const SECOND = '2026-02-09T03:10:00.000Z';
const THIRD = '2026-03-02T02:45:00.000Z';
const BRIDGE = { span_group: '0b0f7a56-7a0e-4b3e-9a7c-3a3c6f6d2f11' };

const DOCTOR = { id: 2, name: 'drg. Bayu Hartono', code: 'bayu' };

const entryOf = (
  [tooth, code, surfaces = '', more = {}]: Line,
  id: number,
  layer: Layer,
  recorded_at: string,
): EntryData => ({
  id,
  profile_id: 1,
  visit_id: 1,
  visitperawatan_id: layer === 3 ? id : null,
  tooth,
  surfaces: surfaces.split('') as Surface[],
  code,
  layer,
  sebab: code === 'mis' ? 'karies' : null,
  span_group: null,
  note: null,
  recorded_at,
  voided_at: null,
  void_reason: null,
  voiderdata: null,
  recorderdata: DOCTOR,
  profiledata: { id: 1, name: 'Cabang Bandung', code: 'BDG' },
  ...more,
});

const found: readonly Line[] = [
  [18, 'une'],
  [28, 'imx'],
  [38, 'non'],
  [16, 'car', 'MO'],
  [17, 'amf', 'O'],
  [15, 'gif', 'D'],
  [11, 'cfr', '', { note: 'Jatuh dari sepeda' }],
  [12, 'car', 'I'],
  [21, 'abr', 'V'],
  [22, 'att', 'I'],
  [24, 'pob', '', BRIDGE],
  [25, 'mis'],
  [25, 'pon', '', BRIDGE],
  [26, 'pob', '', BRIDGE],
  [27, 'onl', 'MOD'],
  [36, 'nvt'],
  [36, 'mpc'],
  [37, 'inl', 'O'],
  [46, 'rrx'],
  [47, 'fmc'],
  [44, 'gmc'],
  [45, 'poc'],
  [34, 'ano'],
  [33, 'dia'],
  [32, 'sou'],
  [41, 'car', 'M', { voided_at: SECOND, void_reason: 'Salah gigi', voiderdata: DOCTOR }],
  [85, 'fis', 'O'],
  [75, 'car', 'O'],
];
const planned: readonly Line[] = [
  [12, 'cof', 'I'],
  [46, 'mis'],
  [36, 'rct'],
];
const done: readonly Line[] = [
  [16, 'cof', 'MO'],
  [14, 'rct'],
  [48, 'mis'],
];

const entries = [
  ...found.map((line, at) => entryOf(line, at + 1, 1, FIRST)),
  ...planned.map((line, at) => entryOf(line, at + 101, 2, SECOND)),
  ...done.map((line, at) => entryOf(line, at + 201, 3, THIRD)),
];
const chart = currentChart(entries);

export const sampleOdontogram: OdontogramAnswer = {
  current: {},
  entries,
  sheet: {
    visit_id: 1,
    profile_id: 1,
    version: 2,
    occlusi: 'normal',
    torus_palatinus: 'tidak ada',
    torus_mandibularis: 'tidak ada',
    palatum: 'sedang',
    diastema: '33 dan 34, 1 mm',
    gigi_anomali: null,
    lainnya: null,
    d: 4,
    m: 2,
    f: 9,
    locked_at: SECOND,
    updated_at: SECOND,
  },
  dmf: dmfOf(chart),
  def: defOf(chart),
};

/** Every code once, on the teeth in their order. */
export const everyCode: readonly EntryData[] = ODONTOGRAM_CODES.map(({ value, place }, at) =>
  entryOf([TEETH[at] ?? 11, value, place === 'permukaan' ? 'MD' : ''], at + 1, 1, FIRST),
);

const item = (id: number, name: string, tooth: number, price: number, more: object = {}) => ({
  id,
  perawatan_id: id,
  code: `KSV-0${id}`,
  name,
  tooth,
  surfaces: null,
  qty: 1,
  price,
  price_standard: price,
  discount_amount: 0,
  amount: price,
  priority: 1,
  phase: id,
  status: 0,
  visitperawatan_id: null,
  ...more,
});
const plan = (id: number, status: number, title: string) => ({
  id,
  version: 1,
  status,
  statusname: title,
  title,
  valid_until: '2026-06-01',
  note: null,
  doctordata: { id: 2, name: 'drg. Bayu Hartono' },
  total_amount: 5_450_000,
  items: [
    item(1, 'Perawatan saluran akar tunggal', 21, 1_500_000, { status: 1, visitperawatan_id: 5 }),
    item(2, 'Tambal komposit', 12, 450_000, { surfaces: ['M', 'I'], visitperawatan_id: 6 }),
    item(3, 'Crown zirkonia', 21, 3_500_000),
  ],
});

/** A draft and an approved plan with items in every state. */
export const samplePlans = { data: [plan(2, 0, 'Rehabilitasi kanan'), plan(1, 1, 'Gigi depan')], count: 2 };

/** What GET answers of a patient's chart and his plans. */
export const chartAnswers: Readonly<Record<string, () => unknown>> = {
  'service/odontogram': () => sampleOdontogram,
  'service/treatmentplan': () => samplePlans,
};
